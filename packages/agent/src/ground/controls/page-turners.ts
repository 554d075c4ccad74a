import type { Want } from '../find.ts';
import { isFormControl, isPressable, isTable } from '../names/roles.ts';
import { fold, isSmall, withoutSigns } from '../names/text.ts';
import { wholePage } from '../places/reach.ts';
import { areasOf } from '../places/scope.ts';
import { ancestors, foldedText, fullText, has, type Item, subtree, type View } from '../view/view.ts';
import { isPager } from './pagers.ts';
import { isWordless } from './pictures.ts';

const said = /^(next|previous|prev|first|last) page$/;
const alike: Readonly<Record<string, readonly string[]>> = {
  next: ['next'],
  previous: ['previous', 'prev'],
  prev: ['previous', 'prev'],
  first: ['first'],
  last: ['last'],
};

/**
 * "Go to the next page" is to press "Next →", which says no more. `sure`: those beside which the page tells what they
 * turn, by the numbers of its pages or by how far one is ("1–30 of 36"). Of the others, as in a course of steps or between
 * two posts, nothing tells that it is pages.
 */
export function pageTurners(view: View, { target, purpose, exact, goes }: Want): { sure: Item[]; others: Item[] } {
  const { text = '', role, noun, ordinal, scope } = target;
  const names = alike[said.exec(fold(text))?.[1] ?? ''];
  // Whoever goes there speaks of a page, and not of what it is called.
  const isFree = !exact || (goes === true && isSmall(text));
  const isAsked = purpose === 'press' && isFree && role === undefined && noun === undefined && ordinal === undefined;
  if (!isAsked || names === undefined) return { sure: [], others: [] };
  const isCalled = (item: Item) => names.includes(withoutSigns(calledBy(item)));
  const turns = (item: Item) => isPressable(item) && !has(item, 'hidden') && isCalled(item);
  const areas = areasOf(view.items, scope, (items) => items.some(turns));
  const found = [...new Set(areas.flatMap(({ items }) => items.filter(turns)))];
  const sure = found.filter(isAmongPages);
  return { sure, others: found.filter((item) => !sure.includes(item)) };
}

/**
 * "Go to page 2" where a link without a word stands beside "1 / 2": it may lead there. Undefined where none does, or no page
 * is asked for by its number.
 */
export function wordlessTurner({ items }: View, { target: { text = '', noun }, purpose }: Want): Item | undefined {
  if (purpose !== 'press' || noun !== 'page' || !/^\d{1,5}$/.test(text)) return undefined;
  const told = items.filter((item) => position.test(fold(item.text)) && !has(item, 'hidden'));
  const beside = told.flatMap((item) => ancestors(item).slice(0, 2).flatMap(subtree));
  return beside.find((item) => isPressable(item) && isWordless(item) && !has(item, 'hidden'));
}

const position = /^(?:page )?\d{1,5} ?(?:\/|of) ?\d{1,5}$/;

// A button ">" goes by the tip that says "Next".
function calledBy(item: Item): string {
  const name = item.name || fullText(item);
  return /[\p{L}\p{N}]/u.test(name) ? name : item.description || name;
}

const howFar = /\b\d{1,6} ?(?:-|to) ?\d{1,6} (?:of|from|\/) (?:about |~)?\d|\bpage \d{1,5} (?:of|\/) \d/;
const pages = /\b(?:pagination|pager|pages)\b/;
const pageField = /^(?:(?:go|jump) to )?page(?: number| no)?$/;

// The nearest boxes around it that hold more than it, up to one that holds what is leafed through.
function isAmongPages(item: Item): boolean {
  for (const box of ancestors(item).slice(0, 4)) {
    if (wholePage.includes(box.role)) return false;
    if (subtree(box).some(holdsContent) || fullText(box).length > 120) return false;
    if (
      subtree(box).some((part) => isPager(part) || choosesPage(part)) ||
      howFar.test(foldedText(box)) ||
      pages.test(fold(box.name))
    )
      return true;
  }
  return false;
}

function choosesPage({ role, name }: Item): boolean {
  return role === 'combobox' && pageField.test(fold(name));
}

function holdsContent(part: Item): boolean {
  return isTable(part) || part.role === 'heading' || (isFormControl(part) && part.role !== 'combobox');
}
