import type { Scope } from '@smokejumper/contracts';
import { ownRadios } from '../controls/ticks.ts';
import { matchesOf } from '../find.ts';
import { isCalled } from '../names/names.ts';
import { byNoun, holdsNothing, ofKind } from '../names/nouns.ts';
import { isControl, isFormControl, isHeading, isTable, rolesFor } from '../names/roles.ts';
import { fold, isSmall, rung, wordsOf } from '../names/text.ts';
import { isFurniture, isShownHeading, repeatGroups, saysNothing, speaksOf } from '../repeats/groups.ts';
import { holders, isLinkBar, isOfFrame, isTitleOf, isTrail, rootsCalled } from '../repeats/lists.ts';
import { isMonthSheet } from '../tables/day-cells.ts';
import { laneOf, lanesBeside, onlyLanes, panelOf, sectionOf, sectionsBeside } from '../tables/lanes.ts';
import { isSheet, sheetsAmong, tablesUnder } from '../tables/tables.ts';
import { isNarrow, placed } from '../view/place.ts';
import { ancestors, closest, fullText, has, type Item, isNameless, isRunOf, isWithin, subtree } from '../view/view.ts';
import { type Area, dropOuter, nth, type Probe, topRung } from './area.ts';
import { beside } from './beside.ts';
import { hungByLevel } from './branches.ts';
import { foldUnder } from './folds.ts';
import { areMadeAlike, entryMadeAlike } from './made-alike.ts';
import { reachOut, wholePage } from './reach.ts';
import { isAmongTitles, standsUnder, stoodBefore } from './titles.ts';

/** The boxes that are called by what a place is: a section under its title, a list, a menu, a bar at an edge. */
export function containers(area: Area, scope: Scope, probe: Probe): Item[] {
  const { text, noun, role, ordinal } = scope;
  const sheets = role === undefined && (text ?? noun) === 'calendar' ? area.items.filter(isMonthSheet) : [];
  if (sheets.length === 1 && sheets.some((sheet) => probe(subtree(sheet)))) return sheets;
  // Nothing stands in a field: "the search bar" that holds others is the part of the page that searches.
  const isBar = (item: Item) => item.role === 'search' && probe(subtree(item));
  const searchBars = role === 'searchbox' && text === undefined ? area.items.filter(isBar) : [];
  if (searchBars.length > 0) return nth(searchBars, ordinal);
  if (text === undefined) {
    if (noun === undefined && role === undefined) return [];
    const results = noun !== undefined && fold(noun) === 'results';
    const fits = matchesOf(area.items, { target: { noun, role }, purpose: 'region', exact: true })
      .map((match) => match.item)
      .filter((item) => role !== 'list' || !isOfFrame(item) || probe(subtree(item)));
    const goes = fits.length > 0 || noun === undefined;
    const found = (goes ? fits : [...byNoun(area.items, noun), ...titled(area, noun, probe)]).filter(
      (item) => !results || mayHoldResults(item),
    );
    // A button "Hide sidebar" goes by that noun too, but nothing is in it.
    const inside = found.filter(
      (item) => boxRoles.includes(item.role) || (!isControl(item) && item.children.some((kid) => kid.ref !== null)),
    );
    const tables = results ? tablesFor(area, inside, probe) : [];
    const bars = noun === undefined || inside.length === 0 ? [] : barsAt(area, { noun, inside, probe });
    if (tables.length > 0 || bars.length > 0) return nth(tables.length > 0 ? tables : bars, ordinal);
    if (inside.length > 0 || noun === undefined) return nth(inside.length > 0 ? inside : found, ordinal);
    const board = fold(noun) === 'board' ? boardOf(area) : [];
    if (board.length > 0) return board;
    const headed = isOnlyLedTo(area, noun) ? headedSo(area, noun, probe) : [];
    return nth(headed.length > 0 ? headed : partsOf(area, noun, found), ordinal);
  }
  const boxes = area.items.filter((item) => {
    if (role === 'list') return holders.includes(item.role) && !subtree(item).some(isTrail);
    return boxRoles.includes(item.role) || (role !== undefined && rolesFor(role).first.includes(item.role));
  });
  // "The Country field" is a control, where the box that frames it bears its name too.
  const fields =
    role === 'textbox' || role === 'combobox'
      ? area.items.filter((item) => isFormControl(item) && !has(item, 'hidden'))
      : [];
  const called = (pool: readonly Item[]) =>
    topRung(
      matchesOf(pool, { target: { text }, purpose: 'region', exact: true }).filter(
        (match) => match.by !== 'text' && pool.includes(match.item),
      ),
    ).map((match) => match.item);
  const own = called(fields);
  const isKind = (item: Item) => role !== 'table' || mayBeTable(item, { area, text });
  const boxed = own.length > 0 ? own : called(boxes).filter(isKind);
  const named = boxed.length > 0 ? boxed : captionedAmong(fields, area, text);
  const holding = named.filter((item) => probe(subtree(item)));
  const panel = role === 'tab' && holding.length === 0 ? panelShown(area.items, named) : null;
  if (panel !== null) return [panel];
  if (holding.length > 0 || named.length > 0) return nth(holding.length > 0 ? holding : named, ordinal);
  if (role === 'navigation' && /^(?:side|left|right)$/i.test(text)) {
    const narrow = area.items.filter((item) => item.role === 'navigation' && isNarrow(item, area.items, text));
    const bar = { relation: 'within' as const, noun: `${text} bar`.replace(/^side bar$/i, 'sidebar'), ordinal };
    return narrow.length === 1 ? narrow : containers(area, bar, probe);
  }
  const board = role === undefined && text === 'board' ? boardOf(area) : [];
  if (board.length > 0) return board;
  const headed = role === undefined && isSmall(text) && isOnlyLedTo(area, text) ? headedSo(area, text, probe) : [];
  if (headed.length > 0) return nth(headed, ordinal);
  const titles = titled(area, text, probe, (item) => role !== 'list' || isTitleOf(item, text)).filter(isKind);
  const opened = role === 'menu' ? openedBy(area.items, text) : [];
  if (opened.length > 0) return nth(opened, ordinal);
  const below = role === 'menu' ? titles.filter((box) => !isOfNext(box, { text, probe })) : titles;
  // A button that holds the word among others is neither that menu nor what opens it.
  const opener = (item: Item) => role !== 'menu' || !isControl(item) || isCalled(item, text);
  const fits = (item: Item) => isKind(item) && opener(item);
  const goes = below.length > 0 || role === 'list' ? below : byNoun(area.items, text).filter(fits);
  const only = role === 'table' && /^results?$/i.test(text) ? sheetsAmong(area.items.filter(isTable)) : [];
  if (goes.length === 0 && only.length === 1) return only;
  if (goes.length > 0) return nth(goes, ordinal);
  if (role === 'table') return tablesUnder(area.items, text);
  const trees = role === undefined ? treesTitled(area.items, text) : [];
  return trees.length > 0 ? nth(trees, ordinal) : sideTitled(area, scope, probe);
}

