import type { Scope, Target } from '@smokejumper/contracts';
import { bears, ownFirst } from './bearers.ts';
import { beside } from './beside.ts';
import { hungByLevel } from './branches.ts';
import { chipsCalled, isChip } from './chips.ts';
import { columnParts } from './columns.ts';
import { entryAround, entryGroups } from './entries.ts';
import { signsIn } from './field-box.ts';
import { matchesOf } from './find.ts';
import { nthOf } from './groups.ts';
import {
  holders,
  isLinkBar,
  isOfFrame,
  isPlainList,
  isTitleOf,
  isTrail,
  type Listing,
  listsCalled,
  plainLists,
} from './lists.ts';
import type { Match } from './names.ts';
import { byNoun, holdsNothing, ofKind } from './nouns.ts';
import { pagerOf } from './pagers.ts';
import { isNarrow, placed } from './place.ts';
import { remarksOn } from './remarks.ts';
import { isControl, isDataRow, isFormControl, isHeading, isTable, rolesFor } from './roles.ts';
import { fold, rung } from './text.ts';
import { ownRadios } from './ticks.ts';
import { cardOf, standsUnder, stoodBefore } from './titles.ts';
import { ancestors, closest, has, type Item, isWithin, subtree } from './view.ts';

/** A part of the page. `nearest`: its elements are sorted by nearness, and the first that matches is meant. */
export interface Area {
  items: readonly Item[];
  nearest: boolean;
  /** The element the area is, if it is one. */
  root: Item | null;
  /** What it lies beside, where it lies beside something. */
  anchor?: Item;
  /** What it was widened around, to hold what is told to stand near that. */
  near?: Item;
  /** It is what stands below a heading, before the next one like it. */
  headed?: true;
}

type Probe = (items: readonly Item[]) => boolean;

/**
 * The parts of the page a scope may mean, none if its words are nowhere. `probe` tells whether the wanted target lies
 * in a set of elements: "next to" and "item" reach out only as far as needed to hold one.
 */
export function areasOf(page: readonly Item[], scope: Scope | undefined, probe: Probe): Area[] {
  if (scope === undefined) return [{ items: page, nearest: false, root: null }];
  const outer = areasOf(page, scope.scope, (items) => matchesOf(items, anchorWant(scope)).length > 0);
  return outer.flatMap((area) => within(area, scope, probe));
}

function anchorWant(scope: Scope) {
  const { relation, scope: _outer, ordinal: _ordinal, ...target } = scope;
  const purpose = relation === 'within' ? ('region' as const) : ('read' as const);
  return { target, purpose, exact: true };
}

function within(area: Area, scope: Scope, probe: Probe): Area[] {
  switch (scope.relation) {
    case 'row':
      return rows(area, scope).map((row) => ({ ...asArea(row), items: ownFirst(row, probe) }));
    case 'item':
      return entriesIn(area, scope, probe).map(asArea);
    case 'within': {
      if (isChip(scope)) return nth(chipsCalled(area.items, scope.text ?? ''), scope.ordinal).map(asArea);
      // "The list under X" is the first one under it.
      const first = area.nearest && scope.text === undefined && scope.ordinal === undefined;
      const lists = scope.role === 'list' ? listsFor(area, scope, first ? () => true : probe) : [];
      if (lists.length > 0 || isPlainList(scope)) return nth(lists, first ? 1 : scope.ordinal).map(listArea);
      const columns =
        scope.role === 'column' && scope.text !== undefined ? columnParts(area.items, area.root, scope.text) : null;
      if (columns !== null) return nth(columns, scope.ordinal).map(columnArea);
      const found = containers(area, scope, probe);
      return (first ? found.slice(0, 1) : found).map((item) => {
        if (isMereTitle(item, probe)) return sectionUnder(area, item);
        if (isTable(item)) return { ...asArea(item), items: [...subtree(item), ...pagerOf(item)] };
        const hung = hungByLevel(item);
        if (hung !== null) return { ...asArea(item), items: [item, ...hung].flatMap(subtree) };
        return isFormControl(item) ? fieldArea(area, item) : asArea(item);
      });
    }
    case 'near':
      return anchors(area, scope).flatMap((anchor) => besideAnchor(area, anchor, probe));
    default:
      return anchors(area, scope).map((anchor) => ({
        ...beside(area.items, anchor, scope.relation),
        nearest: true,
        root: null,
        anchor,
      }));
  }
}

