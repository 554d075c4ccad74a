import { isPager, numberOn } from '../controls/pagers.ts';
import { isCrumbs, isDrawnTrail } from '../places/trails.ts';
import { isInLine } from '../view/place.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  holdsTexts,
  type Item,
  isSizeless,
  subtree,
} from '../view/view.ts';
import { idWords, matchName } from './names.ts';
import { formsOf } from './one-or-several.ts';
import {
  isColumnHead,
  isControl,
  isDrawnButton,
  isFormControl,
  isMenuBar,
  isPressable,
  isTable,
  saysItOpens,
} from './roles.ts';
import { findPhrase, fold, rung } from './text.ts';

const messages = /\b(toast|notification|snackbar|alert|error|warning|message|notice)\b/;

const consents = /\b(cookies?|consent|gdpr)\b/;

/** Whether a noun says what a part of the page is about: no other part of its kind is meant. */
export function tellsApart(noun: string): boolean {
  return consents.test(fold(noun));
}

/** Common words for parts of a page that carry no such name, and how each is told. */
const known: { words: RegExp; test: (item: Item) => boolean }[] = [
  {
    words: /\b(side ?bar|side ?panel|(left|right)(-hand)? (bar|panel|column))\b/,
    // An aside with nothing in it waits for messages.
    test: (item) => item.role === 'complementary' && (item.children.length > 0 || foldedText(item) !== ''),
  },
  {
    words: /\b(menu|nav|navigation|nav ?bar)\b/,
    test: isMenuBar,
  },
  {
    words:
      /^(table|list|grid) (head|header|heading)( row)?$|^(column|table) (heads|headers|headings)$|^(head|header) row$/,
    test: isHeadRow,
  },
  { words: /^(table|grid) (body|rows)$/, test: isTable },
  { words: /^(table|grid) footer$/, test: isTableFoot },
  { words: /\b(header|top bar)\b/, test: (item) => item.role === 'banner' },
  { words: /\bfooter\b/, test: (item) => item.role === 'contentinfo' },
  { words: /\btoolbar\b/, test: (item) => item.role === 'toolbar' },
  { words: /^tree ?(?:items?|nodes?)$/, test: ({ role }) => role === 'treeitem' },
  { words: /\btree\b/, test: isTree },
  { words: /\b(article|post)\b/, test: (item) => item.role === 'article' },
  {
    words: /^(main|content|main (content|area|part|section)|content area|page body)$/,
    test: (item) => item.role === 'main',
  },
  { words: /\b(tab ?list|tab bar|tabs)\b/, test: (item) => item.role === 'tablist' },
  { words: /\b(search|search (bar|form|area))\b/, test: (item) => item.role === 'search' },
  { words: consents, test: isCookieBanner },
  {
    words: /\b(pop ?up|pop ?over|modal|dialog|window|lightbox|overlay|drawer|palette)\b/,
    test: (item) => item.role === 'dialog' || item.role === 'alertdialog',
  },
  { words: /\b(spinner|loader|loading|progress)\b/, test: isBusy },
  // "The notification badge" is no notification.
  { words: /\bbadge\b/, test: (item) => badgeOwner(item) !== null },
  {
    words: messages,
    test: (item) => ['alert', 'status', 'alertdialog', 'log'].includes(item.role) && foldedText(item) !== '',
  },
  { words: /\bform\b/, test: (item) => item.role === 'form' || item.tag === 'form' },
  { words: /\b(table|grid)\b/, test: isTable },
  {
    words: /\b(list|suggestions|results|options)\b/,
    test: (item) => ['list', 'listbox', 'tree', 'feed'].includes(item.role),
  },
  { words: /^(pagination|paginator|pager|page (links|numbers|navigation|controls|buttons))$/, test: isPager },
  { words: /^bread ?crumbs?(?: trail| navigation| bar)?$/, test: (item) => isDrawnTrail(item) || isCrumbs(item) },
  { words: /^accordion (?:item|panel|section|header|button)$/, test: isFoldAmongOthers },
  { words: /^(?:code|source)(?: ?(?:block|snippet|sample|example|listing))$|^snippet$/, test: isCode },
  { words: /^(?:(?:image|photo|picture|figure|table) )?caption$/, test: isCaption },
  { words: /\beditor\b/, test: isEditor },
  { words: /\bplayer\b|\bvideo\b/, test: (item) => item.tag === 'video' || item.tag === 'audio' },
];

