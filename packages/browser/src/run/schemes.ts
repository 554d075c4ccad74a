import type { Log } from '@smokejumper/contracts';
import type { BrowserContext, Frame, Page } from 'playwright';
import type { SessionOf } from './page-session.ts';
import type { Ear } from './recording.ts';

const allowed = /^(https?|wss?|about|data|blob|chrome-error):/;

/**
 * Keeps pages on the web: reading this machine's files is stopped before it happens, and a page that shows any
 * other scheme is emptied and recorded.
 */
export function guardSchemes(
  ctx: { log: Log },
  input: { context: BrowserContext; ear: Ear; sessionOf: SessionOf },
): void {
  const { context, ear, sessionOf } = input;
  const leave = async (page: Page, url: string): Promise<void> => {
    const failure = `blocked: ${url.slice(0, url.indexOf(':'))}: addresses are not opened`;
    ear.network.push({
      method: 'GET',
      url,
      status: null,
      resourceType: 'document',
      failure,
      startedAt: 0,
      finishedAt: 0,
    });
    await page.goto('about:blank');
  };
  const onNavigated = (frame: Frame): void => {
    if (frame.parentFrame() !== null || allowed.test(frame.url()) || frame.url() === '') return;
    leave(frame.page(), frame.url()).catch((err) => ctx.log.debug({ err }, 'the page was gone before it was emptied'));
  };
  const guarded = new WeakMap<Page, Promise<void>>();
  context.on('page', (page) => {
    page.on('framenavigated', onNavigated);
    const guard = stopFiles(sessionOf, page).catch((err) =>
      ctx.log.debug({ err }, 'the page was gone before it was guarded'),
    );
    guarded.set(page, guard);
  });
  // Only we can send a page to a file, and only once its guard stands.
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await guarded.get(page);
    return page;
  };
}

// A session of its own with narrow patterns: Playwright's routing would hold up every request and switch off the cache.
async function stopFiles(sessionOf: SessionOf, page: Page): Promise<void> {
  const session = await sessionOf(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'file:*' }, { urlPattern: 'ftp:*' }] });
}
