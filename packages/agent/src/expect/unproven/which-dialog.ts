import type { Target } from '@smokejumper/contracts';
import { isCookieBanner } from '../../ground/names/nouns.ts';
import { isOpenDialog } from '../../ground/names/roles.ts';
import { ancestors, closest, has, type Item, inView, isWithin, nameOf } from '../../ground/view/view.ts';
import { isLifted } from '../../ground/view/windows.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The dialog has a button X" where several stand open, none before the others, and only some hold X: which one is meant is
 * not told. Null where the one that holds it came with the last action or was acted in, or none or each of them does.
 */
export function untoldWhichDialog(facts: Facts, { scope }: Target, found: readonly Item[]): Check | null {
  const [first] = found;
  if (first === undefined || scope?.role !== 'dialog' || scope.relation !== 'within') return null;
  if ([scope.text, scope.ordinal, scope.scope].some((part) => part !== undefined)) return null;
  const open = facts.view.items.filter((item) => isOpenDialog(item) && isFree(item));
  const dialogs = open.some(isLifted) ? open.filter(isLifted) : open;
  const holding = dialogs.filter((dialog) => found.some((item) => isWithin(item, dialog)));
  if (dialogs.length < 2 || holding.length === 0 || holding.length === dialogs.length) return null;
  if (holding.some((dialog) => isMeant(facts, dialog))) return null;
  const others = dialogs.length - holding.length;
  const seen = `${nameOf(first)} is in one of ${dialogs.length} dialogs that stand open, and not in ${others} of them: nothing tells which is meant`;
  return unproven('ambiguous', seen, quotesOf(facts.view, first));
}

// What asks for cookies speaks for itself, and one in another is a part of that.
function isFree(dialog: Item): boolean {
  return (
    !has(dialog, 'behind-modal', 'inert', 'occluded') &&
    !isCookieBanner(dialog) &&
    !ancestors(dialog).some(isOpenDialog)
  );
}

function isMeant({ view, actedOn, last }: Facts, dialog: Item): boolean {
  const stood = actedOn === null ? dialog : inView(actedOn, dialog);
  if (stood === null || has(stood, 'hidden')) return true;
  const left = last === null ? null : closest(last, isOpenDialog);
  return inView(view, left) === dialog;
}
