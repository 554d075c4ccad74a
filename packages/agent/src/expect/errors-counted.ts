import type { Step } from '@smokejumper/contracts';
import { remarksOn } from '../ground/remarks.ts';
import { isFormControl } from '../ground/roles.ts';
import { fullText, has, type Item, isWithin, nameOf, type View } from '../ground/view.ts';
import { type Check, met, notMet, unproven } from './check.ts';
import { compareNumber } from './compare.ts';
import { reads, toneOf } from './messages.ts';
import { quotesOf } from './outline.ts';

/**
 * "There are 3 errors" where no element goes by that noun: each field that is marked as wrong, and said to be so, is one.
 * Null where none is; open where something else complains, too, and the numbers differ.
 */
export function errorsCounted({ target, op = 'eq' }: Step, view: View, wanted: number): Check | null {
  if (toneOf(target) !== 'error' || op === 'increased' || op === 'decreased') return null;
  const fields = view.items.filter((item) => isFormControl(item) && has(item, 'invalid') && !has(item, 'hidden'));
  const [first] = fields;
  if (first === undefined) return null;
  const remarks = new Set(fields.flatMap((field) => remarksOn(field, view.items)));
  const quotes = [...fields, ...remarks].flatMap((item) => quotesOf(view, item));
  const isTold = (item: Item) => [...remarks].some((remark) => isWithin(item, remark));
  const other = view.items.find(
    (item) => item.text !== '' && !has(item, 'hidden') && reads(fullText(item), 'error') && !isTold(item),
  );
  const passes = compareNumber(fields.length, op, wanted);
  const there = `${fields.length} field${fields.length === 1 ? ' is' : 's are'} marked as wrong`;
  if (remarks.size < fields.length || (other !== undefined && !passes)) {
    const doubt = other === undefined ? `not every one says so: ${nameOf(first)}` : `${nameOf(other)} complains, too`;
    return unproven('no_evidence', `${there}, and ${doubt}`, quotes);
  }
  return passes ? met(quotes) : notMet(`${there}, not ${wanted}`, quotes, first);
}
