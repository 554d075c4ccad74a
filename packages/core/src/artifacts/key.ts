import { AppError } from '@smokejumper/contracts';

/** Each part of a key is a plain name: no dot-dot, no hidden file, no way out of the folder. */
const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;

/** Throws `invalid_input` for a key that is not made of plain names. */
export function checkKey(key: string): string {
  const parts = key.split('/');
  if (parts.length <= 10 && parts.every((name) => part.test(name))) return key;
  throw new AppError('invalid_input', 'This is not the key of an artifact.');
}

/** Throws `invalid_input` for a prefix that is neither empty nor plain names that end with a slash. */
export function checkPrefix(prefix: string): string {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new AppError('invalid_input', 'A prefix of keys ends with a slash.');
  checkKey(prefix.slice(0, -1));
  return prefix;
}

export function noSuchFile(cause: unknown): AppError {
  return new AppError('not_found', 'This artifact is not there any more.', { cause });
}
