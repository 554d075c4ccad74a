import type { Scope, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCalledByRole } from '../../ground/names/by-role.ts';
import { frames } from '../../ground/names/nouns.ts';
import { isControl, isFormControl } from '../../ground/names/roles.ts';
import { bare, isSmall, says } from '../../ground/names/text.ts';
import type { Area } from '../../ground/places/area.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { entryGroups, finds } from '../../ground/repeats/entries.ts';
import { mayBeCard } from '../../ground/repeats/frames.ts';
import { dropdownOf, goesBy, headingsOf, isFurniture, repeatGroups, speaksOf } from '../../ground/repeats/groups.ts';
import { isOfFrame, isPlainList, isTrail, listsCalled, plainLists } from '../../ground/repeats/lists.ts';
import { isBesideBar, placed } from '../../ground/view/place.ts';
import { closest, fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met, targetWords, unproven } from '../check.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * Where a page marks nothing as its heading, or nothing but a button goes by common words ("the preview"), and the
 * words stand on it as plain text all the same, whether they stand in that part cannot be told. Null where it can.
 */
export function untoldPart(
  view: View,
  input: { target: Target; words: string; readings: readonly Reading[] },
): Check | null {
  const { target, words, readings } = input;
  if (words === '' || target.scope !== undefined || !isUntold(view, target, readings)) return null;
  const items = shownAnywhere(view, { text: words });
  // A trail is made of links.
  const isTrail = /\bbread ?crumbs?\b/.test(target.noun ?? '');
  const part = target.role === undefined ? target.text !== undefined || isTrail : boxes.includes(target.role);
  // What is read in a control that merely bears the noun ("Unpin sidebar") is no part of what the noun names.
  const apart = (item: Item) => !readings.some((reading) => isWithin(item, reading.item));
  const named = target.noun !== undefined && readings.length > 0;
  const shown = items.find((item) => part || closest(item, isControl) === null || (named && apart(item)));
  if (shown === undefined) return null;
  const what =
    target.role === 'heading'
      ? 'is marked as a heading'
      : `is told to be the ${target.noun ?? target.text ?? target.role}`;
  return unproven('no_evidence', `"${words}" stands on the page, but nothing on it ${what}`, quotesOf(view, shown));
}

/**
 * Where no part of the page is told to be the one that a common noun names ("in the sidebar"), and what was looked for
 * stands on the page. Null where the part is told, or named by words of its own.
 */
export function untoldPlace(view: View, target: Target): Check | null {
  const { scope, ...rest } = target;
  if (scope === undefined || scope.scope !== undefined) return null;
  if (scope.text !== undefined) {
    if (isUntoldTab(view, scope)) return standsUntold(view, rest, `${scope.text} tab`);
    const told = !isPartWord(scope) || areasOf(view.items, scope, () => true).length > 0;
    return told ? null : standsUntold(view, rest, scope.text);
  }
  const told =
    scope.relation === 'within'
      ? areasOf(view.items, scope, () => true).some((area) => isTold(area, scope) || isPlaced(view, area, target))
      : scope.relation !== 'item' || isEntryTold(view, scope);
  return told ? null : standsUntold(view, rest, `${scope.noun ?? scope.role}`);
}

// What a tab shows is told where panels go by the names of their tabs.
function isUntoldTab({ items }: View, { role, relation }: Scope): boolean {
  const isPanel = (item: Item) => item.role === 'tabpanel' && item.name !== '';
  return role === 'tab' && relation === 'within' && !items.some(isPanel);
}

/** The same of "the Details tab shows X", where that stands in no control. */
export function untoldTab(view: View, target: Target, words: string): Check | null {
  const { role, text } = target;
  if (text === undefined || words === '' || !isUntoldTab(view, { role, relation: 'within' })) return null;
  return standsUntold(view, { text: words }, `${text} tab`);
}

/** The same of "the status shows X", where X stands elsewhere and only its role tells that something is the status. */
export function untoldByRole(
  view: View,
  { text, noun }: Target,
  input: { words: string; readings: readonly Reading[] },
) {
  const { words, readings } = input;
  const said = text ?? noun ?? '';
  if (words === '' || !readings.every(({ item }) => isCalledByRole(item, said))) return null;
  const open = standsUntold(view, { text: words }, said);
  return open?.status === 'unproven' ? { ...open, mayCome: true as const } : open;
}

