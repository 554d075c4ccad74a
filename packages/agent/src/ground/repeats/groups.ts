import { idWords } from '../names/names.ts';
import { formsOf, unnumbered } from '../names/one-or-several.ts';
import { isDataRow, isDropdown, isFormControl, isHeading, isTable } from '../names/roles.ts';
import { compareNames, fold, rung, wordsOf } from '../names/text.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isFoldedOption,
  isWithin,
  subtree,
} from '../view/view.ts';
import { joinAdjacent } from './adjacent-lists.ts';
import { withKin } from './kin.ts';
import { liesBehindStacks } from './stacks.ts';
import { footOf, sumsAmong } from './sums.ts';
import { withoutTools } from './tool-rows.ts';

/** What holds one of these is a part of the page, no card among others. */
const partsOfPage = ['navigation', 'main', 'banner', 'contentinfo', 'complementary', 'dialog', 'alertdialog', 'table'];
export const entryRoles = ['listitem', 'article', 'treeitem', 'option', 'gridcell', 'figure', 'group'];
const furniture = ['navigation', 'banner', 'contentinfo', 'menu', 'menubar', 'tablist', 'toolbar'];

/** Elements that repeat side by side: the rows of a table, the entries of a list, the cards of a grid. */
export interface Group {
  parent: Item | null;
  items: Item[];
  kind: 'rows' | 'entries' | 'cards';
  /** What a table ends with below its rows: sums. */
  foot?: Item[];
  /** Of its rows those that may be no entries, but sum the others up, or say what stands below them. */
  sums?: Item[];
  /** The row that may say what stands below it, though nothing marks it. */
  head?: Item | undefined;
  /** It stands in a menu or the like, or turns pages, while the whole page was looked through. */
  aside: boolean;
}

const known = new WeakMap<readonly Item[], Map<number, Group[]>>();

/** Every group of at least `least` alike siblings among the items, in document order. */
export function repeatGroups(items: readonly Item[], { least }: { least: number }): Group[] {
  const held = known.get(items) ?? new Map<number, Group[]>();
  known.set(items, held);
  const groups = held.get(least) ?? findGroups(items, least);
  held.set(least, groups);
  return groups;
}

function findGroups(items: readonly Item[], least: number): Group[] {
  const inside = new Set(items);
  const parents = new Set(items.map((item) => item.up));
  const groups: Group[] = [];
  for (const parent of parents) {
    const children = parent === null ? items.filter((item) => item.up === null) : parent.children;
    groups.push(
      ...groupsAmong(
        children.filter((child) => inside.has(child)),
        parent,
      ),
    );
  }
  const enough = joinAdjacent(groups).filter((group) => group.items.length >= least);
  const told = [...enough, ...rowGroups(items)].filter(
    ({ items: [first, ...more] }) => first === undefined || more.length > 0 || !saysNothing(first),
  );
  const whole = items.some((item) => item.up === null) && !items.every(isFurniture);
  for (const group of told)
    group.aside = whole && ((group.parent !== null && isFurniture(group.parent)) || isPager(group));
  return told
    .filter((group) => !isBarAndList(group, told))
    .sort((a, b) => (a.items[0]?.index ?? 0) - (b.items[0]?.index ?? 0));
}

// A bar of nothing but fields and buttons, and the box of the list that it is for, are no entries of a list, though both
// hold buttons and pictures.
function isBarAndList({ kind, items }: Group, groups: readonly Group[]): boolean {
  const holdsList = (item: Item) =>
    groups.some(({ parent, items: { length } }) => length > 2 && parent !== null && isWithin(parent, item));
  return kind === 'cards' && items.some(isBar) && items.some(holdsList);
}

function isBar(item: Item): boolean {
  const leaves = subtree(item).filter((part) => part.children.length === 0);
  return leaves.some(isFormControl) && leaves.every((part) => closest(part, isOfBar) !== null);
}

const isOfBar = (part: Item) => isFormControl(part) || part.role === 'button' || part.role === 'img';

const turns = /^\W*(?:first|prev|previous|next|last|older|newer)(?: page)?\W*$|^[«»‹›←→<>]+$/;
const pageNumber = /^(?:page )?\d+$|^(?:…|\.\.\.)$/;

// What turns the pages of a list: "next" or "previous" and numbers, pressed or not.
function isPager({ items }: Group): boolean {
  const words = items.map(foldedText);
  return words.some((word) => turns.test(word)) && words.every((word) => turns.test(word) || pageNumber.test(word));
}

