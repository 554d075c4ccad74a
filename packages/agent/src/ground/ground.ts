import type { CandidateCounts } from '@smokejumper/contracts';
import { putInstead, withoutMere } from './controls/mere.ts';
import { pageTurners } from './controls/page-turners.ts';
import { ofNoPages } from './controls/pagers.ts';
import { fitterFirst, matchesOf, offersItself, type Want } from './find.ts';
import { atPicture, type Looked, lastResort } from './last-resort.ts';
import { calledByRole } from './names/by-role.ts';
import { isAnother } from './names/further.ts';
import { isDenied, isInCompound, type Match, matchedText, matchName, withoutHints } from './names/names.ts';
import { isControl, isFormControl, isMereHolder, isPressable, isTextField, isTick, takesPress } from './names/roles.ts';
import { bare, fold, goesOn, rung } from './names/text.ts';
import { inLineWith } from './of-several/in-line.ts';
import { entriesCome, inMenuCome, isPastMenu } from './of-several/opened.ts';
import { takenBy } from './of-several/taker.ts';
import { tieBreak } from './of-several/tie-break.ts';
import type { Area } from './places/area.ts';
import { hungByLevel } from './places/branches.ts';
import { isOfOtherLine } from './places/other-line.ts';
import { areasOf } from './places/scope.ts';
import { asEntry, otherOfNumber } from './repeats/as-entry.ts';
import { isOfMention } from './repeats/bearers.ts';
import { entryAround, entryGroups, withoutList } from './repeats/entries.ts';
import { placeInKinds } from './repeats/entry-of-kind.ts';
import { nthOf, repeatGroups } from './repeats/groups.ts';
import { ofAnother } from './repeats/of-another.ts';
import { asksColumn, fieldsInCells, isOfOtherColumn } from './tables/cells.ts';
import { nthUnderHead } from './tables/nth-under-head.ts';
import { besideRow } from './tables/row-beside.ts';
import { lieOf, overlap } from './view/place.ts';
import { asSeen } from './view/seen.ts';
import { ancestors, has, type Item, isFoldedOption, isWithin, nameOf, type View } from './view/view.ts';

/** What became of the search for a target: one element, several that answer equally well, or none. */
export type Found =
  | { kind: 'one'; item: Item; rung: number }
  | { kind: 'many'; items: Item[] }
  /** `perhaps`: what holds the words only within the name of something else, or is not it for the reason `since`. */
  | { kind: 'none'; counts: CandidateCounts; scopeMissing: boolean; perhaps?: Item[]; since?: string };

export interface Place {
  /** The element of the last step: a name that stands twice means the one in the same form or dialog. */
  last: Item | null;
  /** The page before the last step, null before the first one; left out where that is not known. */
  before?: View | null;
}

/** Finds the one element an action's words mean on a page. Pure: the same view gives the same answer. */
export function ground(view: View, asked: Want, place: Place = { last: null }): Found {
  const { scope } = asked.target;
  const want =
    scope === undefined ? asked : { ...asked, target: { ...asked.target, scope: placeInKinds(view, scope) } };
  const menu = inMenuCome(view, want, place);
  const inside = menu === null ? null : ground(menu.view, menu.want, place);
  if (inside !== null && inside.kind !== 'none') return inside;
  const came = entriesCome(view, want, place);
  const entry = came === null ? null : named(came, want, place);
  const found = entry?.kind === 'one' && entry.rung >= rung.loose ? entry : named(view, want, place);
  const acts = want.purpose !== 'read' && want.purpose !== 'region';
  if (found.kind === 'none' && acts && found.perhaps === undefined) {
    const beside = besideRow(view, want);
    const turners = pageTurners(view, want).others.map((item) => ({ item }));
    return beside.length + turners.length > 0 ? perhaps(view, want, [...beside, ...turners]) : found;
  }
  if (found.kind !== 'one' || !acts) return found;
  const { item } = found;
  if (isOfMention(item, want.target) || isOfOtherLine(view.items, item, want.target))
    return perhaps(view, want, [found]);
  const other = ofAnother(view.items, want.target) ?? ofNoPages(item, want);
  if (other !== null) return perhaps(view, want, [found], other);
  if (want.goes === true && isMereHolder(item))
    return perhaps(view, want, [found], `${nameOf(item)} is no control: nothing tells what opens it`);
  const isPast = inside !== null || isPastMenu(view, item, { want, place });
  return isPast ? perhaps(view, want, [found], outside(item)) : found;
}

