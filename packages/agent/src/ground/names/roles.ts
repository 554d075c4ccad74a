import type { TargetRole } from '@smokejumper/contracts';
import { closest, foldedText, has, type Item, subtree } from '../view/view.ts';
import { fold } from './text.ts';

const pressable = ['button', 'link', 'menuitem', 'tab', 'menuitemcheckbox', 'menuitemradio', 'switch', 'summary'];
const tables = ['table', 'grid', 'treegrid'];
const entries = ['listitem', 'treeitem', 'article', 'option', 'row', 'menuitem', 'gridcell'];

/**
 * Which roles of the page a word of the spec may name: first the ones it says, then, where people commonly use the
 * word for something else, the ones it may also mean.
 */
const meanings: Record<TargetRole, { first: readonly string[]; also: readonly string[] }> = {
  button: { first: ['button'], also: pressable },
  link: { first: ['link'], also: pressable },
  tab: { first: ['tab'], also: ['link', 'button', 'menuitem', 'radio'] },
  menu: { first: ['menu', 'menubar'], also: ['navigation', 'button', 'menuitem', 'link', 'listbox'] },
  heading: { first: ['heading'], also: [] },
  textbox: {
    first: ['textbox', 'searchbox', 'spinbutton'],
    also: ['combobox', 'slider', 'date', 'datetime', 'generic-editable'],
  },
  searchbox: { first: ['searchbox'], also: ['textbox', 'combobox'] },
  combobox: { first: ['combobox', 'listbox'], also: ['button', 'searchbox', 'textbox'] },
  checkbox: { first: ['checkbox'], also: ['switch', 'menuitemcheckbox', 'option', 'button'] },
  radio: { first: ['radio'], also: ['menuitemradio', 'option', 'button', 'tab'] },
  switch: { first: ['switch'], also: ['checkbox', 'button'] },
  slider: { first: ['slider'], also: ['spinbutton', 'textbox'] },
  row: { first: ['row'], also: ['listitem', 'article', 'treeitem'] },
  column: { first: ['columnheader'], also: ['region', 'list', 'group', 'section', 'generic', 'listitem'] },
  cell: { first: ['cell', 'gridcell', 'rowheader'], also: [] },
  table: { first: tables, also: ['list'] },
  list: { first: ['list', 'listbox', 'tree', 'feed', 'menu'], also: ['table', 'grid', 'region', 'group'] },
  listitem: { first: entries, also: [] },
  card: { first: ['article', 'listitem', 'group', 'region', 'figure'], also: ['link', 'generic', 'radio', 'button'] },
  option: { first: ['option'], also: ['menuitem', 'listitem', 'radio', 'treeitem', 'menuitemradio', 'button', 'link'] },
  dialog: { first: ['dialog', 'alertdialog'], also: [] },
  alert: { first: ['alert', 'status', 'alertdialog'], also: ['log', 'region', 'dialog', 'note'] },
  img: { first: ['img', 'image', 'graphics-document'], also: ['button', 'link', 'figure'] },
  region: {
    first: ['region', 'complementary', 'main', 'group', 'tabpanel', 'section', 'form', 'article'],
    also: ['navigation', 'list', 'dialog', 'contentinfo', 'banner', 'table', 'generic', 'tab', 'link', 'button'],
  },
  form: { first: ['form'], also: ['region', 'group', 'dialog', 'main'] },
  navigation: { first: ['navigation'], also: ['menu', 'menubar', 'complementary', 'tree', 'list'] },
  banner: {
    first: ['banner', 'alert', 'status', 'region', 'dialog', 'alertdialog'],
    also: ['complementary', 'generic'],
  },
  iframe: { first: ['iframe'], also: [] },
  page: { first: [], also: [] },
  progressbar: { first: ['progressbar'], also: ['status', 'img'] },
  tooltip: { first: ['tooltip'], also: ['status', 'dialog'] },
  video: { first: ['video'], also: ['region', 'application', 'generic'] },
};

