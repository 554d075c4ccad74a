import type { DeliveryResult, OpenTarget, RunNews } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import { digestOf, isGood, refused, retryAfter, unanswered } from '../results.ts';
import { signatureHeaders } from '../webhook-signature.ts';

/**
 * A signed outgoing webhook. Only 2xx counts; a redirect is a failure and is not followed; 410 says that nothing is
 * wanted any more; everything else is tried again, since a receiver may be mended meanwhile.
 */
export async function sendWebhook(
  ctx: SendContext,
  input: { id: string; target: Extract<OpenTarget, { kind: 'webhook' }>; news: RunNews },
): Promise<DeliveryResult> {
  const { id, target, news } = input;
  const data = dataOf(news);
  const body = JSON.stringify({ type: news.event, timestamp: news.at, data });
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders({ id, at: ctx.now(), body, secrets: target.secrets }),
  };
  const bodyDigest = digestOf(body);
  try {
    const answer = await ctx.http({ method: 'POST', url: target.url, headers, body }, ctx);
    const { status } = answer;
    if (isGood(answer)) return { outcome: 'sent', status, detail: `answered ${status}`, bodyDigest };
    if (status === 410) return { outcome: 'gone', status, detail: 'The address answered 410: it is gone.', bodyDigest };
    return { ...refused(answer, ctx.now()), outcome: 'retry', retryAfterMs: retryAfter(answer, ctx.now()), bodyDigest };
  } catch (error) {
    return { ...unanswered(error), bodyDigest };
  }
}

function dataOf({ endpoint, quota, change, run }: RunNews): object {
  if (endpoint) return { endpoint };
  return quota ? { quota } : { change, run };
}
