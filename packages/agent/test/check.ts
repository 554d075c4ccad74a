import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { compileSpec } from '@smokejumper/flow';
import type { Check, Checker, Facts } from '../src/expect/check.ts';
import { checkers } from '../src/expect/checkers.ts';
import { mannerOf, sureOf } from '../src/expect/sure.ts';
import type { View } from '../src/ground/view/view.ts';

/** What is known of a page that no flow has acted on. */
export const factsOf = (view: View, more: Partial<Facts> = {}): Facts => ({
  view,
  baseUrl: 'https://shop.test',
  kept: new Map(),
  before: null,
  since: null,
  actedOn: null,
  last: null,
  sent: false,
  typed: new Map(),
  dialogs: [],
  asked: [],
  secrets: [],
  downloads: [],
  pageErrors: [],
  response: null,
  letters: { mails: [], trouble: 'no mailbox' },
  looks: { kind: 'unknown', trouble: 'no pictures' },
  ...more,
});

/** One look of an assertion's checker at a page. */
export const check = (
  view: View,
  step: Step,
  more: Partial<Facts> = {},
  checker: Checker = checkers[step.action as AssertionVerb],
): Check => checker(step, factsOf(view, more));

/** What becomes of the first step of a spec, by one look at a page. */
export function verdictOf(view: View, spec: string): Check['status'] {
  const [first] = compileSpec(spec).steps;
  return sureOf(first!.step, factsOf(view), mannerOf(first!)).status;
}
