import type { Page } from 'playwright';
import type { Session } from '../../run/session.ts';
import type { Fence } from './fence.ts';

/** Shows the page in front to a model: the whole of it when it is new or on request, else only what changed. */
export interface Sight {
  /** `fresh`: the whole page again. */
  show(options?: { fresh?: boolean; expand?: string; search?: string }): Promise<string>;
  /** Forgets what was shown: a new conversation has seen nothing. */
  forget(): void;
  /** Whether the page in front is the one shown last. */
  isShown(): boolean;
}

export function createSight(session: Session, input: { fence: Fence }): Sight {
  const known = new Map<string, string>();
  let shown: { page: Page; address: string } | null = null;
  return {
    forget: () => known.clear(),
    isShown: () => shown !== null && shown.page === session.page() && shown.address === addressOf(session.page()),
    async show(options = {}) {
      const page = session.page();
      const tab = (await session.refs.pages()).find((entry) => entry.page === page)?.tab ?? '';
      const since = known.get(tab);
      const { expand, search } = options;
      const part = expand !== undefined || search !== undefined;
      const snapshot = await session.refs.snapshot({
        page,
        signal: session.ctx.signal,
        ...(part || (since !== undefined && options.fresh !== true) ? {} : { full: true }),
        ...(since === undefined || part ? {} : { since }),
        ...(expand === undefined ? {} : { expand }),
        ...(search === undefined ? {} : { search }),
      });
      if (!part) known.set(snapshot.tab, snapshot.id);
      shown = { page, address: addressOf(page) };
      const title = session.values.conceal(`${snapshot.url} ${JSON.stringify(snapshot.title)}`);
      return input.fence.around(session.values.conceal(`${title}\n${snapshot.text}`));
    },
  };
}

function addressOf(page: Page): string {
  return page.url().replace(/#.*$/, '');
}
