import { badgeOwner } from '../names/nouns.ts';
import { isControl, isPressedByName } from '../names/roles.ts';
import { cardAround } from '../repeats/cell-cards.ts';
import { frameOf } from '../repeats/frames.ts';
import { boxedRows, rowsBeside } from '../tables/boxed-rows.ts';
import { boxOf, overlap } from '../view/place.ts';
import { ancestors, closest, fullText, holdsTexts, type Item, isWithin, subtree, textsIn } from '../view/view.ts';
import { type Area, asArea, type Probe } from './area.ts';
import { cardOf } from './titles.ts';

/** What stands next to the name of one entry stands in that entry: its neighbours have their own. */
export function besideAnchor(area: Area, anchor: Item, probe: Probe): Area[] {
  const control = closest(anchor, isPressedByName);
  if (control !== null && fullText(control) !== '' && probe([control])) return besideLike(control, probe);
  const entry = cardAround(anchor, area.items);
  if (entry !== null && !probe(subtree(entry)) && isNeighbours(entry, probe)) return [asArea(entry)];
  const row = boxedRows(anchor).find((own) => !probe(subtree(own)) && isOfNextRow(own, anchor, probe));
  if (row !== undefined) return [asArea(row)];
  const items = (reached: Area) => reached.items.filter((item) => !isBadgeOfOther(item, anchor));
  return reachOut(anchor, probe).map((reached) => ({ ...reached, items: items(reached), near: anchor }));
}

// "The button next to Edit" is not the button Edit: in its line or its entry it is the one before it or behind it.
function besideLike(control: Item, probe: Probe): Area[] {
  for (const up of ancestors(control).slice(0, 8)) {
    if (wholePage.includes(up.role)) break;
    const others = subtree(up).filter((item) => !isWithin(item, control) && !isWithin(control, item));
    const isBefore = ({ index }: Item) => index < control.index;
    const fits = (item: Item) => probe([item]);
    const found = [
      others.findLast((item) => isBefore(item) && fits(item)),
      others.find((item) => !isBefore(item) && fits(item)),
    ];
    const items = found.flatMap((item) => (item === undefined ? [] : subtree(item)));
    if (items.length > 0) return [{ items, nearest: false, root: null, near: control }];
    if (isEntry(up)) break;
  }
  return [];
}

const isEntry = ({ role }: Item) => ['row', 'listitem', 'article', 'dialog'].includes(role);

// The number on another control is not what stands next to this one.
function isBadgeOfOther(item: Item, anchor: Item): boolean {
  const control = closest(anchor, isControl);
  const owner = control === null ? null : badgeOwner(item);
  return owner !== null && owner !== control && !isWithin(anchor, owner) && !isWithin(owner, anchor);
}

// Of two rows of a word or two each the first may hold labels, and the second what is told of them.
function isOfNextRow(row: Item, anchor: Item, probe: Probe): boolean {
  const others = rowsBeside(row).flatMap(subtree);
  const at = boxOf(anchor);
  const isUnder = (part: Item) => {
    const box = boxOf(part);
    return at === null || box === null || overlap(box.x, box.width, at.x, at.width) > 0;
  };
  const isLine = ({ children }: Item) => children.every((part) => !holdsTexts(part));
  const areTwo = rowsBeside(row).length === 1 && [row, ...rowsBeside(row)].every(isLine);
  return probe(areTwo ? others.filter((part) => !isUnder(part)) : others);
}

/** What an entry does not hold stands in one of the others. */
export function isNeighbours(entry: Item, probe: Probe): boolean {
  const others = entry.up?.children.filter((other) => other !== entry && other.role === entry.role) ?? [];
  return others.some((other) => probe(subtree(other)));
}

/**
 * Widens step by step around the anchor until the wanted thing is inside: the nearest one is meant. What stands in the
 * next card is not in this one.
 */
export function reachOut(anchor: Item, probe: Probe): Area[] {
  const card = cardOf(anchor) ?? cardDrawn(anchor);
  const own = card !== null && [anchor, ...ancestors(anchor)].includes(card) ? card : tellingControl(anchor);
  const beyond = own?.up ?? null;
  for (const up of [anchor, ...ancestors(anchor).slice(0, 8)]) {
    if (wholePage.includes(up.role) || up === beyond) break;
    const told = ofTerm(up, anchor);
    if (told !== null) return [{ items: told, nearest: false, root: null }];
    const area = asArea(up);
    const others = up === anchor ? area.items.filter((item) => item !== anchor) : area.items;
    if (probe(others)) return [{ ...area, items: others }];
  }
  return [];
}

// A box that is drawn as one around its title and what is told of it; a bar with a title, and its number, heads what follows.
function cardDrawn(anchor: Item): Item | null {
  const frame = frameOf(anchor);
  return frame !== null && textsIn(frame).length > 3 ? frame : null;
}

// Of links like "Savings 2,141.78" side by side each tells all of its own: what it does not show, the page beside them
// tells of something else.
function tellingControl(anchor: Item): Item | null {
  const control = closest(anchor, isControl);
  if (control === null) return null;
  let entry = control;
  while (entry.up !== null && entry.up.children.length === 1) entry = entry.up;
  const tells = (item: Item) => item.role === control.role && holdsTexts(item);
  const alike = entry.up?.children.filter((other) => subtree(other).some(tells)) ?? [];
  return tells(control) && alike.length > 2 ? entry : null;
}

// In a list of terms what stands behind one, up to the next, is what is told of it.
function ofTerm({ children }: Item, anchor: Item): Item[] | null {
  const at = children.findIndex((child) => child.role === 'term' && isWithin(anchor, child));
  if (at < 0) return null;
  const behind = children.slice(at + 1);
  const own = behind.slice(behind.findIndex(({ role }) => role !== 'term'));
  const next = own.findIndex(({ role }) => role === 'term');
  return (next < 0 ? own : own.slice(0, next)).flatMap(subtree);
}

/** What is as wide as the page: nothing is beside anything in it. */
export const wholePage = ['main', 'document', 'application'];