// "The category tree" is the one under "Categories", where that is no name of its own.
function treesTitled(items: readonly Item[], text: string): Item[] {
  const name = /^(.+) tree$/i.exec(text)?.[1];
  return name === undefined
    ? []
    : rootsCalled(items, name).filter(({ role }) => role === 'tree' || role === 'treegrid');
}

// A field without a name of its own goes by the words that stand before it, and what stands at the next one is not in it.
function captionedAmong(fields: readonly Item[], area: Area, text: string): Item[] {
  if (fields.length === 0) return [];
  const found = matchesOf(area.items, { target: { text }, purpose: 'form-control', exact: true });
  const own = found.filter((match) => match.rung >= rung.loose && fields.includes(match.item));
  return topRung(own.filter(({ item }) => isNameless(item))).map(({ item }) => item);
}

// "The filter sidebar" is the section under "Filter" where no part of the page is told to stand at its side.
function sideTitled(area: Area, { text = '', role, ...scope }: Scope, probe: Probe): Item[] {
  const name = /^(.+) side ?(?:bar|panel)$/i.exec(text)?.[1];
  if (name === undefined || role !== undefined || ofKind(area.items, 'sidebar').length > 0) return [];
  return containers(area, { ...scope, text: name, role: 'region' }, probe);
}

const boxRoles = [
  'region',
  'dialog',
  'alertdialog',
  'navigation',
  'form',
  'table',
  'grid',
  'treegrid',
  'list',
  'listbox',
  'group',
  'tabpanel',
  'complementary',
  'main',
  'banner',
  'contentinfo',
  'article',
  'menu',
  'menubar',
  'toolbar',
  'tree',
  'radiogroup',
  'search',
  'iframe',
  'feed',
  'row',
  'listitem',
  'figure',
  'alert',
  'status',
  'tablist',
];

