import { ancestors, closest, type Item, subtree, type View } from '../ground/view.ts';

/**
 * Whether an element came with the step before, in a dialog or beside another of its role and name that stood there
 * already: where nothing comes any more, what stood there is not it. `before`: the page as that step found it.
 */
export function cameWith(item: Item, before: View | null): boolean {
  if (before === null || stoodThere(item, before)) return false;
  const page = subtree(ancestors(item).at(-1) ?? item);
  const stood = alikeIn(before.items, item);
  return isInDialog(item) || (stood > 0 && alikeIn(page, item) > stood);
}

/** Whether an element may have come with the step before, or nothing tells. */
export function mayHaveCome(item: Item, view: View, before: View | null | undefined): boolean {
  if (before === null || before === undefined || isInDialog(item)) return true;
  if (stoodThere(item, before)) return false;
  // What a page draws anew has other refs; a step that led elsewhere brought all that is there.
  return view.url !== before.url || alikeIn(view.items, item) > alikeIn(before.items, item);
}

function stoodThere({ ref }: Item, before: View): boolean {
  return before.items.some((old) => old.ref !== null && old.ref === ref);
}

function isInDialog(item: Item): boolean {
  return closest(item, ({ role }) => role === 'dialog' || role === 'alertdialog') !== null;
}

function alikeIn(items: readonly Item[], { role, name }: Item): number {
  return items.filter((other) => other.role === role && other.name === name).length;
}
