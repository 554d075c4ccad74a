import { done, failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import type { Tool } from '../tool.ts';

/** `closeTab`: the tab in front; the one before it comes forward. */
export const closeTab: Tool = async (hands) => {
  const { session } = hands;
  const page = session.page();
  const rest = session.context.pages().filter((other) => other !== page);
  const next = rest.at(-1);
  if (next === undefined) return failure('refused', 'policy', 'it is the only tab, so it stays open');
  await page.close({ runBeforeUnload: false });
  await session.front(next);
  await session.calm(calms.acted);
  return done(null);
};
