import type { Scope, Target } from '@smokejumper/contracts';
import { idWords } from '../names/names.ts';
import { isColumnHead, isControl, isHeading, isMarkedChosen } from '../names/roles.ts';
import { fold, wordsOf } from '../names/text.ts';
import { areasOf } from '../places/scope.ts';
import { rowsBeside } from '../tables/boxed-rows.ts';
import { panelOf } from '../tables/lanes.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../view/view.ts';
import { entryGroups, finds, general } from './entries.ts';
import {
  bareWords,
  type Group,
  goesBy,
  headedBy,
  headingOver,
  headingsOf,
  isFurniture,
  plainWords,
  standElsewhere,
} from './groups.ts';
import { holdersOf } from './holders.ts';
import { laidOut } from './layout.ts';
import { isLinkBar, leadsThroughSite } from './lists.ts';
import { isSearched } from './searched.ts';

/**
 * Why what would be numbered or counted as a target, or as the place it is in, is not told to be that: it stands outside
 * of the heading by that noun, or says itself that it is something else. Null where nothing speaks against it.
 */
export function ofAnother(items: readonly Item[], target: Target): string | null {
  const outer = target.scope === undefined ? null : ofAnother(items, placeAsTarget(target.scope));
  return outer ?? ownAnother(items, target);
}

// "In the last message" is in an entry, be it told to be one or only numbered.
function placeAsTarget({ relation, ...target }: Scope): Target {
  return relation === 'item' ? { role: 'listitem', ...target } : target;
}

const entries: readonly (string | undefined)[] = ['listitem', 'card', 'row'];

function ownAnother(items: readonly Item[], target: Target): string | null {
  const { noun, text, role, scope } = target;
  if (text !== undefined || !entries.includes(role)) return null;
  if (noun === undefined) return role === 'row' ? drawnRows(items, target) : null;
  for (const area of areasOf(items, scope, () => true)) {
    const groups = entryGroups(area.items, target);
    const other = anotherKind(area.items, groups, noun);
    if (other !== null) return other;
  }
  return null;
}

// "The first row" of a page that draws rows of plain boxes is no entry of a list beside them.
function drawnRows(items: readonly Item[], target: Target): string | null {
  for (const area of areasOf(items, target.scope, () => true)) {
    const groups = entryGroups(area.items, target);
    if (groups.length === 0 || groups.some(({ kind }) => kind === 'rows')) continue;
    const entries = groups.flatMap((group) => group.items);
    const isApart = (item: Item) => !entries.some((entry) => isWithin(item, entry) || isWithin(entry, item));
    const row = area.items.find((item) => rowsBeside(item).length > 1 && isApart(item));
    if (row !== undefined) return `nothing tells whether ${nameOf(row)}, which is drawn as a row, is one of the rows`;
  }
  return null;
}

/**
 * Why nothing tells that what repeats on the page is what a noun says: it speaks of that nowhere, be it in a title, a
 * label, what is listed itself, or its address. Null where it does, or the noun tells nothing of what it is.
 */
export function unspoken(view: View, groups: readonly Group[], noun: string): string | null {
  const { items, title, url } = view;
  const word = wordsOf(fold(noun)).at(-1) ?? '';
  const [first] = groups.flatMap((group) => group.items);
  if (first !== undefined && finds.test(noun) && !mayBeFound(view, groups, noun))
    return `nothing tells that ${nameOf(first)} was searched for`;
  if (word.length < 3 || general.test(word) || ofScreens.test(word) || first === undefined) return null;
  const stem = stemOf(word);
  const called = [title, idWords(pathOf(url))].some((text) => beginsWord(text, stem));
  if (called || groups.some((group) => goesBy(group, noun)) || haveWord(items.filter(isOfContent), stem)) return null;
  return `nothing on the page tells that what repeats on it, as ${nameOf(first)}, are ${noun}`;
}

// Cards with a title are what a page of results commonly shows.
function mayBeFound(view: View, groups: readonly Group[], noun: string): boolean {
  const isTitled = (item: Item) => subtree(item).some(isHeading);
  const mayBe = (group: Group) => (group.kind === 'cards' && group.items.every(isTitled)) || goesBy(group, noun);
  return groups.some(mayBe) || isSearched(view);
}

// What people call a part of any page, whatever it is about.
const ofScreens = /^(?:sections?|columns?|fields?|steps?|slides?|tabs?|panels?|widgets?|groups?|lists?|tags?|chips?)$/;

function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/]*/, '');
}

