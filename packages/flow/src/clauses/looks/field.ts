import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { isFigure } from '../../lexicon/figures.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import type { TargetContext } from '../../targets/target.ts';
import { isLower, sourceOf, type Token } from '../../tokenise/token.ts';
import { valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

/** "The products subtotal is $51,380.00", "The page size is 10 / page". */
const field = /^[Tt]he (?<head>[a-z]+(?: [a-z]+){1,2}) (?:is|was|should be|must be) (?<value>\S*\d.*)$/d;
const ranked = /^(?:first|last|next|previous|current|new|old|average|total|other|overall|final)$/;

/** A figure of the page by two or three plain words that end in what such figures are called. */
export function readField({ spec, ...context }: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, field);
  const head = said?.head ?? [];
  const last = head.at(-1);
  const isName =
    last !== undefined &&
    (isFigure(last.low) || last.low === 'size') &&
    last.low !== 'number' &&
    last.low !== 'count' &&
    !ranked.test(head[0]!.low) &&
    head.every((token) => isLower(token) && !isVague(token.low) && !isFunctional(token.low));
  const value = isName ? valueIn({ spec, ...context }, said!.value!) : undefined;
  if (value === undefined) return undefined;
  return claim(
    [assertion({ action: 'assertText', target: { text: sourceOf(spec, head) }, op: 'equals', value })],
    false,
  );
}
