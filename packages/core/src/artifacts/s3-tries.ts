import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@smokejumper/contracts';

const mostTries = 3;
const firstWaitMs = 200;

/**
 * Asks a bucket at most three times. What was refused for good is thrown as it came; a server that is dead, slow or
 * says 5xx or 429 is AppError `unavailable`.
 */
export async function tryAgain<T>(ask: () => Promise<T>, seam: { signal?: AbortSignal | undefined } = {}): Promise<T> {
  for (let tries = 1, waitMs = firstWaitMs; ; tries += 1, waitMs *= 3) {
    seam.signal?.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      seam.signal?.throwIfAborted();
      if (!isPassing(error)) throw error;
      if (tries === mostTries)
        throw new AppError('unavailable', 'The artifact store does not answer.', { cause: error });
      await delay(waitMs, undefined, { signal: seam.signal });
    }
  }
}

interface ServiceError {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export function isNotThere(error: unknown): boolean {
  const { name, $metadata } = error as ServiceError;
  return name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
}

const passingNames = /Timeout|Throttl|SlowDown|InternalError|ServiceUnavailable|RequestTimeTooSkewed/;

/** Whether the same may go well a moment later. */
function isPassing(error: unknown): boolean {
  const { name = '', code, $metadata } = error as ServiceError;
  const status = $metadata?.httpStatusCode;
  if (status !== undefined && status >= 200) return status >= 500 || status === 429 || passingNames.test(name);
  return passingNames.test(name) || (typeof code === 'string' && /^E[A-Z]+$/.test(code));
}
