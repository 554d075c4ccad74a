import { isDialog } from '../ground/names/roles.ts';
import { ancestors, closest, type Item, subtree, type View } from '../ground/view/view.ts';

/**
 * Whether an element came with the step before in a dialog, or came or stands in a dialog beside another of its name: where
 * it is gone, what stood there is not it. `before`: the page as that step found it.
 */
export function cameWith(item: Item, before: View | null): boolean {
  if (before === null) return false;
  const page = subtree(ancestors(item).at(-1) ?? item);
  const others = alikeIn(page, item).filter((other) => !isInDialog(other));
  if (isInDialog(item)) return others.length > 0 || !stoodThere(item, before);
  const stood = alikeIn(before.items, item).length;
  return !stoodThere(item, before) && stood > 0 && alikeIn(page, item).length > stood;
}

/** Whether an element may have come with the step before, or nothing tells. */
export function mayHaveCome(item: Item, view: View, before: View | null | undefined): boolean {
  if (before === null || before === undefined || isInDialog(item)) return true;
  if (stoodThere(item, before)) return false;
  // What a page draws anew has other refs; a step that led elsewhere brought all that is there.
  return view.url !== before.url || alikeIn(view.items, item).length > alikeIn(before.items, item).length;
}

function stoodThere({ ref }: Item, before: View): boolean {
  return before.items.some((old) => old.ref !== null && old.ref === ref);
}

function isInDialog(item: Item): boolean {
  return closest(item, isDialog) !== null;
}

// A button may be called as the entry of a menu is.
function alikeIn(items: readonly Item[], { name }: Item): Item[] {
  return items.filter((other) => name !== '' && other.ref !== null && other.name === name);
}
