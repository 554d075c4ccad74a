import { createHash } from 'node:crypto';

/** A file name made of a text: lower case letters, digits and dashes; at most 60 characters, `flow` when none is left. */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).replace(/-+$/, '') || 'flow';
}

/** Six hex digits that tell texts apart whose slugs are equal. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
