import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isControl, isDialog } from '../../ground/names/roles.ts';
import { has, type Item, isWithin, subtree, type View } from '../../ground/view/view.ts';
import { withoutCells } from './by-noun.ts';

/** What a claim reads: with a dialog before everything else its own field Price, and not the head of a column behind it. */
export function amongRead(view: View, found: readonly Item[], target: Target): readonly Item[] {
  const all = withoutCells(found, target);
  const { items } = view;
  const dialog = items.findLast((item) => isDialog(item) && !has(item, 'hidden', 'behind-modal'));
  const isCovered = (item: Item) => isControl(item) && has(item, 'occluded', 'behind-modal');
  if (
    dialog === undefined ||
    target.scope !== undefined ||
    !items.some((item) => isCovered(item) && !isWithin(item, dialog))
  )
    return all;
  const own = groundAll({ ...view, items: subtree(dialog) }, { target, purpose: 'read', exact: true }).items;
  // A message that floats over the page lies beside the dialog, and not behind it.
  const floating = all.filter((item) => isMessage(item) && item.lifted === true && !has(item, 'occluded', 'hidden'));
  return own.length > 0 ? [...new Set([...own, ...floating])] : all;
}

const isMessage = ({ role }: Item) => role === 'alert' || role === 'status';
