/** Why the page's side did not answer: it took too long, it is gone, or nobody waits any more. */
export type LinkFailure = 'timeout' | 'dead' | 'aborted';

export class LinkError extends Error {
  readonly failure: LinkFailure;

  constructor(failure: LinkFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LinkError';
    this.failure = failure;
  }
}

/** The promise's value, or a LinkError when `ms` are over or the signal fires first. The promise itself goes on. */
export async function within<T>(promise: Promise<T>, ms: number, signal?: AbortSignal): Promise<T> {
  // Nobody looks at it any more once the deadline has passed, or when nobody waits from the start.
  promise.catch(() => {});
  if (signal?.aborted) throw new LinkError('aborted', 'the wait was called off');
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LinkError('timeout', `no answer within ${ms} ms`)), Math.max(ms, 0));
    onAbort = () => reject(new LinkError('aborted', 'the wait was called off'));
    signal?.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal?.removeEventListener('abort', onAbort);
  }
}
