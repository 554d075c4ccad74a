import type { Step } from '@smokejumper/contracts';
import { bare, fold, isSmall, wordsOf } from '../../ground/names/text.ts';
import { fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, tellsMore, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { besideLabel } from '../reading/beside-label.ts';
import { wantedValue } from '../wanted.ts';

/**
 * "The coupon discount is $5" where no label reads so, and one that begins with a word of it ("Coupon MAY") has that value,
 * be it with its minus: written small it is what a reader calls it, and no name that a page must bear.
 */
export function unlessOfLabel(step: Step, facts: Facts, check: Check): Check {
  const { action, target = {} } = step;
  const { text = '', ...others } = target;
  if (check.status !== 'not_met' || check.failure !== 'missing_element' || action !== 'assertText') return check;
  if (!isSmall(text) || !text.includes(' ') || tellsMore(others)) return check;
  const wanted = bare(wantedValue(step, facts) ?? '');
  const label = wanted === '' ? undefined : labelWith(facts.view, wordsOf(text), wanted);
  if (label === undefined) return check;
  const seen = `${nameOf(label)} shows that, and nothing tells that it is the ${text}`;
  return unproven('no_evidence', seen, quotesOf(facts.view, label));
}

function labelWith({ items }: View, words: readonly string[], wanted: string): Item | undefined {
  const begins = ({ text }: Item) => words.includes(wordsOf(text)[0] ?? '');
  const shows = (item: Item) => besideLabel(item).some((part) => unsigned(fullText(part)) === unsigned(wanted));
  return items.find((item) => item.text !== '' && begins(item) && shows(item));
}

function unsigned(value: string): string {
  return fold(value).replace(/^[-−–]\s?/, '');
}
