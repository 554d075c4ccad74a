import type { Step } from '@smokejumper/contracts';
import { isFormControl } from '../../ground/names/roles.ts';
import { remarksOn } from '../../ground/places/remarks.ts';
import { entryGroups } from '../../ground/repeats/entries.ts';
import { goesBy, headedBy, repeatGroups } from '../../ground/repeats/groups.ts';
import { closest, fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { isMarked, isOnlyHeard, reads, toneOf } from '../messages/messages.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are 3 errors" where no element goes by that noun: each field that is marked as wrong, and said to be so, is one;
 * where none is marked, each alert that complains. Null where there is neither; open where something else complains, too,
 * and the numbers differ.
 */
export function errorsCounted(step: Step, view: View, wanted: number): Check | null {
  const { target, op = 'eq' } = step;
  if (toneOf(target) !== 'error' || op === 'increased' || op === 'decreased' || areListed(view, target?.noun))
    return null;
  const fields = view.items.filter((item) => isFormControl(item) && has(item, 'invalid') && !has(item, 'hidden'));
  const [first] = fields;
  if (first === undefined) return alertsCounted(step, view, wanted) ?? untoldErrors(step, view, wanted);
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

// What goes by the noun, stands under a heading that tells of it, or says of each entry that it is one.
function areListed({ items }: View, noun = ''): boolean {
  const all = repeatGroups(items, { least: 1 });
  // The box of a field may hold its error, and is none.
  const complain = (part: Item) => reads(fullText(part), 'error', { anew: true }) && !subtree(part).some(isFormControl);
  return all.some((group) => goesBy(group, noun) || group.items.every(complain)) || headedBy(items, all, noun) !== null;
}

// Of an alert that neither complains nor reports a success nothing tells whether it is one, and one of several lines that
// complain may be as many.
function alertsCounted({ target, op = 'eq' }: Step, view: View, wanted: number): Check | null {
  if (!/\berror/i.test(target?.noun ?? '')) return null;
  const isAlert = ({ role }: Item) => role === 'alert' || role === 'alertdialog';
  const isOne = (item: Item) => isAlert(item) && fullText(item) !== '' && !has(item, 'hidden') && !isOnlyHeard(item);
  const alerts = view.items.filter((item) => isOne(item) && (item.up === null || closest(item.up, isAlert) === null));
  const errors = alerts.filter((item) => reads(fullText(item), 'error', { anew: true }));
  const others = alerts.filter((item) => !errors.includes(item) && !reads(fullText(item), 'success'));
  const [first] = [...errors, ...others];
  if (first === undefined) return null;
  const lines = errors.flatMap((item) => linesOf(item).slice(1));
  const quotes = [...errors, ...others].flatMap((item) => quotesOf(view, item));
  const there = `${errors.length} alert${errors.length === 1 ? ' tells' : 's tell'} of an error`;
  const most = errors.length + others.length + lines.length;
  const numbers = Array.from({ length: most - errors.length + 1 }, (_, more) => errors.length + more);
  const [passes, ...further] = numbers.map((number) => compareNumber(number, op, wanted));
  if (further.some((other) => other !== passes)) {
    const doubt = others[0] ?? lines[0] ?? first;
    return unproven('no_evidence', `${there}, and ${nameOf(doubt)} may be another one`, quotes);
  }
  return passes ? met(quotes) : notMet(`${there}, not ${wanted}`, quotes, first);
}

function linesOf(alert: Item): Item[] {
  return subtree(alert).filter(({ text }) => text !== '' && reads(text, 'error', { anew: true }));
}

// What repeats on the page is no error for that, least of all the boxes of a form.
function untoldErrors({ target = {}, op = 'eq' }: Step, view: View, wanted: number): Check | null {
  const entries = entryGroups(view.items, { ...target, role: 'listitem' }).flatMap(({ items }) => items);
  const [first] = entries;
  if (first === undefined) return null;
  const complains = (item: Item) => reads(item.text, 'error', { anew: closest(item, isMarked) !== null });
  const like = view.items.find((item) => item.text !== '' && !has(item, 'hidden') && complains(item));
  const passes = compareNumber(0, op, wanted);
  const ofForm = entries.every((entry) => subtree(entry).some(isFormControl));
  if (like === undefined && passes) return met(quotesOf(view, first));
  if (like === undefined && ofForm) return notMet(`there are 0 ${target.noun}, not ${wanted}`, quotesOf(view, first));
  const seen = `nothing tells that what repeats on the page, such as ${nameOf(first)}, are ${target.noun}`;
  return unproven('no_evidence', seen, quotesOf(view, like ?? first));
}
