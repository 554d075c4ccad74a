import { bare, fold, squash } from '../names/text.ts';

/** What grounding needs to know of one element; the ref engine's snapshot nodes have this shape. */
export interface PageNode {
  ref: string | null;
  /** The refs that the same element had while it meant something else: by another name, say. */
  was?: readonly string[];
  /** Index of the parent in the snapshot, null at the top. */
  parent: number | null;
  role: string;
  name: string;
  text: string;
  value: string | null;
  label: string;
  placeholder: string;
  /** Of a field without any name now: the hint that it went by when the flow acted on it. */
  called?: string;
  description: string;
  href: string;
  /** Empty where there is none, like all texts here. */
  tag: string;
  type: string;
  testId: string;
  /** Of a control that shows no words: what its picture is called. */
  icon: string;
  level: number | null;
  states: readonly string[];
  /** Of a plain box: drawn as one. */
  framed?: boolean;
  /** Fixed to the window, or lifted above what it lies on. */
  lifted?: boolean;
  /** So transparent that nobody sees it. */
  faded?: boolean;
  /** Wholly beyond the edge of a box that cuts it off. */
  cutOff?: boolean;
  /** A list that holds more entries than are drawn: only those in sight. */
  partly?: boolean;
  /** At which end of such a list there are more of them. */
  lacks?: 'start' | 'end' | 'both';
  /** Of the head of a shut section: the words that are folded away behind it, which nobody sees. */
  folded?: string;
  /** Of a list without a name: the title of the plain box that it is the only list of, which nobody need see. */
  titled?: string;
  /** Of a text that several elements in one line hold: the words of each. */
  runs?: readonly string[];
  /** Of a text: the parts with a number that are struck out. */
  struck?: readonly string[];
  /** Of a text: all of it is drawn in red, or in a box that is red or has a red line. */
  red?: boolean;
  /** How many entries the page says its list holds, or rows the table that it is, drawn or not. */
  total?: number;
  context: string;
  box: { x: number; y: number; width: number; height: number } | null;
  tab: string;
}

/** One element of the page as grounding sees it: the snapshot's node, with its family. */
export interface Item extends PageNode {
  index: number;
  up: Item | null;
  children: Item[];
}

/** One look at a page. `id` names the snapshot that evidence quotes. */
export interface View {
  id: string;
  url: string;
  title: string;
  items: readonly Item[];
  /** False when the page could not be read to its end: what is not in the view may be on the page all the same. */
  whole: boolean;
}

/** The pieces of an element's own text that stand in one line, each by itself. */
export function piecesOf({ text, runs = [] }: Item): readonly string[] {
  if (runs.length > 0) return runs;
  return text.trim() === '' ? [] : [text];
}

/** Whether one of the pieces that stand in a line, each by itself, is these words. */
export function isRunOf({ runs = [] }: Item, words: string): boolean {
  return runs.some((run) => bare(run) === bare(words));
}

const texts = new WeakMap<Item, string>();

/** Everything a reader sees in an element and below it, white space squashed. */
export function fullText(item: Item): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = isField(item) ? squash(item.value ?? '') : insideText(item);
  texts.set(item, text);
  return text;
}

/** The parts of a box that show any words. */
export function partsShown({ children }: Item): Item[] {
  return children.filter((child) => fullText(child) !== '');
}

/** Whether several texts stand in a box, be it in lines of their own or not. */
export function holdsTexts(box: Item): boolean {
  return textsIn(box).length > 1;
}

/** The texts that stand in a box, in their order. */
export function textsIn(box: Item): Item[] {
  return subtree(box).filter(({ text }) => text !== '');
}

function insideText(item: Item): string {
  const below = item.children.map((child) => (isForReaders(child) || isSignOfTitle(child) ? '' : fullText(child)));
  const inside = inOneLine([item.text, ...below]);
  return inside !== '' || isTickRole(item) || !showsName(item) ? inside : squash(item.name);
}

// A sign to press in a heading, too narrow for what it is called: that is no word of the heading.
function isSignOfTitle(item: Item): boolean {
  const { role, box, name } = item;
  if ((role !== 'link' && role !== 'button') || box === null || box.width > 0.3 * box.height * name.length)
    return false;
  const isWordless = subtree(item).every((part) => part.text === '' && (part === item || part.name === ''));
  return isWordless && closest(item, (up) => up.role === 'heading') !== null;
}

