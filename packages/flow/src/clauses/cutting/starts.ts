import { elidedComparison } from '../../assertions/ellipsis.ts';
import { predicateAt } from '../../assertions/predicate.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { allLows, beginsCapital, isGiven, lows, type Token } from '../../tokenise/token.ts';
import { dropLead, imperative, isInverted, isWithClaim } from '../edges/lead.ts';
import { actionStarts } from '../orders/action.ts';
import { bareKeyOf } from '../orders/bare-key.ts';
import { labelOfThird } from '../orders/label.ts';
import { isPassword } from '../orders/login.ts';
import { readThought } from '../orders/thought.ts';
import { isAnswered, isElided, isEllipsis, isLeft, isListedNo, isStatedAsWell } from './elided.ts';
import { lowsFrom, type Piece } from './pieces.ts';

/** "…, at least 1 card": a number of things, and no limit of what came before. */
const counting =
  /^(?:at least|at most|exactly|more than|fewer than) \d+ (?!times?\b|tries|attempts|clicks|s\b|ms\b|secs?\b|seconds?\b|mins?\b|minutes?\b|hours?\b|percent\b)[a-z]+(?: now)?$/;

/** "I can see A and B is gone": who sees begins a claim of their own. */
const seeing =
  /^(?:(?:i|you|we|(?:the )?(?:user|visitor|customer)|she|he) )?(?:(?:can|should|must|will|could|needs? to|has to|have to) )+(?:(?:still|now|also|then|not|again) )*see\b/;

/** What `seeing` and `counting` begin with. */
const begins = new Set(
  'i you we the user visitor customer she he can should must will could need needs has have at exactly more fewer'.split(
    ' ',
  ),
);

const openers = new Set(
  'sees waits verifies ensures confirms expects validates asserts if unless once when whenever otherwise else as expect verify confirm ensure assert validate make wait there no should must check see pause after compare until-not'.split(
    ' ',
  ),
);
const labels = new Set(labelVerbs);
const relative = new Set('who whose whom'.split(' '));
/** Verbs that as often are nouns or parts of a name. */
const nounish = new Set(
  'as view point use search back forward screenshot mark set box on at in from copy count record store note drop move empty point supply add return correct open-not'.split(
    ' ',
  ),
);

/** `iban 'DE…'`: the name of a field and what goes into it, as people jot it down. */
export const isFieldPair = (tokens: readonly Token[]) => {
  const value = tokens.at(-1);
  const words = tokens.slice(0, -1);
  return (
    words.length > 0 &&
    words.length <= 3 &&
    isGiven(value) &&
    words.every(({ kind, low }) => kind === 'word' && fieldNouns.has(low))
  );
};

/** "… and so does B", "nor should C"; "As Is" is a name. */
const isSaidOfOther = (tokens: readonly Token[]) =>
  isInverted(tokens) && /^(?:so|as|nor|neither)$/.test(tokens[0]!.low) && tokens[1]!.raw === tokens[1]!.low;

/** "…, if shown" and "…, at most 5 times" belong to the clause before. */
const isAfterthought = (tokens: readonly Token[]) =>
  tokens.length <= 5 &&
  tokens.some(({ low }) => /^(?:at|max|maximum|tops|if|than|up)$/.test(low)) &&
  /^(?:\S+ ?(?:s|secs?|seconds?|m|mins?|minutes?)? (?:at most|at the most|at the latest|max|maximum|tops)|if (?:shown|visible|present|displayed|there|it is shown|it is visible|it appears|it shows up|there is one)|(?:no longer than|at most|for at most|max|maximum|up to|not more than) \S+ ?(?:s|secs?|seconds?|m|mins?|minutes?)?|(?:at most|max|maximum|up to|no more than|but at most|for at most) \S+ (?:times|tries|attempts|clicks))$/.test(
    lows(tokens),
  );

/** What a piece begins with: "log", "enter". */
const verbOf = (piece: Piece | undefined): string => dropLead(piece?.tokens ?? [])[0]?.low ?? '';

/** "bookmark the piece by clicking the star": how it is done tells that something is done. */
const isByDoing = (tokens: readonly Token[]) =>
  tokens.some(
    ({ kind, low, raw }, at) =>
      at > 1 &&
      kind === 'word' &&
      low === 'by' &&
      /^[a-z]+ing$/.test(tokens[at + 1]?.raw ?? '') &&
      raw === low &&
      imperative(tokens[at + 1]!.low, actionStarts) !== undefined,
  );

/** "enter X in A and in B": the other field of the same value; "in the same iframe" is no field. */
const isOtherField = (tokens: readonly Token[], previous: Piece | undefined) =>
  previous !== undefined &&
  tokens.length <= 4 &&
  /^(?:in|into)$/.test(tokens[0]!.raw) &&
  !/^(?:iframe|frame|dialog|popup|modal|form|section|panel|row|card|menu|drawer|sidebar|page|tab)$/.test(
    tokens.at(-1)!.raw,
  ) &&
  tokens.slice(1).every(({ kind, low }) => kind === 'quote' || (kind === 'word' && !actionStarts.has(low))) &&
  /^(?:enter|type|put|write|fill|input|key|paste)$/.test(verbOf(previous));

