import type { Target } from '@smokejumper/contracts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isLower, isWord, sourceOf, type Token } from '../../tokenise/token.ts';
import { placeWord } from '../complement.ts';

const mentioning = /^mention(?:s|ed)?$/;
const speaking = /^(?:mention(?:s|ed)?|says?|said|states?)$/;
/** What is nothing but words. */
const texts =
  /(?:^|\b)(?:description|notes?|comment|message|caption|bio|review|reply|subject|title|heading|headline|hint|error|notice|warning|paragraph|abstract|text)$/i;
const isText = ({ role, noun, text }: Target) =>
  /^(?:heading|tooltip|alert)$/.test(role ?? '') || (role === undefined && texts.test(noun ?? text ?? ''));

/**
 * "the description mentions the 3rd floor", "the note says the first step": words of it, and neither the third nor the
 * first of its kind. `'unread'` where they may be a thing as well.
 */
export function wordsTold(
  spec: string,
  holder: Target,
  verb: string | undefined,
  complement: readonly Token[],
): string | 'unread' | undefined {
  const isTold = speaking.test(verb ?? '');
  if (!isTold && !isText(holder)) return undefined;
  const words = complement[0]?.raw === 'the' ? complement.slice(1) : complement;
  const [first, ...more] = words;
  const isPlain = words.length > 1 && words.length < 5 && words.every(isWord);
  const isRank = isWord(first) && (ordinalOf(first.low) !== undefined || /^(?:next|previous)$/.test(first.raw));
  if (isRank && isPlain && more.every(isLower) && !more.some(({ low }) => placeWord.test(low)))
    return isTold || roleOf([more.at(-1)!.low]) === undefined ? sourceOf(spec, words) : 'unread';
  if (!mentioning.test(verb ?? '')) return undefined;
  // "mentions 3 guests": so it says; "mentions two rooms", "mentions the Save button" may be said in other words.
  return isPlain && /^\d/.test(first!.raw) && more.every(isLower) ? sourceOf(spec, words) : 'unread';
}

/** "the list shows Ann Lee first": where in it, and no words that stand there. */
export const tellsRank = ({ role }: Target, complement: readonly Token[]) =>
  /^(?:list|table)$/.test(role ?? '') &&
  complement.length > 1 &&
  /^(?:first|last)$/.test(complement.at(-1)!.raw) &&
  !isLower(complement.at(-2));
