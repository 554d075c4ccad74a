import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';

/** `assertResponse`: the status of the last request the flow made itself. */
export const response: Checker = (step, facts) => {
  if (facts.response === null) return unproven('no_evidence', 'no request was made before');
  const evidence = [{ snapshot: 'network', quote: `${facts.response.request} ${facts.response.status}` }];
  const op = step.op === 'equals' || step.op === undefined ? 'eq' : step.op;
  const wanted = Number(step.value);
  if (Number.isNaN(wanted)) return unproven('not_understood', `"${step.value}" is no status`, evidence);
  return compareNumber(facts.response.status, op, wanted)
    ? met(evidence)
    : notMet(`the status is ${facts.response.status}`, evidence);
};
