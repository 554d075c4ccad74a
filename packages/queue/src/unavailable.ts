import { AppError } from '@smokejumper/contracts';

/** Host, port and database of a connection address, without its user and password. */
export function whereIs(address: string): string {
  try {
    const url = new URL(address);
    return `${url.hostname}:${url.port || (url.protocol.startsWith('redis') ? '6379' : '5432')}${url.pathname}`;
  } catch {
    return 'an address that is not a URL';
  }
}

/** What went wrong in a few words; a refused dual-stack connect carries no message of its own, only a code. */
export function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code } = cause as { code?: unknown };
  return cause.message || (typeof code === 'string' ? code : cause.name);
}

export function unavailable(what: string, cause: unknown): AppError {
  return new AppError('unavailable', `${what}: ${reason(cause)}`, { cause });
}

/** Settles like `promise`, or rejects with AppError `unavailable` after `ms`. */
export async function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable', `${what}: no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
