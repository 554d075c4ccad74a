import type { DeliveryResult, OpenTarget, RunNews } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import type { HttpAnswer } from '../http.ts';
import { digestOf, isGood, jsonOf, refused, retryAfter, unanswered } from '../results.ts';
import { slackBody } from '../slack-body.ts';

type Target = Extract<OpenTarget, { kind: 'slack_app' }>;

/** Words of Slack's that no later try would change: the app or the conversation is not there any more. */
const gone = ['account_inactive', 'token_revoked', 'invalid_auth', 'channel_not_found', 'is_archived'];
/** Words that ask for patience. */
const busy = ['ratelimited', 'rate_limited', 'internal_error', 'fatal_error', 'service_unavailable', 'request_timeout'];
/** The message before can be written to no more: a new one is sent. */
const lost = ['message_not_found', 'cant_update_message', 'edit_window_closed'];

/**
 * A message of a Slack app. A flow that passes again is written into the message that told of its failure, and told
 * in its thread and in the conversation. `external` is that message, with an empty `ts` once it is settled.
 */
export async function sendSlackApp(
  ctx: SendContext,
  input: { target: Target; news: readonly RunNews[]; external: Record<string, string> },
): Promise<DeliveryResult> {
  const { target, news, external } = input;
  const message = slackBody(news);
  const bodyDigest = digestOf(JSON.stringify(message));
  const about = news.length === 1 ? news[0]?.change?.to : undefined;
  const { ts = '', channel = target.channel } = about === undefined ? {} : external;
  try {
    const written = ts === '' ? null : await ask(ctx, target, 'chat.update', { channel, ts, ...message });
    const isLost = written !== null && lost.includes(written.error ?? '');
    if (written?.error != null && !isLost) return { ...written.result, bodyDigest };
    const kept = written !== null && !isLost;
    if (kept && about === 'failing') return { ...written.result, bodyDigest };
    const thread = kept ? { thread_ts: ts, reply_broadcast: true } : {};
    const sent = await ask(ctx, target, 'chat.postMessage', { channel: target.channel, ...message, ...thread });
    if (sent.error !== null || about === undefined) return { ...sent.result, bodyDigest };
    const next = about === 'failing' ? { ts: sent.ts, channel: sent.channel } : { ts: '' };
    return { ...sent.result, bodyDigest, external: next };
  } catch (error) {
    return { ...unanswered(error), bodyDigest };
  }
}

interface Answer {
  /** Slack's word for what is wrong; null when nothing is. */
  error: string | null;
  ts: string;
  channel: string;
  result: DeliveryResult;
}

async function ask(ctx: SendContext, target: Target, method: string, body: object): Promise<Answer> {
  const url = `${target.apiUrl.replace(/\/+$/, '')}/${method}`;
  const headers = { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${target.token}` };
  const answer = await ctx.http({ method: 'POST', url, headers, body: JSON.stringify(body) }, ctx);
  const said = jsonOf(answer);
  const ts = String(said.ts ?? '');
  if (isGood(answer) && said.ok === true) {
    const result = { outcome: 'sent' as const, status: answer.status, detail: `${method} ${ts}` };
    return { error: null, ts, channel: String(said.channel ?? target.channel), result };
  }
  const error = typeof said.error === 'string' ? said.error : `http ${answer.status}`;
  return { error, ts, channel: '', result: refusal(ctx, answer, error) };
}

/** Slack says most of what is wrong with a 200. */
function refusal(ctx: SendContext, answer: HttpAnswer, error: string): DeliveryResult {
  const { status } = answer;
  if (gone.includes(error)) return { outcome: 'gone', status, detail: `Slack says ${error}.` };
  if (!isGood(answer)) return refused(answer, ctx.now());
  const outcome = busy.includes(error) ? 'retry' : 'failed';
  return { outcome, status, detail: `Slack says ${error}.`, retryAfterMs: retryAfter(answer, ctx.now()) };
}