// What was looked for stands on the page, but whether in the part by that name cannot be told; null if it stands nowhere.
function standsUntold(view: View, target: Target, part: string): Check | null {
  const [shown] = shownAnywhere(view, target);
  if (shown === undefined) return null;
  const seen = `${targetWords(target)} stands on the page, but nothing on it is told to be the ${part}`;
  const open = unproven('no_evidence', seen, quotesOf(view, shown));
  return /\b(?:dialog|popup|menu|drawer|popover)$/.test(part) ? { ...open, mayCome: true } : open;
}

function shownAnywhere(view: View, target: Target): readonly Item[] {
  return groundAll(view, { target, purpose: 'read', exact: true, shown: true }).items;
}

/**
 * Where nothing tells which list is "the contact list", written small as no name that a page must bear, and what is
 * looked for stands on the page. Null where a list goes by that name.
 */
export function untoldList(view: View, { scope, ordinal: _ordinal, ...rest }: Target): Check | null {
  return scope === undefined || !isUntoldList(view, scope) ? null : standsUntold(view, rest, `${scope.text} list`);
}

/** "The contact list is shown" where nothing tells which list that is, and the page has one. Null where one is told. */
export function untoldOwnList(view: View, target: Target): Check | null {
  if (target.ordinal !== undefined || !isUntoldList(view, { ...target, relation: 'within' })) return null;
  const [root] = plainLists(view.items, () => true).flatMap((list) => list.root ?? []);
  if (root === undefined || isOfFrame(root)) return null;
  const seen = `there is a list, but nothing on the page tells that it is the ${target.text} list`;
  return unproven('no_evidence', seen, quotesOf(view, root));
}

function isUntoldList(view: View, { role, text, scope }: NonNullable<Target['scope']>): boolean {
  if (role !== 'list' || text === undefined || scope !== undefined || !isSmall(text)) return false;
  return listsCalled(view.items, text).length === 0;
}

/** Of what stands in a list, what may be an entry of "the list": no message, no entry of a menu or a trail. */
export function listedAmong(items: readonly Item[], { scope }: Target): Item[] {
  if (scope === undefined || !isPlainList(scope)) return [...items];
  return items.filter(
    (item) => !isOfFrame(item) && closest(item, (up) => notices.includes(up.role) || isTrail(up)) === null,
  );
}

/**
 * "X is in the list" where no list holds it, but a place does that may be a list that nothing tells: boxes that merely
 * look like one. Null where it stands nowhere, or only where no list is: in a heading, a field, a message.
 */
export function unlisted(view: View, { scope, ordinal: _ordinal, ...rest }: Target): Check | null {
  if (scope === undefined || !isPlainList(scope)) return null;
  const typed = (item: Item) =>
    subtree(item).some((part) => isFormControl(part) && says(part.value ?? '', rest.text ?? ''));
  const shown = shownAnywhere(view, rest).find(
    (item) => !typed(item) && closest(item, (up) => notices.includes(up.role) || isNoEntry(up)) === null,
  );
  if (shown === undefined) return null;
  const seen = `${targetWords(rest)} stands on the page, but in no list that is told as one`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}

const notices = ['alert', 'alertdialog', 'status', 'log', 'tooltip'];

function isNoEntry(item: Item): boolean {
  return item.role === 'heading' || isFormControl(item) || item.tag === 'label';
}

/**
 * "X is not in the list" where nothing is told to be a list: settled where the words stand nowhere on a page that has a
 * title and something to use; open where they stand anywhere. Null for other parts of a page.
 */
