import { isAtWork } from '../../ground/names/nouns.ts';
import { isControl } from '../../ground/names/roles.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Failure, failure } from '../outcome.ts';
import type { Session } from '../session.ts';

/** How much longer a page is read that could not be read to its end, before it counts as unreadable. In milliseconds. */
const graceMs = 5_000;
/** How many more times the wait for an expectation a page is given that says it is loading. */
export const busyTimes = 3;

/** Whether what a page does not show has been waited for until `end`, and longer where the page is not yet what was meant. */
export function isOver({ ctx, input, deadline }: Session, view: View, end: number): boolean {
  const more = view.whole ? (isAtWork(view.items) ? busyTimes * input.budgets.expectMs : 0) : graceMs;
  return ctx.now() >= Math.min(end + more, deadline);
}

/** What was looked for on a page that could not be read to its end. */
export function unread(what: string): Failure {
  const text = `the page could not be read to its end, and what was read has no ${what}`;
  return failure('not_found', 'no_evidence', text);
}

/** What was looked for on a page that never came to rest. */
export function unsettled(what: string): Failure {
  const text = `the page never stopped changing what it offers, and no look at it had ${what}`;
  return failure('not_found', 'no_evidence', text);
}

/** Follows whether a page offers other things at each look and never rests: what was looked for may have been missed. */
export function createUnrest() {
  let seen = '';
  let looks = 0;
  let others = 0;
  let hasRested = false;
  return {
    see(view: View, rested: boolean): void {
      hasRested ||= rested;
      const offered = offeredIn(view);
      if (looks > 0 && offered !== seen) others += 1;
      looks += 1;
      seen = offered;
    },
    isGoingOn: () => !hasRested && others > 1 && others * 2 > looks,
  };
}

const entries = ['row', 'listitem', 'article', 'option', 'treeitem'];

// A clock that runs in a mere text moves nothing that could be acted on.
function offeredIn({ items }: View): string {
  const offered = items.filter((item) => isControl(item) || entries.includes(item.role));
  return offered.map((item) => `${item.ref} ${item.name} ${fullText(item)}`).join('\n');
}