// "The sidebar" may be the navigation at the edge, where the aside of the page does not hold what is looked for.
function barsAt(area: Area, { noun, inside, probe }: { noun: string; inside: Item[]; probe: Probe }): Item[] {
  if (inside.some((item) => probe(subtree(item)))) return [];
  return placed(area.items, noun).filter((item) => isOfFrame(item) && probe(subtree(item)));
}

// "The results" may be a table to the page, where no list of it holds what is looked for.
function tablesFor(area: Area, inside: readonly Item[], probe: Probe): Item[] {
  if (inside.some((item) => probe(subtree(item)))) return [];
  return sheetsAmong(area.items.filter(isTable)).filter((item) => probe(subtree(item)));
}

// The links of a page are no results, nor are the fields and buttons of a box that speaks of them ("Query results operations").
function mayHoldResults(item: Item): boolean {
  if (isOfFrame(item) || isLinkBar(item)) return false;
  return item.role !== 'group' || isCalled(item, 'results') || subtree(item).some(isTable);
}

/**
 * "The customers table" is a table: beside one, a box or a section of like words that holds none is never it, unless it is
 * called so and repeats something that may be drawn as rows.
 */
function mayBeTable(box: Item, { area, text }: { area: Area; text: string }): boolean {
  const hasSheet = (items: readonly Item[]) => items.some((item) => isTable(item) && isSheet(item));
  const parts = isHeading(box) ? beside(area.items, box, 'below').items : subtree(box);
  if (hasSheet(parts) || !hasSheet(area.items)) return true;
  return isCalled(box, text) && repeatGroups(parts, { least: 2 }).length > 0;
}

// Where only controls go by a noun, the part of the page that it commonly means: nothing is in a control or a separator.
function partsOf(area: Area, noun: string, found: Item[]): Item[] {
  const parts = ofKind(area.items, noun);
  if (parts.length > 0) return parts;
  return found.every((item) => closest(item, holdsNothing) !== null) ? placed(area.items, noun) : found;
}

/** The sections that a heading, a column head or a text titles: from it outwards to the first box that holds more. */
function titled(area: Area, text: string, probe: Probe, fits: (item: Item) => boolean = () => true): Item[] {
  const all = matchesOf(area.items, { target: { text }, purpose: 'read', exact: true });
  const matches = topRung(
    all.filter(({ item }) => fits(item) && !saysNothing(item)),
    text,
  );
  const headings = matches.filter((match) => isHeading(match.item) || match.item.up?.role === 'heading');
  const found = new Set<Item>();
  // Where a title is a link, too, the heading is the title.
  const own = new Set(headings.map(({ item }) => closest(item, isHeading) ?? item));
  for (const item of headings.length > 0 ? own : matches.map((match) => match.item)) {
    const fold = foldUnder(item);
    if (fold !== null) {
      found.add(fold);
      continue;
    }
    const around = ancestors(item).find((up) => up.children.length > 1);
    // A link or button titles what is around it, never the whole page.
    const mere = closest(item, isControl) !== null && wholePage.includes(around?.role ?? '');
    // Nor do words in a line with others, as a name with a badge behind it: nothing is in them but in their line.
    const line = wholePage.includes(around?.role ?? '') && isInLine(item, text) ? item : undefined;
    const reached = branchAt(item, probe) ?? reachOut(item, probe)[0]?.root ?? line ?? (mere ? undefined : around);
    if (reached === undefined || reached === null) continue;
    const box = boxBeside(item, reached, probe);
    if (box !== null) {
      found.add(box);
      continue;
    }
    const heading = closest(item, isHeading);
    const flat = (under: Item) =>
      stoodBefore(under, reached, probe) || standsUnder(under, reached, probe) || isAmongTitles(under, reached);
    if (heading !== null && flat(heading)) found.add(heading);
    else found.add(ownRadios(item, reached, probe) ?? reached);
  }
  return dropOuter([...found]);
}

function isInLine(item: Item, text: string): boolean {
  const line = subtree(item).find((part) => part.runs !== undefined);
  return (
    closest(item, isHeading) === null && (line?.runs?.length ?? 0) > 1 && line !== undefined && isRunOf(line, text)
  );
}

