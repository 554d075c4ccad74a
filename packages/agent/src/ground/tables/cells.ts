import type { Target } from '@smokejumper/contracts';
import type { Want } from '../find.ts';
import { isCalled, type Match } from '../names/names.ts';
import { isColumnHead, isDataRow, isDropdown, isFormControl, isTextField, isTick } from '../names/roles.ts';
import { rung } from '../names/text.ts';
import { areasOf } from '../places/scope.ts';
import { closest, has, type Item, isWithin, subtree, type View } from '../view/view.ts';
import { cellsInColumn, cellUnderWords, columnsCalled } from './columns.ts';

type Test = (item: Item) => boolean;

const held: Partial<Record<Want['purpose'], Test>> = {
  field: (item) => isTextField(item) || isDropdown(item),
  dropdown: isDropdown,
  tick: isTick,
  'form-control': isFormControl,
};

/**
 * "The Count in the row of X" is the cell of that row under the head Count; a field of that name is the one in it, and "the
 * Paid switch for X" as well.
 */
export function cellsUnder(view: View, want: Want): Item[] {
  const { noun, text = noun, scope, role } = want.target;
  const ofRole = controls[role ?? ''];
  const holds = held[want.purpose] ?? ofRole;
  const isNear = ofRole !== undefined && scope?.relation === 'near' && scope.text !== undefined;
  if (text === undefined || (scope?.relation !== 'row' && !isNear)) return [];
  if (role !== undefined && role !== 'cell' && ofRole === undefined) return [];
  const names = [text, text.replace(/ (?:column|cell)$/i, '')];
  return areasOf(view.items, { ...scope, relation: 'row' }, () => true).flatMap(({ root }) => {
    const found = names.map((name) => (root === null ? [] : cellsInColumn(root, name, { whole: true })));
    const below = root === null || holds !== undefined ? null : cellUnderWords(root, text);
    const cells = found.find(({ length }) => length > 0) ?? (below === null ? [] : [below]);
    const [cell] = cells;
    if (cell === undefined || cells.length > 1 || holds === undefined) return cells;
    const [only, ...others] = subtree(cell).filter(holds);
    return only === undefined || others.length > 0 ? [] : only;
  });
}

/**
 * Whether a column of its row is called by that very name and it stands in another one: a word within what it says or is
 * called ("Use the default value") tells less than the head.
 */
export function isOfOtherColumn(item: Item, { noun, text: name = noun ?? '' }: Target): boolean {
  const row = closest(item, isDataRow);
  // Where no name is told, a head without words is not meant either.
  if (name === '' || row === null || row === item) return false;
  const cells = isCalled(item, name) ? [] : cellsInColumn(row, name, { whole: true });
  return cells.length > 0 && !cells.some((cell) => isWithin(item, cell));
}

/** Whether a name in a row is rather that of a column than a word: of what is put in, or a field or a cell. */
export function asksColumn({ purpose, target: { role, scope } }: Want): boolean {
  if (scope?.relation !== 'row') return false;
  return held[purpose] !== undefined || role === 'cell' || controls[role ?? ''] !== undefined;
}

/** "The Editor checkbox in the row of X" is the one under the head Editor. */
export function fieldsInCells(view: View, want: Want): Match[] {
  const fields = [...cellsUnder(view, want).filter(isFormControl), ...fieldsInColumn(view, want)];
  return fields.map((item) => ({ item, rung: rung.phrase, by: 'name' as const }));
}

// "The Editor checkbox", where no row is told: any of those under the head Editor, of the table that is told if one is.
function fieldsInColumn({ items }: View, { target }: Want): Item[] {
  const { text, role, scope } = target;
  const holds = controls[role ?? ''];
  if (text === undefined || holds === undefined || (scope !== undefined && scope.relation !== 'within')) return [];
  const cells = areasOf(items, scope, (inside) => inside.some(isColumnHead)).flatMap((area) =>
    columnsCalled(area.items, text, { whole: true }).flat(),
  );
  return cells.flatMap((cell) => subtree(cell).filter((part) => holds(part) && !has(part, 'hidden')));
}

const controls: Readonly<Record<string, Test>> = {
  textbox: isTextField,
  searchbox: isTextField,
  combobox: isDropdown,
  checkbox: isTick,
  radio: isTick,
  switch: isTick,
  slider: ({ role }) => role === 'slider',
};
