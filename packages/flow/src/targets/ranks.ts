import { ordinalOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { isWord, type Token } from '../tokenise/token.ts';

const rankOf = (token: Token | undefined) => (isWord(token) ? ordinalOf(token.low) || undefined : undefined);

/** Where the next rank stands behind a joint, or -1: ", the third", "and fourth". */
function nextRank(tokens: readonly Token[], from: number): number {
  let at = from;
  for (const joint of [/^,$/, /^(?:and|&)$/, /^then$/]) if (joint.test(tokens[at]?.low ?? '')) at++;
  if (at === from) return -1;
  if (tokens[at]?.low === 'the') at++;
  return rankOf(tokens[at]) === undefined ? -1 : at;
}

/** "first, second and last" before "card": several of one kind; where the kind begins. */
export function ranksAt(tokens: readonly Token[], from: number): { ordinals: number[]; next: number } | undefined {
  const ordinals: number[] = [];
  let at = from;
  for (let next = from; next >= 0 && rankOf(tokens[next]) !== undefined; next = nextRank(tokens, at)) {
    ordinals.push(rankOf(tokens[next])!);
    at = next + 1;
  }
  const kind =
    isWord(tokens[at]) && (roleOf([tokens[at]!.low]) ?? roleOf(tokens.slice(at, at + 2).map(({ low }) => low)));
  return ordinals.length > 1 && kind ? { ordinals, next: at } : undefined;
}

/** "the first and the third row": an "and" between ranks of one kind divides nothing. */
export const isBetweenRanks = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((back) => {
    const next = at >= back ? (ranksAt(tokens, at - back)?.next ?? 0) : 0;
    return next > at;
  });
