import type { Page } from 'playwright';
import type { Hands } from '../../run/hands.ts';
import { done, failure, type ToolResult } from '../../run/outcome.ts';
import { keptBeforeLeaving } from '../../run/put-off.ts';
import { calms } from '../../run/session.ts';
import { firstLine } from './first-line.ts';

/** One step through the page's history, and the wait for the document it leads to. */
export async function historyStep(hands: Hands, go: (page: Page) => Promise<unknown>): Promise<ToolResult> {
  const { session } = hands;
  await session.ready();
  await keptBeforeLeaving(session);
  session.mark();
  try {
    await go(session.page());
  } catch (error) {
    return failure('no_effect', 'page_error', `the page did not load: ${firstLine(error)}`);
  } finally {
    session.touched('all');
  }
  await session.calm(calms.opened);
  return done(null);
}
