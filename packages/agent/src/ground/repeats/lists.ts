import type { Scope } from '@smokejumper/contracts';
import { isPageList } from '../controls/pagers.ts';
import { formsOf } from '../names/one-or-several.ts';
import { isControl, isHeading, isMarkedChosen, isTable, isTextField } from '../names/roles.ts';
import { findPhrase, fold, wordsOf } from '../names/text.ts';
import { isCrumbs } from '../places/trails.ts';
import { isSheet } from '../tables/tables.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from '../view/view.ts';
import { adjacentLists } from './adjacent-lists.ts';
import { headingsOf, isFurniture, isShownHeading, plainWords, repeatGroups } from './groups.ts';

/** What people see as one list: what is told to be one, a table, or things alike that stand side by side in a box. */
export interface Listing {
  /** Null where only its entries are told from what else is in their box. */
  root: Item | null;
  items: readonly Item[];
}

const told = ['list', 'listbox', 'tree', 'feed', 'table', 'grid', 'treegrid'];
/** Parts of a page whose name is that of the list in them. */
export const holders: readonly string[] = [
  'region',
  'group',
  'form',
  'tabpanel',
  'dialog',
  'alertdialog',
  'complementary',
  'navigation',
  'search',
  'article',
  'main',
];

/**
 * The lists that go by a name ("the file list"), told by their own name, by that of the part of the page they are in, or
 * by the title they stand under; a name that is the very word goes before one that holds it. None where nothing tells.
 */
export function listsCalled(items: readonly Item[], name: string): Listing[] {
  const headings = titlesOfPage(items, name);
  const graded = [...listingsOf(items), ...gridsWithName(items)]
    .map((listing) => ({ listing, grade: gradeOf(headings, listing, name) }))
    .filter(({ grade }) => grade < none);
  const best = Math.min(none, ...graded.map(({ grade }) => grade));
  return outermost(graded.filter(({ grade }) => grade === best).map(({ listing }) => listing));
}

// A grid without heads is one for keys and readers of screens only: by its own name it is a list to people.
function gridsWithName(items: readonly Item[]): Listing[] {
  const grids = items.filter((item) => isTable(item) && item.name !== '' && !isSheet(item) && !has(item, 'hidden'));
  return grids.map((root) => ({ root, items: subtree(root) }));
}

// Where the content has no heading at all, the only one in the bar at the top is the title of the page, or of the site.
function titlesOfPage(items: readonly Item[], name: string): Item[] {
  const headings = headingsOf(items);
  if (headings.length > 0) return headings;
  const inBar = (item: Item) => closest(item, ({ role }) => role === 'banner') !== null;
  const titles = items.filter((item) => isShownHeading(item) && inBar(item));
  return titles.length === 1 ? titles.filter((title) => callsIt(fullText(title), name) === 0) : [];
}

/** The same as elements, where they are one. */
export function rootsCalled(items: readonly Item[], name: string): Item[] {
  return listsCalled(items, name).flatMap(({ root }) => root ?? []);
}

/**
 * What "the list" may be, where no more is said: what is told to be one in the page's content or else looks like one, or
 * else stands in a menu; of these those that hold what is looked for. The outermost only: a list in a row is a detail.
 */
export function plainLists(items: readonly Item[], probe: (items: readonly Item[]) => boolean): Listing[] {
  const all = outermost(listingsOf(items));
  const of = (test: (root: Item | null) => boolean) => all.filter(({ root }) => test(root));
  const content = of((root) => root !== null && told.includes(root.role) && !isOfFrame(root));
  const menus = items.filter((item) => item.role === 'menu' && !has(item, 'hidden'));
  const alike = [
    ...of((root) => root === null || !told.includes(root.role)),
    ...menus.map((root) => ({ root, items: subtree(root) })),
  ];
  const frame = of((root) => root !== null && told.includes(root.role) && isOfFrame(root));
  for (const lists of [content, alike, frame]) {
    const holding = lists.filter((list) => probe(list.items));
    if (holding.length > 0) return holding;
  }
  return content;
}

/** All that people may see as a list in the page's content. */
export function listsOfContent(items: readonly Item[]): Listing[] {
  return outermost(listingsOf(items)).filter(({ root, items: [first] }) => {
    const at = root ?? first;
    return at !== undefined && !isOfFrame(at);
  });
}

