import type { Step } from '@smokejumper/contracts';
import { isPager } from '../../ground/controls/pagers.ts';
import { footOf, sumsAmong } from '../../ground/repeats/sums.ts';
import { columnsCalled } from '../../ground/tables/columns.ts';
import { partlyDrawn } from '../../ground/view/partly.ts';
import { fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { isNegativeOp, isOfWords } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { readingsOf } from '../reading/reading.ts';
import { type Amount, amountIn, compareAmounts, isAmount } from './amounts.ts';

/**
 * "The sum of the Total column is $285.00", where nothing in it is called so: what its cells come to, without those of rows
 * that sum the others up. Open where further rows stand elsewhere, or not each cell is an amount. Null for all else.
 */
export function sumOfColumn(view: View, { target = {}, op = 'contains' }: Step, wanted: string): Check | null {
  const { text, role, noun, ordinal, scope } = target;
  const isAsked = /^sum$/i.test(text ?? '') && [role, noun, ordinal].every((part) => part === undefined);
  if (!isAsked || scope?.role !== 'column' || scope.text === undefined || scope.scope !== undefined) return null;
  const [column, ...others] = columnsCalled(view.items, scope.text, { whole: true });
  if (column === undefined || !isOfWords(op) || readingsOf(view, target).readings.length > 0) return null;
  const cells = withoutSums(column);
  const quotes = cells.slice(0, 3).flatMap((cell) => quotesOf(view, cell));
  const open = (why: string) => unproven('no_evidence', `what "${scope.text}" comes to is not told: ${why}`, quotes);
  if (others.length > 0) return open('several columns are called so');
  if (view.items.some(isPager) || partlyDrawn(view.items).length > 0)
    return open('the page shows only some of the rows');
  const other = cells.find((cell) => !isAmount(fullText(cell)));
  if (other !== undefined) return open(`${nameOf(other)} is no amount`);
  const sum = sumOf(cells.flatMap((cell) => amountIn(fullText(cell)) ?? []));
  const claimed = isAmount(wanted) ? amountIn(wanted) : null;
  const same = sum === null || claimed === null ? null : compareAmounts(sum, 'eq', claimed);
  if (sum === null || same === null) return open('not all is of one kind');
  if (same !== isNegativeOp(op)) return met(quotes);
  return notMet(
    `the ${cells.length} cells of "${scope.text}" come to ${Number(sum.number.toFixed(2))}`,
    quotes,
    cells[0],
  );
}

function withoutSums(column: readonly Item[]): Item[] {
  const rows = column.flatMap(({ up }) => up ?? []);
  const sums = [...sumsAmong(rows), ...footOf(rows)];
  return column.filter(({ up }) => up !== null && !sums.includes(up) && !has(up, 'hidden'));
}

function sumOf([first, ...more]: readonly Amount[]): Amount | null {
  if (first === undefined || more.some(({ measure }) => measure?.factor !== first.measure?.factor)) return null;
  if (more.some((amount) => compareAmounts({ ...amount, number: first.number }, 'eq', first) !== true)) return null;
  return { ...first, number: more.reduce((sum, { number }) => sum + number, first.number) };
}
