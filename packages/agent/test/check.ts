import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { compileSpec } from '@smokejumper/flow';
import type { Check, Checker, Facts } from '../src/expect/check.ts';
import { checkers } from '../src/expect/checkers.ts';
import type { View } from '../src/ground/view/view.ts';

/** One look of an assertion's checker at a page. */
export function check(
  view: View,
  step: Step,
  more: Partial<Facts> = {},
  checker: Checker = checkers[step.action as AssertionVerb],
): Check {
  const facts: Facts = {
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
  };
  return checker(step, facts);
}

/** What becomes of the first step of a spec, by one look at a page. */
export function verdictOf(view: View, spec: string): Check['status'] {
  return check(view, compileSpec(spec).steps[0]!.step).status;
}
