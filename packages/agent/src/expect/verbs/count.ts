import type { Scope, Step, Target } from '@smokejumper/contracts';
import { rowsOnPage } from '../../ground/controls/pagers.ts';
import { groundAll, withoutRoot } from '../../ground/ground.ts';
import { isCell, isHeading, isPressable, isTable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import type { Area } from '../../ground/places/area.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { asListed, entryGroups, withoutList } from '../../ground/repeats/entries.ts';
import { dropdownOf, type Group, headingsOf, speaksOf } from '../../ground/repeats/groups.ts';
import { isOfFrame, isPlainList } from '../../ground/repeats/lists.ts';
import { anotherKind, unspoken } from '../../ground/repeats/of-another.ts';
import { isTotal } from '../../ground/repeats/sums.ts';
import { onlyLanes } from '../../ground/tables/lanes.ts';
import { partlyDrawn, scrolledList } from '../../ground/view/partly.ts';
import { closest, fullText, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { amount, opWords } from '../counting/amount-in-words.ts';
import { besideNoun } from '../counting/beside-noun.ts';
import { cardsOfLane } from '../counting/cards-of-lane.ts';
import { type Counted, stepwise, withoutBlanks, withoutSums } from '../counting/doubtful-entries.ts';
import { errorsCounted } from '../counting/errors-counted.ts';
import { heldAsStated } from '../counting/held-as-stated.ts';
import { isUntoldInColumn } from '../counting/in-column.ts';
import { inLongerTexts } from '../counting/in-longer-texts.ts';
import { menuItems } from '../counting/menu-items.ts';
import { untoldOfName } from '../counting/of-name.ts';
import { againstTotal, ofTotal } from '../counting/of-total.ts';
import { onFilter } from '../counting/on-filter.ts';
import { againstLabel, onLabel } from '../counting/on-label.ts';
import { oneOfThem } from '../counting/one-of-them.ts';
import { qualified } from '../counting/qualified.ts';
import { questionsIn } from '../counting/questions.ts';
import { rowsHolding } from '../counting/rows-holding.ts';
import { groupStated, statedOn, statedTotal } from '../counting/stated.ts';
import { stepsMarked } from '../counting/steps-marked.ts';
import { titledAlerts } from '../counting/titled-alerts.ts';
import { titledFields } from '../counting/titled-fields.ts';
import { titledRows } from '../counting/titled-rows.ts';
import { toldIn } from '../counting/told-in.ts';
import { underLine } from '../counting/under-line.ts';
import { untoldNoun } from '../counting/untold-noun.ts';
import { surelyAmong } from '../messages/sure.ts';
import { missingFrom } from '../missing-from.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { noneTold } from '../unproven/none-told.ts';
import { untoldCards, untoldFinds, untoldKindOfCards, untoldOptions } from '../unproven/untold.ts';
import { untoldAlerts } from '../unproven/untold-alerts.ts';
import { untoldCells } from '../unproven/untold-cells.ts';
import { wantedNumber } from '../wanted.ts';

/** `assertCount`: how many elements answer to the target. */
export const count: Checker = (step, facts) => {
  const part = ofTotal(step);
  if (part === null) return counted(step, facts);
  const shown = counted({ ...step, target: { ...step.target, noun: part.noun } }, facts);
  return shown.status === 'met' ? (againstTotal(facts.view, part) ?? shown) : shown;
};

const counted: Checker = (step, facts) => {
  const { view } = facts;
  const wanted = wantedNumber(step, facts);
  const said = wanted === null ? null : (errorsCounted(step, view, wanted) ?? onFilter(step, { view, wanted }));
  if (said !== null) return said;
  const found = countOf(view, step.target ?? {});
  if (found.kind === 'ambiguous') {
    const told = wanted === null ? null : onLabel(step, { view, wanted });
    return told ?? unproven('ambiguous', found.detail, pageEvidence(view));
  }
  if (found.kind === 'scope missing') return inNoPlace(step, facts);
  const op = step.op ?? 'eq';
  if (wanted === null) return nothingToCompare(step);
  const cells = untoldCells(view, step.target ?? {}, found.items) ?? untoldAlerts(view, step.target ?? {});
  if (cells !== null) return cells;
  const told = toldIn(view, step.target ?? {});
  // "5 members" in a list of what a plan offers: the entries tell how many there are, and are none of them.
  const isEntry = told !== null && found.items.some((item) => isWithin(told.cell, item));
  if (told !== null && (told.alone || isEntry || found.items.length === 0)) {
    const quoted = quotesOf(view, told.cell);
    if (compareNumber(told.number, op, wanted)) return met(quoted);
    return notMet(`${amount(told.number, step.target)}, not ${opWords(step, wanted)}`, quoted, told.cell);
  }
  if (step.target?.scope?.relation === 'row' && found.items.some(isCell)) {
    const what = `nothing tells what is a ${step.target.noun ?? 'list item'} in ${targetWords(step.target.scope)}`;
    return unproven('no_evidence', what, quotesOf(view, found.items[0] as Item));
  }
  const stands = standsOnControl(step, { view, wanted, items: found.items });
  if (stands !== null) return stands;
  const none = found.items.length === 0 ? (step.target ?? {}) : null;
  const proves = (number: number) => compareNumber(number, op, wanted);
  const untold =
    none === null || found.told === true
      ? null
      : (untoldCards(view, none) ??
        noneTold(view, none, proves) ??
        titledFields(view, none) ??
        untoldOptions(view, none, proves));
  if (untold !== null) return untold;
  const more = partOf(found.items);
  if (more !== undefined) {
    const seen = `only a part of ${targetWords(step.target)} is drawn: ${found.items.length} of ${more.total ?? 'more'}`;
    const told = isTable(more) || more.total === undefined ? null : compareNumber(more.total, op, wanted);
    const quoted = quotesOf(view, found.items[0] as Item);
    if (told === null) return unproven('no_evidence', seen, quoted);
    return told ? met(quoted) : notMet(`${amount(more.total ?? 0, step.target)}, not ${opWords(step, wanted)}`, quoted);
  }
  const ends = [found.items[0], found.items.at(-1)].filter((item) => item !== undefined);
  const evidence = [...pageEvidence(view), ...[...new Set(ends)].flatMap((item) => quotesOf(view, item))];
  const one = oneOfThem(view, found.items, step.target ?? {});
  if (one !== null) {
    const seen = `"${step.target?.noun}" is one of the entries, and nothing tells how many there are of it`;
    return unproven('ambiguous', seen, quotesOf(view, one));
  }
  const among = { view, wanted, items: found.items };
  const open = againstStated(step, among);
  if (open !== null) return open;
  const label = againstLabel(step, among) ?? stepsMarked(step, among);
  if (label !== null) return label;
  const doubt =
    (none === null ? untoldOfName(view, step.target ?? {}, found.items) : untoldFinds(view, none)) ??
    doubtOfItems(step, { ...among, told: found.told === true }) ??
    withoutSums(step, { view, wanted, found }) ??
    (found.items.length > 0 ? untoldKindOfCards(view, step.target ?? {}, found.items) : null);
  if (doubt !== null) return doubt;
  if (proves(found.items.length)) return met(evidence);
  if (op === 'eq' && mayBeFewer(step.target ?? {}, found.items, wanted)) {
    const seen = `${amount(found.items.length, step.target)} with those that each page of the site has, and nothing tells which are counted`;
    return unproven('ambiguous', seen, evidence);
  }
  const near = found.items.length === 0 ? besideNoun(step, { view, wanted }) : undefined;
  if (near !== undefined) {
    const what = `nothing tells whether "${fullText(near)}" is how many there are`;
    return unproven('no_evidence', what, quotesOf(view, near));
  }
  const seen = `${amount(found.items.length, step.target)}, not ${opWords(step, wanted)}`;
  return (none === null ? null : untoldKindOfCards(view, none)) ?? notMet(seen, evidence, found.items[0]);
};

function doubtOfItems(
  step: Step,
  counted: { view: View; wanted: number; items: readonly Item[]; told: boolean },
): Check | null {
  return (
    qualified(step, counted) ??
    inLongerTexts(step, counted) ??
    (counted.told ? null : untoldNoun(step, counted)) ??
    withoutBlanks(step, counted)
  );
}

// "The list shows 3 contacts" says no more than that there are so many, where nothing is told to be the list.
function inNoPlace(step: Step, facts: Facts): Check {
  const { scope, ...target } = step.target ?? {};
  const isListed = scope !== undefined && isPlainList(scope) && target.noun !== undefined;
  return isListed ? count({ ...step, target }, facts) : missingFrom(facts.view, scope);
}

// Nothing is in a link or a button: that the cart holds two is read in its name, or nowhere.
function standsOnControl(
  step: Step,
  { view, wanted, items }: { view: View; wanted: number; items: readonly Item[] },
): Check | null {
  const { target = {}, op = 'eq' } = step;
  // The link "Cart" is none of the links that it would hold.
  const { scope, noun = items.length > 0 ? target.role : undefined } = target;
  if (noun === undefined || scope?.text === undefined || scope.relation !== 'within') return null;
  const roots = areasOf(view.items, scope, () => true).map(({ root }) =>
    root === null ? null : closest(root, isPressable),
  );
  const [control] = roots;
  if (control === undefined || control === null || roots.includes(null)) return null;
  if (!items.every((item) => roots.includes(item))) return null;
  const said = [...new Set(roots.map((root) => (root === null ? null : statedOn(root, noun))))];
  const [number] = said;
  if (said.length > 1 || number === null || number === undefined) {
    const seen = `${nameOf(control)} does not show what it holds`;
    return unproven('no_evidence', seen, quotesOf(view, control));
  }
  const quotes = quotesOf(view, control);
  return compareNumber(number, op, wanted)
    ? met(quotes)
    : notMet(`${amount(number, target)}, not ${opWords(step, wanted)}`, quotes, control);
}

// "There are 24 books" where ten are drawn of "24 books". Null where the page says no such number, or the same comes of it.
function againstStated(
  step: Step,
  { view, wanted, items }: { view: View; wanted: number; items: readonly Item[] },
): Check | null {
  const { op = 'eq', target = {} } = step;
  const stated = statedTotal(view, target, items);
  if (stated === null) return null;
  const [drawn, said] = [items.length, stated.number].map((number) => compareNumber(number, op, wanted));
  if (drawn === said || (op === 'eq' && drawn && items.length > 0)) return null;
  const quoted = quotesOf(view, stated.item);
  // What was read before was read of the same line.
  const compares = stepwise.includes(op) || step.against !== undefined;
  if ((stated.sure && (said || compares || items.length === 0)) || (stated.alone && compares))
    return said ? met(quoted) : notMet(`${amount(stated.number, target)}, not ${opWords(step, wanted)}`, quoted);
  const seen = `${amount(items.length, target)} on this page, and "${fullText(stated.item)}" stands on it`;
  return unproven('ambiguous', seen, quoted);
}

// Entries whose list, or rows whose table, holds more of them.
function partOf(items: readonly Item[]): Item | undefined {
  const [first] = items;
  const table = first?.role === 'row' ? closest(first, isTable) : null;
  // What a table says of its rows counts those on its other pages, too.
  if (table !== null && rowsOnPage(table) === items.length) return undefined;
  const told = partlyDrawn(table === null ? items : [table])[0];
  return told ?? (first === undefined ? undefined : (scrolledList(first) ?? undefined));
}

export function nothingToCompare(step: Step): Check {
  if (step.against !== undefined) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  return unproven('no_evidence', 'there is no earlier reading to compare with');
}

interface CountedItems extends Counted {
  kind: 'items';
  /** Where they are counted is told to hold these and nothing else, be there none. */
  told?: true;
}
export type Count = CountedItems | { kind: 'ambiguous'; detail: string } | { kind: 'scope missing' };

/** The elements a count speaks of. */
export function countOf(view: View, asked: Target): Count {
  const target = asListed(asked);
  const held = rowsHolding(view, target);
  if (held !== null) return held;
  const lane = cardsOfLane(view, target);
  if (lane !== null)
    return lane.untold === null
      ? { kind: 'items', items: lane.items, sums: [], told: true }
      : { kind: 'ambiguous', detail: lane.untold };
  const isAsking = /^questions?$/.test(target.noun ?? '');
  const questions = isAsking
    ? questionsIn(
        countedIn(view, target.scope).flatMap(({ items }) => items),
        target,
      )
    : null;
  if (questions !== null) return { kind: 'items', items: questions, sums: [], told: true };
  const offered = menuItems(view, target);
  if (offered !== null) return offered;
  const repeated = target.text === undefined && ['row', 'listitem', 'card'].includes(target.role ?? 'listitem');
  if (!repeated) {
    const { items, scopeMissing } = groundAll(...countedUnder(view, target));
    if (scopeMissing) return { kind: 'scope missing' };
    const titled = titledRows(view, items, target);
    if (titled !== null) return { kind: 'items', items: titled, sums: [] };
    const listed = titledAlerts(view, items, target);
    if (listed !== null)
      return 'untold' in listed ? { kind: 'ambiguous', detail: listed.untold } : entriesUnder(view, listed);
    const lanes = items.length === 0 && asksLanes(target) ? countedIn(view, target.scope).flatMap(lanesIn) : [];
    if (lanes.length > 0) return { kind: 'items', items: lanes, sums: [] };
    const sure = surelyAmong(view, items, { target, tone: null });
    if (sure.perhaps === undefined) return { kind: 'items', items: sure.items, sums: [] };
    const detail = `nothing is marked as a ${targetWords(target)}, but ${nameOf(sure.perhaps)} may be one`;
    return { kind: 'ambiguous', detail };
  }
  const named = countedIn(view, withoutList(view.items, target).scope);
  if (named.length === 0) return { kind: 'scope missing' };
  const areas = named.flatMap((area) => underLine(area, target) ?? []);
  if (areas.length < named.length)
    return { kind: 'ambiguous', detail: `nothing tells what is in ${targetWords(target.scope)}` };
  const role = target.role ?? 'listitem';
  const groups = areas.flatMap((area) => {
    const found = entryGroups(withoutRoot(area), { ...target, role });
    // "Under X there are 3 items": in the first list there.
    return area.nearest ? found.slice(0, 1) : found;
  });
  if (isUntoldInColumn(target, areas, groups)) {
    const detail = `nothing tells what is a ${target.noun ?? (role === 'listitem' ? 'list item' : role)} in ${targetWords(target.scope)}`;
    return { kind: 'ambiguous', detail };
  }
  const shut = ofShutDropdown(view, target, groups);
  if (shut !== null) return { kind: 'ambiguous', detail: shut };
  const stated = groupStated(view, target, groups);
  if (stated !== null) return { kind: 'items', ...entriesOf(stated, target) };
  const sizes = new Set(groups.map((group) => group.items.length));
  if (sizes.size > 1) {
    const detail = `${targetWords(target)} may mean any of ${groups.length} lists, of ${[...sizes].join(' and ')} entries`;
    return { kind: 'ambiguous', detail };
  }
  const { noun } = target;
  const inPlaces = noun === undefined ? null : heldAsStated(view, groups, noun);
  if (inPlaces !== null) return { kind: 'items', items: inPlaces, sums: [], told: true };
  const around = (area: Area) => (isNameless(target.scope) ? view : area).items;
  const others = noun === undefined ? [] : areas.flatMap((area) => anotherKind(around(area), groups, noun) ?? []);
  if (others[0] !== undefined) return { kind: 'ambiguous', detail: others[0] };
  // Whoever names the part of the page that is counted in has told which is meant.
  const untold = noun === undefined || asked.scope !== undefined ? null : unspoken(view, groups, noun);
  if (untold !== null) return { kind: 'ambiguous', detail: untold };
  return { kind: 'items', ...entriesOf(groups[0], target) };
}

// A field "Plan" offers some of the plans that a title on the page speaks of.
function ofShutDropdown({ items }: View, { noun, scope }: Target, groups: readonly Group[]): string | null {
  const [dropdown, ...others] = groups.map(dropdownOf);
  if (noun === undefined || scope !== undefined || dropdown == null || others.includes(null)) return null;
  const title = headingsOf(items).find((heading) => speaksOf(fullText(heading), noun));
  if (title === undefined) return null;
  return `nothing tells whether ${noun} are what ${nameOf(dropdown)} offers, or what stands under ${nameOf(title)}`;
}

// What no entry is told to be may still stand there.
function entriesUnder(view: View, target: Target): Count {
  const found = countOf(view, target);
  if (found.kind !== 'items' || found.items.length > 0) return found;
  return { kind: 'ambiguous', detail: `nothing tells what under that title is one of the ${target.noun}` };
}

// Of "the table" the page around it tells what it lists; whoever names a part has told which is meant.
function isNameless(scope: Scope | undefined): boolean {
  return scope?.role === 'table' && scope.text === undefined && scope.noun === undefined && scope.scope === undefined;
}

// What says that it is a total is a row of the table at most, and none of its products.
function entriesOf(group: Group | undefined, { role, noun }: Target): Pick<CountedItems, 'items' | 'sums'> {
  const { items = [], sums = [] } = group ?? {};
  if (role === 'row' || noun === undefined) return { items, sums };
  return {
    items: items.filter((item) => !(sums.includes(item) && isTotal(item))),
    sums: sums.filter((s) => !isTotal(s)),
  };
}

const asksLanes = ({ role, text, noun }: Target) => role === 'column' && (text ?? noun) === undefined;
const lanesIn = ({ items }: Area) => onlyLanes(items);

// Nothing is in a mere title: what is counted stands under it. Nor is a box that holds other titles, too, one of this.
function countedIn({ items }: View, scope: Scope | undefined): Area[] {
  const areas = areasOf(items, scope, () => true);
  const text = scope?.text ?? scope?.noun;
  if (scope?.relation !== 'within' || text === undefined) return areas;
  const name = bare(text);
  if (!areas.every((area) => isTitle(area) || holdsOthers(area, name))) return areas;
  return areasOf(items, { relation: 'below', role: 'heading', text, scope: scope.scope }, () => true);
}

function holdsOthers({ root, items }: Area, name: string): boolean {
  const titles = items.filter(isHeading);
  const own = titles.find((title) => bare(fullText(title)) === name);
  if (own === undefined || root === null || bare(root.name) === name) return false;
  return titles.some((title) => title !== own && (title.level ?? 6) <= (own.level ?? 6));
}

// Under a heading all is counted that stands before the next one, not only what is nearest to it.
function countedUnder(view: View, target: Target): Parameters<typeof groundAll> {
  const { scope, ...rest } = target;
  const sections = countedIn(view, scope).flatMap(({ headed, items }) => (headed ? items : []));
  const want = { purpose: 'read', exact: true } as const;
  if (sections.length === 0) return [view, { ...want, target }];
  return [
    { ...view, items: [...new Set(sections)] },
    { ...want, target: rest },
  ];
}

// "There are 4 links": of a page with links in its head or foot nothing tells whether these are counted, too.
function mayBeFewer({ role, text, noun, scope }: Target, items: readonly Item[], wanted: number | string): boolean {
  if ((role !== 'link' && role !== 'button') || text !== undefined || noun !== undefined || scope !== undefined)
    return false;
  return items.length > Number(wanted) && items.some(isOfFrame);
}

function isTitle({ root }: Area): boolean {
  return root !== null && closest(root, isHeading) !== null;
}

/** What a count or number check would read now, for "increased" and "decreased"; null if it reads none. */
export function readingNow(
  step: Step,
  facts: Facts,
  numberOf: (step: Step, facts: Facts) => string | null,
): string | null {
  if (step.action !== 'assertCount') return numberOf(step, facts);
  const found = countOf(facts.view, step.target ?? {});
  if (found.kind !== 'items') return null;
  return String(amountOf(facts.view, step.target ?? {}, found.items));
}

/** How many there are, as a later count of them will be compared with it. */
export function amountOf(view: View, target: Target, items: readonly Item[]): number {
  const stated = statedTotal(view, target, items);
  return stated !== null && (stated.sure || stated.alone) ? stated.number : items.length;
}