function named(view: View, want: Want, place: Place): Found {
  const whole = wholeName(want);
  const all = (whole !== null && !want.exact && lookForWhole(view, whole)) || lookToAct(view, want);
  const looked = want.target.role === undefined ? all : { ...all, matches: withoutMere(all.matches, want) };
  const others = looked.matches.filter((match) => isAnother(view, match, want));
  const own = withoutHints(looked.matches.filter((match) => !others.includes(match)));
  const { areas, matches } =
    own.length > 0
      ? (pictureFor(view, want, looked) ?? { ...looked, matches: own })
      : (lastResort(view, want) ?? { ...looked, matches: own });
  if (matches.length === 0 && looked.matches.length > 0) return perhaps(view, want, looked.matches);
  const usable = preferUsable(matches);
  const { ordinal } = want.target;
  const entry = usable.length === 0 ? asEntry(view, want) : null;
  if (entry !== null) return ground(view, entry, place);
  if (ordinal !== undefined) return numbered(view, want, { matches: usable, areas }, ordinal);
  const winners = bestOf(usable, namesKind(want));
  const [first] = winners;
  if (first === undefined) return nothing(view, want, areas.length === 0 && lacksScope(view, want));
  const lone = [...underTitle(first, looked.matches, want), ...rivalsOf(first, others, want)];
  const rivals = winners.length > 1 ? [] : [...lone, ...putInstead(first, looked.matches, want)];
  if (rivals.length > 0) return { kind: 'many', items: [first.item, ...rivals] };
  if (winners.length === 1) return takenBy(first, usable, want);
  const settled = tieBreak(
    view,
    winners.map((match) => match.item),
    { want, place },
  );
  return settled === null
    ? { kind: 'many', items: winners.map((match) => match.item) }
    : { kind: 'one', item: settled, rung: first.rung };
}

function outside(item: Item): string {
  return `the menu that was opened does not offer it, and ${nameOf(item)} stands outside of it`;
}

function perhaps(view: View, want: Want, others: readonly Pick<Match, 'item'>[], since?: string): Found {
  const items = others.map(({ item }) => item);
  if (items.length > 1 && items.every(isFormControl)) return { kind: 'many', items };
  const missed = nothing(view, want, false);
  return missed.kind === 'none' ? { ...missed, perhaps: items, ...(since && { since }) } : missed;
}

// A magnifier is pressed to show the field "Search", never the field that is not shown. What else is not shown may come.
function pictureFor(view: View, want: Want, { matches }: Looked): Looked | null {
  const folded = matches.every(({ item }) => isTextField(item) && has(item, 'hidden'));
  const drawn = want.purpose === 'press' && folded ? atPicture(view, want) : null;
  return drawn !== null && drawn.matches.length > 0 ? drawn : null;
}

// "New password" is "Password" no more than "Old password" is.
function rivalsOf(first: Match, others: readonly Match[], { target }: Want): Item[] {
  const further = first.rung < rung.loose && goesOn(matchedText(first), bare(target.text ?? ''));
  return further ? others.map(({ item }) => item) : [];
}

// "Sign in" may be a mere heading, and the button to press go on in other words: "Sign in with a code".
function underTitle({ item }: Match, matches: readonly Match[], { target, purpose }: Want): Item[] {
  const title = purpose === 'press' && item.role === 'heading' && !offersItself(item);
  const words = bare(target.text ?? '');
  if (!title || target.role !== undefined || words === '') return [];
  return matches.flatMap((other) =>
    isPressable(other.item) && fold(other.item.name).startsWith(`${words} `) ? other.item : [],
  );
}

