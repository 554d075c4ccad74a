import type { Target } from '@smokejumper/contracts';
import { sourceOf, type Token } from '../tokenise/token.ts';
import type { TargetContext } from './target.ts';

const pagePlace =
  /^(?:(?:on|in|from) (?:the |this |that )?(?:page|screen)|on screen|on-screen|to (?:the )?(?:user|me|us))$/;

/** "on the page" and the like narrow nothing. */
export function dropPagePlace(tokens: readonly Token[]): readonly Token[] {
  for (let at = Math.max(1, tokens.length - 7); at < tokens.length; at++) {
    const tail = tokens.slice(at);
    if (tail.every(({ kind }) => kind === 'word') && pagePlace.test(tail.map(({ low }) => low).join(' ')))
      return tokens.slice(0, at);
  }
  return tokens;
}

/** "the menu that opens" is the menu. */
export function dropOpening(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens
    .slice(-3)
    .map(({ low }) => low)
    .join(' ');
  const two = tokens
    .slice(-2)
    .map(({ low }) => low)
    .join(' ');
  if (/^(?:that|which) (?:pops|opens|shows|comes) up$/.test(tail) && tokens.length > 3) return tokens.slice(0, -3);
  return /^(?:that|which) (?:opens|opened|appears|appeared|unfolds)$/.test(two) && tokens.length > 2
    ? tokens.slice(0, -2)
    : tokens;
}

/** "plain text only" once it was named: a name, whatever words it is made of. */
export function readKnown({ memory, spec }: TargetContext, tokens: readonly Token[]): Target | undefined {
  const isName = tokens.length > 1 && tokens.every(({ kind, start }) => kind === 'word' && start >= 0);
  const text = isName ? sourceOf(spec, tokens) : '';
  return isName && memory.known.has(text.toLowerCase()) ? { text } : undefined;
}

/** "I live at this address": words that only a box to tick says, whatever prepositions they hold. */
export const isAvowal = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  /^[Ii]$/.test(tokens[0]!.raw) &&
  tokens.every(({ kind }) => kind === 'word') &&
  /^[a-z]+$/.test(tokens[1]!.raw) &&
  !/^(?:should|can|must|will|see|click|press|open)$/.test(tokens[1]!.low);
