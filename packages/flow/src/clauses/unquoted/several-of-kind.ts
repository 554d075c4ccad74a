import { isJoint } from '../../assertions/joint.ts';
import { predicateAt } from '../../assertions/predicate.ts';
import { isCompoundLabel } from '../../lexicon/compounds.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { placing, quoted } from './set-off.ts';

/** Where the kind of several things stands: "buttons", "fields". */
const isKindOfSeveral = (tokens: readonly Token[], at: number) => {
  const role = isLower(tokens[at]) ? roleOf([tokens[at]!.low]) : undefined;
  const isVerb = tokens[at]?.low === 'links' ? tokens[at + 1]?.low === 'to' : predicateAt(tokens, at) !== undefined;
  return role?.plural === true && role.isPlain === true && !isVerb;
};

const isNameWord = (token: Token) =>
  isCapital(token) || (isLower(token) && !isFunctional(token.low) && !isVague(token.low) && !roleOf([token.low]));

/** Names that a comma or an "and" joins, each with its capital, as its first word and the one behind its last; none where they go on. */
function namesFrom(
  tokens: readonly Token[],
  start: number,
  isEnd: (tokens: readonly Token[], at: number) => boolean,
): [number, number][] {
  const names: [number, number][] = [];
  for (let at = start; ; ) {
    const from = at;
    if (!isCapital(tokens[at])) return [];
    while (at < tokens.length && at - from < 4 && isNameWord(tokens[at]!) && !isEnd(tokens, at)) at++;
    names.push([from, at]);
    if (isEnd(tokens, at)) return names;
    if (!isJoint(tokens[at])) return [];
    at += tokens[at]!.kind === 'soft' && isWord(tokens[at + 1]) && tokens[at + 1]!.low === 'and' ? 2 : 1;
    // "…, then click C", "… and press Next": another order.
    const isOrder = isLower(tokens[at]) && (tokens[at]!.low === 'then' || actionStarts.has(tokens[at]!.low));
    if (isOrder) return names;
  }
}

const quotedEach = (spec: string, tokens: readonly Token[], names: readonly [number, number][]) =>
  names.reduceRight<Token[]>((all, [from, to]) => quoted(spec, all, from, to), [...tokens]);

/** "the Save and Cancel buttons in the dialog": each of them by its name, for the kind at the end is that of several. */
export function namesOfKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (!isWord(tokens[at]) || !/^(?:the|both)$/.test(tokens[at]!.low)) continue;
    const names = namesFrom(tokens, at + 1, isKindOfSeveral);
    const end = names.at(-1)?.[1] ?? 0;
    if (names.length < 2 || !isKindOfSeveral(tokens, end) || isCompoundLabel(allLows(tokens.slice(at + 1, end))))
      continue;
    return quotedEach(spec, tokens, names);
  }
  return undefined;
}

const choosing = /^(?:select|choose|pick|tick|untick|check|uncheck|open|delete|remove|the|both|these)$/;
const endsNames = /^(?:in|on|under|below|above|from|at|of|inside|within|next|beside|near|to|into|onto|again|too|then)$/;
/** A verb, a place or the end. */
const isBehindNames = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || endsNames.test(tokens[at]!.low) || predicateAt(tokens, at) !== undefined;

/** "select the rows A and B": each of them by its capital, for the kind before them is that of several. */
export function namesAfterKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const isLed = at === 0 || (isWord(tokens[at - 1]) && choosing.test(tokens[at - 1]!.low));
    if (!isLed || !isWord(tokens[at]) || roleOf([tokens[at]!.low])?.plural !== true) continue;
    const names = namesFrom(tokens, at + 1, isBehindNames);
    const end = names.at(-1)?.[1] ?? 0;
    if (names.length < 2 || isEachItsOwn(tokens.slice(end)) || isCompoundLabel(allLows(tokens.slice(at + 1, end))))
      continue;
    return quotedEach(spec, tokens, names);
  }
  return undefined;
}

/** "… should contain 1 and 2": which holds which, nobody says. */
const isEachItsOwn = (rest: readonly Token[]) =>
  rest.at(-1)?.low === 'respectively' ||
  (rest.at(-2)?.low === 'and' &&
    /^[\p{Lu}\p{N}"']/u.test(rest.at(-1)!.raw) &&
    !rest.some(({ low }) => placing.test(low)));
