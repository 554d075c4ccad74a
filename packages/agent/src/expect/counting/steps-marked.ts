import type { Step } from '@smokejumper/contracts';
import { isPressable } from '../../ground/names/roles.ts';
import { isOfFrame } from '../../ground/repeats/lists.ts';
import { fullText, has, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are five steps" where six entries of a list repeat, and beside one box that is marked as the current one stand four
 * alike: those may be the steps of a way through. Null where no such boxes are, or the same comes of them.
 */
export function stepsMarked(
  { target = {}, op = 'eq' }: Step,
  { view, wanted, items }: { view: View; wanted: number; items: readonly Item[] },
): Check | null {
  const { noun = '', text, role, ordinal, scope } = target;
  if (!/^steps?$/i.test(noun) || (text ?? role ?? ordinal ?? scope) !== undefined) return null;
  const drawn = compareNumber(items.length, op, wanted);
  const way = view.items.map(besideCurrent).find(({ length }) => length > 0) ?? [];
  const [first] = way;
  if (first === undefined || items.includes(first) || compareNumber(way.length, op, wanted) === drawn) return null;
  const seen = `${items.length} entries repeat, and ${way.length} boxes stand there of which one is the current step`;
  return unproven('ambiguous', seen, quotesOf(view, first));
}

// Links that say where one is are none of them.
function besideCurrent(item: Item): Item[] {
  if (!has(item, 'current') || isOfFrame(item) || subtree(item).some(isPressable)) return [];
  const alike = (other: Item) => other.role === item.role && other.tag === item.tag && fullText(other) !== '';
  const all = (item.up?.children ?? []).filter(alike);
  return all.length > 2 && all.includes(item) && !all.flatMap(subtree).some(isPressable) ? all : [];
}
