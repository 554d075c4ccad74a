import { isDialog } from '../../../ground/names/roles.ts';
import { has, type Item, nameOf, type View } from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/** A refusal where what is looked for is on the page, but behind a dialog that nothing in the spec speaks of; else null. */
export function hiddenBehind(view: View | null, what: string, is: (item: Item) => boolean): Failure | null {
  const item = view?.items.find((entry) => is(entry) && has(entry, 'behind-modal', 'inert'));
  if (view === null || item === undefined) return null;
  const dialog = view.items.find(isDialog);
  // What a page keeps inert without a dialog is the page's own doing.
  if (dialog === undefined) return null;
  return failure('refused', 'policy', `${what} lies behind ${nameOf(dialog)}, so nothing was done to it`, {
    item,
    refOutcome: 'intercepted',
  });
}
