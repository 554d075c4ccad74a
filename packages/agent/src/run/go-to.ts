import { AppError } from '@smokejumper/contracts';
import { pause } from '../settle/pause.ts';
import { notLoaded } from '../settle/watch.ts';
import { firstLine } from '../tools/parts/first-line.ts';
import { guardSays } from './guard-says.ts';
import { done, type Failure, failure, type ToolResult } from './outcome.ts';
import { keptBeforeLeaving } from './put-off.ts';
import { calms, type Session } from './session.ts';

/** Opens an address in the page in front and lets it settle. An error page is a page: the spec decides what it means. */
export async function goTo(session: Session, address: string): Promise<ToolResult> {
  await session.ready();
  await keptBeforeLeaving(session);
  session.mark();
  session.refs.follow(session.page());
  const error = (await visit(session, address, 30_000)) ?? (await visitLater(session, address));
  session.touched('all');
  session.last = null;
  session.since = null;
  if (error !== null) {
    const blocked = policyBlock(session, address, error);
    if (blocked !== null) return failure('no_effect', 'policy', `${address} was not opened: ${blocked}`);
    const why = guardSays(session.input.recording.network(), address) ?? error;
    const said = notLoaded(why, session.watch.documentStatus(session.page()));
    return failure('no_effect', 'page_error', noPage(address, error) ?? `${address} ${said}`);
  }
  await session.calm(calms.opened);
  return done(null);
}

/** Who is asked for too often and says for how long to stay away is asked once more after that, if the time allows. */
async function visitLater(session: Session, address: string): Promise<string | null> {
  const { ctx, deadline, watch } = session;
  const away = watch.turnedAwayMs(session.page());
  if (away === null || away > (deadline - ctx.now()) * 0.7) return null;
  ctx.log.info({ address, away }, 'the site answers 429 and is asked again later');
  await pause(ctx, away);
  return visit(session, address, 30_000);
}

async function visit(session: Session, address: string, timeout: number): Promise<string | null> {
  const { signal } = session.ctx;
  const page = session.page();
  const stop = () => void page.close().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  try {
    await page.goto(address, {
      waitUntil: 'commit',
      timeout: Math.max(1_000, Math.min(timeout, (session.deadline - session.ctx.now()) / 2)),
    });
    await page.waitForLoadState('domcontentloaded', { timeout: 10_000 }).catch(() => {});
    return null;
  } catch (error) {
    signal.throwIfAborted();
    const line = firstLine(error);
    // The error page of a visit that failed just before is no page that anybody asked for.
    if (line.includes('chrome-error:')) return line;
    // A click of the page itself, or a download, may end a navigation that was under way.
    if (/ERR_ABORTED|Download is starting|interrupted by another navigation/i.test(line)) return null;
    return line;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Opens the start page, twice if it will not answer. Null when it stands; the site is to blame only while our own
 * connection is good.
 */
export async function openStart(
  session: Session,
  input: { address: string; connectivity: (options: { signal: AbortSignal }) => Promise<boolean> },
): Promise<Failure | null> {
  const { address } = input;
  let reason = '';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const result = await goTo(session, address);
    const status = session.watch.documentStatus(session.page());
    if (result.ok && (status === null || status < 500)) return null;
    const refused = status !== null && status >= 400 && status < 500;
    const isTold = !result.ok && (result.failureClass === 'policy' || noPage(address, result.error) !== null);
    if (!result.ok && (refused || isTold)) return result;
    reason = result.ok ? `${address} answered ${status}` : result.error;
    const blocked = policyBlock(session, address, reason);
    if (blocked !== null) return failure('no_effect', 'policy', `${address} was not opened: ${blocked}`);
  }
  const online = await input.connectivity({ signal: session.ctx.signal }).catch(() => false);
  if (!online) return failure('no_effect', 'infrastructure', `${reason}, and our own connection is down`);
  return failure('no_effect', 'target_unreachable', reason);
}

/** What a site answered that the browser makes no page of: it was reached, and is to blame. Null for anything else. */
function noPage(address: string, error: string): string | null {
  if (/ERR_TOO_MANY_REDIRECTS|redirects without end/.test(error)) return `${address} redirects without end`;
  if (/ERR_INVALID_AUTH_CREDENTIALS|ERR_UNEXPECTED_PROXY_AUTH|in a box of the browser's/.test(error))
    return `${address} asks for a user name and a password in a box of the browser's, which no page can show`;
  const odd =
    /ERR_(INVALID_RESPONSE|INVALID_REDIRECT|UNSAFE_REDIRECT|RESPONSE_HEADERS_[A-Z_]+|CONTENT_DECODING_FAILED|INVALID_HTTP_RESPONSE|BLOCKED_BY_RESPONSE)\b/.exec(
      error,
    );
  return odd === null ? null : `${address} answered with what no browser can read (${odd[0]})`;
}

// A rule of the egress guard or the browser is not the site's fault; it may be of a place that the address led on to.
function policyBlock(session: Session, address: string, error: string): string | null {
  if (error.includes('ERR_UNSAFE_PORT')) return 'browsers open no page at its port';
  if (!URL.canParse(address)) throw new AppError('invalid_input', `"${address}" is not an address`);
  const { host } = new URL(address);
  const refused = session.input.recording
    .network()
    .findLast(
      ({ failure, url }) =>
        failure?.startsWith('blocked') === true && (url.includes(host) || error.includes('ERR_BLOCKED_BY_CLIENT')),
    );
  return refused?.failure ?? null;
}