const nothing =
  /^(?:there (?:are|is) )?(?:currently )?(?:no (?:results?|data|items?|entries|records?|rows?|match(?:es)?)\b|(?:no|0) [\p{L} ]{1,40} (?:found|available|yet|to (?:show|display)|here)\b|nothing (?:found|here|yet|to (?:show|display|see))\b|(?:(?:your|the|this|my) )?[\p{L}]{1,20}(?: [\p{L}]{1,20})? is (?:currently |still )?empty\b)[^,;]{0,80}$/u;

/** "No results" stands for the entries that there are none of. */
export function saysNothing(item: Item): boolean {
  const parts = subtree(item).filter((part) => part.children.length === 0 && foldedText(part) !== '');
  return parts.length === 1 && nothing.test(foldedText(item));
}

function groupsAmong(children: Item[], parent: Item | null): Group[] {
  const entries = new Map<string, Item[]>();
  const isOfChip = parent?.role === 'row' && isChip(children);
  for (const child of children) {
    if (child.role === 'row' || child.role === 'text' || (isOfChip && child.role === 'gridcell')) continue;
    const key = entryRoles.includes(child.role) ? child.role : `${child.role} ${child.tag} ${shape(child)}`;
    if (!entryRoles.includes(child.role) && !isCardLike(child)) continue;
    entries.set(key, [...(entries.get(key) ?? []), child]);
  }
  const found: Group[] = [];
  for (const [key, members] of entries) {
    const kind = entryRoles.includes(key) ? 'entries' : 'cards';
    if (kind === 'entries' || members.length > 1) found.push({ parent, items: members, kind, aside: false });
  }
  return withKin(found, children);
}

// "Urgent ×" is a row with one cell of words, and one or two to remove or change it: no cell of it is an entry. The days
// of a week are.
function isChip(cells: readonly Item[]): boolean {
  if (cells.length > 3 || !cells.every(({ role }) => role === 'gridcell')) return false;
  const others = cells.filter((cell) => fullText(cell) === '' || !isOfButtons(cell));
  return others.length === 1 && others.length < cells.length && others.every((cell) => fullText(cell) !== '');
}

function isOfButtons(cell: Item): boolean {
  return subtree(cell).every((part) => part.children.length > 0 || isInButton(part));
}

const isInButton = (part: Item) => closest(part, ({ role }) => role === 'button') !== null;

// Rows of one table may hang in several row groups: head, bodies and foot.
function rowGroups(items: readonly Item[]): Group[] {
  const tables = new Map<Item | null, Item[]>();
  for (const item of items) {
    if (!isDataRow(item)) continue;
    const table = ancestors(item).find(isTable) ?? null;
    tables.set(table, [...(tables.get(table) ?? []), item]);
  }
  return [...tables].map(([parent, held]) => {
    const all = withoutTools(held);
    const foot = footOf(all);
    const rows = all.length > foot.length ? all.filter((row) => !foot.includes(row)) : all;
    const own = withCells(rows);
    const head = plainHead(own);
    const sums = [...sumsAmong(own), ...(head === undefined ? [] : [head])];
    return { parent, items: own, kind: 'rows' as const, foot, sums, head, aside: false };
  });
}

/** The entry of that number. From its end a table is counted with its foot and its sums or without: then there are two. */
export function nthOf({ items, foot = [], sums = [], head }: Group, ordinal: number | undefined): Item[] {
  if (ordinal === undefined) return items;
  const below = head === undefined ? [] : [items.filter((item) => item !== head)];
  const lists =
    ordinal < 0 ? [items, [...items, ...foot], items.filter((item) => !sums.includes(item))] : [items, ...below];
  return [...new Set(lists.flatMap((list) => (ordinal < 0 ? list.at(ordinal) : list[ordinal - 1]) ?? []))];
}

// Words alone above rows that each hold a number or something to press: plain cells that may be the heads of columns.
function plainHead([first, ...rows]: readonly Item[]): Item | undefined {
  const isData = (row: Item) => /\d/.test(fullText(row)) || subtree(row).some(isFormControl);
  const isWords = (cell: Item) => fullText(cell).length <= 30;
  const cells = first?.children.filter((cell) => fullText(cell) !== '') ?? [];
  if (first === undefined || rows.length < 2 || cells.length < 2 || isData(first)) return undefined;
  return first.children.every(isWords) && rows.every(isData) ? first : undefined;
}

// Among rows of several cells, one cell as wide as its row is no entry: "Add another", a title of the rows below it.
function withCells(rows: Item[]): Item[] {
  const wide = rows.some((row) => row.children.length > 1);
  return wide ? rows.filter((row) => !runsThrough(row)) : rows;
}

