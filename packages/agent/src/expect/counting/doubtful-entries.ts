import type { Step } from '@smokejumper/contracts';
import { fullText, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { amount } from './amount-in-words.ts';

export interface Counted {
  items: Item[];
  /** Of these what may be no entry, but the sum of the others. */
  sums: Item[];
}

/** Compared with an earlier count, which took in the same. */
export const stepwise: readonly string[] = ['increased', 'decreased'];

/** A total that is a row like the others, or may be one, is counted by some and not by others. Null: the same comes of it. */
export function withoutSums(
  step: Step,
  { view, wanted, found: { items, sums } }: { view: View; wanted: number; found: Counted },
): Check | null {
  const op = step.op ?? 'eq';
  const [sum] = sums;
  if (sum === undefined || stepwise.includes(op) || step.against !== undefined) return null;
  const [all, some] = [items.length, items.length - sums.length].map((number) => compareNumber(number, op, wanted));
  if (all === some) return null;
  const seen = `${amount(items.length, step.target)} with "${fullText(sum).slice(0, 80)}", and nothing tells that it is counted`;
  return unproven('ambiguous', seen, quotesOf(view, sum));
}

/** An entry that shows nothing beside others that do is still to be filled. Null: the same comes of it. */
export function withoutBlanks(
  step: Step,
  { view, wanted, items }: { view: View; wanted: number; items: readonly Item[] },
): Check | null {
  const op = step.op ?? 'eq';
  const blank = items.filter(isBlank);
  const [first] = blank;
  if (first === undefined || blank.length === items.length || stepwise.includes(op)) return null;
  const [all, some] = [items.length, items.length - blank.length].map((number) => compareNumber(number, op, wanted));
  if (all === some) return null;
  const seen = `${amount(items.length, step.target)}, ${blank.length} of which show nothing`;
  return { ...unproven('no_evidence', seen, quotesOf(view, first)), mayCome: true };
}

function isBlank(item: Item): boolean {
  const parts = subtree(item);
  return (
    fullText(item) === '' &&
    parts.every(({ name, role, icon, value }) => `${name}${icon}${value ?? ''}` === '' && role !== 'img')
  );
}
