import type { Scope, Target } from '@smokejumper/contracts';
import {
  isColumnHead,
  isControl,
  isDataRow,
  isFileInput,
  isFormControl,
  isHeading,
  takesPress,
} from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { bears } from '../repeats/bearers.ts';
import { entryAround } from '../repeats/entries.ts';
import { boxOf, isInLine, lieOf, overlap } from '../view/place.ts';
import { ancestors, closest, fullText, has, type Item, isNameless, isWithin, subtree } from '../view/view.ts';

/**
 * Whether what was found for an action stands in a line, a section or a column of another name than the one it is
 * looked for by: where Al has no button "Remove", the one in Bo's line is not his.
 */
export function isOfOtherLine(items: readonly Item[], item: Item, { text, scope }: Target): boolean {
  const captioned = text !== undefined && isNameless(item) && (isFormControl(item) || isFileInput(item));
  if (captioned && strays(items, item, { relation: 'near', text })) return true;
  for (let at = scope; at !== undefined; at = at.scope) if (strays(items, item, at)) return true;
  return false;
}

function strays(
  items: readonly Item[],
  item: Item,
  { relation, role, text }: Pick<Scope, 'relation' | 'role' | 'text'>,
) {
  const names = text === undefined ? [] : nearestOf(item, text);
  const all = (test: (name: Item) => boolean) => names.length > 0 && names.every(test);
  switch (relation) {
    case 'within':
      if (role !== undefined && role !== 'region' && role !== 'column') return false;
      return all(
        (name) =>
          isUnderNext(items, item, name) ||
          isAheadOfCard(item, name, text ?? '') ||
          (role !== undefined && isUnderOtherTitle(item, name, text ?? '')) ||
          (role === 'column' && isInOtherColumn(item, name)),
      );
    case 'below':
      return all((name) => isBelowNext(item, name));
    case 'near':
    case 'item':
      return all(
        (name) =>
          isUnderNext(items, item, name) || isAheadOfCard(item, name, text ?? '') || isInOtherLine(items, item, name),
      );
    case 'row':
      return all((name) => isUnderNext(items, item, name) || isInOtherLine(items, item, name));
    default:
      return false;
  }
}

// The texts of that name in the innermost box that holds one beside the element. Where that is called so itself, none.
function nearestOf(item: Item, text: string): Item[] {
  const isName = (part: Item) => part.children.length === 0 && !has(part, 'hidden') && bears(part, text);
  for (const up of ancestors(item)) {
    if (up.name !== '' && bears({ ...up, children: [] }, text)) return [];
    const names = subtree(up).filter((part) => isName(part) && !isWithin(part, item));
    if (names.length > 0) return names;
  }
  return [];
}

/** The box that holds both, and the one in it that holds the name. */
function shared(item: Item, name: Item): { root: Item; branch: Item } | null {
  const line = [name, ...ancestors(name)];
  const at = line.findIndex((up) => isWithin(item, up));
  const [root, branch] = [line[at], line[at - 1]];
  return root === undefined || branch === undefined ? null : { root, branch };
}

// What stands behind the next heading of that rank is not under the one before it.
function isUnderNext(items: readonly Item[], item: Item, name: Item): boolean {
  const own = closest(name, isHeading);
  if (own === null || isWithin(item, own)) return false;
  return items.some(
    (other) => isHeading(other) && other.index > own.index && other.index < item.index && rank(other) <= rank(own),
  );
}

function rank({ level }: Item): number {
  return level ?? 6;
}

// What stands ahead of a card under a title of its own is no part of it: "Remove" beside the heading "Team A" over the card
// of Ann. A box of nothing but the name frames no more than that.
function isAheadOfCard(item: Item, name: Item, text: string): boolean {
  if (item.index > name.index || closest(item, isDataRow) !== null) return false;
  return titlesOver(item, name, text).length > 0;
}

// What merely stands on a card in it is no column's or section's name where that has a heading of its own.
function isUnderOtherTitle(item: Item, name: Item, text: string): boolean {
  return closest(name, isHeading) === null && titlesOver(item, name, text).some((part) => closest(part, isHeading));
}

/** The words ahead of the card that holds the name, in the box that holds it and the element outside of it. */
function titlesOver(item: Item, name: Item, text: string): Item[] {
  const both = shared(item, name);
  const card = ancestors(name).find((up) => up.framed === true && bare(fullText(up)) !== bare(text));
  if (both === null || card === undefined || !isWithin(card, both.branch)) return [];
  return subtree(both.root).filter(
    (part) => part.index < card.index && isWords(part) && !isWithin(part, item) && closest(part, takesPress) === null,
  );
}

// Titles that are marked as nothing else are told by how they stand: one, what is told under it, another like the first.
function isBelowNext(item: Item, name: Item): boolean {
  const both = shared(item, name);
  if (both === null || both.branch.children.length > 1) return false;
  const { children } = both.root;
  const between = children.slice(
    children.indexOf(both.branch) + 1,
    children.findIndex((kid) => isWithin(item, kid)),
  );
  const isAlike = (other: Item) =>
    other.tag === both.branch.tag && other.role === both.branch.role && isWords(other) && !isControl(other);
  const told = between.findIndex((other) => !isAlike(other));
  return told >= 0 && between.slice(told).some(isAlike);
}

function isInOtherColumn(item: Item, name: Item): boolean {
  // What a head holds beside its name is of that column, wherever it is drawn.
  const head = closest(name, isColumnHead);
  if (head !== null && isWithin(item, head)) return false;
  const box = shared(item, name)?.branch.box ?? null;
  if (box === null || item.box === null) return false;
  return overlap(box.x, box.width, item.box.x, item.box.width) <= 0;
}

// Beside a name is what is drawn in its line, or below it where the line of that begins with no other words. What one
// entry of several holds is laid out as it will.
function isInOtherLine(items: readonly Item[], item: Item, name: Item): boolean {
  const both = shared(item, name);
  const at = both === null ? null : lieOf(both.branch);
  const { box } = item;
  if (both === null || at === null || box === null || box.width * box.height === 0) return false;
  if (isTitle(both.branch) || closest(name, isColumnHead) !== null || isInLine(at, box) || Math.abs(at.x - box.x) <= 4)
    return false;
  const entry = entryAround(item, items);
  if (entry !== null && isWithin(name, entry)) return false;
  return subtree(both.root).some((part) => {
    if (!isWords(part) || isWithin(part, both.branch) || isWithin(part, item)) return false;
    const words = boxOf(part);
    return words !== null && words.x < box.x && isInLine(words, box) && closest(part, takesPress) === null;
  });
}

function isTitle(branch: Item): boolean {
  return isHeading(branch) || branch.tag === 'label' || branch.tag === 'legend' || /:$/.test(fullText(branch));
}

function isWords(part: Item): boolean {
  return part.children.every(({ role }) => role === 'text') && /\p{L}/u.test(fullText(part));
}