/** A target as the place that others stand in. */
export function placeOf({ ordinal: _ordinal, ...target }: Target): Scope {
  return { ...target, relation: 'within' };
}

function listsFor({ items }: Area, scope: Scope, probe: Probe): Listing[] {
  if (isPlainList(scope)) return plainLists(items, probe);
  const called = listsCalled(items, scope.text ?? scope.noun ?? '');
  const holding = called.filter((list) => probe(list.items));
  return holding.length > 0 ? holding : called;
}

function listArea({ root, items }: Listing): Area {
  return { items, nearest: false, root };
}

function columnArea(cells: readonly Item[]): Area {
  return { items: cells.flatMap(subtree), nearest: false, root: null };
}

// What goes by the noun may be nothing but a heading: meant is what stands under it, up to the next one.
function isMereTitle(item: Item, probe: Probe): boolean {
  return isHeading(item) && !item.children.some((kid) => kid.ref !== null) && !probe(subtree(item));
}

function sectionUnder(area: Area, heading: Item): Area {
  return { ...beside(area.items, heading, 'below'), nearest: false, root: null };
}

// "The field shows the error …": to people what stands right below a field is in it.
function fieldArea(area: Area, field: Item): Area {
  const own = subtree(field);
  return {
    items: [...new Set([...own, ...signsIn(field), ...remarksOn(field, area.items)])],
    nearest: false,
    root: field,
  };
}

function asArea(root: Item): Area {
  return { items: subtree(root), nearest: false, root };
}

function nth<T>(list: readonly T[], ordinal: number | undefined): T[] {
  if (ordinal === undefined) return [...list];
  const found = ordinal < 0 ? list.at(ordinal) : list[ordinal - 1];
  return found === undefined ? [] : [found];
}

function rows(area: Area, scope: Scope): Item[] {
  if (area.root !== null && isDataRow(area.root)) return [area.root];
  const target = { ...scope, role: 'row' as const };
  if (scope.text === undefined) {
    const groups = entryGroups(area.items, target);
    return groups.flatMap((group) => nthOf(group, scope.ordinal));
  }
  const found = matchesOf(area.items, { target: { text: scope.text, role: 'row' }, purpose: 'read', exact: true });
  return nth(
    found.map((match) => match.item),
    scope.ordinal,
  );
}

function entriesIn(area: Area, scope: Scope, probe: Probe): Item[] {
  if (scope.text === undefined) {
    const role = scope.role === 'card' || scope.role === 'row' ? scope.role : 'listitem';
    const groups = entryGroups(area.items, { ...scope, role });
    return groups.flatMap((group) => nthOf(group, scope.ordinal));
  }
  const found = new Set<Item>();
  for (const anchor of anchors(area, scope)) {
    const entry = entryAround(anchor, area.items);
    if (entry !== null && (probe(subtree(entry)) || isNeighbours(entry, probe))) found.add(entry);
    else for (const reached of reachOut(anchor, probe)) if (reached.root !== null) found.add(reached.root);
  }
  return [...found];
}

function anchors(area: Area, scope: Scope): Item[] {
  const best = topRung(matchesOf(area.items, anchorWant(scope)), scope.text);
  const items = dropOuter(best.map((match) => match.item));
  // A table of contents leads to what the heading begins, and what stands under a name stands under its heading.
  const headings = items.filter((item) => closest(item, isHeading) !== null);
  const led = headings.length > 0 ? items.filter((item) => !leadsWithin(item)) : items;
  return nth(scope.relation === 'below' && headings.length > 0 ? headings : led, scope.ordinal);
}