const ofItself = /^[#¶§∞🔗\u200b]+$/u;
const namesItself = /\b(?:perma ?link|anchor|link to (?:this|the))\b/i;

/** "Install #": the link in a heading that leads to that heading. */
export function isOwnLink({ role, href, up, children, text, name }: Item): boolean {
  if (role !== 'link' || up?.role !== 'heading' || !href.includes('#')) return false;
  const shown = [text, ...children.map((part) => part.text)].join('').trim();
  return shown === '' ? children.length === 0 && namesItself.test(name) : ofItself.test(shown);
}

const opens = /(?:^|\s)"$|[“„«([]$/;
const closes = /^(?:[”»)\]]|["'.,;:!?…]+(?=\s|$))/;

/** Texts that stand one behind the other, as a reader reads them. */
export function inOneLine(texts: readonly string[]): string {
  return squash(texts.filter((text) => text !== '').reduce(joined, ''));
}

// What stands in quotes or brackets, or before a full stop, may be an element of its own: no space is read there.
function joined(left: string, right: string): string {
  return left === '' || opens.test(left) || closes.test(right) ? `${left}${right}` : `${left} ${right}`;
}

const unnamedRoles = [
  'generic',
  'paragraph',
  'listitem',
  'text',
  'cell',
  'gridcell',
  'row',
  'code',
  'strong',
  'emphasis',
];

/** Whether a name counts as something seen. That of a mere box or run of text comes from an attribute: a tooltip. */
export function showsName(item: Item): boolean {
  return !unnamedRoles.includes(item.role);
}

function isTickRole(item: Item): boolean {
  return item.role === 'checkbox' || item.role === 'radio' || item.role === 'switch';
}

// A field's name is its label, which stands beside it as text of its own: what is read in it is its value.
function isField(item: Item): boolean {
  if (item.tag === 'select' || item.tag === 'textarea') return true;
  return item.value !== null && ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'].includes(item.role);
}

// A native list to choose from shows its entries; a dropdown only the one that is chosen.
function isFolding({ tag, role }: Item): boolean {
  return tag === 'select' && role !== 'listbox';
}

/** An entry of a native dropdown, which shows only the one that is chosen. */
export function isFoldedOption(item: Item): boolean {
  return (item.role === 'option' || item.tag === 'optgroup') && ancestors(item).some(isFolding);
}

const folds = new WeakMap<Item, string>();

/** `fullText`, folded for comparison. */
export function foldedText(item: Item): string {
  let known = folds.get(item);
  if (known === undefined) {
    known = fold(fullText(item));
    folds.set(item, known);
  }
  return known;
}

export function ancestors(item: Item): Item[] {
  const found: Item[] = [];
  for (let up = item.up; up !== null && found.length < 500; up = up.up) found.push(up);
  return found;
}

/** The element and everything below it, in document order. */
export function subtree(item: Item): Item[] {
  const found: Item[] = [];
  const stack = [item];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    found.push(next);
    for (let i = next.children.length - 1; i >= 0; i--) stack.push(next.children[i] as Item);
  }
  return found;
}

/** The same element in another look at the page. Null where it is gone. */
export function inView(view: View, item: Item | null): Item | null {
  return view.items.find(({ ref }) => ref !== null && ref === item?.ref) ?? null;
}

export function isWithin(item: Item, area: Item): boolean {
  return item === area || ancestors(item).includes(area);
}

export function closest(item: Item, test: (item: Item) => boolean): Item | null {
  return [item, ...ancestors(item)].find(test) ?? null;
}

/** Kept in the document without a size: a second list for readers of screens, a bar of progress that waits. */
export function isSizeless({ box }: Item): boolean {
  return box !== null && box.width * box.height <= 1;
}

/** Clipped to a point, as far as it has a box. */
export function isPoint({ box }: Item): boolean {
  return box === null || (box.width <= 1 && box.height <= 1);
}

// Words for readers of screens: clipped to a point, or moved away beyond the page's corner.
export function isForReaders({ role, box }: Item): boolean {
  if (role !== 'generic' || box === null) return false;
  return (box.width <= 1 && box.height <= 1) || (box.x + box.width < 0 && box.y + box.height < 0);
}

export function has(item: Item, ...states: string[]): boolean {
  return states.some((state) => item.states.includes(state));
}

/** All that a control may be called by. */
export function namesFor(item: Item): string[] {
  return [item.name, item.label, item.placeholder];
}

export function isNameless(item: Item): boolean {
  return namesFor(item).every((name) => name === '');
}

/** The element that is meant to people: role and name, for messages. */
export function nameOf(item: Item): string {
  const name = squash(item.name || item.label || item.placeholder || fullText(item)).slice(0, 80);
  return name === '' ? item.role : `${item.role === 'generic' ? 'text' : item.role} "${name}"`;
}
