import { isTable, takesPress } from '../names/roles.ts';
import { runsThrough } from '../repeats/groups.ts';
import { closest, fullText, type Item, subtree } from '../view/view.ts';

/**
 * The rows of a group in a table, below the line that a part of is told: one cell that runs through the table, as the lines
 * of the other groups do. Null where it is no such line.
 */
export function rowsOfGroup(part: Item): Item[] | null {
  const line = closest(part, ({ role }) => role === 'row');
  const table = line === null ? null : closest(line, isTable);
  if (line === null || table === null || fullText(line) !== fullText(part) || !mayTitle(line)) return null;
  const rows = subtree(table).filter((other) => other.role === 'row' && closest(other, isTable) === table);
  const isNext = (other: Item) => other !== line && mayTitle(other) && isAlike(other, line);
  if (!rows.some(isNext) || !rows.some((other) => !runsThrough(other))) return null;
  const later = rows.slice(rows.indexOf(line) + 1);
  const end = later.findIndex(isNext);
  const own = end < 0 ? later : later.slice(0, end);
  return own.length > 0 ? own : null;
}

// What is pressed there, as "Add another", titles nothing.
function mayTitle(row: Item): boolean {
  const isPressed = (part: Item) => part.role !== 'columnheader' && takesPress(part);
  return runsThrough(row) && fullText(row) !== '' && !subtree(row).some(isPressed);
}

// What a row unfolds runs through the table, too, and is drawn otherwise.
function isAlike({ box: a, children: [one] }: Item, { box: b, children: [other] }: Item): boolean {
  return one?.role === other?.role && Math.abs((a?.height ?? 0) - (b?.height ?? 0)) <= 1;
}
