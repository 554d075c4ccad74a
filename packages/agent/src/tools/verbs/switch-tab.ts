import type { Page } from 'playwright';
import { says } from '../../ground/names/text.ts';
import { done, failure } from '../../run/outcome.ts';
import type { Session } from '../../run/session.ts';
import { calms } from '../../run/session.ts';
import { pause } from '../../settle/pause.ts';
import type { Tool } from '../tool.ts';

/** `switchTab`: to a tab by its number or title, or to the one that opened last; waits until it is there. */
export const switchTab: Tool = async (hands, { step }) => {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  const wanted = step.target?.text ?? step.value;
  const ordinal = step.target?.ordinal;
  for (;;) {
    const pages = session.context.pages();
    const page = await pick(session, pages, { wanted, ordinal });
    if (page === 'many') return failure('refused', 'ambiguous', `more than one tab is titled "${wanted}"`);
    if (page !== undefined) {
      await session.front(page);
      await session.calm(calms.opened);
      return done(null);
    }
    if (session.ctx.now() > end) {
      const titles = await Promise.all(pages.map((other) => other.title().catch(() => '')));
      return failure(
        'not_found',
        'missing_element',
        `there is no such tab among ${titles.map((title) => `"${title}"`).join(', ')}`,
      );
    }
    await pause(session.ctx, 80);
  }
};

async function pick(
  session: Session,
  pages: Page[],
  by: { wanted: string | undefined; ordinal: number | undefined },
): Promise<Page | 'many' | undefined> {
  if (by.ordinal !== undefined) return by.ordinal < 0 ? pages.at(by.ordinal) : pages[by.ordinal - 1];
  if (by.wanted === undefined) {
    const others = pages.filter((page) => page !== session.page());
    return others.at(-1) ?? (pages.length > 1 ? session.page() : undefined);
  }
  const fits: Page[] = [];
  for (const page of pages) {
    const title = await page.title().catch(() => '');
    if (says(title, by.wanted) || page.url().includes(by.wanted)) fits.push(page);
  }
  return fits.length > 1 ? 'many' : fits[0];
}