// What holds the columns of the only board.
function boardOf({ items }: Area): Item[] {
  const [lane] = onlyLanes(items);
  return lane?.up == null ? [] : [lane.up];
}

// What goes by the word is but a way there, in the bars of the page.
function isOnlyLedTo(area: Area, text: string): boolean {
  const found = topRung(matchesOf(area.items, { target: { text }, purpose: 'read', exact: true }), text);
  return found.every(({ item }) => closest(item, isControl) !== null && isFurniture(item));
}

// "In the cart" is on the page that is headed "Your cart", where nothing else goes by that noun but what leads there.
function headedSo(area: Area, noun: string, probe: Probe): Item[] {
  const isSo = (heading: Item) =>
    speaksOf(fullText(heading), noun) && wordsOf(fullText(heading)).length < 4 && !isFurniture(heading);
  const [only, ...others] = area.items.filter((item) => isShownHeading(item) && isSo(item));
  return only === undefined || others.length > 0 ? [] : titled(area, fullText(only), probe);
}

// Around one column of a board, or one part of a page that is drawn as a box, stand others with titles of their own.
function boxBeside(title: Item, reached: Item, probe: Probe): Item | null {
  const beyond = (box: Item | null) => (box === null || isWithin(reached, box) ? null : box);
  const lane = beyond(laneOf(title));
  if (lane !== null && lanesBeside(lane).some((other) => probe(subtree(other)))) return lane;
  const section = beyond(sectionOf(title));
  if (section !== null && sectionsBeside(section).some((other) => probe(subtree(other)))) return section;
  return beyond(panelOf(title));
}

// Nothing is in a tab, but in what it shows: where no name ties them, the only panel there is beside the tab that is chosen.
function panelShown(items: readonly Item[], tabs: readonly Item[]): Item | null {
  const [tab, ...others] = tabs;
  if (tab === undefined || others.length > 0 || !has(tab, 'selected')) return null;
  const panels = items.filter((item) => item.role === 'tabpanel' && !has(item, 'hidden'));
  return panels.length === 1 && panels[0]?.name === '' ? (panels[0] ?? null) : null;
}

// What hangs on the next branch of a tree, or on the next entry that has a list of its own, is not in this one; nor is
// what an entry made alike holds beside its own words: one that titles those behind it is made otherwise, or they hold it whole.
function branchAt(title: Item, probe: Probe): Item | null {
  const branch = closest(title, ({ role }) => role === 'treeitem' || role === 'listitem');
  if (branch === null) return entryMadeAlike(title, probe);
  if (probe(subtree(branch))) return null;
  if (hungByLevel(branch) !== null) return branch;
  const others = branch.up?.children.filter((other) => other !== branch && other.role === branch.role) ?? [];
  const hung = others.flatMap(subtree).filter(({ role }) => role === 'list' || role === 'group' || role === 'tree');
  const isOfNext = (other: Item) => areMadeAlike(branch, other) && holdsBesideWords(other, probe);
  return hung.some((list) => probe(subtree(list))) || others.some(isOfNext) ? branch : null;
}

function holdsBesideWords(entry: Item, probe: Probe): boolean {
  const inner = subtree(entry).findLast((part) => probe(subtree(part)));
  return inner !== undefined && (inner.runs !== undefined || fullText(inner) !== fullText(entry));
}

// The only menu that stands open without a name is that of the control by that name which says that it is open.
function openedBy(items: readonly Item[], text: string): Item[] {
  const opens = matchesOf(items, { target: { text, role: 'menu' }, purpose: 'read', exact: true });
  if (!opens.some(({ item }) => isControl(item) && has(item, 'expanded'))) return [];
  const open = items.filter(({ role, name }) => name === '' && (role === 'menu' || role === 'listbox'));
  return open.length === 1 ? open : [];
}

// Of menus side by side, what hangs on one entry of the bar is never what hangs on the next.
function isOfNext(box: Item, { text, probe }: { text: string; probe: Probe }): boolean {
  const bar = box.children.filter(({ role }) => role === 'listitem' || role === 'menuitem');
  const own = bar.find(
    (entry) => matchesOf(subtree(entry), { target: { text }, purpose: 'read', exact: true }).length > 0,
  );
  return own !== undefined && !probe(subtree(own));
}
