import type { Scope, Target } from '@smokejumper/contracts';
import { pagerOf } from '../controls/pagers.ts';
import { matchesOf } from '../find.ts';
import { isHeadRow } from '../names/nouns.ts';
import { unnumbered } from '../names/one-or-several.ts';
import { isDataRow, isFormControl, isHeading, isTable } from '../names/roles.ts';
import { says } from '../names/text.ts';
import { ownFirst } from '../repeats/bearers.ts';
import { cardAround, isCellCard } from '../repeats/cell-cards.ts';
import { entryAround, entryGroups } from '../repeats/entries.ts';
import { frameOf } from '../repeats/frames.ts';
import { nthOf } from '../repeats/groups.ts';
import { isPlainList, type Listing, listsCalled, plainLists } from '../repeats/lists.ts';
import { columnParts, headsOf } from '../tables/columns.ts';
import { cellsForDay } from '../tables/day-cells.ts';
import { groupsCalled, rowsOfGroup } from '../tables/group-lines.ts';
import { rowMates } from '../tables/row-parts.ts';
import { closest, fullText, type Item, subtree } from '../view/view.ts';
import { type Area, asArea, dropOuter, nth, type Probe, topRung } from './area.ts';
import { beside } from './beside.ts';
import { hungByLevel } from './branches.ts';
import { chipsCalled, isChip } from './chips.ts';
import { containers } from './containers.ts';
import { signsIn } from './field-box.ts';
import { liesOver } from './over-page.ts';
import { besideAnchor, isNeighbours, reachOut } from './reach.ts';
import { remarksOn } from './remarks.ts';

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
      return rows(area, scope).map((row) => ({ ...asArea(row), items: wholeRow(row, probe) }));
    case 'item':
      return entriesIn(area, scope, probe).map(asArea);
    case 'within': {
      if (isChip(scope)) return nth(chipsCalled(area.items, scope.text ?? ''), scope.ordinal).map(asArea);
      const days = cellsForDay(area.items, scope);
      if (days.length > 0) return nth(days, scope.ordinal).map(asArea);
      // "The list under X" is the first one under it.
      const first = area.nearest && scope.text === undefined && scope.ordinal === undefined;
      const lists = scope.role === 'list' ? listsFor(area, scope, first ? () => true : probe) : [];
      if (lists.length > 0 || isPlainList(scope)) return nth(lists, first ? 1 : scope.ordinal).map(listArea);
      const columns =
        scope.role === 'column' && scope.text !== undefined ? columnParts(area.items, area.root, scope.text) : null;
      if (columns !== null) return nth(columns, scope.ordinal).map((cells) => columnArea(cells, area, scope, probe));
      const groups = groupsCalled(area.items, scope);
      if (groups.length > 0)
        return groups.map((lines) => ({ items: lines.flatMap(subtree), nearest: false, root: null }));
      const found = containers(area, scope, probe);
      return (first ? found.slice(0, 1) : found).map((item) => {
        if (isMereTitle(item, probe)) return sectionUnder(area, item);
        if (isTable(item)) return { ...asArea(item), items: [...subtree(item), ...pagerOf(item)] };
        const hung = hungByLevel(item) ?? rowsOfGroup(item);
        if (hung !== null) return { ...asArea(item), items: [item, ...hung].flatMap(subtree) };
        return isFormControl(item) ? fieldArea(area, item) : asArea(item);
      });
    }
    case 'near':
      return anchors(area, scope).flatMap((anchor) => besideAnchor(area, anchor, probe));
    default:
      return anchorsOrEnd(area, scope).map((anchor) => {
        if (scope.relation === 'below' && isTitledUnseen(anchor)) return underUnseen(area, anchor, probe);
        return { ...beside(area.items, anchor, scope.relation), nearest: true, root: null, anchor };
      });
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

// What its cells do not hold may stand in its head: the sign that filters or sorts it.
function columnArea(cells: readonly Item[], area: Area, { text = '' }: Scope, probe: Probe): Area {
  const own = cells.flatMap(subtree);
  const heads =
    area.root === null && !probe(own) ? headsOf(area.items, text).flatMap((head) => subtree(head).slice(1)) : [];
  return { items: heads.length > 0 && probe(heads) ? heads : own, nearest: false, root: null };
}