/** Every element that answers to the target on the best rung reached, for checks that concern all of them. */
export function groundAll(view: View, want: Want): { items: Item[]; scopeMissing: boolean } {
  const { areas, matches: all } = lookForAll(view, want);
  const matches = withoutMere(all, want);
  const entry = matches.length === 0 ? asEntry(view, want) : null;
  if (entry !== null) return groundAll(view, entry);
  const sure = matches.filter(
    (match) =>
      match.rung >= rung.phrase &&
      !isDenied(match, want.target) &&
      !(namesKind(want) && isInCompound(match, want.target)),
  );
  const winners = bestOf(sure, namesKind(want)).map((match) => match.item);
  const { ordinal } = want.target;
  if (ordinal === undefined) return { items: winners, scopeMissing: areas.length === 0 };
  const found = numbered(view, want, { matches, areas }, ordinal);
  return {
    items: found.kind === 'one' ? [found.item] : found.kind === 'many' ? found.items : [],
    scopeMissing: areas.length === 0,
  };
}

const looseWords: readonly (string | undefined)[] = ['page', 'list', 'form', 'table', 'menu', 'card', 'region'];

/** "Packing list" may be a list called Packing or something called Packing list: the name as it was written. */
function wholeName(want: Want): Want | null {
  const { text, role, noun, ...rest } = want.target;
  if (text === undefined || role === undefined || noun !== undefined || !looseWords.includes(role)) return null;
  return { ...want, target: { ...rest, text: `${text} ${role}` } };
}

/** "The Contact person" may be something called so: its name and the word taken for what it is, be that first: "User Agent". */
function lookForJoined(view: View, want: Want, order: 'behind' | 'ahead'): Looked | null {
  const { text, role, noun, ...rest } = want.target;
  if (text === undefined || noun === undefined || role !== undefined) return null;
  const name = order === 'behind' ? `${text} ${noun}` : `${noun} ${text}`;
  return lookForWhole(view, { ...want, target: { ...rest, text: name } });
}

// "Open the Users list" is to press what leads there, or what of that name unfolds.
function lookToAct(view: View, want: Want): Looked {
  const looked = lookFor(view, want);
  const { role, ...target } = want.target;
  if (want.goes !== true || target.text === undefined || (role !== 'list' && role !== 'table')) return looked;
  const pressed = ({ matches }: Looked) => matches.filter(({ item }) => isControl(item) || takesPress(item));
  const own = pressed(looked);
  const ways = own.length > 0 ? own : pressed(lookFor(view, { ...want, target }));
  return ways.length > 0 ? { ...looked, matches: ways } : looked;
}

function lookForWhole(view: View, want: Want): Looked | null {
  const { areas, matches } = lookFor(view, want);
  const exact = matches.filter((match) => match.rung >= rung.loose);
  return exact.length > 0 ? { areas, matches: exact } : null;
}

/** What answers to a check's target, and where it was looked for. */
export function lookForAll(view: View, want: Want): Looked {
  const called = lookForJoined(view, want, 'behind');
  if (called !== null) return called;
  const ahead = lookForJoined(view, want, 'ahead');
  if (ahead?.matches.every(({ item }) => isFormControl(item))) return ahead;
  const looked = lookFor(view, want);
  if (looked.matches.length > 0) return looked;
  const whole = wholeName(want);
  const fields = fieldsInCells(view, want);
  return (
    (whole !== null && lookForWhole(view, whole)) ||
    (fields.length === 0 && (calledByRole(view, want) ?? ahead)) || { ...looked, matches: fields }
  );
}

function lookFor(view: View, want: Want): Looked {
  const areas = areasOf(view.items, want.target.scope, (items) => matchesOf(items, want).length > 0);
  const found = areas.map((area) => {
    const all = unfolded(matchesOf(isBareEntry(want.target) ? withoutRoot(area) : area.items, want), want);
    const near = all.filter(({ item }) => !isOfNextEntry(view, item, { area, want }));
    const own = asksColumn(want) ? near.filter(({ item }) => !isOfOtherColumn(item, want.target)) : near;
    if (want.target.ordinal !== undefined) return own;
    return area.nearest ? nearestOf(area, own) : inLineWith(area.near, { found: own, winners: bestOf(own) });
  });
  // What stands under a label is its field, and not what stands under the field of that name.
  const isField = ({ anchor }: Area) => found.some((own) => own.some(({ item }) => item === anchor));
  const meant = areas.every(isField) ? found : found.filter((_, i) => !isField(areas[i] as Area));
  const matches = meant.flat();
  return { areas, matches: dedupe(areas.length > 1 ? matches.sort(fitterFirst) : matches) };
}

