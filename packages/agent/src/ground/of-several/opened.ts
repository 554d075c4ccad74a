import { offersItself, type Want } from '../find.ts';
import type { Place } from '../ground.ts';
import { isCell, isDialog, isMenuBar, isPressable, isTextField } from '../names/roles.ts';
import { entryAround } from '../repeats/entries.ts';
import { overlap } from '../view/place.ts';
import { ancestors, closest, has, type Item, inView, isWithin, subtree, type View } from '../view/view.ts';

/** Of several by one name those in what the last step opened, which stands right behind its opener. */
export function offeredByLast(view: View, items: readonly Item[], last: Item | null): Item[] {
  // What was shut stands open now.
  const opener = inView(view, last);
  if (opener === null || !has(opener, 'expanded')) return [];
  const beside = opener.up?.children ?? [];
  const opened = beside[beside.indexOf(opener) + 1];
  return opened === undefined ? [] : items.filter((item) => isWithin(item, opened));
}

/** The one of several that stands in a dialog in front of the page, or in a menu that the last step opened; else null. */
export function inFront(items: readonly Item[], place: Place): Item | null {
  const dialogs = items.filter((item) => dialogAround(item) !== null);
  if (dialogs.length === 1 && isInFront(items, place)) return dialogs[0] ?? null;
  return only(items.filter((item) => cameInMenu(item, place)));
}

function dialogAround(item: Item): Item | null {
  return closest(item, isDialog);
}

// A dialog that the last step did not open and that leaves the rest of the page within reach is one of its parts.
function isInFront(items: readonly Item[], { last, before }: Place): boolean {
  const dialog = items.flatMap((item) => dialogAround(item) ?? [])[0];
  if (before === undefined || dialog === undefined) return true;
  const isOld = before === null || before.items.some(({ ref }) => ref !== null && ref === dialog.ref);
  const acted = last !== null && subtree(dialog).some(({ ref }) => ref !== null && ref === last.ref);
  const reached = ({ box, states }: Item) => box !== null && !states.some((state) => unreachable.includes(state));
  return acted || !isOld || !items.some((item) => dialogAround(item) === null && reached(item));
}

const unreachable = ['occluded', 'offscreen', 'hidden', 'inert', 'behind-modal', 'disabled'];

function cameInMenu(item: Item, { before }: Place): boolean {
  const menu = before ? closest(item, isMenu) : null;
  return menu !== null && !stoodIn(before, menu);
}

/**
 * Whether an element stood on the page already when the last step opened the menu of an entry, and is none of it: what Bo's
 * menu does not offer is not the button of that name that is there for the whole list.
 */
export function isPastMenu(view: View, item: Item, { want, place }: { want: Want; place: Place }): boolean {
  const { last, before } = place;
  if (want.purpose !== 'press' || want.target.scope !== undefined) return false;
  const opener = before ? inView(view, last) : null;
  const entry = opener === null ? null : entryAround(opener, view.items);
  if (!before || entry === null || isWithin(item, entry) || dialogAround(item) !== null) return false;
  const opened = view.items.filter((menu) => isMenu(menu) && !has(menu, 'hidden') && !stoodIn(before, menu));
  return opened.length > 0 && stoodIn(before, item) && !opened.some((menu) => isWithin(item, menu));
}

/**
 * "In the menu" where nothing marks as one what the last step laid over the page: the lists that this is in, beside what is
 * marked. Null where nothing such came, or another place is asked for.
 */
export function inMenuCome(view: View, want: Want, { before }: Place): { view: View; want: Want } | null {
  const { scope, ...target } = want.target;
  const asked = scope?.role === 'menu' && scope.relation === 'within' && scope.text === undefined;
  const came = asked && scope.scope === undefined && before ? laidOver(view, before) : [];
  if (came.length === 0) return null;
  const lists = came.map((item) => ancestors(item).findLast(({ role }) => role === 'list') ?? item);
  return { view: partOf(view, [...lists, ...view.items.filter(isMenuBar)]), want: { ...want, target } };
}

/**
 * What the last step laid over the page, where that offers entries to press and says nothing else: an entry of it goes
 * before what stood on the page already, whatever that is marked as. Null where no such thing came.
 */
export function entriesCome(view: View, { target, purpose }: Want, { last, before }: Place): View | null {
  const { text, role, scope, ordinal } = target;
  const isPlain = text !== undefined && role === undefined && scope === undefined && ordinal === undefined;
  if (!isPlain || !before || (purpose !== 'press' && purpose !== 'option')) return null;
  // What a field offers while it is written in need not be meant.
  if (last !== null && isTextField(last)) return null;
  const came = laidOver(view, before).filter(offersAll);
  return came.length === 0 ? null : partOf(view, came);
}

/** What came with the last step and offers entries to press, and says nothing else: a menu, maybe. */
export function offeredAnew(view: View, before: View): Item[] {
  return comeWithEntries(view, before).filter(offersAll);
}

function offersAll(item: Item): boolean {
  return subtree(item).filter(bearsWords).every(offersItself);
}

function partOf(view: View, parts: readonly Item[]): View {
  return { ...view, items: view.items.filter((item) => parts.some((part) => isWithin(item, part))) };
}

function comeWithEntries({ items }: View, before: View): Item[] {
  const isNew = (item: Item) => boxes.includes(item.role) && !has(item, 'hidden') && !stoodIn(before, item);
  const isEntry = (part: Item) => isPressable(part) || (bearsWords(part) && offersItself(part));
  const entriesIn = (item: Item) => subtree(item).filter((part) => part !== item && isEntry(part));
  return items.filter((item) => item.ref !== null && isNew(item) && entriesIn(item).length > 1);
}

function laidOver(view: View, before: View): Item[] {
  const { items } = view;
  const came = comeWithEntries(view, before);
  const isSeen = (item: Item) => bearsWords(item) || isPressable(item) || isCell(item);
  const stood = came.length === 0 ? [] : items.filter((item) => isSeen(item) && stoodIn(before, item));
  return came.filter((item) => isLaidOver(item, stood));
}

// What pushes the rest of the page aside is no menu.
function isLaidOver(item: Item, stood: readonly Item[]): boolean {
  const { box } = item;
  const isUnder = (other: Item) =>
    other.box !== null && box !== null && isOver(box, other.box) && !isWithin(other, item) && !isWithin(item, other);
  return stood.some((other) => isUnder(other) && (!isRaised(other, item) || isRaised(item, other)));
}

// What is drawn anew beneath a dialog that closes was not laid over it.
function isRaised(item: Item, beside: Item): boolean {
  const raised = (up: Item) => up.lifted === true || isDialog(up);
  return closest(item, (up) => raised(up) && !isWithin(beside, up)) !== null;
}

function bearsWords({ ref, name, children }: Item): boolean {
  return ref !== null && (children.length === 0 ? name !== '' : children.some(({ role }) => role === 'text'));
}

function isOver(one: NonNullable<Item['box']>, other: NonNullable<Item['box']>): boolean {
  return overlap(one.x, one.width, other.x, other.width) > 1 && overlap(one.y, one.height, other.y, other.height) > 1;
}

const boxes = ['generic', 'list', 'group'];

function isMenu({ role, ref }: Item): boolean {
  return role === 'menu' && ref !== null;
}

function stoodIn(before: View | null | undefined, item: Item): boolean {
  return before?.items.some(({ ref, states }) => ref === item.ref && !states.includes('hidden')) === true;
}

function only(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}