export function outsideList(view: View, target: Target): Check | null {
  const { scope, ...rest } = target;
  if (scope?.role !== 'list' || scope.scope !== undefined) return null;
  if (scope.text !== undefined && !isUntoldList(view, scope)) return null;
  const [shown] = shownAnywhere(view, rest);
  if (shown !== undefined) {
    const seen = `${targetWords(rest)} stands on the page, and nothing on it is told to be the ${scope.text ?? scope.noun ?? 'list'}`;
    return unproven('no_evidence', seen, quotesOf(view, shown));
  }
  const own = view.items.filter((item) => !isOfFrame(item));
  const stands = own.some((item) => item.role === 'heading') && own.some(isControl);
  return stands && target.text !== undefined ? met(pageEvidence(view)) : null;
}

/** Where no card is told in a part of the page, a line of words there may be one. Null where it holds none. */
export function untoldCards(view: View, { role, text, scope }: Target): Check | null {
  if (role !== 'card' || text !== undefined || scope === undefined) return null;
  const inside = ({ root, items }: Area) => items.filter((item) => item !== root);
  const holds = (items: readonly Item[]) => mayBeCard(items) !== undefined;
  const [like] = areasOf(view.items, scope, holds).flatMap((area) => mayBeCard(inside(area)) ?? []);
  if (like === undefined) return null;
  const seen = `nothing in ${targetWords(scope)} is told to be a card, but ${nameOf(like)} may be one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

/**
 * "There are 3 contact cards", a word that no card need show, where the page has cards. Null for a name of one, and where
 * what goes by the word lies in them.
 */
export function untoldKindOfCards(view: View, target: Target, found: readonly Item[] = []): Check | null {
  const { role, text, noun, scope } = target;
  if (role !== 'card' || text === undefined || !isSmall(text) || (noun ?? scope) !== undefined) return null;
  const cards = entryGroups(view.items, { role }).flatMap(({ items }) => items);
  const [card] = cards;
  if (card === undefined || found.some((item) => cards.some((own) => isWithin(item, own)))) return null;
  const seen = `there are cards, such as ${nameOf(card)}, and nothing tells which of them are "${text}" cards`;
  return unproven('no_evidence', seen, quotesOf(view, card));
}

/** Links under a heading "Fulltext results" may be some, though nothing repeats there. */
export function untoldFinds(view: View, { text, noun = '', scope }: Target): Check | null {
  if (text !== undefined || scope !== undefined || !finds.test(noun)) return null;
  const headings = headingsOf(view.items);
  const title = headings.find((heading) => says(fullText(heading), noun) && !/\d|\bno\b/i.test(fullText(heading)));
  if (title === undefined) return null;
  const end = headings.find(({ index, level }) => index > title.index && (level ?? 6) <= (title.level ?? 6))?.index;
  const isUnder = ({ index }: Item) => index > title.index && index < (end ?? Number.POSITIVE_INFINITY);
  const like = view.items.find((item) => item.role === 'link' && isUnder(item) && !isFurniture(item));
  if (like === undefined) return null;
  return unproven(
    'no_evidence',
    `${nameOf(like)} stands under "${fullText(title)}" and may be one`,
    quotesOf(view, like),
  );
}

/** A dropdown "Filter by country" may offer what is counted. Null where as many as it offers prove no more than none. */
export function untoldOptions(
  view: View,
  { noun, text, scope }: Target,
  proves: (count: number) => boolean,
): Check | null {
  if (noun === undefined || text !== undefined || scope !== undefined) return null;
  const offered = repeatGroups(view.items, { least: 1 }).find((group) => {
    const dropdown = dropdownOf(group);
    return dropdown !== null && speaksOf(dropdown.name, noun) && proves(group.items.length) !== proves(0);
  });
  const dropdown = offered === undefined ? null : dropdownOf(offered);
  if (dropdown === null) return null;
  const seen = `nothing tells that what ${nameOf(dropdown)} offers are the ${noun}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, dropdown)), mayCome: true };
}

/** The same for what is acted on, where a common noun names a part of the page that holds others, or a list. */
export function untoldFrame(view: View, target: Target): Check | null {
  if (target.scope?.role === 'list' && target.scope.text !== undefined) return untoldList(view, target);
  const { scope } = target;
  return scope !== undefined && (frames.test(scope.noun ?? '') || isPartWord(scope)) ? untoldPlace(view, target) : null;
}