/** What is in an area: what is looked for in it is not the area itself. */
export function withoutRoot({ items, root }: Area): readonly Item[] {
  return root === null ? items : items.filter((item) => item !== root);
}

// "The cards in the column": a column that is drawn like a card is none of its own.
function isBareEntry({ role, text }: Want['target']): boolean {
  return text === undefined && (role === 'card' || role === 'listitem');
}

// What is pressed "under Ana" is not what the entry of the next one holds.
function isOfNextEntry({ items }: View, item: Item, { area, want }: { area: Area; want: Want }): boolean {
  const own = want.purpose === 'press' && area.anchor !== undefined ? entryAround(area.anchor, items) : null;
  if (own === null || own.role === 'row' || isWithin(item, own)) return false;
  if (hungByLevel(own)?.some((node) => isWithin(item, node))) return false;
  const other = entryAround(item, items);
  return other !== null && other.up === own.up && other.role === own.role;
}

// "The first suggestion" is one that is offered just now, never an entry of a native dropdown that nobody opened.
function unfolded(matches: Match[], { target, purpose }: Want): Match[] {
  if (purpose !== 'option' || target.text !== undefined || target.scope !== undefined) return matches;
  const open = matches.filter(({ item }) => !isFoldedOption(item));
  return open.length > 0 || target.noun !== undefined ? open : matches;
}

// Of those side by side in the first line the one that lies in the column of what it is told to be under or above.
function nearestOf({ items, anchor }: Area, found: Match[]): Match[] {
  const winners = new Set(bestOf(found).map((match) => match.item));
  const first = items.find((item) => winners.has(item));
  const [at, line] = [anchor === undefined ? null : lieOf(anchor), first?.box ?? null];
  const isUnder = ({ box }: Item) => {
    if (box === null || line === null || at === null || overlap(at.y, at.height, line.y, line.height) > 0) return false;
    return overlap(box.y, box.height, line.y, line.height) > 0 && overlap(box.x, box.width, at.x, at.width) > 0;
  };
  const column = [...winners].filter(isUnder);
  const nearest = column.length === 1 ? column[0] : first;
  return found.filter((match) => match.item === nearest);
}

function dedupe(matches: Match[]): Match[] {
  const seen = new Set<Item>();
  return matches.filter((match) => !seen.has(match.item) && seen.add(match.item));
}

// The list is sorted by likelihood: those as good as the first are its equals, and what contains another of them is not.
export function bestOf(matches: Match[], strict = false): Match[] {
  const [first] = matches;
  if (first === undefined) return [];
  const kind = kindOf(first);
  const equals = matches.filter(
    (match) => tierOf(match) === tierOf(first) && kindOf(match) === kind && (!strict || match.tier === first.tier),
  );
  const ticks = new Set(equals.flatMap(({ item }) => (isTick(item) ? item : [])));
  const options = new Set(equals.flatMap(({ item }) => (item.role === 'option' ? item : [])));
  // The label in a box to tick is no thing of its own, nor is the box that an option draws.
  const own = equals.filter(({ item }) => {
    const boxes = item.tag === 'label' ? ticks : isTick(item) ? options : null;
    return boxes === null || !ancestors(item).some((up) => boxes.has(up));
  });
  return own.filter((match) => !own.some((other) => other !== match && ancestors(other.item).includes(match.item)));
}

// "The Cart link" is no button "Add to cart", and what is switched on is no button of that name; a "field" or a "list"
// may be built of many things.
export function namesKind({ target, purpose }: Want): boolean {
  return purpose === 'tick' || ['link', 'button', 'tab', 'checkbox', 'radio', 'switch'].includes(target.role ?? '');
}

function tierOf(match: Match): number {
  return Math.min(match.rung, rung.loose);
}

// By words that merely stand in its name, a box that takes a press is no worse than a button.
function kindOf({ item, rung: level }: Match): string {
  if (isTextField(item)) return 'field';
  return isPressable(item) || (level < rung.loose && has(item, 'clickable')) ? 'press' : 'text';
}

