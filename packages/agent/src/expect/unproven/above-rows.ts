import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { ancestors, type Item, isWithin } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { readingsOf } from '../reading/reading.ts';

/**
 * "The stock of Ladder is 33" where Ladder stands in one of several boxes alike, and "stock" only above all of them, as the
 * head of a column that nothing tells: what stands beside that head is of no row, and what the row has under it is open.
 */
export function unlessAboveRows(step: Step, facts: Facts, check: Check): Check {
  const { scope, text, role } = step.target ?? {};
  if (step.action !== 'assertText' || check.status === 'unproven' || role !== undefined) return check;
  if (text === undefined || scope?.text === undefined || scope.scope !== undefined) return check;
  const row = rowOf(facts, scope.text);
  if (row === null) return check;
  const first = row.up?.children.find((other) => isAlike(other, row)) ?? row;
  const { readings } = readingsOf(facts.view, step.target ?? {});
  const isAbove = (item: Item) => item.index < first.index && !isWithin(first, item);
  if (readings.length === 0 || !readings.every(({ item, quoted }) => [item, ...quoted].every(isAbove))) return check;
  const seen = `"${text}" stands above the rows of ${targetWords({ text: scope.text })}, and nothing tells what that one has under it`;
  return unproven('no_evidence', seen, quotesOf(facts.view, row));
}

// The box of plain parts that a name stands in, as others of as many parts beside it.
function rowOf({ view }: Facts, name: string): Item | null {
  const [anchor, ...others] = groundAll(view, { target: { text: name }, purpose: 'read', exact: true }).items;
  if (anchor === undefined || others.length > 0) return null;
  const isRow = (up: Item) => up.up?.children.some((other) => other !== up && isAlike(other, up)) === true;
  return ancestors(anchor).find((up) => up.role === 'generic' && up.children.length > 2 && isRow(up)) ?? null;
}

function isAlike(one: Item, other: Item): boolean {
  return one.role === other.role && one.tag === other.tag && one.children.length === other.children.length;
}
