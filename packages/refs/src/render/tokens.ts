import { createRequire } from 'node:module';

type Encoding = typeof import('gpt-tokenizer/encoding/o200k_base');

let encoding: Encoding | null = null;

/** Length of a text in o200k_base tokens; special tokens a page may spell out count as plain text. */
export function tokensOf(text: string): number {
  // Its tables take a quarter of a second to load, and only who reads a snapshot's text needs them.
  encoding ??= createRequire(import.meta.url)('gpt-tokenizer/encoding/o200k_base') as Encoding;
  return encoding.countTokens(text, { disallowedSpecial: new Set() });
}