/** A row of one cell that is as wide as it. */
export function runsThrough({ box, children: [only, ...others] }: Item): boolean {
  if (box === null || only === undefined || only.box === null || others.length > 0) return false;
  return only.box.width >= box.width * 0.9;
}

/** What a card is made of, so that two cards are known as twins and a headline beside them is not. */
export function shape(item: Item): string {
  const parts = new Set(
    subtree(item)
      .map((part) => part.role)
      .filter((role) => ['heading', 'img', 'link', 'button', 'checkbox'].includes(role)),
  );
  return parts.has('heading') ? 'heading' : [...parts].sort().join(',');
}

function isCardLike(item: Item): boolean {
  // Outside of a menu, where it is no entry to choose, an entry of one is a box as any other.
  const isBox = ['generic', 'region', 'menuitem'].includes(item.role);
  if (!isBox && !['link', 'section', 'button', 'paragraph'].includes(item.role)) return false;
  if (!isBox) return item.children.length > 1;
  const parts = subtree(item);
  if (parts.some((part) => partsOfPage.includes(part.role))) return false;
  return parts.length > 2 && parts.some((part) => ['heading', 'img', 'link', 'button'].includes(part.role));
}

export function isFurniture(item: Item): boolean {
  return [item, ...ancestors(item)].some((up) => furniture.includes(up.role) || isFootOfPage(up));
}

// The foot of what is around it, which is the page itself where no section is.
function isFootOfPage(item: Item): boolean {
  const isSection = (up: Item) => sections.includes(up.tag) || entryRoles.includes(up.role);
  return item.tag === 'footer' && closest(item, isSection) === null;
}

const sections = ['article', 'section', 'aside', 'nav', 'dialog', 'details', 'fieldset', 'td'];

/**
 * The groups a word such as "result", "product" or "row" may speak of: those whose container goes by that word, else
 * those of the page's content, not of its menus. More than one: the word is ambiguous.
 */
export function groupsFor(groups: readonly Group[], noun: string | undefined): Group[] {
  const named = noun === undefined ? [] : groups.filter((group) => goesBy(group, noun));
  return outermost(named.length > 0 ? named : groups.filter((group) => !group.aside));
}

/**
 * Whether what holds a group goes by a noun: what leads, turns pages or is filled in by the word its name ends in, for
 * neither "Vehicle pages" are vehicles nor a "search results form" holds results. What a shut dropdown would offer goes by
 * its very name only: in "Save sent message in" are no messages.
 */
export function goesBy(group: Group, noun: string): boolean {
  const dropdown = dropdownOf(group);
  if (dropdown !== null) return [dropdown.name, dropdown.label].some((text) => bareWords(text) === bareWords(noun));
  const names = [group.parent, ...(group.parent === null ? [] : ancestors(group.parent).slice(0, 2))];
  const leads = (group.parent !== null && isFurniture(group.parent)) || isPager(group);
  const ends = (text: string) => ` ${bareWords(text)}`.endsWith(` ${bareWords(noun)}`);
  return names.some((item) => {
    if (item === null) return false;
    const own = [isOwnWords(item) ? '' : item.name, item.label, idWords(item.testId)].map((text) => fold(text));
    const isCompound = leads || item.role === 'form' || item.tag === 'form' || item.role === 'search';
    return own.some((text) => text !== '' && speaksOf(text, noun) && (!isCompound || ends(text)));
  });
}

// What a box that keys reach is called for all that stands in it names none of that.
function isOwnWords(box: Item): boolean {
  const [name, words] = [fold(box.name), foldedText(box)].map((text) => text.replace(/\s|\.{3}$/g, ''));
  return box.role === 'generic' && name !== '' && words?.startsWith(name ?? '') === true;
}

/** An entry of a dropdown that is shut, be it the one that it shows. */
export function isOfShut(item: Item): boolean {
  const isShut = (up: Item) => up.role === 'listbox' && has(up, 'collapsed');
  return isFoldedOption(item) || (item.role === 'option' && closest(item, isShut) !== null);
}

/** The shut dropdown that would offer what is in a group; null for any other group. */
export function dropdownOf({ items: [first] }: Group): Item | null {
  return first !== undefined && isOfShut(first) ? closest(first, isDropdown) : null;
}

/**
 * Of the groups that no container names, the one whose nearest heading tells of the noun: "books" are what stands under
 * "Select a book", not what stands under "Filter". Buttons in a row are none. Null: none or several.
 */
