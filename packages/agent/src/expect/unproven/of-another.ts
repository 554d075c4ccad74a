import type { Step, Target } from '@smokejumper/contracts';
import { ofAnother } from '../../ground/repeats/of-another.ts';
import { type Check, type Checker, unproven } from '../check.ts';

/**
 * A check of what is numbered or counted ("the first message", "2 invoices") without a verdict where what was taken for
 * it says that it is something else: what that holds is neither proof nor disproof.
 */
export function unlessOfAnother(check: Checker): Checker {
  return (step, facts) => {
    const found = check(step, facts);
    const target = found.status === 'unproven' ? undefined : askedOf(step, found);
    const other = target === undefined ? null : ofAnother(facts.view.items, target);
    return other === null ? found : unproven('ambiguous', other, found.evidence);
  };
}

// "X is not in the results", where lists are looked through that may be none of what was found.
function askedOf({ action, target }: Step, { status }: Check): Target | undefined {
  const { relation, noun, text } = target?.scope ?? {};
  const isAbsent =
    action === 'assertNotVisible' ? status === 'met' : action === 'assertVisible' && status === 'not_met';
  const inResults = relation === 'within' && text === undefined && /^(?:search )?results$/.test(noun ?? '');
  return isAbsent && inResults ? { noun, role: 'listitem' } : target;
}
