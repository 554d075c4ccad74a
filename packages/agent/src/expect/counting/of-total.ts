import type { Step } from '@smokejumper/contracts';
import { isPager } from '../../ground/controls/pagers.ts';
import { fold } from '../../ground/names/text.ts';
import { fullText, has, type Item, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { numberSaid } from './stated.ts';

/** "25 of 34 issues are shown": how many of how many. Null where no such total is named. */
export function ofTotal({ target = {}, op = 'eq' }: Step): { total: number; noun: string } | null {
  const { noun = '', text, role } = target;
  const [, total, kind] = /^(\d{1,6}) (\p{L}.*)$/u.exec(noun) ?? [];
  if (total === undefined || kind === undefined || op !== 'eq' || (text ?? role) !== undefined) return null;
  return { total: Number(total), noun: kind };
}

/** What speaks against such a total: the page says another one, or none. Null where it says just that. */
export function againstTotal(view: View, { total, noun }: { total: number; noun: string }): Check | null {
  const said = view.items.flatMap((item) => {
    const number = has(item, 'hidden') || item.text === '' ? null : totalIn(item, noun);
    return number === null ? [] : [{ number, item }];
  });
  const [first] = said;
  if (first === undefined) return unproven('no_evidence', `nothing on the page tells of how many ${noun} these are`);
  if (said.every(({ number }) => number === total)) return null;
  const seen = `"${fullText(first.item).slice(0, 80)}" is told, not that there are ${total} ${noun}`;
  return said.some(({ number }) => number === total)
    ? unproven('ambiguous', seen, quotesOf(view, first.item))
    : notMet(seen, quotesOf(view, first.item), first.item);
}

/** "The total number of issues": those on other pages are counted, too, so what this page lists tells it nowhere. */
export function unlessOfPages(
  { action, target = {}, value, op = 'eq' }: Step,
  { view }: { view: View },
  check: Check,
): Check {
  if (action !== 'assertCount' || target.scope !== undefined || !(check.status === 'met' || check.status === 'not_met'))
    return check;
  const said = view.items.filter((item) => !has(item, 'hidden') && wholeOf(item) !== null);
  const [first] = said;
  const pages = first ?? view.items.find(isPager);
  if (pages === undefined || !/^\d+$/.test(value ?? '')) return check;
  const totals = new Set(said.map(wholeOf));
  const [total] = totals;
  if (totals.size !== 1 || total == null) {
    const seen = 'the page shows one page of several, and how many there are in total is not told';
    return unproven('no_evidence', seen, quotesOf(view, pages));
  }
  const quoted = quotesOf(view, pages);
  if (compareNumber(total, op, Number(value))) return met(quoted);
  return notMet(`the page tells of ${total} in total, not ${value}`, quoted, pages);
}

// "(1-25/34)", "1–25 of 34", "25 of 34 issues", "34 issues".
function totalIn(item: Item, noun: string): number | null {
  return wholeOf(item) ?? numberSaid(item, noun);
}

function wholeOf({ text }: Item): number | null {
  const [, from, to, whole] = range.exec(fold(text)) ?? [];
  const isRange = text.length <= 60 && Number(from) <= Number(to) && Number(to) <= Number(whole);
  return whole !== undefined && isRange ? Number(whole) : null;
}

const range = /(?<![\d./-])(\d{1,6}) ?(?:-|–|to) ?(\d{1,6}) ?(?:of|from|out of|\/) ?(\d{1,6})(?![\d.,/-])/;