export function rolesFor(role: TargetRole): { first: readonly string[]; also: readonly string[] } {
  return meanings[role];
}

/** Roles that hold text of a document rather than a control; a spec's word for them never excludes plain text. */
export const textHolders: ReadonlySet<TargetRole> = new Set([
  'alert',
  'region',
  'banner',
  'card',
  'tooltip',
  'listitem',
]);

const pressableRoles = new Set([...pressable, 'checkbox', 'radio', 'option', 'treeitem', 'columnheader']);
const fieldRoles = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider']);

export function isPressable(item: Item): boolean {
  return pressableRoles.has(item.role) || item.tag === 'summary' || item.tag === 'label';
}

/** Whether a press on it is meant for itself, by its role or because the page listens there. */
export function takesPress(item: Item): boolean {
  return isPressable(item) || has(item, 'clickable');
}

/** Whether it says that it opens something, or has opened it. */
export function saysItOpens(item: Item): boolean {
  return has(item, 'haspopup', 'expanded', 'collapsed');
}

/** Nobody opens what merely holds others: its middle, where it would be pressed, is one of these. */
export function isMereHolder(item: Item): boolean {
  return (tables.includes(item.role) || item.role === 'list' || item.role === 'group') && !takesPress(item);
}

/** A button that is drawn of a plain box. */
export function isDrawnButton(item: Item): boolean {
  return item.role === 'generic' && has(item, 'clickable');
}

/** Such a button is seen by its name where it says that and no more. */
export function saysItsName(item: Item): boolean {
  return isDrawnButton(item) && foldedText(item) !== '' && foldedText(item) === fold(item.name);
}

/** What is pressed by the name that it shows or bears: by its role, or a plain box that says it and no more. */
export function isPressedByName(item: Item): boolean {
  return isPressable(item) || saysItsName(item);
}

/** A link that leads nowhere is a button to people. */
export function leadsNowhere({ role, href }: Item): boolean {
  return role === 'link' && /^$|^javascript:|#[^/!]*$/.test(href);
}

export function isTextField(item: Item): boolean {
  if (['textbox', 'searchbox', 'spinbutton'].includes(item.role)) return true;
  // The role of a part of the page, given to the field in it, makes it no less a field.
  if (item.role === 'search') return item.tag === 'input';
  if (item.role === 'combobox') return item.tag !== 'select' && item.tag !== 'button' && item.tag !== 'div';
  const typed = ['date', 'time', 'month', 'week', 'datetime-local', 'color', 'password', 'number', 'range'];
  return item.tag === 'textarea' || (item.tag === 'input' && typed.includes(item.type));
}

export function isControl(item: Item): boolean {
  return pressableRoles.has(item.role) || fieldRoles.has(item.role) || isTextField(item) || isFileInput(item);
}

export function isDropdown(item: Item): boolean {
  return item.role === 'combobox' || item.role === 'listbox' || item.tag === 'select';
}

export function isTick(item: Item): boolean {
  return ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'].includes(item.role);
}

/** It says how far something is, by no words. */
export function isGauge({ role }: Item): boolean {
  return role === 'progressbar' || role === 'meter';
}

/** How far a gauge says that something is; empty for all else. */
export function gaugedAt(item: Item): string {
  return isGauge(item) ? (item.value ?? '') : '';
}

export function isFileInput(item: Item): boolean {
  return item.tag === 'input' && item.type === 'file';
}

export function isFormControl(item: Item): boolean {
  return fieldRoles.has(item.role) || isTick(item) || isTextField(item) || isFileInput(item);
}

/** A label is found by the control it names, where it names one; without one it is the title of something. */
export function isMereLabel(item: Item): boolean {
  return item.tag === 'label' && !isControl(item);
}

/** What leads through the page or the site. */
export function isMenuBar({ role }: Item): boolean {
  return role === 'navigation' || role === 'menubar' || role === 'menu';
}

