import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isPressable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * "Lock turns into Unlock": the control that was called Lock before the last action is called Unlock now, and nothing by
 * its old name can be asked. Where nothing tells that it is the same one, that is open.
 */
export function unlessTurned(step: Step, facts: Facts, check: Check): Check {
  const { target, value = '', op } = step;
  if (step.action !== 'assertText' || check.status !== 'not_met' || check.failure !== 'missing_element') return check;
  if (target?.text === undefined || value === '' || isNegativeOp(op)) return check;
  const was = facts.actedOn === null ? [] : controlsCalled(facts.actedOn, target.text);
  const now = controlsCalled(facts.view, value);
  const [first] = now;
  if (was.length === 0 || first === undefined) return check;
  const same = was.length === 1 ? now.find((item) => isSame(item, was[0]!)) : undefined;
  if (same !== undefined) return met(quotesOf(facts.view, same));
  const seen = `nothing is called ${targetWords(target)} any more, and nothing tells that ${nameOf(first)} is what it turned into`;
  return { ...unproven('no_evidence', seen, quotesOf(facts.view, first)), mayCome: true };
}

function controlsCalled(view: View, text: string): Item[] {
  const { items } = groundAll(view, { target: { text }, purpose: 'read', exact: true });
  const controls = items.flatMap((item) => closest(item, isPressable) ?? []);
  const isCalled = (item: Item) => [item.name, fullText(item)].some((name) => bare(name) === bare(text));
  return [...new Set(controls)].filter((item) => isCalled(item) && !has(item, 'hidden'));
}

function isSame(now: Item, before: Item): boolean {
  return before.ref !== null && (now.ref === before.ref || now.was?.includes(before.ref) === true);
}
