import type { Target } from '@smokejumper/contracts';
import { isHeading, isOpenDialog } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import { closest, fullText, type Item, inView, nameOf, subtree } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The dialog is gone" behind an act in it: the one that was acted in is gone, and of one that is titled otherwise
 * nothing tells whether it took its place or came by itself.
 */
export function otherDialog({ view, last }: Facts, target: Target, things: readonly Item[]): Check | null {
  const { role, text, ordinal, scope } = target;
  const left = last === null || role !== 'dialog' ? null : closest(last, isOpenDialog);
  const [other] = things;
  if (left === null || other === undefined || (text ?? ordinal ?? scope) !== undefined) return null;
  const isAnother = (item: Item) => titleOf(item) !== '' && titleOf(item) !== titleOf(left);
  if (titleOf(left) === '' || inView(view, left) !== null || !things.every(isAnother)) return null;
  const seen = `the ${nameOf(left)} is gone, and ${nameOf(other)} is open, which the flow does not speak of`;
  return unproven('ambiguous', seen, quotesOf(view, other));
}

function titleOf(dialog: Item): string {
  const heading = subtree(dialog).find(isHeading);
  return fold(dialog.name || (heading === undefined ? '' : fullText(heading)));
}
