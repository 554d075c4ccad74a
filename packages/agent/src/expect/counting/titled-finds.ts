import type { Step } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { finds } from '../../ground/repeats/entries.ts';
import { headingsOf } from '../../ground/repeats/groups.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, tellsMore, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { amount, opWords } from './amount-in-words.ts';
import { stepwise } from './doubtful-entries.ts';

/**
 * "One result is found" where a heading says "Results (1)", whatever is listed on the page. Other nouns are not told so:
 * behind "Messages" the number may be that of the unread ones.
 */
export function unlessTitledFinds(step: Step, { view }: { view: View }, check: Check): Check {
  const { action, target = {}, op = 'eq', value = '' } = step;
  const { noun = '', role = 'listitem', ...others } = target;
  if (action !== 'assertCount' || !finds.test(noun) || role !== 'listitem') return check;
  if (tellsMore(others) || stepwise.includes(op) || !/^\d+$/.test(value)) return check;
  const told = headingsOf(view.items).flatMap((title) => {
    const [, words = '', number] = /^(.+?) ?\((\d{1,6})\)$/.exec(fullText(title)) ?? [];
    return number !== undefined && finds.test(bare(words)) ? [{ title, number: Number(number) }] : [];
  });
  const [only, ...more] = told;
  if (only === undefined || more.length > 0) return check;
  const quoted = quotesOf(view, only.title);
  if (compareNumber(only.number, op, Number(value))) return met(quoted);
  const seen = `${amount(only.number, target)}, not ${opWords(step, value)}`;
  // Of more than one page of them this one shows fewer.
  if (check.status === 'met') return Number(value) < only.number ? check : unproven('ambiguous', seen, quoted);
  return check.status === 'not_met' ? check : notMet(seen, quoted, only.title);
}
