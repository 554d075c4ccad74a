import type { APICallError } from 'ai';

/** Why a request brought no answer, and whether asking again may help. */
export interface Failed {
  kind: 'failed';
  /** One sentence without the name of the model, fit to be shown. */
  why: string;
  again: boolean;
  /** What the provider asked us to wait, in milliseconds; null: it did not say. */
  waitMs: number | null;
  /** Whether the provider may have billed it. */
  billed: boolean;
}

const passing = new Set([408, 409, 425, 429]);

/** What an error of the SDK means. `begun`: parts of an answer had arrived. */
export async function failedBy(error: unknown, input: { begun: boolean }): Promise<Failed> {
  const call = await innermost(error);
  if (call === null) {
    const why = input.begun ? 'its answer broke off' : `it could not be reached or understood (${detail(error)})`;
    return { kind: 'failed', why, again: true, waitMs: null, billed: input.begun };
  }
  const status = call.statusCode ?? null;
  if (status === null) {
    const why = `it could not be reached (${detail(call.cause ?? call)})`;
    return { kind: 'failed', why, again: true, waitMs: null, billed: input.begun };
  }
  if (status === 401 || status === 403)
    return { kind: 'failed', why: `it refused the key (${status})`, again: false, waitMs: null, billed: false };
  const again = passing.has(status) || status >= 500 || status < 300;
  const waitMs = waitOf(call.responseHeaders ?? {});
  const garbled = input.begun ? 'its answer broke off' : 'its answer was not of its protocol';
  const why = status < 300 ? garbled : `it answered ${status} (${detail(call)})`;
  return { kind: 'failed', why, again, waitMs, billed: status < 300 };
}

// The SDK wraps what it was thrown.
async function innermost(error: unknown): Promise<APICallError | null> {
  const { APICallError } = await import('ai');
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    if (APICallError.isInstance(at)) return at;
    at = at.cause ?? ('lastError' in at ? at.lastError : null);
  }
  return null;
}

/** `Retry-After` in seconds, or as a date, which is measured by the provider's own clock; or `retry-after-ms`. */
export function waitOf(headers: Readonly<Record<string, string>>): number | null {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const wait = Date.parse(text) - Date.parse(headers.date ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

function detail(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