/** "In the popup, tick X" where nothing is told to be one, and an X came with the last action. */
export function untoldPopup(view: View, { scope, ...rest }: Target, since: View | null): Check | null {
  if (since === null || scope?.role !== 'dialog' || scope.text !== undefined || rest.text === undefined) return null;
  const told = new Set(since.items.flatMap((old) => (has(old, 'hidden') ? [] : old.ref)));
  const isNew = (item: Item) => !told.has(closest(item, ({ ref }) => ref !== null)?.ref ?? null);
  const came = groundAll(view, { target: rest, purpose: 'read', exact: true }).items.find(isNew);
  if (came === undefined) return null;
  const seen = `${nameOf(came)} came with the last action, but nothing on the page is told to be the ${scope.noun ?? scope.role}`;
  return unproven('no_evidence', seen, quotesOf(view, came));
}

const partWords =
  /\b(?:picker|selector|switcher|chooser|calendar|panel|pane|popup|pop-up|popover|drawer|overlay|flyout|widget|section|area|box|bar|strip|block|editor|stepper|carousel|bubble|chat|conversation|thread|feed|timeline|history|legend|chart|graph|diagram|summary)$/;

/** "The sidebar is shown", or is gone, where only its place tells that a plain box may be it. Null where none lies there. */
export function untoldBar(view: View, { noun = '', text, role, ordinal, scope }: Target): Check | null {
  const others = [text, role, ordinal, scope];
  if (!frames.test(noun) || others.some((other) => other !== undefined)) return null;
  const [like] = placed(view.items, noun);
  if (like === undefined) return null;
  const seen = `nothing on the page is told to be the ${noun}, but what lies there may be it`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// "In the month picker": written small it is what a reader sees there, and no name that a page must bear.
function isPartWord({ text, role, relation }: Scope): boolean {
  return text !== undefined && role === undefined && relation === 'within' && isSmall(text) && partWords.test(text);
}

// By where a plain box lies, or by an id that nobody sees, it may be the sidebar, and another one as well. The links at
// the top of a page are not what people call the list.
function isTold({ root }: Area, { role, noun = '' }: NonNullable<Target['scope']>): boolean {
  if (role === 'list' && root !== null && isOfFrame(root)) return false;
  return root === null || root.role !== 'generic' || !frames.test(noun) || says(`${root.name} ${root.label}`, noun);
}

// What was looked for stands in the content, where the only bar at a side is a plain box.
function isPlaced(view: View, { root }: Area, { scope, ...rest }: Target): boolean {
  const shown = root === null ? [] : shownAnywhere(view, rest);
  const noun = scope?.noun ?? '';
  return root !== null && shown.every((item) => isBesideBar(item, root, { items: view.items, noun }));
}

// "In the result": of entries only where a list goes by that name; it may as well be a line that nothing marks.
function isEntryTold(view: View, { noun, ordinal }: NonNullable<Target['scope']>): boolean {
  if (noun === undefined || ordinal !== undefined || /\b(?:item|entry|card)s?$/.test(noun)) return true;
  return repeatGroups(view.items, { least: 1 }).some((group) => goesBy(group, noun));
}

/** What people see as one although nothing says so: built of plain boxes. */
const boxes: readonly string[] = ['table', 'list', 'form', 'navigation', 'banner', 'region'];

function isUntold(view: View, target: Target, readings: readonly Reading[]): boolean {
  if (target.role === 'heading') return !view.items.some((item) => item.role === 'heading');
  const { noun, text, role } = target;
  if (role === 'list' && text !== undefined) return readings.length === 0 && isSmall(text);
  // A warning that always stands there is commonly drawn by its colours alone.
  if (role !== undefined && text === undefined && (role === 'alert' || boxes.includes(role)))
    return readings.length === 0;
  const merelyBorne = (words: string) =>
    readings.every(({ item }) => isControl(item) && item.value === null && bare(item.name) !== bare(words));
  // "The current branch" is no name that a page must bear: written small, it may be what a reader calls the part.
  if (text !== undefined && (role === undefined || role === 'region') && noun === undefined)
    return isSmall(text) && merelyBorne(text);
  return noun !== undefined && text === undefined && role === undefined && merelyBorne(noun);
}
