import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareText, regexOf } from '../compare.ts';
import { wantedValue } from '../wanted.ts';

/** `assertTitle`: the title of the page in front. */
export const title: Checker = (step, facts) => {
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (step.op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const evidence = [{ snapshot: 'title', quote: facts.view.title }];
  const passes = compareText(facts.view.title, step.op ?? 'contains', wanted);
  return passes ? met(evidence) : notMet(`the title is "${facts.view.title}"`, evidence);
};