/** Why groups of what repeats are not told to be what a noun says. Null where nothing speaks against it. */
export function anotherKind(items: readonly Item[], groups: readonly Group[], noun: string): string | null {
  const led = groups.map((group) => ledElsewhere(group, noun)).find((other) => other !== undefined);
  if (led !== undefined)
    return `only some of what repeats on the page leads to ${noun}, and ${nameOf(led)} leads elsewhere`;
  const holders = groups.map((group) => holdersOf(group, noun)).find((why) => why !== null);
  if (holders !== undefined) return holders;
  if (areBars(groups, noun)) return `nothing tells that the links in ${groups.length} lines of the page are ${noun}`;
  if (areApart(groups, noun))
    return `nothing tells which of ${groups.length} entries, each in a box of its own, are ${noun}`;
  if (standElsewhere(items, groups, noun)) return `what repeats on the page does not stand under its heading "${noun}"`;
  if (standsInPanel(items, groups, noun)) return `what repeats on the page does not stand in its part "${noun}"`;
  if (standsInTab(items, groups, noun)) return `what repeats on the page does not stand in its tab "${noun}"`;
  const word = groups.map((group) => toldAs(items, group, noun)).find((told) => told !== null);
  if (word === undefined)
    return linesOfText(items, groups, noun) ?? underOthers(items, groups, noun) ?? laidOut(items, groups, noun);
  return `each of what repeats on the page is called "${word}", and nothing tells that "${noun}" means these`;
}

// Two lines of links, such as a menu and tabs, have no comment in them, whatever else stands on the page.
function areBars(groups: readonly Group[], noun: string): boolean {
  const isBar = (group: Group) => group.parent !== null && isLinkBar(group.parent) && !goesBy(group, noun);
  return groups.length > 1 && !ofWays.test(fold(noun)) && groups.every(isBar);
}

const ofWays = /\b(?:links?|tabs?|pages?|sections?|items?|entr(?:y|ies)|options?|menus?|languages?|icons?|buttons?)$/;

// The branches of a tree that stand in a box each are no list of one entry.
function areApart(groups: readonly Group[], noun: string): boolean {
  const isAlone = ({ kind, parent, items }: Group) =>
    kind === 'entries' && parent?.role !== 'list' && items.length === 1;
  return groups.length > 1 && groups.every((group) => isAlone(group) && !goesBy(group, noun));
}

// Of what leads to "/notebooks/a", "/notebooks/b" and "/tree/c" the last is no notebook, whatever all of it is called.
function ledElsewhere({ items }: Group, noun: string): Item | undefined {
  const stem = stemOf(wordsOf(fold(noun)).at(-1) ?? '');
  const ways = items.map((item) => subtree(item).flatMap(({ href }) => (href === '' ? [] : [stepsOf(href)])));
  if (stem.length < 3 || ways.some(({ length }) => length === 0)) return undefined;
  const isOf = (step: string | undefined) => step !== undefined && beginsWord(idWords(step), stem);
  const at = ways
    .flat()
    .map((steps) => steps.findIndex(isOf))
    .find((place) => place > 0);
  if (at === undefined) return undefined;
  const site = ways.flat().find((steps) => isOf(steps[at]))?.[0];
  const leadsElsewhere = (steps: string[]) => steps[0] === site && steps[at] !== undefined && /\p{L}/u.test(steps[at]);
  return items.find((_, i) => ways[i]?.every((steps) => leadsElsewhere(steps) && !isOf(steps[at])));
}

