import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The link X has the tag Y", or has not, where X is the link that an entry is called by: what a reader says of it may be
 * said of the entry, as nothing is in a link but its words. So is what is said of "the payment of 28 March" where a row bears
 * that day.
 */
export function unlessBesideLink(step: Step, { view }: { view: View }, check: Check): Check {
  const { action, target = {} } = step;
  const { scope, text } = target;
  const isLacking = action === 'assertVisible' ? 'not_met' : action === 'assertNotVisible' ? 'met' : null;
  if (check.status !== isLacking || text === undefined || scope?.text === undefined) return check;
  if ((scope.role !== 'link' && scope.noun === undefined) || scope.relation !== 'within') return check;
  const { role: _role, noun: _noun, ...entry } = scope;
  const want = { purpose: 'read', exact: true, shown: true } as const;
  const around = {
    ...target,
    scope: { ...entry, relation: scope.role === 'link' ? ('item' as const) : ('row' as const) },
  };
  const [first] = groundAll(view, { ...want, target: around }).items;
  if (first === undefined) return check;
  const seen = `${nameOf(first)} stands beside ${targetWords(scope)} in one entry, and nothing tells that it is said of that`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}
