import { entryAround } from './entries.ts';
import type { Place } from './ground.ts';
import { isDialog } from './roles.ts';
import { closest, has, type Item, inView, isWithin, subtree, type View } from './view.ts';

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
export function isPastMenu(view: View, item: Item, { last, before }: Place): boolean {
  const opener = before ? inView(view, last) : null;
  const entry = opener === null ? null : entryAround(opener, view.items);
  if (!before || entry === null || isWithin(item, entry) || dialogAround(item) !== null) return false;
  const opened = view.items.filter((menu) => isMenu(menu) && !has(menu, 'hidden') && !stoodIn(before, menu));
  return opened.length > 0 && stoodIn(before, item) && !opened.some((menu) => isWithin(item, menu));
}

function isMenu({ role, ref }: Item): boolean {
  return role === 'menu' && ref !== null;
}

function stoodIn(before: View | null | undefined, item: Item): boolean {
  return before?.items.some(({ ref, states }) => ref === item.ref && !states.includes('hidden')) === true;
}

function only(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}
