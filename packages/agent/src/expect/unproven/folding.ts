import type { Step } from '@smokejumper/contracts';
import { ancestors, has, type Item, inView, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { groundSeen } from './unseen.ts';

/**
 * `Collapse "Contact". "Call 555 0142" is visible` while the control says that it is shut, and what it has unfolded is still
 * drawn: a page may begin late to fold it away. Once that is gone, it counts.
 */
export function unlessFolding(step: Step, facts: Facts, check: Check): Check {
  if (check.status !== 'met' || step.action !== 'assertVisible' || step.target === undefined) return check;
  const { view, actedOn, last } = facts;
  if (!actedOn || !last) return check;
  const [before, now] = [inView(actedOn, last), inView(view, last)];
  if (before === null || now === null || !has(before, 'expanded') || !has(now, 'collapsed')) return check;
  const { items } = groundSeen(view, { target: step.target, purpose: 'read', exact: true, shown: true });
  const [first] = items;
  if (first === undefined || !items.every((item) => isUnfoldedBy(view, now, item))) return check;
  const seen = `${targetWords(step.target)} is still drawn, but ${nameOf(now)} says that it is shut`;
  return { ...unproven('no_evidence', seen, quotesOf(view, first)), leaves: true };
}

// It stands behind the control in a box around both, and no other control that folds lies in between.
function isUnfoldedBy({ items }: View, control: Item, item: Item): boolean {
  if (item.index < control.index || isWithin(item, control)) return false;
  const isNear = ancestors(control)
    .slice(0, 3)
    .some((up) => up.role !== 'document' && up.role !== 'main' && isWithin(item, up));
  const folds = (other: Item) =>
    other.index > control.index && other.index < item.index && has(other, 'expanded', 'collapsed');
  return isNear && !items.some(folds);
}
