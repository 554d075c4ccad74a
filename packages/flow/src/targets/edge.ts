import type { Target } from '@smokejumper/contracts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { readScope } from './scope.ts';
import type { TargetContext } from './target.ts';

const edge = /^(?:at|on) (?:the )?(?:very )?(top|bottom)(?: of (?:the |this )?(?:page|screen))?$/;
const edgeOf = /^(?:at|on) (?:the )?(?:very )?(top|bottom) of /;

export interface EdgeSplit {
  head: readonly Token[];
  ordinal: number;
  scope?: Target['scope'];
}

const rank = (side: string | undefined) => (side === 'top' ? 1 : -1);

/** `"A" at the bottom`, "the card at the top of the list": the first or the last of its kind there. */
export function splitEdge(context: TargetContext, tokens: readonly Token[]): EdgeSplit | undefined {
  for (let at = 1; at < tokens.length - 1; at++) {
    if (tokens[at]!.kind !== 'word' || !/^(?:at|on)$/.test(tokens[at]!.low)) continue;
    const words = lows(tokens.slice(at));
    const alone = edge.exec(words);
    if (alone) return { head: tokens.slice(0, at), ordinal: rank(alone[1]) };
    const of = edgeOf.exec(words);
    const scope = of ? readScope(context, tokens.slice(at + wordCount(of[0])), 'within') : undefined;
    if (of && scope) return { head: tokens.slice(0, at), ordinal: rank(of[1]), scope };
  }
  return undefined;
}

const kinds: Record<string, Target> = { list: { role: 'listitem' }, table: { role: 'row' } };

/** "at the top of the list": the item or row that stands there. */
export function readEdge(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const of = edgeOf.exec(lows(tokens));
  const scope = of ? readScope(context, tokens.slice(wordCount(of[0])), 'within') : undefined;
  const kind = kinds[scope?.role ?? ''];
  return of && scope && kind ? { ...kind, ordinal: rank(of[1]), scope } : undefined;
}
