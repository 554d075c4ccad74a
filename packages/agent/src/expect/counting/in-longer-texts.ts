import type { Step, Target } from '@smokejumper/contracts';
import { says } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { ancestors, type Item, showsName, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * `there are 2 "Mug"`, where a third text reads "Mug with lid": whether that is one more nobody tells. Null where the
 * same comes of it, or no other text says so.
 */
export function inLongerTexts(step: Step, input: { view: View; wanted: number; items: readonly Item[] }): Check | null {
  const { view, wanted, items } = input;
  const { op = 'eq', target = {} } = step;
  const { text, scope } = target;
  if (text === undefined || !isTextAlone(target) || items.length === 0) return null;
  if (op === 'increased' || op === 'decreased' || step.against !== undefined) return null;
  const counted = new Set(items);
  const isOfCounted = (item: Item) =>
    [item, ...ancestors(item)].some((one) => counted.has(one)) ||
    items.some((one) => one === item || ancestors(one).includes(item));
  const holds = (item: Item) => says(item.text, text) || (showsName(item) && says(item.name, text));
  const saying = areasOf(view.items, scope, () => true).flatMap((area) => area.items.filter(holds));
  const longer = saying.filter((item) => !isOfCounted(item) && !ancestors(item).some((up) => saying.includes(up)));
  const verdicts = longer.map((_, at) => compareNumber(items.length + at + 1, op, wanted));
  const [first] = longer;
  if (first === undefined || verdicts.every((one) => one === compareNumber(items.length, op, wanted))) return null;
  const seen = `"${text}" is there ${items.length} times, and ${longer.length} longer texts hold it, too`;
  return unproven('ambiguous', seen, quotesOf(view, first));
}

function isTextAlone({ role, noun, ordinal }: Target): boolean {
  return role === undefined && noun === undefined && ordinal === undefined;
}
