import { gaugedAt, isDropdown, isFormControl, isHeading, isPressedByName, isTick } from '../../ground/names/roles.ts';
import { bare, findPhrase, fold, squash } from '../../ground/names/text.ts';
import { cardOf } from '../../ground/places/titles.ts';
import { ancestors, closest, fullText, type Item, subtree } from '../../ground/view/view.ts';
import { fieldBehind } from './explained.ts';
import { isOffered } from './signs.ts';
import { overLabel } from './tiles.ts';
import { endsWithRow } from './value-cell.ts';

/** "Status: 200" read for "Status" is "200", "Tags: •" nothing yet. Null when the label is not what the text begins with. */
export function afterLabel(text: string, name: string): string | null {
  const plain = squash(text);
  const wanted = bare(name);
  if (findPhrase(fold(plain), wanted) !== 0) return null;
  if (fold(plain.slice(0, wanted.length)) !== wanted) return '';
  return plain
    .slice(wanted.length)
    .replace(/^(?:[\s:*=–—-]|[•·›»](?=\s|$))+/, '')
    .trim();
}

const parts = ['banner', 'navigation', 'main', 'contentinfo', 'complementary', 'dialog', 'alertdialog', 'search'];

/**
 * The value of a label is what follows it in its own box: the dd of a dt, the next cell, the rest of the line; never what
 * follows the part of the page that it is in.
 */
export function besideLabel(item: Item): Item[] {
  const title = closest(item, isHeading);
  const card = title === null ? null : cardOf(title);
  let offered: Item[] = [];
  for (const up of ancestors(item).slice(0, 4)) {
    const branch = up.children.find((child) => child === item || ancestors(item).includes(child));
    if (branch === undefined) continue;
    if (parts.includes(branch.role) || branch === card) return offered;
    const later = up.children.slice(up.children.indexOf(branch) + 1);
    const saying = later.filter(saysSomething);
    const field = fieldBehind(up, saying);
    if (saying.length > 0 && title !== null && saying.every(isOffered)) offered = [...offered, ...saying];
    else if (saying.length > 0)
      return field !== null ? [field] : title === null ? ownOf(branch, later) : (underTitle(title, later) ?? offered);
    if (endsWithRow(up)) return [...offered, ...later];
    const over = overLabel(up, branch);
    if (over !== null) return [over];
  }
  return offered;
}

// Up to the next title of its rank, or the box that begins with one.
function underTitle(title: Item, later: Item[]): Item[] | null {
  const end = later.findIndex((part) => {
    const first = subtree(part).find((inner) => isHeading(inner) || inner.text !== '');
    return first !== undefined && isHeading(first) && (first.level ?? 6) <= (title.level ?? 6);
  });
  if (end === 0) return null;
  return end < 0 ? later : later.slice(0, end);
}

/** Of tabs, links or buttons in a row, be they drawn of plain boxes, none is the value of the one before it. */
export function untilNext(item: Item, later: Item[]): Item[] {
  const control = closest(item, isPressedByName);
  const isTerm = closest(item, ({ role }) => role === 'term' || role === 'rowheader') !== null;
  if (control === null || isTick(control) || control.tag === 'label' || isTerm) return later;
  const isNext = (part: Item) => isPressedByName(part) && !isDropdown(part) && !isTick(part) && part.tag !== 'label';
  const end = later.findIndex((part) => subtree(part).some(isNext));
  return end < 0 ? later : later.slice(0, end);
}

// What follows the next label is that one's: of a term up to the next.
function ownOf(label: Item, later: Item[]): Item[] {
  const isTerm = label.role === 'term' || label.role === 'rowheader';
  const isNext = ({ role, tag }: Item) => (isTerm ? role === label.role : label.tag === 'label' && tag === 'label');
  const end = later.findIndex(isNext);
  return end < 0 ? later : later.slice(0, end);
}

// A symbol beside a title, such as one that folds what is under it, is no value.
function saysSomething(item: Item): boolean {
  return (
    fullText(item) !== '' ||
    subtree(item).some((part) => isFormControl(part) || part.name !== '' || gaugedAt(part) !== '')
  );
}