/** The entries of lists that are built of plain boxes: a box to tick, a link, a few words. */
export function boxedEntries(items: readonly Item[]): Item[] {
  const boxed = outermost(listingsOf(items)).filter(({ root }) => root === null || !told.includes(root.role));
  const members = new Set(boxed.flatMap((list) => list.items));
  const entries = repeatGroups(items, { least: 2 })
    .flatMap((group) => group.items)
    .filter((entry) => members.has(entry) && !(entry.up !== null && members.has(entry.up)));
  return entries.flatMap((entry, at) => [entry, ...(entry.up === entries[at - 1]?.up ? [] : twinsBeside(entry))]);
}

// The only entry of a list without a picture, as a task that nobody has, is an entry all the same: it offers what the
// others do.
function twinsBeside(entry: Item): Item[] {
  const offers = (item: Item) => new Set(subtree(item).flatMap(({ role }) => (offered.includes(role) ? role : [])));
  const own = offers(entry);
  const isTwin = (other: Item) => {
    const others = offers(other);
    return others.size === own.size && [...others].every((role) => own.has(role));
  };
  const alike = entry.up?.children.filter(({ role, tag }) => role === entry.role && tag === entry.tag) ?? [];
  return own.size > 1 ? alike.filter((other) => other !== entry && isTwin(other)) : [];
}

const offered: readonly string[] = ['checkbox', 'radio', 'link', 'button', 'heading', 'textbox', 'combobox'];

function outermost(lists: readonly Listing[]): Listing[] {
  const holding = new Map<Item, number>();
  for (const list of lists) for (const item of new Set(list.items)) holding.set(item, (holding.get(item) ?? 0) + 1);
  return lists.filter(({ items: [first] }) => first === undefined || holding.get(first) === 1);
}

const known = new WeakMap<readonly Item[], Listing[]>();

function listingsOf(items: readonly Item[]): Listing[] {
  const listings = known.get(items) ?? findListings(items);
  known.set(items, listings);
  return listings;
}

function findListings(items: readonly Item[]): Listing[] {
  const groups = repeatGroups(items, { least: 1 });
  const aside = new Set(groups.filter((group) => group.aside && group.kind !== 'cards').map((group) => group.parent));
  const lists = items.filter(
    (item) =>
      told.includes(item.role) &&
      !has(item, 'hidden') &&
      !isTrail(item) &&
      !isPageList(item) &&
      (isFurniture(item) || !aside.has(item)) &&
      (!isTable(item) || isSheet(item)),
  );
  const within = new Set(lists);
  const runs = adjacentLists(lists);
  const further = new Set(runs.flatMap(([, ...others]) => others));
  const cards = groups.filter(
    ({ parent, items: entries }) =>
      !told.includes(parent?.role ?? '') &&
      entries.length > 1 &&
      areAlike(entries) &&
      !entries.some((entry) => subtree(entry).some((part) => within.has(part))),
  );
  const outside = cards.filter(({ parent }) => parent === null || closest(parent, (up) => within.has(up)) === null);
  return [
    ...lists
      .filter((root) => !further.has(root))
      .map((root) => ({ root, items: (runs.find(([first]) => first === root) ?? [root]).flatMap(subtree) })),
    ...outside.map(({ parent, items: entries }) => ({
      root: parent !== null && isFilledBy(parent, entries) ? parent : null,
      items: entries.flatMap(subtree),
    })),
  ];
}

const boxes = ['generic', 'article', 'listitem', 'figure', 'treeitem', 'link', 'button'];

// Parts of a page may look alike from afar, each with a heading, and fields of a form do: they are no entries.
function areAlike(entries: readonly Item[]): boolean {
  const shapes = entries.map((entry) => [...new Set(subtree(entry).map(({ role }) => role))].sort().join(' '));
  return entries.every((entry, at) => {
    if (!boxes.includes(entry.role) || subtree(entry).some(isTextField)) return false;
    return !/heading/.test(shapes[at] ?? '') || shapes.filter((shape) => shape === shapes[at]).length > 1;
  });
}

function isFilledBy(parent: Item, entries: readonly Item[]): boolean {
  return parent.children.every((child) => entries.includes(child) || fullText(child) === '');
}

/** The way to where one is: links in one line, or what says that it is a trail. */
export function isTrail(list: Item): boolean {
  return isLinkBar(list) || closest(list, isCrumbs) !== null;
}

/** Links, and behind them the page that one is on, by its name alone or marked as such: no entries of anything. */
export function leadsHere({ role, children }: Item): boolean {
  const last = children.at(-1);
  if (role !== 'list' || last === undefined || children.length < 2) return false;
  if (!children.slice(0, -1).every(isMereLink)) return false;
  if (subtree(last).some((part) => has(part, 'current'))) return true;
  const name = wordsOf(fullText(last)).join(' ');
  const page = subtree(ancestors(last).at(-1) ?? last);
  const isName = (title: Item) => isShownHeading(title) && wordsOf(fullText(title)).join(' ') === name;
  return !subtree(last).some(isControl) && page.some((item) => isName(item) && !isWithin(item, last));
}

