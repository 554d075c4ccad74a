import { comparisons, type NumberOp } from '../../lexicon/comparisons.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { asWord, fits, isWord, type Token } from '../../tokenise/token.ts';

export interface Limit {
  op: NumberOp;
  count: string;
  /** How many words it takes. */
  length: number;
}

const comparisonsFrom = Map.groupBy(comparisons, ([, [first]]) => first!);

/** "at least 3": what it compares, and how many words it takes. */
export function limitAt(tokens: readonly Token[]): Limit | undefined {
  // "3+ results": that many, or more.
  const least = isWord(tokens[0]) && /^(\d{1,6})\+$/.exec(tokens[0].raw)?.[1];
  if (least) return { op: 'gte', count: least, length: 1 };
  for (const [op, phrase] of comparisonsFrom.get(tokens[0]?.low ?? '') ?? []) {
    if (!fits(tokens, 0, phrase)) continue;
    const count = isWord(tokens[phrase.length]) ? countOf(tokens[phrase.length]!.low) : undefined;
    if (count !== undefined) return { op, count: String(count), length: phrase.length + 1 };
  }
  return undefined;
}

/** "40 results exactly", "5 rows or more": the limit told behind, as it is told before. */
export function withLimitAhead(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (!isWord(last) || tokens.length < 3) return tokens;
  if (/^(?:exactly|precisely)$/.test(last.low)) return [asWord(last, 'exactly'), ...tokens.slice(0, -1)];
  const isOr = tokens.length > 3 && tokens.at(-2)!.low === 'or';
  const way = isOr ? /^(?:more)$|^(fewer|less)$/.exec(last.low) : null;
  return way ? [asWord(last, 'at'), asWord(last, way[1] ? 'most' : 'least'), ...tokens.slice(0, -2)] : tokens;
}
