import { done, type Failure, failure } from '../../run/outcome.ts';
import type { Session } from '../../run/session.ts';
import { joinAddress } from '../parts/address.ts';
import { firstLine } from '../parts/first-line.ts';
import type { Tool } from '../tool.ts';

const timeoutMs = 30_000;

/**
 * `request`: one HTTP call with the context's cookies and through its proxy, so under the same egress guard as the
 * page; unlike the page's own it may go to another origin without asking that origin.
 */
export const request: Tool = async (hands, { step }) => {
  const found = /^\s*(?:(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+)?(\S+)\s*$/i.exec(step.value ?? '');
  if (found === null) return failure('not_understood', 'not_understood', `"${step.value}" is no request`);
  const method = (found[1] ?? 'GET').toUpperCase();
  const { session } = hands;
  const url = joinAddress(session.input.flow.baseUrl, found[2] ?? '/');
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    return failure('not_understood', 'not_understood', `"${url}" is no address that can be asked`);
  session.response = null;
  try {
    const status = await ask(session, { method, url });
    if (status === null) return notMade(session, { method, url }, 'it did not get out, or got no answer');
    session.response = { request: `${method} ${url}`, status };
    return done(null);
  } catch (error) {
    session.ctx.signal.throwIfAborted();
    return notMade(session, { method, url }, firstLine(error));
  }
};

function notMade(session: Session, call: { method: string; url: string }, why: string): Failure {
  const blocked = blockOf(session, call.url);
  const what = `${call.method} ${call.url}`;
  if (blocked !== null) return failure('refused', 'policy', `${what} was not made: ${blocked}`);
  return failure('refused', 'no_evidence', `${what} could not be made: ${why}`);
}

/** The status; null when the answer is the egress guard's own, which says so, and not the site's. */

async function ask(session: Session, call: { method: string; url: string }): Promise<number | null> {
  const { ctx } = session;
  const left = Math.max(1_000, session.deadline - ctx.now());
  const answer = await session.context.request.fetch(call.url, {
    method: call.method,
    failOnStatusCode: false,
    timeout: Math.min(timeoutMs, left),
  });
  const status = answer.status();
  const ours = status === 502 && answer.headers()['proxy-status'] === 'smokejumper-egress';
  await answer.dispose();
  return ours ? null : status;
}

// The egress guard ends a call in more than one way; its own record says that it was the guard.
function blockOf(session: Session, url: string): string | null {
  const { host } = new URL(url);
  const refused = session.input.recording
    .network()
    .find((record) => record.failure?.startsWith('blocked') === true && new URL(record.url).host === host);
  return refused?.failure ?? null;
}
