import { AppError } from '@smokejumper/contracts';

/** Asks one server for JSON. Paths are below the address it was made for; no other origin is ever contacted. */
export type Ask = (path: string, seam: { signal: AbortSignal }) => Promise<{ status: number; body: unknown }>;

const timeoutMs = 5_000;
const mostBytes = 32 * 1024 * 1024;

/** `url` may hold a name and password; they travel as basic authentication. */
export function createAsk(input: { url: string }): Ask {
  const base = new URL(input.url);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (base.username !== '') {
    const pair = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`;
    headers.authorization = `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`;
  }
  const root = `${base.origin}${base.pathname.replace(/\/+$/, '')}`;
  return async (path, { signal }) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      // A redirect could lead to another origin.
      const answer = await fetch(`${root}${path}`, { headers, signal: within, redirect: 'manual' });
      return { status: answer.status, body: parse(await textOf(answer)) };
    } catch (cause) {
      signal.throwIfAborted();
      throw new AppError('unavailable', `the mailbox at ${base.origin} does not answer`, { cause });
    }
  };
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
