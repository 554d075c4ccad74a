import { ofAnother } from '../ground/of-another.ts';
import { type Checker, unproven } from './check.ts';

/**
 * A check of what is numbered or counted ("the first message", "2 invoices") without a verdict where what was taken for
 * it says that it is something else: what that holds is neither proof nor disproof.
 */
export function unlessOfAnother(check: Checker): Checker {
  return (step, facts) => {
    const found = check(step, facts);
    if (found.status === 'unproven') return found;
    const target = step.target ?? {};
    const isAsked = target.role !== undefined || target.scope !== undefined;
    const other = isAsked ? ofAnother(facts.view.items, target) : null;
    return other === null ? found : unproven('ambiguous', other, found.evidence);
  };
}
