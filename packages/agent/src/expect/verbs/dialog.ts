import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareText } from '../compare.ts';
import { wantedValue } from '../wanted.ts';

/** `assertDialog`: a message of the browser's own dialogs that opened during the run. */
export const dialog: Checker = (step, facts) => {
  const wanted = wantedValue(step, facts);
  if (wanted === null && step.value !== undefined)
    return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  const last = facts.dialogs.at(-1);
  if (last === undefined) return notMet('no dialog opened', [{ snapshot: 'dialog', quote: '' }]);
  const evidence = [{ snapshot: 'dialog', quote: last.message }];
  if (wanted === null || compareText(last.message, step.op ?? 'contains', wanted)) return met(evidence);
  return notMet(`the dialog says "${last.message}"`, evidence);
};
