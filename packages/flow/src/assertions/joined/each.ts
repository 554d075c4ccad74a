import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { asWord, isCapital, isGiven, isWord, lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';
import { claimOfAll } from '../complement.ts';
import { groupsOf, isJoint } from './joint.ts';

const counting = /^(?:each|all|both|none)$/;

export interface Each {
  /** One subject for each name, with the kind that was told of all. */
  subjects: Token[][];
  rest: readonly Token[];
  denied: boolean;
}

/** `Each of "A", "B" and "C" is visible`, `None of the links "A" or "B" is shown`: who they are is told. */
export function eachOf(tokens: readonly Token[]): Each | undefined {
  const [first, of] = tokens;
  if (first?.kind !== 'word' || !counting.test(first.low)) return undefined;
  let at = of?.low === 'of' ? 2 : 1;
  if (tokens[at]?.low === 'the') at++;
  const count = countOf(tokens[at]?.low);
  if (count !== undefined) at++;
  const type = tokens[at]?.kind === 'word' ? roleOf([tokens[at]!.low]) : undefined;
  const isKind = type?.plural === true && type.isPlain;
  if (isWord(tokens[at]) && !isKind && !isCapital(tokens[at])) return undefined;
  const kind = isKind ? [tokens[at]!] : [];
  const from = at + kind.length;
  const joint = tokens.map(asAnd);
  let to = from;
  const isName = (token: Token | undefined) => isGiven(token) || isCapital(token);
  while (isName(joint[to]) || isJoint(joint[to])) to++;
  const names = groupsOf(joint.slice(from, to));
  if (count !== undefined && count !== names.length) return undefined;
  if (names.length < 2 || names.some((name) => name.length !== 1) || to === tokens.length) return undefined;
  const lead = kind.map((token) => asWord(token, singular(token.low)));
  return {
    subjects: names.map((name) => [...lead, ...name]),
    rest: tokens.slice(to),
    denied: /^none$/.test(first.low),
  };
}

const asAnd = (token: Token): Token =>
  token.kind === 'word' && /^(?:or|nor)$/.test(token.low) ? { ...token, low: 'and' } : token;

/** Reads the same of each; with "none of" each must deny what its words say. */
export function readEach(each: Each, read: (tokens: readonly Token[]) => Claim | undefined): Claim | undefined {
  const rest = each.denied ? denied(each.rest) : asOne(each.rest);
  if (!rest) return undefined;
  const claims = each.subjects.map((subject) => read([...subject, ...rest]));
  return claims.every((one) => one?.steps.length === 1) ? claimOfAll(claims) : undefined;
}

const asOne = (rest: readonly Token[]): readonly Token[] =>
  rest[0]?.low === 'are' ? [{ ...rest[0], low: 'is', raw: 'is' }, ...rest.slice(1)] : rest;

/** "is shown" as "is not shown". */
function denied(rest: readonly Token[]): readonly Token[] | undefined {
  const at = rest.findIndex(({ kind, low }) => kind === 'word' && /^(?:is|are|be|should|must|may|can)$/.test(low));
  if (at !== 0 || rest.some(({ low }) => low === 'not')) return undefined;
  const be = asOne(rest);
  return [...be.slice(0, 1), unwritten('not'), ...be.slice(1)];
}

const nothing =
  /^(?:there (?:is|should be|must be) )?nothing (?:called|named|titled|labelled|labeled|with the (?:name|title|text|label)) " /;

/** `Nothing called "A" is in the list`: what would be claimed of A is denied. */
export function readNothing(
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => Claim | undefined,
): Claim | undefined {
  const found = tokens.some(({ low }) => low === 'nothing') ? nothing.exec(`${lows(tokens)} `) : null;
  if (!found) return undefined;
  const at = wordCount(found[0]) - 1;
  const rest = tokens.slice(at + 1);
  const claimed =
    tokens[0]!.low === 'there'
      ? read([tokens[at]!, unwritten('is'), ...(rest.length > 0 ? rest : [unwritten('shown')])])
      : read(tokens.slice(at));
  const [step] = claimed?.steps ?? [];
  if (claimed?.steps.length !== 1 || step!.action !== 'assertVisible') return undefined;
  return { ...claimed, steps: [{ ...step!, action: 'assertNotVisible' }] };
}
