import { ordinalOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { singular } from '../lexicon/singular.ts';
import { asWord, isWord, type Token } from '../tokenise/token.ts';

const fromEnd = /^(?:(second|third|fourth|next)[- ](?:to[- ])?last|penultimate)$/;
const opensRank = /^(?:last|second|third|fourth|next|penultimate)\b/;
const steps: Record<string, number> = { one: 1, two: 2, three: 3 };

/** How many of these words count from the end, and to which: "second last", "last but one", "penultimate"; "last … but one". */
function endRank(words: readonly string[]): { ordinal: number; length: number } | undefined {
  for (const length of [1, 2, 3]) {
    const found = fromEnd.exec(words.slice(0, length).join(' '));
    if (found) return { ordinal: -(ordinalOf(found[1]) ?? 2), length };
  }
  const but = /^last[- ]but[- ](one|two|three)$/.exec(words.slice(0, words[0] === 'last' ? 3 : 1).join(' '));
  return but ? { ordinal: -1 - steps[but[1]!]!, length: words[0] === 'last' ? 3 : 1 } : undefined;
}

/** "last folder but one": which one, counted from the end, and the words that say what it is. */
export function rankFromEnd(
  all: readonly Token[],
  at: number,
): { ordinal: number; rest: readonly Token[] } | undefined {
  if (!opensRank.test(all[at]?.low ?? '')) return undefined;
  const tokens = all.slice(at);
  const words = tokens.map(({ kind, low }) => (kind === 'word' ? low : '"'));
  const rank = endRank(words);
  if (rank) return { ordinal: rank.ordinal, rest: tokens.slice(rank.length) };
  const back = words[0] === 'last' && words.at(-2) === 'but' ? steps[words.at(-1)!] : undefined;
  return back && tokens.length > 3 ? { ordinal: -1 - back, rest: tokens.slice(1, -2) } : undefined;
}

/** "the last folder but one": no "but" between clauses. */
export const isButOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1] !== undefined &&
  Object.hasOwn(steps, tokens[at + 1]!.low) &&
  tokens.slice(Math.max(0, at - 4), at).some((token) => isWord(token) && token.low === 'last');

const counted = /^(?:row|card|listitem|column|checkbox|radio|link|button|img|option)$/;

/** "rows 2 and 4", "row 2 and 4": the kind, and which of it. */
export function numbersAfter(all: readonly Token[], at: number): { kind: Token; ordinals: number[] } | undefined {
  if (all.length < at + 4 || !/^\d+$/.test(all.at(-1)!.raw)) return undefined;
  const [kind, ...list] = all.slice(at);
  const role = isWord(kind) && kind.raw === kind.low ? roleOf([kind.low]) : undefined;
  if (!counted.test(role?.role ?? '')) return undefined;
  const numbers = list.filter(({ raw }) => /^[1-9]\d{0,2}$/.test(raw));
  const isList = list.every(({ raw, low }) => /^[1-9]\d{0,2}$|^[,&]$/.test(raw) || low === 'and');
  if (!isList || numbers.length < 2 || !numbers.includes(list[0]!) || !numbers.includes(list.at(-1)!)) return undefined;
  return {
    kind: role!.plural ? asWord(kind!, singular(kind!.low)) : kind!,
    ordinals: numbers.map(({ raw }) => Number(raw)),
  };
}

/** "rows 2 and 4": no "and" between clauses. */
export const isBetweenNumbers = (tokens: readonly Token[], at: number): boolean =>
  /^\d+$/.test(tokens[at + 1]?.raw ?? '') &&
  [2, 4, 6].some((back) => tokens[at - back] && numbersAfter(tokens.slice(0, at + 2), at - back) !== undefined);

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
    if (rankOf(tokens[at - back]) === undefined) return false;
    // "is opened first and then the second chart": when it is opened.
    const isWhen = isWord(tokens[at - back - 1]) && /ed$/.test(tokens[at - back - 1]!.low);
    const next = at >= back && !isWhen ? (ranksAt(tokens, at - back)?.next ?? 0) : 0;
    return next > at;
  });
