import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { asWritten } from '../ground/names/as-written.ts';
import type { Checker } from './check.ts';
import { isNegativeOp } from './compare.ts';
import { pagesListed } from './counting/pages-listed.ts';
import { unlessStamped } from './reading/stamps.ts';
import { unlessOtherLine } from './rows/row-line.ts';
import { unlessNextOne } from './unproven/next-one.ts';
import { unlessOfAnother } from './unproven/of-another.ts';
import { count } from './verbs/count.ts';
import { dialog } from './verbs/dialog.ts';
import { download } from './verbs/download.ts';
import { email } from './verbs/email.ts';
import { href } from './verbs/href.ts';
import { judge } from './verbs/judge.ts';
import { noErrors } from './verbs/no-errors.ts';
import { notVisible } from './verbs/not-visible.ts';
import { number } from './verbs/number.ts';
import { order } from './verbs/order.ts';
import { response } from './verbs/response.ts';
import { screenshot } from './verbs/screenshot.ts';
import { state } from './verbs/state.ts';
import { text } from './verbs/text.ts';
import { title } from './verbs/title.ts';
import { url } from './verbs/url.ts';
import { value } from './verbs/value.ts';
import { visible } from './verbs/visible.ts';

// What stands on the page as it was written is meant before any other reading of it.
function named(check: Checker): Checker {
  return (step, facts) =>
    check(step.target === undefined ? step : { ...step, target: asWritten(facts.view.items, step.target) }, facts);
}

const told = (check: Checker) => named(unlessOtherLine(unlessOfAnother(check)));

const counted = unlessOfAnother(count);

/** Every assertion of the language and how it is checked. */
export const checkers: Record<AssertionVerb, Checker> = {
  assertVisible: unlessStamped(told(visible)),
  assertNotVisible: unlessStamped(pagesListed(told(notVisible), counted)),
  assertText: unlessNextOne(told(text)),
  assertValue: named(value),
  assertState: unlessNextOne(told(state)),
  assertCount: pagesListed(counted, counted),
  assertNumber: told(number),
  assertOrder: order,
  assertUrl: url,
  assertTitle: title,
  assertHref: unlessOfAnother(href),
  assertDialog: dialog,
  assertDownload: download,
  assertEmail: email,
  assertResponse: response,
  assertNoErrors: noErrors,
  assertScreenshot: screenshot,
  judge,
};

export function isAssertion(step: Step): step is Step & { action: AssertionVerb } {
  return step.action in checkers;
}

const absent = new Set(['unchecked', 'not-selected', 'collapsed', 'disabled', 'empty']);

/** How much rest a check needs before it is believed: none, a little for what is counted, most for what is absent. */
export type Rest = 'none' | 'counted' | 'rest';

/**
 * The page as it was before an action satisfies every check of absence, and may show the right number by chance, so
 * such checks are believed only on a page that has come to rest.
 */
export function restFor(step: Step): Rest {
  if (step.action === 'assertNotVisible' || step.action === 'assertNoErrors') return 'rest';
  if (step.action === 'assertScreenshot') return 'rest';
  if (step.action === 'assertState' && absent.has(step.value ?? '')) return 'rest';
  if (isNegativeOp(step.op)) return 'rest';
  return step.action === 'assertCount' || step.action === 'assertOrder' ? 'counted' : 'none';
}