/** A dialog of the page, be it one that asks. */
export function isDialog({ role }: Item): boolean {
  return role === 'dialog' || role === 'alertdialog';
}

export function isOpenDialog(item: Item): boolean {
  return isDialog(item) && !has(item, 'hidden');
}

export function isHeading({ role }: Item): boolean {
  return role === 'heading';
}

export function isTable(item: Item): boolean {
  return tables.includes(item.role);
}

/** A row of data: neither the head of its table nor one that holds nothing at all. */
export function isDataRow(item: Item): boolean {
  if (item.role !== 'row' || isOfHead(item) || (item.children.length === 0 && !isFilled(item))) return false;
  if (isSumsRow(item)) return true;
  const heads = item.children.filter((cell) => cell.role === 'columnheader').length;
  return heads === 0 || !isHead(item.children, heads);
}

export function isCell({ role }: Item): boolean {
  return role === 'cell' || role === 'gridcell';
}

/** A cell of a row, be it the one that heads it. */
export function isCellOfRow(item: Item): boolean {
  return isCell(item) || item.role === 'rowheader';
}

/** The head of a column, by its role or as a plain cell of the table's head; what filters a column is none. */
export function isColumnHead(item: Item): boolean {
  const { up } = item;
  if (item.role === 'columnheader') return up === null || !isSumsRow(up);
  return item.role === 'cell' && up !== null && isOfHead(up) && !item.children.some(isFormControlWithin);
}

/** The foot of a table may be marked as heads throughout: where it does not repeat those above, it is a row of sums. */
export function isSumsRow({ role, up, children }: Item): boolean {
  if (role !== 'row' || up?.tag !== 'tfoot') return false;
  const heads = subtree(closest(up, isTable) ?? up).filter(
    (part) => part.role === 'columnheader' && part.up?.up !== up,
  );
  const names = new Set(['', ...heads.map(foldedText)]);
  return heads.length > 0 && children.some((cell) => !names.has(foldedText(cell)));
}

// Many tables have plain cells in their head. A head that is all there is of a table may hold its rows instead.
function isOfHead(row: Item): boolean {
  const { role, up } = row;
  if (role !== 'row' || up === null) return false;
  if (up.tag !== 'thead') return up.role === 'rowgroup' && isUnderHeads(row, up);
  return up.children.length === 1 || (up.up?.children.length ?? 0) > 1;
}

// Of a grid the group of rows that begins with the heads of its columns and ends before the data: a line of filters, say.
function isUnderHeads(row: Item, group: Item): boolean {
  const [first] = group.children;
  if (first === undefined || first === row || first.role !== 'row' || first.children.length === 0) return false;
  if (!first.children.every(isTold)) return false;
  // One that runs through the table titles the rows below it.
  if (first.children.length === 1 && row.children.length > 1) return false;
  const table = closest(group, isTable);
  return table !== null && holdsRowBeside(table, group);
}

function isTold({ role }: Item): boolean {
  return role === 'columnheader';
}

function holdsRowBeside(item: Item, group: Item): boolean {
  return item.children.some(
    (child) => child !== group && ((child.role === 'row' && isFilled(child)) || holdsRowBeside(child, group)),
  );
}

function isFormControlWithin(item: Item): boolean {
  return (isFormControl(item) && !isTick(item)) || item.children.some(isFormControlWithin);
}

// A head may hold plain cells too: an empty corner, a button that adds a column.
function isHead(cells: readonly Item[], heads: number): boolean {
  return heads * 2 > cells.length || cells.every((cell) => cell.role === 'columnheader' || !isFilled(cell));
}

function isFilled({ name, text, value, children }: Item): boolean {
  return name !== '' || text !== '' || (value ?? '') !== '' || children.some(isFilled);
}

/** It says of itself that it is the one that was chosen, is in use or is where one is. */
export function isMarkedChosen(item: Item): boolean {
  return has(item, 'checked', 'selected', 'pressed', 'current', 'marked');
}
