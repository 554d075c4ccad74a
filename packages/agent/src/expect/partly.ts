import type { Scope, Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { pagerOf } from '../ground/pagers.ts';
import { partlyDrawn } from '../ground/partly.ts';
import { isTable } from '../ground/roles.ts';
import { areasOf } from '../ground/scope.ts';
import { fold, withoutDigits } from '../ground/text.ts';
import { closest, foldedText, type Item, isWithin, nameOf, subtree, type View } from '../ground/view.ts';
import { type Check, type Facts, targetWords, unproven } from './check.ts';
import { isNegativeOp } from './compare.ts';
import { namesMessage } from './otherwise.ts';
import { quotesOf } from './outline.ts';

const entries: readonly (string | undefined)[] = [undefined, 'listitem', 'row', 'cell', 'card', 'option'];
const places: readonly (string | undefined)[] = ['list', 'table', 'column', 'row'];

/**
 * A long list draws only the entries in sight: that one is not drawn proves neither that it is not in the list nor that
 * it is missing. What stood there before the last action and no longer does is gone all the same.
 */
export function unlessPartly(step: Step, { view, since }: Pick<Facts, 'view' | 'since'>, check: Check): Check {
  const { target = {} } = step;
  const end = isFromEnd(target) && check.status !== 'unproven' ? lastUndrawn(view, target) : undefined;
  if (end !== undefined) {
    const seen = `the list on the page draws only some of its entries, and the last one drawn need not be the last: ${nameOf(end)}`;
    return unproven('no_evidence', seen.slice(0, 300), quotesOf(view, end).slice(0, 1));
  }
  const absence = step.action === 'assertNotVisible' || isNegativeOp(step.op);
  const lacking = check.status === 'met' ? absence : check.status === 'not_met' && !absence;
  if (!lacking || !asksForEntry(step)) return check;
  const [list] = partlyDrawn(view.items).filter((item) => isMeant(view, target, item));
  const about = check.status === 'not_met' ? check.about : undefined;
  const ofOther = about !== undefined && (list === undefined || !isWithin(list, about));
  if (list === undefined || ofOther || (absence && since !== null && stands(since, target))) return check;
  const seen = `${targetWords(target)} is not drawn, and the list on the page draws only some of its entries: ${nameOf(list)}`;
  return unproven('no_evidence', seen.slice(0, 300), quotesOf(view, list).slice(0, 1));
}

// "The last row", "Edit in the second to last row": counted from the end.
function isFromEnd({ ordinal, scope }: Target): boolean {
  return (ordinal !== undefined && ordinal < 0) || (scope !== undefined && isFromEnd(scope));
}

// Of a table in pages the last row is that of the page.
function lastUndrawn(view: View, target: Target): Item | undefined {
  return partlyDrawn(view.items).find((list) => isMeant(view, target, list) && pagerOf(tableOf(list)).length === 0);
}

const tableOf = (part: Item) => closest(part, isTable) ?? part;

function asksForEntry({ action, target = {} }: Step): boolean {
  const { text, role, scope } = target;
  if (action === 'assertText' || action === 'assertNumber')
    return (
      (role !== undefined && (places.includes(role) || (entries.includes(role) && text !== undefined))) ||
      scope?.relation === 'row' ||
      scope?.relation === 'item'
    );
  if (action !== 'assertVisible' && action !== 'assertNotVisible') return false;
  return text !== undefined && entries.includes(role) && !namesMessage(target);
}

// Of a place that is told to be elsewhere no such list tells anything; without a place, what is called like its entries.
function isMeant({ items }: View, { scope, text = '', role }: Target, list: Item): boolean {
  const plain = withoutDigits(fold(text));
  if (scope === undefined && role === undefined)
    return plain !== fold(text) && subtree(list).some((part) => withoutDigits(foldedText(part)) === plain);
  if (scope === undefined || isEntryOf(scope)) return true;
  const areas = areasOf(items, scope, () => true);
  return areas.length === 0
    ? places.includes(scope.role)
    : areas.some((area) => area.items.includes(list) || (area.root !== null && isWithin(area.root, list)));
}

function isEntryOf({ relation }: Scope): boolean {
  return relation === 'row' || relation === 'item';
}

function stands(view: View, target: Target): boolean {
  return groundAll(view, { target, purpose: 'read', exact: true, shown: true }).items.length > 0;
}
