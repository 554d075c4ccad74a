import { parentOf } from '../ids.ts';
import { isNamedPicture } from './drawn.ts';

const known = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox ' +
    'complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid ' +
    'gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar menuitem ' +
    'menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio ' +
    'radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong ' +
    'subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);

const byTag: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  canvas: 'canvas',
  caption: 'caption',
  datalist: 'listbox',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  iframe: 'iframe',
  frame: 'iframe',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  summary: 'button',
  table: 'table',
  tbody: 'rowgroup',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
  video: 'video',
  audio: 'audio',
  li: 'listitem',
};

const byInputType: Readonly<Record<string, string>> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  file: 'button',
};

/** The role a person's tool would announce; `generic` for what says nothing, never empty. */
export function roleOf(element: Element): string {
  const asked = element.getAttribute('role');
  if (asked) {
    for (const token of asked.toLowerCase().split(/\s+/)) {
      if (!known.has(token)) continue;
      if (isHeadCell(element, token)) return 'columnheader';
      if (token !== 'none' && token !== 'presentation') return token === 'image' ? 'img' : token;
      // A focusable element cannot be presentational: people still reach it.
      if (!isFocusable(element)) return 'generic';
    }
  }
  return ownRole(element);
}

function ownRole(element: Element): string {
  const tag = element.localName;
  if (tag === 'input') return inputRole(element as HTMLInputElement);
  if (tag === 'a' || tag === 'area') return leads(element) ? 'link' : 'generic';
  if (tag === 'select') return selectRole(element as HTMLSelectElement);
  if (tag === 'img') return element.getAttribute('alt') === '' ? 'generic' : 'img';
  if (tag === 'svg') return 'img';
  if ((tag === 'tr' && isSpacer(element)) || (tag === 'td' && isSpacer(element.parentElement))) return 'generic';
  if (tag === 'td') return element.closest('[role=grid],[role=treegrid]') ? 'gridcell' : 'cell';
  if (tag === 'th') return headerRole(element);
  if (tag === 'header') return sectioned(element) ? 'generic' : 'banner';
  if (tag === 'footer') return sectioned(element) ? 'generic' : 'contentinfo';
  if (tag === 'section') return isLabelled(element) ? 'region' : 'generic';
  if (tag === 'form') return isLabelled(element) ? 'form' : 'generic';
  if (tag === 'li') return listAround(element) ? 'listitem' : 'generic';
  // A box that is written in is a field to people, as editors make it.
  if (element.hasAttribute('contenteditable') && byTag[tag] === undefined && isWrittenIn(element)) return 'textbox';
  return byTag[tag] ?? (isNamedPicture(element) ? 'img' : 'generic');
}

// A table that draws only the rows in sight keeps the place of the others by rows that nobody sees. One with a height
// stands for rows that are not drawn, and stays.
function isSpacer(row: Element | null): boolean {
  if (row?.getAttribute('aria-hidden') !== 'true' || row.textContent?.trim() !== '') return false;
  return row.querySelector(':scope > td > *') === null && row.getBoundingClientRect().height <= 4;
}

function isWrittenIn(element: Element): boolean {
  return /^(|true|plaintext-only)$/i.test(element.getAttribute('contenteditable') ?? '');
}

function inputRole(input: HTMLInputElement): string {
  if (input.list && ['text', 'search', 'email', 'tel', 'url'].includes(input.type)) return 'combobox';
  return byInputType[input.type] ?? 'textbox';
}

function selectRole(select: HTMLSelectElement): string {
  return select.multiple || select.size > 1 ? 'listbox' : 'combobox';
}

function headerRole(cell: Element): string {
  const scope = cell.getAttribute('scope');
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup' || cell.closest('thead')) return 'columnheader';
  const others = [...(cell.parentElement?.children ?? [])].filter((other) => other.localName === 'td');
  const heads = (cell.parentElement?.childElementCount ?? 0) - others.length;
  // Among cells that hold something it heads its row, whichever place it has; beside an empty corner it heads a column.
  const holding = others.some(holds) || (others.length > 0 && isBelowLike(cell));
  return holding && heads <= others.length ? 'rowheader' : 'columnheader';
}

function holds(cell: Element): boolean {
  return cell.childElementCount > 0 || cell.textContent?.trim() !== '';
}

// The value beside it may be empty as well, where a row above begins with the head of a value that is not.
function isBelowLike(cell: Element): boolean {
  if (cell.previousElementSibling !== null) return false;
  for (let row = cell.parentElement?.previousElementSibling; row; row = row.previousElementSibling) {
    const [first, ...others] = row.children;
    if (first?.localName !== 'th' || others.some((other) => other.localName === 'th')) return false;
    if (others.some(holds)) return true;
  }
  return false;
}

// Some pages give every cell of a grid one role: what stands in the head of the table is the head of its column.
function isHeadCell(element: Element, token: string): boolean {
  return (token === 'cell' || token === 'gridcell') && element.localName === 'th' && element.closest('thead') !== null;
}

function listAround(item: Element): boolean {
  const parent = parentOf(item);
  return parent !== null && (/^(ul|ol|menu|slot)$/.test(parent.localName) || parent.getAttribute('role') === 'list');
}

function sectioned(element: Element): boolean {
  return element.parentElement?.closest('article,aside,main,nav,section') != null;
}

function isLabelled(element: Element): boolean {
  return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || element.hasAttribute('title');
}

export function isFocusable(element: Element): boolean {
  if (element.hasAttribute('tabindex') || element.hasAttribute('contenteditable')) return true;
  const tag = element.localName;
  if (tag === 'a' || tag === 'area') return leads(element);
  return /^(button|input|select|textarea|summary|iframe)$/.test(tag);
}

function leads(element: Element): boolean {
  return element.hasAttribute('href') || element.hasAttribute('xlink:href');
}

const actionable = new Set(
  (
    'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider ' +
    'spinbutton switch tab textbox treeitem scrollbar'
  ).split(' '),
);

export function isActionableRole(role: string): boolean {
  return actionable.has(role);
}

const landmarks = new Set(
  'banner complementary contentinfo form main navigation region search dialog alertdialog'.split(' '),
);

export function isLandmark(role: string): boolean {
  return landmarks.has(role);
}