/** Pages of old mark no navigation: links side by side at the top are no results. */
export function isLinkBar({ role, children }: Item): boolean {
  const level = new Set(children.map(({ box }) => box?.y)).size === 1 && children[0]?.box != null;
  return role === 'list' && children.length > 1 && level && children.every(isMereLink);
}

/** Links of which one is marked as where one is, or side by side, lead through the site, whatever holds them. */
export function leadsThroughSite(list: Item): boolean {
  if (isLinkBar(list)) return true;
  const { role, children } = list;
  return role === 'list' && children.length > 1 && children.every(isMereLink) && subtree(list).some(isMarkedChosen);
}

function isMereLink(entry: Item): boolean {
  return entry.text === '' && entry.children.some(({ role }) => role === 'link') && entry.children.length <= 2;
}

/** The list of links at the top of a page is not what people call the list, unless what they look for is in it. */
export function isOfFrame(item: Item): boolean {
  return closest(item, (up) => ['navigation', 'banner', 'contentinfo'].includes(up.role)) !== null;
}

const none = 9;

// 0 to 2: the very name, of the list itself, of what holds it, of its title; 3: a name that holds the words.
function gradeOf(headings: readonly Item[], { root, items: own }: Listing, name: string): number {
  const first = root ?? own[0];
  if (first === undefined) return none;
  const called = root === null ? [] : [root.name, root.label].filter((text) => text !== '');
  const sources = [called, holderNames(first), titlesOf(headings, first, own)];
  const grades = sources.map((names) => Math.min(none, ...names.map((text) => callsIt(text, name))));
  const whole = grades.indexOf(0);
  // A list with another name of its own is not the one, whatever it stands in.
  if (called.length > 0 && grades[0] === none) return none;
  return whole >= 0 ? whole : Math.min(...grades) < none ? 3 : none;
}

function holderNames(item: Item): string[] {
  const named = ancestors(item).find((up) => holders.includes(up.role) && up.name !== '');
  return [item.titled, named?.name].filter((name) => name !== undefined);
}

// Of a list in a menu the title stands in that menu, too.
function titlesOf(headings: readonly Item[], first: Item, own: readonly Item[]): string[] {
  const frame = ancestors(first).find((up) => isFurniture(up));
  const around = frame === undefined ? headings : subtree(frame).filter(isShownHeading);
  const above = around.filter(
    (heading) => heading.index < first.index && !own.includes(heading) && isOver(heading, first),
  );
  const nearest = above.at(-1);
  return [...(nearest === undefined ? [] : [fullText(nearest)]), ...leadsOf(first)];
}

// What a part of the page begins with is no title of what stands outside it.
function isOver(heading: Item, list: Item): boolean {
  const part = closest(heading, (up) => holders.includes(up.role) || told.includes(up.role));
  return part === null || isWithin(list, part);
}

// Plain words right in front of a list, which nothing marks as its heading.
function leadsOf(first: Item): string[] {
  for (let at = first, steps = 0; at.up !== null && steps < 3 && !holders.includes(at.role); at = at.up, steps += 1) {
    const before = at.up.children[at.up.children.indexOf(at) - 1];
    if (before === undefined) continue;
    const plain = !subtree(before).some(isControl) && wordsOf(fullText(before)).length <= 4;
    return plain ? [fullText(before)] : [];
  }
  return [];
}

/** 0: the text is that very name, of one thing or of several; 3: it holds the name; else more. */
export function callsIt(text: string, name: string): number {
  const said = plainWords(text);
  const forms = formsOf(plainWords(name));
  if (forms.includes(said.replace(/^(?:all|my|your|our|the) /, '').replace(/^list of | list$/g, ''))) return 0;
  return forms.some((form) => findPhrase(said, form) >= 0) ? 3 : none;
}

/** Whether a text is the title of a list by that name: the very name, or a heading that holds it. */
export function isTitleOf(item: Item, name: string): boolean {
  if (closest(item, isControl) !== null) return false;
  const grade = callsIt(fullText(item), name);
  return grade === 0 || (grade === 3 && closest(item, isHeading) !== null);
}

/** "The list", and no word of which one. */
export function isPlainList({ relation, role, text, noun = 'list' }: Scope): boolean {
  return relation === 'within' && role === 'list' && text === undefined && fold(noun) === 'list';
}
