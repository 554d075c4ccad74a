import { isCellOfRow, isDataRow, isTextField } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { closest, fullText, type Item, partsShown, subtree } from '../../ground/view/view.ts';
import { figureAhead } from './figure-ahead.ts';
import { isBareAmount } from './level-columns.ts';
import type { Reading } from './reading.ts';

/**
 * "VAT [21] %", and in the next cell what that comes to: the amount is what the label shows, and the field beside the label
 * takes the rate of it. Null where the field goes by the label and has no unit, so that it may be all the value there is.
 */
export function behindRate(label: Item): { amount: Item; rate: Item } | null {
  const cell = closest(label, isCellOfRow);
  const row = cell?.up ?? null;
  if (cell === null || row === null || !isDataRow(row)) return null;
  const [own, amount, ...more] = partsShown(row);
  const [rate, ...others] = subtree(cell).filter(isTextField);
  if (own !== cell || amount === undefined || more.length > 0 || !isBareAmount(amount)) return null;
  if (rate === undefined || others.length > 0 || subtree(amount).some(isTextField)) return null;
  const isRate = subtree(cell).some((part) => part.index > rate.index && /^[%‰]/.test(part.text.trim()));
  const isOther = rate.name !== '' && !says(rate.name, bare(fullText(label)));
  return isRate || isOther ? { amount, rate } : null;
}

/** A reading without what stands beside it for itself; the rate of an amount, and a figure in front of words, may be its own. */
export function withoutNext({ neighbour, ...reading }: Reading): Reading {
  if (neighbour === undefined) return reading;
  const isOwn = [behindRate(reading.item)?.rate, figureAhead(reading.item)?.figure].includes(neighbour);
  return isOwn ? { ...reading, neighbour } : reading;
}
