import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import type { View } from '../../ground/view/view.ts';
import { type Check, type Facts, tellsMore, unproven } from '../check.ts';
import { checkers } from '../checkers.ts';
import { kindWords } from './kind-field.ts';

/**
 * `The Rows of "orders" is 57`: a word for a kind of thing that the head of a column is called as well, in a table that has
 * a row "orders". Where the thing does not show what is claimed, the cell under that head is meant.
 */
export function unlessOfColumn(step: Step, facts: Facts, check: Check): Check {
  const head = headCalled(step, facts.view);
  const text = step.target?.scope?.text;
  if (head === null || text === undefined) return check;
  const target = { text: head, role: 'cell', scope: { text, role: 'row', relation: 'row' } } as const;
  const ofCell = checkers.assertText({ ...step, target }, facts);
  if (check.status !== 'met' || ofCell.status === 'met') return ofCell;
  const evidence = [...check.evidence, ...ofCell.evidence];
  return unproven(
    'ambiguous',
    `"${head}" is what a column is called, too, and the cell under it shows other`,
    evidence,
  );
}

function headCalled({ action, target = {} }: Step, view: View): string | null {
  const { role, noun, scope, ...others } = target;
  if (action !== 'assertText' || role === undefined || scope?.text === undefined) return null;
  const { text, relation, role: place, ...more } = scope;
  const isOfRow = relation === 'row' || (relation === 'within' && (place ?? 'row') === 'row');
  if (!isOfRow || tellsMore({ ...others, ...more })) return null;
  const names = noun === undefined ? (kindWords[role] ?? []) : [noun];
  if (names.length === 0) return null;
  const { items } = groundAll(view, { target: { text, role: 'row' }, purpose: 'read', exact: true });
  const isHead = (name: string) =>
    items.length > 0 && items.every((row) => cellsInColumn(row, name, { whole: true }).length > 0);
  return names.find(isHead) ?? null;
}
