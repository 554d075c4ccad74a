import { groundAll } from '../../ground/ground.ts';
import { type Checker, met, missing, notMet, targetWords, unproven } from '../check.ts';
import { compareText, regexOf } from '../compare.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { contentOf, shownBy } from '../reading.ts';
import { wantedValue } from '../wanted.ts';

/** `assertValue`: the content of a form control; a dropdown's is the option that is chosen. */
export const value: Checker = (step, facts) => {
  const { view } = facts;
  const op = step.op ?? 'contains';
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const { items } = groundAll(view, { target: step.target ?? {}, purpose: 'form-control', exact: true });
  const [first] = items;
  if (first === undefined) return missing(`${targetWords(step.target)} is not on the page`, pageEvidence(view));
  const passes = items.filter((item) => compareText(contentOf(item), op, wanted, { exactCase: true }));
  const evidence = items.slice(0, 3).flatMap((item) => quotesOf(view, shownBy(item)));
  if (passes.length === items.length) return met(evidence);
  if (passes.length > 0)
    return unproven('ambiguous', `${items.length} fields answer to ${targetWords(step.target)}`, evidence);
  return notMet(`${targetWords(step.target)} holds "${contentOf(first)}"`, evidence, first);
};
