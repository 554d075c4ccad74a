import type { Token } from '../../tokenise/token.ts';
import { isOrder } from './saying.ts';

/** What people say before they begin. */
export const chat = new Set('ok okay alright right well hey hi cool great nice good so yeah yo kk aight'.split(' '));

/** "ok so go to …": "OK button" begins nothing. */
const isChat = ([first, second]: readonly Token[]) =>
  first!.kind === 'word' &&
  chat.has(first!.low) &&
  (first!.raw === first!.low || (second!.raw === second!.low && isOrder(second!.low))) &&
  (second!.raw === ',' ||
    (second!.kind === 'word' &&
      /^(?:so|now|then|first|next|let|please|just|can|could|would|will)$/.test(second!.low)) ||
    (second!.kind === 'word' && /^(?:ok|okay|alright)$/.test(first!.low) && isOrder(second!.low)));

/** "next one go to …": of a list that somebody tells. */
const isNextOne = ([first, second, third]: readonly Token[]) =>
  first!.low === 'next' && /^(?:one|up)$/.test(second!.low) && third!.raw === third!.low && isOrder(third!.low);

/** How many words at the head of a clause are only said, and tell nothing to do. */
export function smallTalk(tokens: readonly Token[]): number {
  if (tokens.length < 3) return 0;
  if (isNextOne(tokens)) return 2;
  return isChat(tokens) ? 1 : 0;
}
