import type { Log } from '@smokejumper/contracts';
import type { BrowserContext, Frame, Page } from 'playwright';
import type { SessionOf } from './page-session.ts';
import type { PageEvents } from './recording.ts';

const allowedSchemes = /^(https?|wss?|about|data|blob|chrome-error):/;

/** Why a page may not be at an address; null: it may. */
export type Objection = (url: string) => string | null;

/**
 * Keeps pages where they may be: on the web, and on the allowed origins if there is such a list (null: all). The
 * origin of the run itself is always one; `https://*.shop.example` stands for all below it.
 */
export function objectionTo(input: { own: string | undefined; allowedOrigins: readonly string[] | null }): Objection {
  const { allowedOrigins } = input;
  const patterns = [...(input.own === undefined ? [] : [input.own]), ...(allowedOrigins ?? [])];
  return (url) => {
    if (url === '') return null;
    if (!allowedSchemes.test(url)) return `${url.slice(0, url.indexOf(':'))}: addresses are not opened`;
    if (allowedOrigins === null || !/^https?:/.test(url)) return null;
    const { origin } = new URL(url);
    return patterns.some((pattern) => covers(pattern, origin)) ? null : `${origin} is outside the allowed origins`;
  };
}

function covers(pattern: string, origin: string): boolean {
  if (pattern === origin) return true;
  const [scheme, below] = pattern.split('://*.');
  return below !== undefined && origin.startsWith(`${scheme}://`) && origin.endsWith(`.${below}`);
}

/** Stops a page on its way to where it may not be, and empties one that got there all the same: both are recorded. */
export function guardPlaces(
  ctx: { log: Log },
  input: {
    context: BrowserContext;
    events: PageEvents;
    sessionOf: SessionOf;
    objection: Objection;
    documents: boolean;
  },
): void {
  const { context, events, objection } = input;
  const note = (url: string, why: string): void => {
    const failure = `blocked: ${why}`;
    const facts = { method: 'GET', url, status: null, resourceType: 'document', startedAt: 0, finishedAt: 0 };
    events.network.push({ ...facts, failure });
  };
  const leave = async (page: Page, url: string, why: string): Promise<void> => {
    note(url, why);
    await page.goto('about:blank');
  };
  const onNavigated = (frame: Frame): void => {
    const why = frame.parentFrame() === null ? objection(frame.url()) : null;
    if (why === null) return;
    leave(frame.page(), frame.url(), why).catch((err) =>
      ctx.log.debug({ err }, 'the page was gone before it was emptied'),
    );
  };
  const guarded = new WeakMap<Page, Promise<void>>();
  context.on('page', (page) => {
    page.on('framenavigated', onNavigated);
    const guard = stopOnTheWay(page, { ...input, note }).catch((err) =>
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
async function stopOnTheWay(
  page: Page,
  input: { sessionOf: SessionOf; objection: Objection; documents: boolean; note: (url: string, why: string) => void },
): Promise<void> {
  const session = await input.sessionOf(page);
  const main = (await session.send('Page.getFrameTree')).frameTree.frame.id;
  session.on('Fetch.requestPaused', ({ requestId, request, frameId, resourceType }) => {
    const file = /^(file|ftp):/.test(request.url);
    const why = file ? '' : resourceType === 'Document' && frameId === main ? input.objection(request.url) : null;
    if (why !== null && !file) input.note(request.url, why);
    const answer =
      why === null
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    answer.catch(() => {});
  });
  const documents = input.documents ? [{ urlPattern: '*', resourceType: 'Document' as const }] : [];
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'file:*' }, { urlPattern: 'ftp:*' }, ...documents] });
}
