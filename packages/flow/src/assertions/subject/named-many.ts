import { roleOf } from '../../lexicon/roles.ts';
import type { TargetContext } from '../../targets/target.ts';
import { isCapital, isWord, lows, quoteOf, type Token } from '../../tokenise/token.ts';

/** "Files is disabled": many things are, so it is one that is called so. */
export function asNamedMany({ spec }: TargetContext, tokens: readonly Token[]): readonly Token[] {
  const [first, is, ...more] = tokens;
  const isMany = isCapital(first) && roleOf([first!.low])?.plural === true && !/^\p{Lu}+$/u.test(first!.raw);
  // "Results is shown": as some say "are".
  const isState =
    more.length > 0 && !/^(?:not |no longer |still )?(?:visible|shown|displayed|listed|present)/.test(lows(more));
  const isOne = isWord(is) && /^(?:is|has)$/.test(is.raw) && isState;
  return isMany && isOne ? [{ ...quoteOf(spec, [first!]), supplied: true }, ...tokens.slice(1)] : tokens;
}