// What goes by the noun may be nothing but a heading: meant is what stands under it, up to the next one.
function isMereTitle(item: Item, probe: Probe): boolean {
  const isOther = (kid: Item) => kid.ref !== null && fullText(kid) !== fullText(item);
  return isHeading(item) && !item.children.some(isOther) && !probe(subtree(item));
}

function sectionUnder(area: Area, heading: Item): Area {
  const { items, ...below } = beside(area.items, heading, 'below');
  const own = items.filter((item) => !liesOver(item, heading));
  return { ...below, items: own, nearest: false, root: null };
}

// A group whose name only assistive technology reads out, or a part of the page that may show it with more ("Files (2)"):
// it stands over what the part holds.
function isTitledUnseen(item: Item): boolean {
  if (/^(?:region|complementary|list|table|grid)$/.test(item.role)) return true;
  return /^(?:group|radiogroup|toolbar|tablist)$/.test(item.role) && !says(fullText(item), item.name);
}

// What the group holds, else what follows it outside of its like: the next group has a title of its own.
function underUnseen(area: Area, group: Item, probe: Probe): Area {
  const held = subtree(group).slice(1);
  if (probe(held)) return { ...asArea(group), items: held };
  const below = beside(area.items, group, 'below');
  const items = below.items.filter((item) => closest(item, ({ role }) => role === group.role) === null);
  return { ...below, items, nearest: true, root: null, anchor: group };
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

function rows(area: Area, scope: Scope): Item[] {
  if (area.root !== null && isDataRow(area.root)) return [area.root];
  const target = { ...scope, role: 'row' as const };
  if (scope.text === undefined) {
    const groups = entryGroups(area.items, target);
    return groups.flatMap((group) => nthOf(group, scope.ordinal));
  }
  const found = matchesOf(area.items, { target: { text: scope.text, role: 'row' }, purpose: 'read', exact: true });
  const isHead = found.length === 0 && /^(?:table )?head(?:er|ing)?s?$/i.test(scope.text);
  return nth(isHead ? area.items.filter(isHeadRow) : found.map((match) => match.item), scope.ordinal);
}

// What a row does not offer itself, the part of it that stays in place beside it may.
function wholeRow(row: Item, probe: Probe): Item[] {
  const own = ownFirst(row, probe);
  const beside = probe(own) ? [] : rowMates(row).flatMap(subtree);
  return probe(beside) ? [...own, ...beside] : own;
}

function entriesIn(area: Area, scope: Scope, probe: Probe): Item[] {
  if (scope.text === undefined) {
    const role = scope.role === 'card' || scope.role === 'row' ? scope.role : 'listitem';
    const groups = entryGroups(area.items, { ...scope, role });
    return groups.flatMap((group) => nthOf(group, scope.ordinal));
  }
  const found = new Set<Item>();
  for (const anchor of anchors(area, scope)) {
    const isCard = scope.role === 'card';
    const frame = isCard ? frameOf(anchor) : null;
    const entry = frame ?? (isCard ? cardAround : entryAround)(anchor, area.items);
    // What such a card does not hold is in another one, wherever in the table that stands.
    const isWhole = isCard && entry !== null && (frame !== null || isCellCard(entry, area.items));
    if (isWhole) found.add(entry);
    else if (entry !== null && (probe(subtree(entry)) || isNeighbours(entry, probe))) found.add(entry);
    else for (const reached of reachOut(anchor, probe)) if (reached.root !== null) found.add(reached.root);
  }
  return [...found];
}

// "Below the posts", where nothing is called so: below the last of those that are told to be posts.
function anchorsOrEnd(area: Area, scope: Scope): Item[] {
  const { relation, noun, text, role } = scope;
  const found = anchors(area, scope);
  if (found.length > 0 || noun === undefined || (text ?? role) !== undefined) return found;
  const [group, ...others] = entryGroups(area.items, { noun });
  if (group === undefined || others.length > 0 || unnumbered(noun) === noun) return [];
  const end = relation === 'below' ? group.items.at(-1) : relation === 'above' ? group.items[0] : undefined;
  return end === undefined ? [] : [end];
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