function isCode({ role, tag, up }: Item): boolean {
  return tag === 'pre' || (role === 'code' && up?.tag !== 'pre');
}

function isCaption({ role, tag }: Item): boolean {
  return role === 'caption' || tag === 'figcaption';
}

function isTree({ role }: Item): boolean {
  return role === 'tree' || role === 'treegrid';
}

// Lists in the entries of a list are a tree to people.
function nestedLists(items: readonly Item[]): Item[] {
  const isInner = (item: Item) => item.role === 'list' && closest(item, ({ role }) => role === 'listitem') !== null;
  const lists = items.filter((item) => item.role === 'list' && !isInner(item));
  return lists.filter((list) => subtree(list).some(isInner));
}

// What folds one of several parts that stand one below the other, flush at their left.
function isFoldAmongOthers(item: Item): boolean {
  const isFold = (part: Item) =>
    part.role === 'button' &&
    has(part, 'expanded', 'collapsed') &&
    !has(part, 'haspopup') &&
    part.box?.x === item.box?.x;
  if (!isFold(item)) return false;
  return ancestors(item)
    .slice(0, 4)
    .some((up) => subtree(up).filter(isFold).length > 1);
}

/** The heads of the columns of a table. */
export function isHeadRow(item: Item): boolean {
  return item.role === 'row' && item.children.length > 0 && item.children.every(isColumnHead);
}

/** What stands at the foot of a table: its sums, mostly. */
function isTableFoot(item: Item): boolean {
  return item.tag === 'tfoot' && foldedText(item) !== '';
}

function isOfTable(item: Item): boolean {
  return closest(item, isTable) !== null;
}

/** A bar or box that talks about cookies or consent and has something to press. */
export function isCookieBanner(item: Item): boolean {
  const boxes = [
    'dialog',
    'alertdialog',
    'region',
    'banner',
    'alert',
    'status',
    'complementary',
    'generic',
    'contentinfo',
    'group',
    'form',
  ];
  if (!boxes.includes(item.role)) return false;
  const text = foldedText(item);
  if (text.length > 1200 || !/\bcookies?\b|\bconsent\b|\bgdpr\b|\bprivacy (choices|preferences)\b/.test(text))
    return false;
  return item.children.length > 0 && pressables(item) > 0;
}

/** The control that a small number is drawn on, right behind, or beside as the only one of its box; null where it is on none. */
export function badgeOwner(item: Item): Item | null {
  // The sign of what is counted may be a letter of its own: "🔔 3".
  if (!/^(?:[\p{So}\p{Extended_Pictographic}\s]|\ufe0f)*(?<!\d)\d{1,4}\+?$/u.test(item.text.trim())) return null;
  if (item.children.length > 0) return null;
  const isDrawn = (up: Item) => isDrawnButton(up) && /\p{L}/u.test(foldedText(up));
  const on = closest(item, (up) => isControl(up) || isDrawn(up));
  const box = [item.up, item.up?.up, item.up?.up?.up].find((up) => up?.children.some((child) => holdsControl(child)));
  const beside = box?.children.filter(holdsControl) ?? [];
  const only = beside.length === 1 && box?.role === 'generic' ? controlIn(beside[0]) : null;
  const owner = on ?? only ?? controlAhead(item);
  return owner === null || isFormControl(owner) || numberOn(owner) !== null ? null : owner;
}

/** Pixels that may lie between what bears a badge and the badge, at most. */
const gap = 16;

