import { done, failure } from '../../run/outcome.ts';
import type { Session } from '../../run/session.ts';
import { joinAddress } from '../parts/address.ts';
import { firstLine } from '../parts/history.ts';
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
    session.response = { request: `${method} ${url}`, status: await ask(session, { method, url }) };
    return done(null);
  } catch (error) {
    session.ctx.signal.throwIfAborted();
    const blocked = blockOf(session, url);
    if (blocked !== null) return failure('refused', 'policy', `${method} ${url} was not made: ${blocked}`);
    return failure('refused', 'no_evidence', `${method} ${url} could not be made: ${firstLine(error)}`);
  }
};

async function ask(session: Session, call: { method: string; url: string }): Promise<number> {
  const { ctx } = session;
  const left = Math.max(1_000, session.deadline - ctx.now());
  const answer = await session.context.request.fetch(call.url, {
    method: call.method,
    failOnStatusCode: false,
    timeout: Math.min(timeoutMs, left),
  });
  const status = answer.status();
  await answer.dispose();
  return status;
}

// The egress guard ends a call in more than one way; its own record says that it was the guard.
function blockOf(session: Session, url: string): string | null {
  const { host } = new URL(url);
  const refused = session.input.recording
    .network()
    .find((record) => record.failure?.startsWith('blocked') === true && new URL(record.url).host === host);
  return refused?.failure ?? null;
}
