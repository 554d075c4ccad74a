/**
 * What the work answers, unless the signal aborts before: then it rejects with the reason. For work that never answers
 * once the browser is dead, as Playwright's opening of a page does.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>();
  const stop = (): void => over.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