// Of several controls in a line a number belongs to the one that it follows closely.
function controlAhead(text: Item): Item | null {
  const item = text.box === null && text.up?.children.length === 1 ? text.up : text;
  const line = item.up?.children ?? [];
  const [before, next] = [line[line.indexOf(item) - 1], line[line.indexOf(item) + 1]];
  const owner = controlIn(before);
  if (before?.box == null || item.box === null || owner === null || !isInLine(before.box, item.box)) return null;
  const behind = item.box.x - (before.box.x + before.box.width);
  const ahead = next?.box == null ? Number.POSITIVE_INFINITY : next.box.x - (item.box.x + item.box.width);
  return behind > -item.box.width && behind <= gap && ahead > behind ? owner : null;
}

/** The badges on the control of a name. */
export function badgesOn(items: readonly Item[], name: string): Item[] {
  return items.filter((item) => {
    const owner = badgeOwner(item);
    return owner !== null && matchName(owner, name, { spelling: false }) !== null;
  });
}

function holdsControl(item: Item): boolean {
  return controlIn(item) !== null;
}

function controlIn(item: Item | undefined): Item | null {
  return item === undefined ? null : (subtree(item).find(isControl) ?? null);
}

function pressables(item: Item): number {
  let count = ['button', 'link'].includes(item.role) || has(item, 'clickable') ? 1 : 0;
  for (const child of item.children) count += pressables(child);
  return count;
}

/** A field of several lines: a text area, or a box that is written in. */
export function isEditor(item: Item): boolean {
  return item.tag === 'textarea' || (item.role === 'textbox' && item.tag !== 'input');
}

// A field of one line that has a name of its own is no editor beside one that is taller.
function severalLines(editors: Item[]): Item[] {
  const low = (item: Item) => item.tag !== 'textarea' && item.box !== null && item.box.height <= 40;
  const named = (item: Item) => item.name !== '' || item.label !== '';
  const fits = innermost(editors).filter((item) => !(low(item) && named(item)));
  // A text with formats is edited in a box of its own; a plain one beside it that has a name goes by that.
  const rich = fits.filter((item) => item.tag !== 'textarea');
  if (rich.length === 1 && fits.every((item) => rich.includes(item) || named(item))) return rich;
  return fits.length > 0 ? fits : innermost(editors);
}

/** Something that says the page is still at work. */
export function isBusy(item: Item): boolean {
  if (item.role === 'progressbar' && item.value === null) return !isSizeless(item) && !tellsStep(item);
  if (has(item, 'busy')) return true;
  const name = fold(item.name || item.text);
  const short = name.length < 40 && /^(loading|please wait|spinner)\b/.test(name);
  // "Connecting to the database of this device..." is a line of its own.
  const doing = name.length < 80 && /^(?!(?:any|every|no|some)thing\b)[a-z]+ing\b.*\.\.\.$/.test(name);
  return (short || doing) && item.value === null && item.children.length === 0;
}

// The bar of a wizard stands there for ever: it says how far one has come, or lists the steps.
function tellsStep(item: Item): boolean {
  const steps = subtree(item).filter((step) => step.role === 'listitem' && fullText(step) !== '');
  const words = fold(`${item.name} ${fullText(item)}`);
  return steps.length > 1 || (/\d ?(?:\/|\p{L}+) ?\d/u.test(words) && !/\p{L}ing\b|\bwait\b/u.test(words));
}

/** Whether a page is not yet what was meant: it says so, or shows nothing to read and nothing to use. */
export function isAtWork(items: readonly Item[]): boolean {
  const isNothing = ({ role, name, text, value }: Item) => role === 'document' || `${name}${text}${value ?? ''}` === '';
  return items.some(isBusy) || items.every((item) => isNothing(item) && !isControl(item) && item.role !== 'canvas');
}

/** What is not a part of a page that others are in: a control, or the line between two parts. */
export function holdsNothing(item: Item): boolean {
  return isControl(item) || item.role === 'separator';
}

/**
 * Elements that a common noun of the spec describes: by their own name first, then by the kind of thing it is. `holds`:
 * something is to be in it.
 */