function preferUsable(matches: Match[]): Match[] {
  const free = matches.filter((match) => match.item.ref !== null && !has(match.item, 'inert', 'behind-modal'));
  return free.length > 0 ? free : matches;
}

function numbered(view: View, want: Want, { matches, areas: places }: Looked, ordinal: number): Found {
  const target = withoutList(view.items, want.target);
  const { role, text, scope } = target;
  const repeated = text === undefined && (role === 'row' || role === 'listitem' || role === 'card');
  const areas = repeated ? areasOf(view.items, scope, (items) => matchesOf(items, want).length > 0) : [];
  if (repeated && !areas.some((area) => area.nearest)) {
    const groups = areas.flatMap((area) => entryGroups(withoutRoot(area), target));
    const nths = groups.flatMap((group) => nthOf(group, ordinal));
    const free = nths.filter((item) => !has(item, 'inert', 'behind-modal'));
    const picked = [...new Set(free.length > 0 ? free : nths)];
    return anyOf(picked) ?? nothing(view, want, false);
  }
  const sorted = bestOf(matches, namesKind(want)).map((match) => match.item);
  if (!want.target.scope) sorted.sort((a, b) => a.index - b.index);
  sorted.sort(byEntry(view, sorted));
  const under = nthUnderHead(view.items, sorted, want);
  if (under !== null) return anyOf(under) ?? nothing(view, want, false);
  const near = places.filter((area) => area.nearest);
  const orders = near.length === 0 ? [sorted] : near.map(({ items }) => items.filter((item) => sorted.includes(item)));
  const [item, ...others] = new Set(orders.flatMap((order) => order.at(ordinal < 0 ? ordinal : ordinal - 1) ?? []));
  if (item !== undefined && others.length > 0) return { kind: 'many', items: [item, ...others] };
  if (item === undefined) return nothing(view, want, false);
  const rival = otherOfNumber(view, want.target, { found: sorted, item });
  const entry = rival === null && !leadsToThem(sorted) ? null : asEntry(view, want);
  if (entry !== null) return numbered(view, entry, { matches, areas: places }, ordinal);
  return rival === null ? { kind: 'one', item, rung: rung.exact } : { kind: 'many', items: [item, rival] };
}

function anyOf(items: Item[]): Found | null {
  const [item, ...others] = items;
  if (item === undefined) return null;
  return others.length > 0 ? { kind: 'many', items } : { kind: 'one', item, rung: rung.exact };
}

// "The first activity" is not the one tab that is called Activity, where a list of them is told.
function leadsToThem([only, ...others]: readonly Item[]): boolean {
  return only !== undefined && others.length === 0 && isPressable(only);
}

// What stands once in each of several like entries is numbered as these are seen, and so is what stands side by side.
function byEntry({ items }: View, found: readonly Item[]): (a: Item, b: Item) => number {
  const entryOf = (item: Item, entries: readonly Item[]) => entries.findIndex((entry) => isWithin(item, entry));
  const holds = (entries: readonly Item[]) => found.every((item) => entryOf(item, entries) >= 0);
  const besides = found.every(({ up }) => up === found[0]?.up) ? found : [];
  const entries = asSeen(repeatGroups(items, { least: 2 }).find((group) => holds(group.items))?.items ?? besides);
  return (a, b) => entryOf(a, entries) - entryOf(b, entries);
}

// Nothing is looked for in it: whether the words of the scope itself stand anywhere.
function lacksScope(view: View, want: Want): boolean {
  return areasOf(view.items, want.target.scope, () => true).length === 0;
}

/** A miss: how many elements matched by each rung of the ladder. */
function nothing(view: View, want: Want, scopeMissing: boolean): Found {
  const words = want.target.text ?? want.target.noun ?? '';
  const counts = { role: 0, label: 0, placeholder: 0, text: 0 };
  const bySource = { name: 'role', label: 'label', placeholder: 'placeholder', text: 'text' } as const;
  for (const item of view.items) {
    const match = words === '' ? null : matchName(item, words, { spelling: false });
    if (match !== null) counts[bySource[match.by]]++;
  }
  return { kind: 'none', counts, scopeMissing };
}
