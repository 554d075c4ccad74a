import { lows, type Token, wordCount } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { asImperative } from './action.ts';
import { readDoing } from './order.ts';

const openers = /^(?:a|one|another|followed|next|then|first|finally|last)$/;
/** "a double click on", "followed by one tap on": the act as a noun, up to what it is done to. */
const noun =
  /^(?:(?:(?:followed by|next comes|then comes|first comes|finally|first|next|last) )?(?:a|one|another) (?:(?:single|left|quick|short) )?)((?:double |right )?(?:click|tap|press)|hover) (?:(?:on|upon|of|over) )/;
/** When it is done, which the order of the clauses says already. */
const trail =
  / (?:follows|comes (?:first|next|then|last|afterwards|after that)|is next|is (?:due|called for|in order))$/;

/** "A click on X follows", "clicking X comes first": an act told as a noun, and nothing claimed of it. */
export function readActNoun(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const [first] = tokens;
  if (first?.kind !== 'word' || context.expected || context.underThen) return undefined;
  const isGerund = /ing$/.test(first.low);
  if (!isGerund && !openers.test(first.low)) return undefined;
  const words = lows(tokens);
  const end = trail.exec(words);
  const told = end ? tokens.slice(0, tokens.length - wordCount(end[0])) : tokens;
  if (isGerund) return end ? readDoing(context, asImperative(told)) : undefined;
  const found = noun.exec(`${lows(told)} `);
  if (!found) return undefined;
  const verb = tokens.slice(0, wordCount(found[0])).filter(({ low }) => found[1]!.split(' ').includes(low));
  return readDoing(context, [...verb, ...told.slice(wordCount(found[0]))]);
}