export function headedBy(items: readonly Item[], groups: readonly Group[], noun: string): Group | null {
  const headings = headingsOf(items);
  const all = groups.filter(({ items: [first] }) => first !== undefined && !isFoldedOption(first));
  const under = (fits: (title: string) => boolean) => (group: Group) => {
    const nearest = headingOver(headings, group.items);
    const [first] = group.items;
    if (nearest === undefined || first === undefined || liesBehindStacks(nearest, first)) return false;
    return fits(fullText(nearest)) && !group.aside && !group.items.every(isLoneControl);
  };
  const told = outermost(all).filter(under((title) => speaksOf(title, noun)));
  // The list in one of several boxes alike, which is titled by the noun, is more than a detail of that box.
  const inner = (fits: (title: string) => boolean) => outermost(all.filter(under(fits)));
  const exact = told.length > 0 ? told : inner((title) => bareWords(title) === bareWords(noun));
  const spoken = exact.length > 0 ? exact : inner((title) => speaksOf(title, noun));
  const [only, ...others] = spoken;
  return only === undefined ? headedByWhich(items, groups, noun) : others.length > 0 ? null : only;
}

/** "Upcoming events" are what stands under "Upcoming", and "suggested files" under "Suggested", whatever other files there are. */
export function headedByWhich(items: readonly Item[], groups: readonly Group[], noun: string): Group | null {
  const which = bareWords(noun).split(' ').slice(0, -1).join(' ');
  if (which === '') return null;
  const headings = headingsOf(items);
  const isUnder = ({ aside, items: entries }: Group) => !aside && bareWords(titleOver(headings, entries)) === which;
  const [only, ...others] = outermost(groups.filter(isUnder));
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether a heading is the very noun, and none of the groups stands under it: then they are of something else. */
export function standElsewhere(items: readonly Item[], groups: readonly Group[], noun: string): boolean {
  const headings = headingsOf(items);
  const own = headings.filter((heading) => bareWords(fullText(heading)) === bareWords(noun));
  if (own.length === 0 || groups.length === 0 || groups.some((group) => goesBy(group, noun))) return false;
  const under = (heading: Item, { items: [first] }: Group) => {
    const next = headings.find(({ index, level }) => index > heading.index && (level ?? 6) <= (heading.level ?? 6));
    if (first === undefined || liesBehindStacks(heading, first)) return false;
    return first.index > heading.index && (next === undefined || first.index < next.index);
  };
  return !own.some((heading) => groups.some((group) => under(heading, group)));
}

/** The nearest of the headings ahead of entries, and in none of them. */
export function headingOver(headings: readonly Item[], entries: readonly Item[]): Item | undefined {
  const [first] = entries;
  const isAhead = ({ index }: Item) => first !== undefined && index < first.index;
  return headings.findLast((heading) => isAhead(heading) && !entries.some((entry) => isWithin(heading, entry)));
}

/** What the nearest heading ahead of entries says; empty where there is none. */
export function titleOver(headings: readonly Item[], entries: readonly Item[]): string {
  const title = headingOver(headings, entries);
  return title === undefined ? '' : fullText(title);
}

/** The headings of the page's content. */
export function headingsOf(items: readonly Item[]): Item[] {
  return items.filter((item) => isShownHeading(item) && !isFurniture(item));
}

export function isShownHeading(item: Item): boolean {
  return isHeading(item) && !has(item, 'hidden');
}

/** The words of a title without numbers: "Files (2)" is "files". */
export function plainWords(text: string): string {
  const words = wordsOf(text).filter((word) => !/^\d+$/.test(word));
  return words.join(' ');
}

/** The same for one thing or several: "file". */
export function bareWords(text: string): string {
  return plainWords(text).replace(/\S+$/, unnumbered);
}

/** Whether a text speaks of a noun, of one or of several. */
export function speaksOf(text: string, noun: string): boolean {
  return formsOf(noun).some((word) => compareNames(word, text, { spelling: false }) >= rung.phrase);
}

// A button that says several lines is an entry that is pressed whole.
function isLoneControl(entry: Item): boolean {
  const parts = subtree(entry).filter((part) => part.children.length === 0);
  const isInControl = (part: Item) => closest(part, ({ role }) => role === 'link' || role === 'button') !== null;
  return parts.every(isInControl) && !(isInControl(entry) && saysLines(entry));
}

function saysLines(entry: Item): boolean {
  const boxes = subtree(entry).flatMap(({ text, up }) =>
    text !== '' && up !== null && up !== entry ? (up.box ?? []) : [],
  );
  return boxes.some((one) => boxes.some((other) => other.y >= one.y + one.height - 1));
}

// A list inside a card of a list is a detail of that card.
function outermost(groups: Group[]): Group[] {
  const members = new Set(groups.flatMap((group) => group.items));
  return groups.filter(
    (group) => !(group.parent !== null && [group.parent, ...ancestors(group.parent)].some((up) => members.has(up))),
  );
}
