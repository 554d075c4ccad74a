import { groundAll } from '../../ground/ground.ts';
import { type Checker, met, notMet, targetWords } from '../check.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/** `assertNotVisible`: nothing on the settled page answers to the target. */
export const notVisible: Checker = (step, { view }) => {
  const { items } = groundAll(view, { target: step.target ?? {}, purpose: 'read', exact: true });
  const [first] = items;
  if (first === undefined) return met(pageEvidence(view));
  const quotes = quotesOf(view, first);
  return notMet(`${targetWords(step.target)} is still there: ${quotes[0]?.quote ?? first.role}`, quotes);
};