// The site, and what its address goes on in.
function stepsOf(href: string): string[] {
  const path = pathOf(href);
  return [href.slice(0, href.length - path.length), ...path.split(/[/#?]+/).filter((step) => step !== '')];
}

// The same of a part that is drawn as a box, and begins with the very noun.
function standsInPanel(items: readonly Item[], groups: readonly Group[], noun: string): boolean {
  if (groups.length === 0 || groups.some((group) => goesBy(group, noun))) return false;
  const titles = items.filter(({ text }) => text !== '' && bareWords(text) === bareWords(noun));
  const panels = titles.flatMap(({ up }) => (up === null ? [] : (panelOf(up) ?? [])));
  const isIn = (panel: Item) => groups.some(({ items: [first] }) => first !== undefined && isWithin(first, panel));
  return panels.length > 0 && !panels.some(isIn);
}

// The same of a tab by the very noun, "Comments (2)", whose panel is another one than what repeats below it.
function standsInTab(items: readonly Item[], groups: readonly Group[], noun: string): boolean {
  const tabs = items.filter((item) => item.role === 'tab' && bareWords(fullText(item)) === bareWords(noun));
  const panels = items.filter(({ role }) => role === 'tabpanel');
  const isTold = groups.some((group) => goesBy(group, noun)) || headedBy(items, groups, noun) !== null;
  if (groups.length === 0 || tabs.length === 0 || panels.length === 0 || isTold) return false;
  const shown = tabs.some(isMarkedChosen) ? panels.filter((panel) => !has(panel, 'hidden', 'inert')) : [];
  return !groups.some(({ items: [first] }) => first !== undefined && shown.some((panel) => isWithin(first, panel)));
}

// A text that is written has lines, of which nothing tells where they end; those of a list in it are some of them.
function linesOfText(items: readonly Item[], groups: readonly Group[], noun: string): string | null {
  if (!/^(?:text )?lines?$/.test(fold(noun)) || !groups.every(isWritten)) return null;
  const entries = groups.flatMap((group) => group.items);
  const isRest = (item: Item) => item.text !== '' && isEdited(item) && !entries.some((entry) => isWithin(item, entry));
  return items.some(isRest) ? 'nothing tells the lines of the text that is written on the page' : null;
}

/**
 * Why what stands under the title "Posts", on a page that speaks of invoices nowhere, is not told to be invoices; nor is a
 * list under no title that somebody wrote, or that holds one entry only.
 */
function underOthers(items: readonly Item[], groups: readonly Group[], noun: string): string | null {
  const word = wordsOf(fold(noun)).at(-1) ?? '';
  const [first] = groups.flatMap((group) => group.items);
  if (word.length < 3 || general.test(word) || first === undefined) return null;
  const headings = headingsOf(items);
  const titles = groups.map((group) => {
    const over = headingOver(headings, group.items);
    return over === undefined ? '' : fullText(over);
  });
  const stem = stemOf(word);
  const root = ancestors(first).at(-1) ?? first;
  // Where a part of the page is looked through, the rest of it may tell.
  const page = items.includes(root) ? items : subtree(root);
  // Whoever names the part of the page that an entry stands in has told which is meant.
  if (titles.every((title) => title === '')) return untitled(page, groups, { noun, stem, whole: page === items });
  const isOfOthers = (title: string) => /[^s]s$/.test(plainWords(title));
  if (!titles.every(isOfOthers) || haveWord(page.filter(isOfContent), stem)) return null;
  return `what repeats on the page stands under "${titles[0]}", and nothing on it tells of ${noun}`;
}

// Of what is written into a document only the line ahead of it tells: that a button beside it speaks of users does not.
function untitled(
  page: readonly Item[],
  groups: readonly Group[],
  { noun, stem, whole }: { noun: string; stem: string; whole: boolean },
): string | null {
  if (groups.some((group) => goesBy(group, noun))) return null;
  if (groups.every(isWritten)) {
    const [first] = groups.flatMap((group) => group.items);
    const ahead = page.findLast(({ index, text }) => text !== '' && first !== undefined && index < first.index);
    if (ahead !== undefined && isEdited(ahead) && haveWord([ahead], stem)) return null;
    return `nothing tells that the list in the text that is written on the page is one of ${noun}`;
  }
  const isLone = ({ kind, items }: Group) => kind !== 'rows' && items.length === 1 && !items.some(isFurniture);
  if (!whole || !groups.every(isLone) || haveWord(page, stem)) return null;
  return `the only entry of the list stands under no title, and nothing on the page tells of ${noun}`;
}

function isWritten({ items }: Group): boolean {
  return items.length > 0 && items.every(isEdited);
}

const isEdited = (item: Item) => closest(item, (up) => has(up, 'editable')) !== null;

// A link to the users, in the menu of the page that lists orders, tells nothing of what is listed there.
function isOfContent(item: Item): boolean {
  const control = closest(item, isControl);
  if (control === null || isMarkedChosen(control)) return true;
  return !isFurniture(control) && closest(control, leadsThroughSite) === null;
}

function stemOf(word: string): string {
  return word.replace(/(?:ies|es|s|y|e)$/, '');
}

function beginsWord(text: string, stem: string): boolean {
  return wordsOf(fold(text)).some((word) => word.startsWith(stem));
}

function haveWord(items: readonly Item[], stem: string): boolean {
  return items.some(({ name, text, label, placeholder, description, testId, href }) =>
    [name, text, label, placeholder, description, idWords(testId), idWords(href)].some((said) =>
      beginsWord(said, stem),
    ),
  );
}

// "Order 7" and "Order 8" under "Orders" are no messages: they and their title say what they are.
function toldAs(items: readonly Item[], group: Group, noun: string): string | null {
  const isTold = (name: string) => goesBy(group, name) || headedBy(items, [group], name) !== null;
  const words = [...wordOfEach(group), ...wordsCounted(items, group, noun)];
  const other = words.find((word) => !fold(noun).includes(word) && isTold(word));
  return other === undefined || general.test(noun) || isTold(noun) ? null : other;
}

function wordOfEach({ items }: Group): string[] {
  const words = new Set(items.map((entry) => /^(\p{L}{3,})\W{0,3}\d/u.exec(fold(fullText(entry)))?.[1]));
  const [word] = words;
  return word === undefined || words.size > 1 ? [] : [word];
}

// "5 loans" stands below rows that each tell of a member, by the head of their column: they are no members.
function wordsCounted(items: readonly Item[], { parent, kind, items: rows }: Group, noun: string): string[] {
  const heads = kind === 'rows' && parent !== null ? subtree(parent).filter(isColumnHead) : [];
  if (!heads.some((head) => bareWords(fullText(head)) === bareWords(noun))) return [];
  const counts = items.filter(
    ({ text }) => /^\d+ \p{L}{3,}$/u.test(text.trim()) && Number.parseInt(text, 10) >= rows.length,
  );
  return counts.map(({ text }) => bareWords(text)).filter((word) => !general.test(word));
}
