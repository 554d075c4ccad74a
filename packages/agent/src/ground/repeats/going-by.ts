import { firstHead } from '../tables/tables.ts';
import { ancestors, foldedText, fullText, type Item, isWithin } from '../view/view.ts';
import { bareWords, type Group, goesBy, headingOver, headingsOf, speaksOf } from './groups.ts';
import { callsIt } from './lists.ts';

/** What may be counted as a noun by its name or its heads; `sure`: nothing else is. */
interface Called {
  group: Group;
  sure: boolean;
}

/**
 * The groups that go by a noun, be they rows or entries: a table "Posts list" holds the posts, and not the list of filters
 * above it; a table "Post statistics" may hold them. Where no group is named so, the rows of the only table that says so.
 */
export function goingBy(
  items: readonly Item[],
  { groups, noun, named }: { groups: readonly Group[]; noun: string; named: boolean },
): Called[] {
  if (!named) return rowsHeaded(items, groups, noun);
  return groups.filter((group) => goesBy(group, noun)).map((group) => ({ group, sure: isOfVeryName(group, noun) }));
}

function isOfVeryName({ parent }: Group, noun: string): boolean {
  const holders = parent === null ? [] : [parent, ...ancestors(parent).slice(0, 2)];
  return holders.some(({ name, label }) => [name, label].some((text) => text !== '' && callsIt(text, noun) === 0));
}

// "Doctor" heads the doctors, where each row is of another one. In an entry of another group ("By doctor") they are what
// is counted where its title tells of them.
function rowsHeaded(items: readonly Item[], groups: readonly Group[], noun: string): Called[] {
  const [only, ...others] = groups.filter((group) => isHeaded(group, noun));
  if (only === undefined || others.length > 0 || !areDistinct(only.items)) return [];
  const holdsRows = (entry: Item) => only.items.some((row) => isWithin(row, entry));
  const isHeld = groups.some(({ kind, items: entries }) => kind !== 'rows' && entries.some(holdsRows));
  const title = headingOver(headingsOf(items), only.items);
  return [{ group: only, sure: isHeld && title !== undefined && speaksOf(fullText(title), noun) }];
}

function isHeaded({ kind, parent }: Group, noun: string): boolean {
  return kind === 'rows' && parent !== null && bareWords(firstHead(parent)) === bareWords(noun);
}

function areDistinct(rows: readonly Item[]): boolean {
  const names = rows.map(({ children: [first] }) => (first === undefined ? '' : foldedText(first)));
  return new Set(names).size === names.length;
}
