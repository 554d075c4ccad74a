import type { Scope, Step, Target } from '@smokejumper/contracts';
import { pagerOf } from '../../ground/controls/pagers.ts';
import { groundAll } from '../../ground/ground.ts';
import { isTable } from '../../ground/names/roles.ts';
import { fold, withoutDigits } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { partlyDrawn } from '../../ground/view/partly.ts';
import { closest, foldedText, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { namesMessage } from './otherwise.ts';

const entries: readonly (string | undefined)[] = [undefined, 'listitem', 'row', 'cell', 'card', 'option'];
const places: readonly (string | undefined)[] = ['list', 'table', 'column', 'row'];

/**
 * A long list draws only the entries in sight: that one is not drawn proves neither that it is not in the list nor that
 * it is missing. What stood there before the last action and no longer does is gone all the same.
 */
export function unlessPartly(step: Step, { view, since }: Pick<Facts, 'view' | 'since'>, check: Check): Check {
  const { target = {} } = step;
  const counted = check.status === 'unproven' ? undefined : countedAmid(view, target);
  if (counted !== undefined) {
    const seen =
      'the list on the page draws only some of its entries, and neither the first nor the last of those need be that of the list';
    return openBy(view, counted, seen);
  }
  const absence = step.action === 'assertNotVisible' || isNegativeOp(step.op);
  const lacking = check.status === 'met' ? absence : check.status === 'not_met' && !absence;
  if (!lacking || !asksForEntry(step)) return check;
  const [list] = partlyDrawn(view.items).filter((item) => isMeant(view, target, item));
  const about = check.status === 'not_met' ? check.about : undefined;
  const ofOther = about !== undefined && (list === undefined || !isWithin(list, about));
  if (list === undefined || ofOther || (absence && since !== null && stands(since, target))) return check;
  const seen = `${targetWords(target)} is not drawn, and the list on the page draws only some of its entries`;
  return openBy(view, list, seen);
}

function openBy(view: View, list: Item, seen: string): Check {
  return unproven('no_evidence', `${seen}: ${nameOf(list)}`.slice(0, 300), quotesOf(view, list).slice(0, 1));
}

/** "The last row", "the second card": the list that it stands in, where entries are missing at the end they are counted from. */
function countedAmid(view: View, target: Target): Item | undefined {
  const ordinal = ordinalIn(target);
  if (ordinal === undefined) return undefined;
  const lacks = (list: Item) =>
    ordinal < 0 ? list.lacks !== 'start' : list.lacks === 'start' || list.lacks === 'both';
  const lists = partlyDrawn(view.items).filter(lacks);
  if (lists.length === 0) return undefined;
  const { items } = groundAll(view, { target, purpose: 'read', exact: true, shown: true });
  // Of a table in pages the last row is that of the page.
  return lists.find(
    (list) => items.some((item) => isWithin(item, wholeOf(list))) && pagerOf(wholeOf(list)).length === 0,
  );
}

function ordinalIn({ role, ordinal, scope }: Target): number | undefined {
  if (ordinal !== undefined && role !== undefined && ranked.includes(role)) return ordinal;
  return scope === undefined ? undefined : ordinalIn(scope);
}

const ranked: readonly string[] = ['row', 'listitem', 'card', 'option'];

const wholeOf = (part: Item) =>
  closest(part, (up) => isTable(up) || up.role === 'list' || up.role === 'listbox') ?? part;

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