function leadsWithin(item: Item): boolean {
  const link = closest(item, ({ role }) => role === 'link');
  return link !== null && /#./.test(link.href) && closest(link, isHeading) === null;
}

// Of those that hold the words beside others the ones that are called so: "Tea $3", and not "Tea cup $4".
function topRung(matches: Match[], text = ''): Match[] {
  const top = Math.max(0, ...matches.map((match) => match.rung));
  const cut = Math.min(top, rung.loose);
  const best = matches.filter((match) => match.rung >= cut);
  const called = text === '' || top >= rung.loose ? [] : best.filter(({ item }) => bears(item, text));
  return called.length > 0 ? called : best;
}

function dropOuter(items: Item[]): Item[] {
  const outer = new Set(items.flatMap((item) => ancestors(item)));
  return items.filter((item) => !outer.has(item));
}

// What stands next to the name of one entry stands in that entry: its neighbours have their own.
function besideAnchor(area: Area, anchor: Item, probe: Probe): Area[] {
  const entry = entryAround(anchor, area.items);
  if (entry !== null && !probe(subtree(entry)) && isNeighbours(entry, probe)) return [asArea(entry)];
  return reachOut(anchor, probe).map((reached) => ({ ...reached, near: anchor }));
}

// What an entry does not hold stands in one of the others.
function isNeighbours(entry: Item, probe: Probe): boolean {
  const others = entry.up?.children.filter((other) => other !== entry && other.role === entry.role) ?? [];
  return others.some((other) => probe(subtree(other)));
}

// Widen step by step around the anchor until the wanted thing is inside: the nearest one is meant. What stands in the
// next card is not in this one.
function reachOut(anchor: Item, probe: Probe): Area[] {
  const card = cardOf(anchor);
  const beyond = card !== null && [anchor, ...ancestors(anchor)].includes(card) ? card.up : null;
  for (const up of [anchor, ...ancestors(anchor).slice(0, 8)]) {
    if (wholePage.includes(up.role) || up === beyond) break;
    const own = ofTerm(up, anchor);
    if (own !== null) return [{ items: own, nearest: false, root: null }];
    const area = asArea(up);
    const others = up === anchor ? area.items.filter((item) => item !== anchor) : area.items;
    if (probe(others)) return [{ ...area, items: others }];
  }
  return [];
}

// In a list of terms what stands behind one, up to the next, is what is told of it.
function ofTerm({ children }: Item, anchor: Item): Item[] | null {
  const at = children.findIndex((child) => child.role === 'term' && isWithin(anchor, child));
  if (at < 0) return null;
  const behind = children.slice(at + 1);
  const own = behind.slice(behind.findIndex(({ role }) => role !== 'term'));
  const next = own.findIndex(({ role }) => role === 'term');
  return (next < 0 ? own : own.slice(0, next)).flatMap(subtree);
}

const wholePage = ['main', 'document', 'application'];

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

