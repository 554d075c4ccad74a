import type { Scope, Step, Target } from '@smokejumper/contracts';
import { headAstray } from '../ground/columns.ts';
import { fullText } from '../ground/view.ts';
import { type Check, type Facts, unproven } from './check.ts';
import { quotesOf } from './outline.ts';

const reads = ['assertText', 'assertNumber', 'assertOrder', 'assertCount', 'assertValue'];

/**
 * The heads of a table may be one of their own, above the rows. Where those do not lie under them, what stands in a
 * column is neither told nor ruled out.
 */
export function unlessAstray(step: Step, { view }: Pick<Facts, 'view'>, check: Check): Check {
  if (check.status === 'unproven') return check;
  const [head] = columnsIn(step).flatMap((name) => headAstray(view.items, name) ?? []);
  if (head === undefined) return check;
  const seen = `nothing tells which cells stand under "${fullText(head)}": the rows do not lie under the heads`;
  return unproven('no_evidence', seen, quotesOf(view, head));
}

function columnsIn({ action, target = {} }: Step): string[] {
  const parts: (Target | Scope)[] = reads.includes(action) ? [target] : [];
  for (let at = target.scope; at !== undefined; at = at.scope) parts.push(at);
  const named = parts.filter(({ role }) => role === 'column' || role === 'cell');
  // "The State of the row North" is a cell of it.
  const inRow = target.role === undefined && (target.scope?.relation === 'row' || action === 'assertOrder');
  return [...named.map(({ text }) => text), inRow ? (target.text ?? target.noun) : undefined].filter(
    (name) => name !== undefined,
  );
}
