import { isControl, isDataRow, isTable } from '../names/roles.ts';
import { compareNames, rung } from '../names/text.ts';
import { closest, fullText, has, type Item, isNameless, isWithin, subtree } from '../view/view.ts';

/**
 * The box that selects a row, or an entry of a list, so that something can be done to it: it says so, or the head of its table has one for all
 * of them, or no words over it where the others have some. Null where a row has none, and for a box that is data of the row, such as "done".
 */
export function selectorOf(row: Item): Item | null {
  if (!isDataRow(row) && row.role !== 'listitem') return null;
  const [box, ...others] = boxesIn(row);
  if (box === undefined || others.length > 0) return null;
  if (/^(?:de|un)?select\b/i.test(box.name || box.label)) return box;
  if (!isDataRow(row)) return null;
  const table = closest(row, isTable);
  const head = table === null ? undefined : subtree(table).find((item) => item.role === 'row' && !isDataRow(item));
  const above = head === undefined ? [] : boxesIn(head);
  return above.some((all) => columnOf(all) === columnOf(box)) || standsForRow(box, head) ? box : null;
}

// A box without a name that a row begins with, under no words of a head that says what the other cells tell.
function standsForRow(box: Item, head: Item | undefined): boolean {
  const [first, ...others] = head?.children ?? [];
  const isMute = isNameless(box) && columnOf(box) === 0 && first !== undefined;
  return isMute && saysNothing(first) && others.some((cell) => fullText(cell) !== '');
}

function saysNothing(cell: Item): boolean {
  return subtree(cell).every((part) => part.text === '' && part.name === '');
}

// What a list or menu in a row offers, as one that was opened there, is chosen for itself.
const lists = ['list', 'listbox', 'menu'];

/**
 * "Select SO-1021", where a text or a link of a row is called so: the box that selects the row, which nobody follows a link
 * for. `untold` where the row has a box or a link that may as well be meant; null where there is nothing of the kind.
 */
export function selectorBeside(item: Item): Item | 'untold' | null {
  const row = closest(item, (up) => isDataRow(up) || lists.includes(up.role));
  if (row === null || !isDataRow(row) || row === item || (isControl(item) && item.role !== 'link')) return null;
  const selector = selectorOf(row);
  if (item.role !== 'link') return selector;
  if (selector === null) return boxesIn(row).length === 1 ? 'untold' : null;
  return namesRow(item, row) ? selector : 'untold';
}

/**
 * Whether a row is called by these words: they stand in its head, else in the first cell with words, or behind a mere
 * number there. What its other cells say, "Retired", is told of it and of others.
 */
export function isRowCalled(row: Item, words: string): boolean {
  const filled = row.children.filter((cell) => /[\p{L}\p{N}]/u.test(fullText(cell)) && !isOfSigns(cell));
  const heads = filled.filter(({ role }) => role === 'rowheader');
  const first = filled.findIndex((cell) => !/^\W*\d+\W*$/.test(fullText(cell)));
  const naming = heads.length > 0 ? heads : filled.slice(0, first + 1);
  const isSaid = (part: Item) => compareNames(words, fullText(part), { spelling: false }) >= rung.loose;
  return naming.flatMap(subtree).some(isSaid);
}

// What is pressed by pictures alone ("Edit", "Delete") is done to a row, and calls it nothing.
function isOfSigns(cell: Item): boolean {
  return subtree(cell).every(({ text }) => text === '') && subtree(cell).some(isControl);
}

/** "Tick the box of klund": the only box to tick of the row that is called so, which has no name of its own. */
export function isBoxOfRow(box: Item, words: string): boolean {
  const row = box.role === 'checkbox' && isNameless(box) ? closest(box, isDataRow) : null;
  return row !== null && boxesIn(row).length === 1 && isRowCalled(row, words);
}

// The first link of a row names it where no words stand in front of it; "Edit" behind them does something to it.
function namesRow(link: Item, row: Item): boolean {
  const first = row.children.find((cell) => fullText(cell) !== '' || subtree(cell).some(({ role }) => role === 'link'));
  return first !== undefined && isWithin(link, first) && subtree(first).find(({ role }) => role === 'link') === link;
}

function boxesIn(row: Item): Item[] {
  return subtree(row).filter((item) => item.role === 'checkbox' && !has(item, 'hidden'));
}

function columnOf(box: Item): number {
  const cell = closest(box, ({ up }) => up?.role === 'row');
  return cell?.up?.children.indexOf(cell) ?? -1;
}
