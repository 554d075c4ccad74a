import type { Target } from '@smokejumper/contracts';
import { isCellOfRow, isDataRow, isPressable, isTick } from '../../ground/names/roles.ts';
import { squash } from '../../ground/names/text.ts';
import { deeds } from '../../ground/repeats/as-entry.ts';
import { speaksOf } from '../../ground/repeats/groups.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { isDrawnLine } from '../../ground/tables/drawn-columns.ts';
import { lanesBeside, titleOf as titleOfLane } from '../../ground/tables/lanes.ts';
import { foldedText, fullText, has, type Item, subtree } from '../../ground/view/view.ts';
import { isMereSign } from './signs.ts';

/**
 * What an entry is called stands for it: the cell that heads its row, its heading, else the first that its row shows, the
 * link it begins with, or its only link: a message is called by its subject, which leads to it. A column of a board is
 * called by the words that it begins with.
 */
export function titleOf(item: Item, { role, noun, ordinal }: Target): string[] {
  const lane = role === 'column' && lanesBeside(item).length > 1 ? titleOfLane(item) : null;
  if (lane !== null) return [fullText(lane)];
  const numbered = role === undefined && noun !== undefined && ordinal !== undefined;
  const boxed = item.role === 'generic' && (role === 'listitem' || role === 'card' || numbered);
  if (!boxed && !['row', 'listitem', 'article'].includes(item.role)) return [];
  const heads = subtree(item).filter(
    (part) => (part.role === 'rowheader' || part.role === 'heading') && !isMereTick(part),
  );
  if (heads.length > 1) return [];
  const led = ledToAsNumber(item);
  if (led !== undefined && heads.length === 0) return [fullText(led)];
  const shows = item.children.filter((part) => fullText(part) !== '' && !isMereSign(part) && !isMereTick(part));
  // A row may offer what each one does, and be numbered, before it is called anything.
  const isRow = item.role === 'row' || (boxed && isDrawnLine(item));
  const own = shows.findIndex((part) => !isOfferedByEach(part, item));
  const [ahead, behind] = own > 0 ? shows.slice(own) : shows;
  // Under the head Room a number is what the room is called.
  const isCalled = ahead !== undefined && noun !== undefined && speaksOf(headOver(ahead) ?? '', noun);
  const isNumbered = isRow && !isCalled && /^\d+\.?$/.test(fullText(ahead ?? item));
  const first = isNumbered ? (behind ?? ahead) : ahead;
  const shown = heads[0] ?? (isRow || first?.role === 'link' ? first : undefined);
  const titles = [shown, heads.length === 0 ? onlyLinkOf(item) : undefined];
  return titles.flatMap((title) => (title === undefined ? [] : fullText(title)));
}

// In a list of records the number of each leads to it, and so does what it is called, whatever stands in between.
function ledToAsNumber(row: Item): Item | undefined {
  const links = isDataRow(row) ? subtree(row).filter(({ role, href }) => role === 'link' && href !== '') : [];
  const number = links.find((link) => /^#?\d+\.?$/.test(fullText(link)));
  const led = links.filter((link) => link !== number && link.href === number?.href && /\p{L}/u.test(fullText(link)));
  return led.length > 1 ? undefined : led[0];
}

// "Select Hello" is what the box in the head of a row is called for readers of screens; nobody sees it there.
function isMereTick(cell: Item): boolean {
  const parts = subtree(cell);
  return isCellOfRow(cell) && parts.some(isTick) && parts.every(({ text }) => text === '');
}

// "edit" in front of each row, under no head beside heads, is something to press, and the name of none.
function isOfferedByEach(cell: Item, row: Item): boolean {
  const said = fullText(cell);
  const pressed = squash(subtree(cell).filter(isPressable).map(fullText).join(' '));
  if (pressed !== said || headOver(cell) !== null || !row.children.some((other) => headOver(other) !== null))
    return false;
  const others = row.up?.children.filter((other) => other !== row && isDataRow(other)) ?? [];
  return others.every((other) => other.children.some((part) => fullText(part) === said));
}

// Neither what is offered in another entry as well, such as "Reply", nor what is done to one is what this one is called.
function onlyLinkOf(entry: Item): Item | undefined {
  const isLink = (part: Item) => part.role === 'link' && fullText(part) !== '' && !has(part, 'hidden');
  const others = entry.up?.children.filter((other) => other !== entry && other.role === entry.role) ?? [];
  const offered = new Set(others.flatMap(subtree).filter(isLink).map(fullText));
  const isOwn = (part: Item) => isLink(part) && !offered.has(fullText(part)) && !deeds.test(foldedText(part));
  const [only, ...more] = subtree(entry).filter(isOwn);
  return more.length > 0 ? undefined : only;
}
