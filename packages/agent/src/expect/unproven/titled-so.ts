import type { Step } from '@smokejumper/contracts';
import { isCell, isControl, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { ancestors, closest, has, type Item, isRunOf, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * "Staging has the status Deploying" where rows of a table merely hold that name in a cell, and a box that is titled Staging
 * says "Deploying" beside its title: what is claimed of a row may be told of that box.
 */
export function unlessTitledSo(
  { action, target, op, value = '' }: Step,
  { view }: { view: View },
  check: Check,
): Check {
  const { text: name, relation } = target?.scope ?? {};
  if (check.status !== 'not_met' || action !== 'assertText' || isNegativeOp(op) || value === '') return check;
  if (name === undefined || relation !== 'row') return check;
  const isApart = (item: Item) => closest(item, (up) => isCell(up) || isDataRow(up) || isControl(up)) === null;
  const isTitle = (item: Item) => (bare(item.text) === bare(name) || item.runs?.[0] === name) && !has(item, 'hidden');
  const says = (item: Item) => bare(item.text) === bare(value) || isRunOf(item, value);
  // Its line, and the one around it.
  const beside = (item: Item) => [item, ...ancestors(item).slice(0, 2).flatMap(subtree)].find(says);
  const title = view.items.find((item) => isTitle(item) && isApart(item) && beside(item) !== undefined);
  if (title === undefined) return check;
  const seen = `${nameOf(title)} titles a box that says "${value}", and nothing tells whether that or a row is meant`;
  return unproven('ambiguous', seen, quotesOf(view, beside(title) ?? title));
}
