import type { Step } from '@smokejumper/contracts';
import { isMarkedChosen, isPressable } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, met, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { numberIn } from './amounts.ts';

/**
 * "There are 8 mixed comments" where "Mixed (8)" stands on one of several filters, however many of them are drawn: told
 * where these are called filters of the comments, else open. Null where no filter has that number.
 */
export function onFilter(
  { target = {}, op = 'eq' }: Step,
  { view, wanted }: { view: View; wanted: number },
): Check | null {
  const { noun = '', text, role, scope, ordinal } = target;
  const [, state = '', kind = ''] = /^(.+) (\S+)$/.exec(noun) ?? [];
  if (op !== 'eq' || state === '' || (text ?? role ?? scope ?? ordinal) !== undefined) return null;
  const isSaid = (item: Item) => bare(stateOn(item)) === bare(state) && numberIn(numberOn(item)) === wanted;
  const [filter, ...others] = view.items.filter((item) => isSaid(item) && isOfSeveral(item));
  if (filter === undefined || others.length > 0) return null;
  const quoted = quotesOf(view, filter);
  if (says(filter.up?.name ?? '', kind)) return met(quoted);
  return unproven('no_evidence', `nothing tells whether ${nameOf(filter)} counts the ${noun}`, quoted);
}

const counted = /^(.*\p{L}.*?)\s*[([]?(\d[\d.,]*)[)\]]?$/u;

const stateOn = (item: Item) => counted.exec(fullText(item))?.[1] ?? '';
const numberOn = (item: Item) => counted.exec(fullText(item))?.[2] ?? '';

// Beside others with a number of their own, one of which is chosen.
function isOfSeveral(item: Item): boolean {
  const all = (item.up?.children ?? []).filter((one) => isPressable(one) && counted.test(fullText(one)));
  const isChosen = (one: Item) => has(one, 'pressed', 'checked') || isMarkedChosen(one);
  return all.length > 1 && all.includes(item) && (item.up?.children ?? []).some(isChosen);
}
