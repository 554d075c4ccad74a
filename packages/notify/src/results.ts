import { createHash } from 'node:crypto';
import type { DeliveryResult } from '@smokejumper/contracts';
import { type HttpAnswer, NoAnswer } from './http.ts';

/** What a try without an answer comes to. A host that may not be reached is not tried again. */
export function unanswered(error: unknown): DeliveryResult {
  if (!(error instanceof NoAnswer)) throw error;
  return { outcome: error.denied ? 'failed' : 'retry', status: null, detail: error.message };
}

/** What a refusal comes to: worth another try when the other side is busy or broken, else not. */
export function refused(answer: HttpAnswer, now: Date): DeliveryResult {
  const { status } = answer;
  const detail = `answered ${status}${answer.text === '' ? '' : `: ${answer.text.slice(0, 200)}`}`;
  if (isLimit(answer)) return { outcome: 'retry', status, detail, retryAfterMs: retryAfter(answer, now) };
  const later = status >= 500 || status === 408 || status === 425 || status === 429;
  return { outcome: later ? 'retry' : 'failed', status, detail, retryAfterMs: retryAfter(answer, now) };
}

/** GitHub says 403 when too much was asked. */
function isLimit({ status, headers }: HttpAnswer): boolean {
  if (status === 429) return true;
  return status === 403 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0');
}

/** How long the other side asks us to wait, in milliseconds: seconds, a date, or GitHub's time of reset. */
export function retryAfter({ headers }: HttpAnswer, now: Date): number | undefined {
  const text = headers['retry-after'];
  if (text !== undefined && /^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  if (text !== undefined && !Number.isNaN(Date.parse(text))) return Math.max(0, Date.parse(text) - now.getTime());
  const reset = headers['x-ratelimit-remaining'] === '0' ? headers['x-ratelimit-reset'] : undefined;
  return reset === undefined ? undefined : Math.max(0, Number(reset) * 1_000 - now.getTime());
}

export function isGood(answer: HttpAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}

export function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The answer's JSON object, empty when it is none. */
export function jsonOf(answer: HttpAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
