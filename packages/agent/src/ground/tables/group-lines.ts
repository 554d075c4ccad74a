import type { Target } from '@smokejumper/contracts';
import { isTable, takesPress } from '../names/roles.ts';
import { bare, withoutSigns } from '../names/text.ts';
import { runsThrough } from '../repeats/groups.ts';
import { closest, fullText, type Item, piecesOf, subtree } from '../view/view.ts';

/**
 * The rows of a group in a table, below the line that a part of is told: one cell that runs through the table, as the lines
 * of the other groups do, or a group of no rows beside the rows. Null where it is no such line.
 */
export function rowsOfGroup(part: Item): Item[] | null {
  const line = closest(part, isLine);
  const table = line === null ? null : closest(line, isTable);
  if (line === null || table === null || fullText(line) !== fullText(part) || !mayTitle(line)) return null;
  const rows = subtree(table).filter((other) => isLine(other) && closest(other, isTable) === table);
  const isNext = (other: Item) => other !== line && mayTitle(other) && isAlike(other, line);
  if (!rows.some(isNext) || rows.every(isThrough)) return null;
  const later = rows.slice(rows.indexOf(line) + 1);
  const end = later.findIndex(isNext);
  const own = end < 0 ? later : later.slice(0, end);
  return own.length > 0 ? own : null;
}

/** "The Ricoh group", or section, is the one that begins with the line "▾ Ricoh (3 jobs)", and the rows below it. */
export function groupsCalled(items: readonly Item[], { text, role, noun, ordinal }: Target): Item[][] {
  const name = role === 'region' ? text : role === undefined ? /^(.+) group$/i.exec(text ?? '')?.[1] : undefined;
  if (name === undefined || (noun ?? ordinal) !== undefined) return [];
  const lines = items.filter((item) => isLine(item) && titles(item, name));
  return lines.flatMap((line) => {
    const rows = rowsOfGroup(line);
    return rows === null ? [] : [[line, ...rows]];
  });
}

function titles(line: Item, name: string): boolean {
  const text = fullText(line);
  const pieces = [text, text.replace(/\s*[([][^()[\]]*\d[^()[\]]*[)\]]$/, ''), ...subtree(line).flatMap(piecesOf)];
  return pieces.some((piece) => bare(withoutSigns(piece)) === bare(name));
}

function isLine(item: Item): boolean {
  return item.role === 'row' || isApart(item);
}

// A group of rows that holds none: the rows stand beside it.
function isApart(item: Item): boolean {
  const isRow = ({ role }: Item) => role === 'row';
  return item.role === 'rowgroup' && item.up?.children.some(isRow) === true && !subtree(item).some(isRow);
}

const isThrough = (line: Item) => isApart(line) || runsThrough(line);

// What is pressed there, as "Add another", titles nothing.
function mayTitle(row: Item): boolean {
  if (fullText(row) === '') return false;
  const isPressed = (part: Item) => part.role !== 'columnheader' && takesPress(part);
  return isApart(row) || (runsThrough(row) && !subtree(row).some(isPressed));
}

// What a row unfolds runs through the table, too, and is drawn otherwise.
function isAlike(a: Item, b: Item): boolean {
  const isSame = a.role === b.role && a.children[0]?.role === b.children[0]?.role;
  return isSame && Math.abs((a.box?.height ?? 0) - (b.box?.height ?? 0)) <= 1;
}