function containers(area: Area, scope: Scope, probe: Probe): Item[] {
  const { text, noun, role, ordinal } = scope;
  if (text === undefined) {
    if (noun === undefined && role === undefined) return [];
    const results = noun !== undefined && fold(noun) === 'results';
    const fits = matchesOf(area.items, { target: { noun, role }, purpose: 'region', exact: true })
      .map((match) => match.item)
      .filter((item) => role !== 'list' || !isOfFrame(item) || probe(subtree(item)));
    const goes = fits.length > 0 || noun === undefined;
    const found = (goes ? fits : [...byNoun(area.items, noun), ...titled(area, noun, probe)]).filter(
      (item) => !results || !(isOfFrame(item) || isLinkBar(item)),
    );
    // A button "Hide sidebar" goes by that noun too, but nothing is in it.
    const inside = found.filter(
      (item) => boxRoles.includes(item.role) || (!isControl(item) && item.children.some((kid) => kid.ref !== null)),
    );
    const tables = results ? tablesFor(area, inside, probe) : [];
    const bars = noun === undefined || inside.length === 0 ? [] : barsAt(area, { noun, inside, probe });
    if (tables.length > 0 || bars.length > 0) return nth(tables.length > 0 ? tables : bars, ordinal);
    return nth(inside.length > 0 ? inside : noun === undefined ? found : partsOf(area, noun, found), ordinal);
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
  const named = own.length > 0 ? own : called(boxes);
  const holding = named.filter((item) => probe(subtree(item)));
  if (holding.length > 0 || named.length > 0) return nth(holding.length > 0 ? holding : named, ordinal);
  if (role === 'navigation' && /^(?:side|left|right)$/i.test(text)) {
    const narrow = area.items.filter((item) => item.role === 'navigation' && isNarrow(item, area.items, text));
    const bar = { relation: 'within' as const, noun: `${text} bar`.replace(/^side bar$/i, 'sidebar'), ordinal };
    return narrow.length === 1 ? narrow : containers(area, bar, probe);
  }
  const titles = titled(area, text, probe, (item) => role !== 'list' || isTitleOf(item, text));
  const opened = role === 'menu' ? openedBy(area.items, text) : [];
  if (opened.length > 0) return nth(opened, ordinal);
  const below = role === 'menu' ? titles.filter((box) => !isOfNext(box, { text, probe })) : titles;
  return nth(below.length > 0 || role === 'list' ? below : byNoun(area.items, text), ordinal);
}

// "The sidebar" may be the navigation at the edge, where the aside of the page does not hold what is looked for.
function barsAt(area: Area, { noun, inside, probe }: { noun: string; inside: Item[]; probe: Probe }): Item[] {
  if (inside.some((item) => probe(subtree(item)))) return [];
  return placed(area.items, noun).filter((item) => isOfFrame(item) && probe(subtree(item)));
}

// "The results" may be a table to the page, where no list of it holds what is looked for.
function tablesFor(area: Area, inside: readonly Item[], probe: Probe): Item[] {
  if (inside.some((item) => probe(subtree(item)))) return [];
  return area.items.filter((item) => isTable(item) && probe(subtree(item)));
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
    all.filter(({ item }) => fits(item)),
    text,
  );
  const headings = matches.filter((match) => isHeading(match.item) || match.item.up?.role === 'heading');
  const found = new Set<Item>();
  for (const { item } of headings.length > 0 ? headings : matches) {
    const around = ancestors(item).find((up) => up.children.length > 1);
    // A link or button titles what is around it, never the whole page.
    const mere = closest(item, isControl) !== null && wholePage.includes(around?.role ?? '');
    const reached = branchAt(item, probe) ?? reachOut(item, probe)[0]?.root ?? (mere ? undefined : around);
    if (reached === undefined || reached === null) continue;
    const heading = closest(item, isHeading);
    const flat = (under: Item) => stoodBefore(under, reached, probe) || standsUnder(under, reached, probe);
    if (heading !== null && flat(heading)) found.add(heading);
    else found.add(ownRadios(item, reached, probe) ?? reached);
  }
  return dropOuter([...found]);
}

// What hangs on the next branch of a tree, or on the next entry that has a list of its own, is not in this one.
function branchAt(title: Item, probe: Probe): Item | null {
  const branch = closest(title, ({ role }) => role === 'treeitem' || role === 'listitem');
  if (branch === null || probe(subtree(branch))) return null;
  if (hungByLevel(branch) !== null) return branch;
  const others = branch.up?.children.filter((other) => other !== branch && other.role === branch.role) ?? [];
  const hung = others.flatMap(subtree).filter(({ role }) => role === 'list' || role === 'group' || role === 'tree');
  return hung.some((list) => probe(subtree(list))) ? branch : null;
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