/** "go back and then forward again". */
const isTurnedBack = (tokens: readonly Token[], before: readonly Token[]) =>
  tokens.length < 3 &&
  /^(?:back|forwards?)(?: again| once| twice)?$/.test(allLows(tokens)) &&
  /^(?:go|move|step|navigate) (?:back|forwards?)\b/.test(allLows(before));

/** "She ticks Terms and continues": whoever did the one thing does the other. */
function isDoneAsWell(tokens: readonly Token[], before: readonly Token[]): boolean {
  const isThird = ({ kind, raw }: Token) =>
    kind === 'word' && /^[a-z]+s$/.test(raw) && !actionStarts.has(raw) && imperative(raw, actionStarts) !== undefined;
  const verb = before.findIndex(isThird);
  const isDoing = verb >= 0 && verb < 4 && predicateAt(before, verb) === undefined;
  return isDoing && tokens.length === 1 && labelOfThird(tokens[0]!.raw) !== undefined && !isThird(before.at(-1)!);
}

/** "see Save and Cancel": the capital names what is seen as well, and orders nothing. */
const isSeenAsWell = ({ tokens, before }: Piece, previous: Piece | undefined) => {
  const seen = dropLead(previous?.tokens ?? []);
  return (
    tokens.length === 1 &&
    /^(?:and|, and|,)$/.test(before) &&
    /^\p{Lu}\p{Ll}/u.test(tokens[0]!.raw) &&
    seen.slice(0, -1).some(({ kind, low }) => kind === 'word' && low === 'see') &&
    /^\p{Lu}\p{Ll}/u.test(seen.at(-1)!.raw)
  );
};

/** "enter Yes in Consent and No in Spam": what goes into another field. */
const isAnswer = ([first, next]: readonly Token[], previous: Piece | undefined) =>
  first!.raw === 'No' &&
  /^(?:in|into|as|for|from|to)$/.test(next?.raw ?? '') &&
  /^(?:enter|type|write|put|fill|select|choose|pick|set)$/.test(verbOf(previous));

