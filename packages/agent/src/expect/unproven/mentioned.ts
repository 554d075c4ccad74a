import type { Step } from '@smokejumper/contracts';
import { isTextField } from '../../ground/names/roles.ts';
import { bare, goesOn, says } from '../../ground/names/text.ts';
import { foldedText, fullText, has, type Item, nameOf } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { reportsRemoval } from '../messages/messages.ts';
import { stoodIn } from '../messages/news.ts';
import { tellsOfGone } from '../messages/reported-gone.ts';
import { quotesOf } from '../outline.ts';

/**
 * "Mug is still in the cart" where the "Mug" that stood there went with the last action, and only a "Mug rack", which
 * was there before, holds the word: that is another thing. So it is where only "Mug was removed" does.
 */
export function unlessMentioned(step: Step, facts: Facts, check: Check): Check {
  if (check.status !== 'met') return check;
  const { scope = step.action === 'assertText' ? step.target : undefined } = step.target ?? {};
  const reports = scope === undefined || !tellsOfGone(facts.view, { relation: 'within', ...scope });
  const mentions = namesFor(step).flatMap((name) => mentionOf(name, facts, { reports }));
  const [first] = mentions;
  if (first === undefined) return check;
  const seen = `"${first.name}" went with the last action, and only ${nameOf(first.item)} still holds the words`;
  return unproven('ambiguous', seen, quotesOf(facts.view, first.item));
}

const entries: readonly (string | undefined)[] = ['row', 'listitem', 'card'];

// What must be there by a step: what it looks for, and the entry that it looks at.
function namesFor({ action, target, value, op }: Step): string[] {
  if (action === 'assertNotVisible' || action === 'assertCount') return [];
  const { role, text, scope } = target ?? {};
  const own = action === 'assertVisible' || entries.includes(role) ? text : undefined;
  const around =
    scope !== undefined && (scope.relation === 'row' || entries.includes(scope.role)) ? scope.text : undefined;
  const said = action === 'assertText' && !isNegativeOp(op) ? value : undefined;
  return [own, around, said].flatMap((name) => (name === undefined || /\d/.test(name) ? [] : name));
}

/**
 * Where what is called so went with the last action, and only what stood there under another name holds the words, or what
 * reports that it is gone.
 */
export function mentionOf(
  name: string,
  { view, actedOn }: Facts,
  { reports } = { reports: true },
): { name: string; item: Item }[] {
  const words = bare(name);
  const reads = (item: Item) =>
    !has(item, 'hidden') &&
    [fullText(item), item.name, item.value ?? '', ...(item.runs ?? [])].some((text) => bare(text) === words);
  const stood = actedOn?.items.some((item) => reads(item) && !isTextField(item)) === true;
  if (words === '' || actedOn === null || !stood || view.items.some(reads)) return [];
  const holds = (item: Item) => !has(item, 'hidden') && says(fullText(item), name);
  const holders = view.items.filter((item) => holds(item) && !item.children.some(holds));
  const others = holders.filter((item) => goesOn(foldedText(item), words) && stoodIn(actedOn, item));
  // "Mug rack was removed" tells of the "Mug rack".
  const isOf = (item: Item) => others.some((other) => says(fullText(item), fullText(other)));
  const isReport = (item: Item) => reports && reportsRemoval(view, item, name);
  const first = others[0] ?? holders.find(isReport);
  return first !== undefined && holders.every((item) => isOf(item) || isReport(item)) ? [{ name, item: first }] : [];
}