export function byNoun(
  items: readonly Item[],
  noun: string,
  options: { acts?: boolean; holds?: boolean } = {},
): Item[] {
  const all = items.filter((item) => {
    const match = matchName(item, noun, { spelling: false });
    const isCalled = match !== null && match.by !== 'text' && match.rung >= rung.phrase;
    if (isCalled && (options.acts === true || match.rung >= rung.loose || !isReadOut(item))) return true;
    // A test id may say which part of a page is meant, never which element is acted on: nobody sees it.
    return options.acts !== true && idSays(item.testId, noun);
  });
  const named = options.acts === true || !messages.test(fold(noun)) ? all : withoutClosers(all);
  // The sign drawn in a message ("warning icon") is not the message, nor is a link "Fixed sidebar" the sidebar.
  const isOther = (item: Item) => item.role === 'img' || (options.acts !== true && merelyLeads(item, noun));
  const kinds = named.every(isOther) ? ofKind(items, noun) : [];
  if (kinds.length > 0 || named.length === 0) return kinds;
  // Nothing is in the button "Reset controls", but it is in the controls.
  return options.holds === true ? innermost(named, (item) => !isControl(item)) : innermost(named);
}

// A link that says more than the word for a part of the page, and opens nothing here.
function merelyLeads(item: Item, noun: string): boolean {
  if (item.role !== 'link' || !frames.test(fold(noun)) || saysItOpens(item)) return false;
  return fold(item.name) !== fold(noun);
}

/** A plain box that takes a press is called all that it holds: a head "Date" in it is no name of it. */
export function isReadOut(item: Item): boolean {
  if (item.role !== 'generic' || fold(item.name) !== foldedText(item)) return false;
  return holdsTexts(item);
}

// "Close the success message" is a button in that message, and not what it says.
function withoutClosers(named: readonly Item[]): Item[] {
  const around = (item: Item) => ancestors(item).some((up) => named.includes(up) && !isControl(up));
  return named.filter((item) => !isPressable(item) || !around(item));
}

/** Parts of a page that hold others, as people call them. */
export const frames =
  /\b(?:side ?bar|side ?panel|menu|nav|navigation|nav ?bar|header|top ?bar|footer|toolbar|tree|tab ?list)$/;
const boxWords =
  /^(?: (?:container|wrapper|root|panel|pane|section|box|area|region|block|content|body|inner|outer|\S*\d\S*))*$/;

// What stands behind the word for a part of the page is a thing in it: "sidebar theme" is no sidebar.
function idSays(testId: string, noun: string): boolean {
  const [words, wanted] = [fold(idWords(testId)), fold(noun)];
  const at = findPhrase(words, wanted);
  return at >= 0 && (!frames.test(wanted) || boxWords.test(words.slice(at + wanted.length)));
}

/** Elements of the kind that a common noun stands for: the tree, the footer, the cookie banner. */
export function ofKind(items: readonly Item[], noun: string): Item[] {
  // "The footer of the table" is its own, and so is its header.
  const said = fold(noun);
  const folded = /^(?:header|footer)$/.test(said) && items.every(isOfTable) ? `table ${said}` : said;
  const kind = known.find((entry) => entry.words.test(folded));
  if (kind === undefined) return [];
  const rest = folded
    .replace(kind.words, '')
    .replace(/\b(main|the|left|right|top|bottom|page|any)\b/g, '')
    .trim();
  const found = items.filter(kind.test);
  const all = kind.test === isTree && found.length === 0 ? nestedLists(items) : found;
  const fits = kind.test === isEditor ? severalLines(all) : innermost(all);
  if (rest === '' || kind.test === isCookieBanner) return fits;
  const goesBy = (item: Item, words: string) =>
    matchName(badgeOwner(item) ?? item, words, { spelling: false }) !== null;
  return fits.filter((item) => formsOf(rest).some((words) => goesBy(item, words)));
}

function innermost(items: Item[], counts: (item: Item) => boolean = () => true): Item[] {
  const set = new Set(items);
  const outer = new Set<Item>();
  for (const item of items.filter(counts))
    for (let up = item.up; up !== null; up = up.up) if (set.has(up)) outer.add(up);
  return items.filter((item) => !outer.has(item));
}