/** "set Departure to 5 May and Return to 7 May": a capital begins what is set as well, whatever verb it may be. */
const isSetAsWell = (tokens: readonly Token[], previous: Piece | undefined) => {
  const to = tokens.findIndex(({ raw }) => raw === 'to');
  return (
    to > 0 &&
    to < 4 &&
    tokens.slice(0, to).every(({ kind, raw }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(raw)) &&
    /^(?:set|change|switch|adjust|update|move|drag)$/.test(verbOf(previous)) &&
    previous!.tokens.some(({ raw }) => raw === 'to')
  );
};

/** `turn "A" on, "B" off`: each is switched its own way. */
const isSwitchedAsWell = ([name, way, ...more]: readonly Token[], previous: Piece | undefined) =>
  isGiven(name) &&
  /^(?:on|off)$/.test(way?.raw ?? '') &&
  more.length === 0 &&
  (previous === undefined || /^(?:on|off)$/.test(previous.tokens.at(-1)!.raw));

/** "the button that says X": which one it is, and no claim. */
const isDescribing = (tokens: readonly Token[], at: number) =>
  at > 1 &&
  isGiven(tokens[at + 1]) &&
  /^(?:that|which)$/.test(tokens[at - 1]!.raw) &&
  roleOf([tokens[at - 2]!.low]) !== undefined;

/** Whether a piece can stand as a clause, rather than go on with the one before. */
export function startsClause(piece: Piece, previous: Piece | undefined): boolean {
  const tokens = dropLead(piece.tokens);
  if (isWithClaim(piece.tokens) || isElided(tokens) || isEllipsis(tokens) || isLeft(tokens)) return true;
  if ((isSetAsWell(tokens, previous) || isStatedAsWell(tokens, previous)) && !piece.before.includes('then'))
    return false;
  if (isSaidOfOther(tokens) || elidedComparison(tokens) > 0) return true;
  if (isPassword(tokens) && /^(?:log|sign|login)$/.test(verbOf(previous))) return false;
  if (isFieldPair(tokens)) return !/^(?:log|sign|login)$/.test(verbOf(previous));
  const first = tokens[0];
  if (isByDoing(tokens)) return true;
  if (bareKeyOf(piece.tokens) || isAnswered(tokens) || isSwitchedAsWell(tokens, previous)) return true;
  if (!first || isAfterthought(tokens) || isOtherField(tokens, previous)) return false;
  if (first.kind === 'path') return previous === undefined || piece.before.includes('then') || piece.before === ',';
  if (
    tokens.length === 1 &&
    /^(?:enter|tab|escape|delete|space|backspace)$/.test(first.low) &&
    beginsCapital(first.raw) &&
    previous
  )
    return false;
  if (
    tokens.length === 1 &&
    /^ok(?:ay)?$/.test(first.low) &&
    first.kind === 'word' &&
    previous &&
    piece.before !== 'and'
  )
    return false;
  if (first.kind === 'word') {
    if (relative.has(first.low)) return false;
    if (/^(?:it|this|that|she|he|they)$/.test(first.low) && /^[a-z]+s$/.test(tokens[1]?.low ?? '')) return true;
    const isNoName =
      first.low === 'no' &&
      (isListedNo(piece, previous) || tokens.length === 1 || first.raw === 'NO' || isAnswer(tokens, previous));
    if ((openers.has(first.low) && !isNoName) || readThought(tokens)) return true;
    const words = begins.has(first.low) ? lowsFrom(tokens, 0) : '';
    if (seeing.test(words) || counting.test(words)) return true;
    if (/^(?:do|never|keep|continue|repeat|let|explain|describe|consider|decide)$/.test(first.low) && tokens.length > 1)
      return true;
    if (tokens.length === 1 && stateOf(first.low, false)) return false;
    // "expect Profile, Billing and Log out": the last of a list of names.
    const isListed = piece.before.includes('and') && /^(?:Log|Sign)$/.test(first.raw) && previous?.tokens.length === 1;
    if ((isListed && tokens.length === 2) || isSeenAsWell(piece, previous)) return false;
    const before = dropLead(previous?.tokens ?? []);
    if (isTurnedBack(tokens, before) || isDoneAsWell(tokens, previous?.tokens ?? [])) return true;
    const verb = imperative(first.low, actionStarts);
    const isNoun = tokens.length === 1 && verb !== first.low && /s$/.test(first.low);
    if (isNoun && previous && !/s$/.test(verbOf(previous)) && !labels.has(verb ?? '')) return false;
    if (verb && isVerb(first, verb, tokens)) return true;
    if (
      labels.has(first.low) &&
      (tokens.length === 1 || /^(?:it|the|my|changes|this|cookies|all)$/.test(tokens[1]!.low))
    )
      return true;
    if (/^(?:log|sign)$/.test(first.low) && /^(?:out|off|in|up)$/.test(tokens[1]?.low ?? '')) return true;
    if (/^(?:on|in|inside|within|under)$/.test(first.low) && tokens[1]?.kind === 'path') return true;
  }
  return (
    tokens.some((_, at) => at > 0 && predicateAt(tokens, at) !== undefined && !isDescribing(tokens, at)) ||
    predicateAt(tokens, 0)?.modal === true ||
    tokens.some(({ kind, low }, at) => at > 0 && kind === 'word' && /^(?:should|must|ought)$/.test(low))
  );
}

const aims: Record<string, RegExp> = {
  set: /^(?:to|as|at|=)$/,
  move: /^(?:to|into|onto|above|below)$/,
  drop: /^(?:on|onto|into|in|to)$/,
  mark: /^(?:as)$/,
  add: /^(?:to)$/,
  copy: /^(?:to|as|into)$/,
  record: /^(?:as)$/,
  store: /^(?:as|in|under)$/,
  note: /^(?:as)$/,
  count: /^(?:as)$/,
  use: /^(?:to|for|as|in)$/,
  supply: /^(?:as|for|in)$/,
  correct: /^to$/,
};

/** "set severity to high": an order, for it says what becomes of the thing; "Set to high" may be a label. */
const isAimed = (first: Token, verb: string, tokens: readonly Token[]) =>
  first.raw === first.low &&
  tokens.some(({ kind, raw }, at) => at > 1 && at < tokens.length - 1 && kind === 'word' && aims[verb]?.test(raw));

function isVerb(first: Token, verb: string, tokens: readonly Token[]): boolean {
  if (
    beginsCapital(first.raw) &&
    tokens.length > 1 &&
    tokens.slice(1).every(({ raw, kind }) => kind === 'word' && beginsCapital(raw))
  )
    return !nounish.has(verb);
  if (verb === 'order' || verb === 'group') return tokens.some(({ low }) => low === 'by');
  if (!nounish.has(verb)) return true;
  const next = tokens[1];
  if (isAimed(first, verb, tokens)) return true;
  const isQuery =
    verb === 'search' &&
    first.raw === first.low &&
    tokens.length <= 3 &&
    tokens.slice(1).every(({ kind, low }) => kind === 'word' && !roleOf([low]) && !/^(?:term|query|terms)$/.test(low));
  if (isQuery && next) return true;
  return (
    next !== undefined &&
    (next.kind !== 'word' ||
      /^(?:the|a|an|it|for|on|of|over|back|how|to)$/.test(next.low) ||
      /^["/]/.test(next.raw) ||
      (/^\p{Lu}|\d/u.test(next.raw) && !/^(?:on|in|at|from|box)$/.test(verb)))
  );
}
