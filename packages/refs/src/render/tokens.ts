import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Length of a text in o200k_base tokens; special tokens a page may spell out count as plain text. */
export function tokensOf(text: string): number {
  return countTokens(text, { disallowedSpecial: new Set() });
}
