import type { Step, Target } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { headingsOf, repeatGroups, speaksOf, titleOver } from '../../ground/repeats/groups.ts';
import { fullText, type Item, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { badgesIn, labelsCalled } from '../reading/by-noun.ts';
import { readingsOf } from '../reading/reading.ts';
import { amount, opWords } from './amount-in-words.ts';
import { isAmount, numberIn } from './amounts.ts';
import { stepwise } from './doubtful-entries.ts';

interface Labelled {
  label: Item;
  number: number;
}

// "Followers 128", be it on two lines or, as a badge, on a link.
function numbersBeside(view: View, target: Target): Labelled[] {
  const { noun = '' } = target;
  const labels = labelsCalled(view, target).flatMap(([label, called]): Labelled[] => {
    if (isHeading(label) || bare(fullText(label)) !== bare(noun)) return [];
    const shown = readingsOf(view, called).readings.flatMap(({ texts }) => texts.slice(0, 1));
    const number = shown.length === 1 && isAmount(shown[0] ?? '') ? numberIn(shown[0] ?? '') : null;
    return number === null ? [] : [{ label, number }];
  });
  const badges = formsOf(noun).flatMap((name) => badgesIn(view, name));
  return [...labels, ...badges.map(({ item, texts }) => ({ label: item, number: numberIn(texts[0] ?? '') ?? 0 }))];
}

const isByNounAlone = ({ op = 'eq', target = {} }: Step) =>
  target.noun !== undefined && (target.role ?? target.text ?? target.scope) === undefined && !stepwise.includes(op);

/** What a label says of how many there are, where it speaks against those that are drawn. */
export function againstLabel(
  step: Step,
  { view, wanted, items }: { view: View; wanted: number; items: readonly Item[] },
): Check | null {
  const { op = 'eq', target = {} } = step;
  if (!isByNounAlone(step)) return null;
  const drawn = compareNumber(items.length, op, wanted);
  const other = numbersBeside(view, target).find(({ number }) => compareNumber(number, op, wanted) !== drawn);
  if (other === undefined) return null;
  const seen = `${amount(items.length, target)} on the page, and "${other.number}" stands beside "${target.noun}"`;
  return unproven('ambiguous', seen, quotesOf(view, other.label));
}

/** "There are 128 followers" where only a label says how many, and nothing is listed under a heading that tells of them. */
export function onLabel(step: Step, { view, wanted }: { view: View; wanted: number }): Check | null {
  const { op = 'eq', target = {} } = step;
  if (!isByNounAlone(step)) return null;
  const [only, ...others] = numbersBeside(view, target);
  if (only === undefined || others.some(({ number }) => number !== only.number)) return null;
  const headings = headingsOf(view.items);
  const groups = repeatGroups(view.items, { least: 1 });
  if (groups.some(({ items }) => speaksOf(titleOver(headings, items), target.noun ?? ''))) return null;
  const quoted = quotesOf(view, only.label);
  if (compareNumber(only.number, op, wanted)) return met(quoted);
  return notMet(`${amount(only.number, target)}, not ${opWords(step, wanted)}`, quoted, only.label);
}
