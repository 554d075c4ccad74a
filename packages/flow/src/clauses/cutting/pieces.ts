import { elidedComparison } from '../../assertions/ellipsis.ts';
import { predicateAt } from '../../assertions/predicate.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { isBetweenNumbers, isBetweenRanks, isButOne } from '../../targets/ranks.ts';
import { allLows, allRaws, asWord, beginsCapital, isGiven, lows, type Token } from '../../tokenise/token.ts';
import { dropLead, imperative, isInverted, isWithClaim } from '../edges/lead.ts';
import { actionStarts } from '../orders/action.ts';
import { bareKeyOf } from '../orders/bare-key.ts';
import { labelOfThird } from '../orders/label.ts';
import { isPassword } from '../orders/login.ts';
import { readThought } from '../orders/thought.ts';
import { isBetweenLimits } from './bounds.ts';
import { isCompound } from './compound.ts';
import { isAnswered, isElided, isEllipsis, isLeft, isListedNo, isStatedAsWell } from './elided.ts';
import { jointsOfKinds } from './kinds.ts';
import { isJoint, isPlus } from './signs.ts';

/** A run of tokens between commas and joining words, and what stood before it. */
export interface Piece {
  tokens: Token[];
  /** The joining words and marks before it: ", and". */
  before: string;
  first: number;
}

/** "everything but X". */
const exceptions = /^(?:everything|nothing|anything|all|none|nobody|everybody|everyone|anyone|any|no)$/;

const orders = /^(?:low|high|lowest|highest|newest|oldest|ascending|descending|asc|desc|a|z|best|most|least)$/;

/** "Price: low to high" is one option, though a colon and a preposition stand in it. */
export function joinOrders(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ raw, kind }, i) =>
      raw === ':' &&
      kind === 'soft' &&
      i > 0 &&
      tokens[i - 1]!.kind === 'word' &&
      orders.test(tokens[i + 1]?.low ?? ''),
  );
  if (at < 0) return tokens;
  const end = tokens.findIndex(
    ({ kind, low }, i) => i > at && (kind !== 'word' || /^(?:and|then|but|from|in|under|as)$/.test(low)),
  );
  const parts = tokens.slice(at, end < 0 ? tokens.length : end);
  const joined = asWord({ start: parts[0]!.start, end: parts.at(-1)!.end }, allRaws(parts));
  return [...tokens.slice(0, at), joined, ...(end < 0 ? [] : tokens.slice(end))];
}

/** "so that C appears": what follows is expected, not only meant. */
const isSoThat = (tokens: readonly Token[], at: number) => {
  const isWord = (i: number, low: string) => tokens[i]?.kind === 'word' && tokens[i]!.low === low;
  const isSoThe = isWord(at, 'so') && at > 1 && /^(?:the|a|an)$/.test(tokens[at + 1]?.raw ?? '');
  return isSoThe || (isWord(at, 'so') && isWord(at + 1, 'that')) || (isWord(at, 'that') && isWord(at - 1, 'so'));
};

const elses = new Set(['else', 'otherwise']);
/** "click A else click B", but not "something else". */
const opensElse = (tokens: readonly Token[], at: number) =>
  !/^(?:something|someone|somebody|somewhere|anything|anyone|nothing|nobody|everything|everyone|everybody|anybody|nowhere|anywhere|everywhere|what|who|where|how|one|or|no)$/.test(
    tokens[at - 1]?.low ?? '',
  ) &&
  (actionStarts.has(tokens[at + 1]?.low ?? '') || /^(?:the|expect|verify|see)$/.test(tokens[at + 1]?.low ?? ''));

/** "Yes, remove it" is one label. */
const answers =
  /^(?:delete|remove|cancel|keep|continue|send|discard|leave|archive|confirm|log out|sign out|publish|unsubscribe|block|end|stop|thanks|thank you|go back|not now|close)(?: (?:it|them|all|anyway|account|order|item|plan|changes|subscription|booking))?$/;
const lowsFrom = (tokens: readonly Token[], at: number) => {
  const end = tokens.findIndex(({ kind, low }, i) => i > at && (kind !== 'word' || /^(?:and|then)$/.test(low)));
  return lows(tokens.slice(at, end < 0 ? tokens.length : end));
};

/** "…, at least 1 card": a number of things, and no limit of what came before. */
const counting =
  /^(?:at least|at most|exactly|more than|fewer than) \d+ (?!times?\b|tries|attempts|clicks|s\b|ms\b|secs?\b|seconds?\b|mins?\b|minutes?\b|hours?\b|percent\b)[a-z]+(?: now)?$/;

/** "I can see A and B is gone": who sees begins a claim of their own. */
const seeing =
  /^(?:(?:i|you|we|(?:the )?(?:user|visitor|customer)|she|he) )?(?:(?:can|should|must|will|could|needs? to|has to|have to) )+(?:(?:still|now|also|then|not|again) )*see\b/;

const nextOrder =
  /^(?:click|tap|press|hit|type|enter|write|put|select|choose|pick|tick|untick|check|fill|search|scroll|wait|expect|verify|log|upload)$/;

/** "tick I am over 18 and I live here": the box goes on to speak in the first person. */
const isVowed = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.raw === 'I' &&
  !nextOrder.test(tokens[at + 2]?.low ?? '') &&
  tokens.some(
    ({ low }, i) => i < at && /^(?:tick|untick|check|uncheck)$/.test(low) && tokens[i + 1]!.raw === 'I' && i + 1 < at,
  );

/** "type Then into X": a capital between the verb and the field is what is typed. */
const isTypedJoint = (tokens: readonly Token[], at: number) =>
  /^(?:Then|And|But)$/.test(tokens[at]!.raw) &&
  /^(?:type|enter|write|put)$/.test(tokens[at - 1]?.low ?? '') &&
  /^(?:in|into)$/.test(tokens[at + 1]?.low ?? '');

/** "that card should then show X": an adverb, and no joint. */
const isAdverb = (tokens: readonly Token[], at: number) =>
  (tokens[at]!.low === 'then' &&
    /^(?:should|must|will|shall|ought)$/.test(tokens[at - 1]?.low ?? '') &&
    tokens[at + 1]?.kind === 'word') ||
  isTypedJoint(tokens, at);

/** Whether what stands at a place joins no clauses, but words or numbers. */
const isKept = (tokens: readonly Token[], at: number, { kind, low, raw }: Token) =>
  (kind === 'word' && isAdverb(tokens, at)) ||
  isVowed(tokens, at) ||
  isBetweenRanks(tokens, at) ||
  isBetweenNumbers(tokens, at) ||
  ((kind === 'word' || raw === '&') &&
    (isCompound(tokens, at) ||
      (low === 'but' && (exceptions.test(tokens[at - 1]?.low ?? '') || isButOne(tokens, at))) ||
      isBetweenLimits(tokens, at) ||
      (low === 'and' && /^between$/.test(tokens[at - 2]?.low ?? ''))));

/** Divides a sentence at commas and joining words. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Token[] = [];
  let before = '';
  let joint = '';
  let first = 0;
  const ofKinds = jointsOfKinds(tokens);
  tokens.forEach((given, at) => {
    const token = isPlus(tokens, at) ? { ...given, low: 'and' } : given;
    const isAnswer = () =>
      token.raw === ',' &&
      current.length > 1 &&
      /^(?:Yes|No)$/.test(current.at(-1)!.raw) &&
      answers.test(lowsFrom(tokens, at + 1));
    const joins = isJoint(token) || isSoThat(tokens, at);
    if (joins && !ofKinds.has(given) && !isKept(tokens, at, token) && !isAnswer()) {
      if (current.length > 0) pieces.push({ tokens: current, before, first });
      if (current.length > 0) joint = '';
      current = [];
      joint = `${joint} ${token.low}`.trim();
      return;
    }
    const isElse = current.length > 0 && token.kind === 'word' && elses.has(token.low) && opensElse(tokens, at);
    // "open /tasks click New": an address ends where the next order begins.
    const isNext =
      current.at(-1)?.kind === 'path' &&
      current.length > 1 &&
      token.kind === 'word' &&
      nextOrder.test(token.raw) &&
      tokens[at + 1] !== undefined;
    if (isElse || isNext) {
      pieces.push({ tokens: current, before, first });
      current = [];
      joint = '';
    }
    if (current.length === 0) {
      before = joint;
      first = at;
    }
    current.push(token);
  });
  if (current.length > 0) pieces.push({ tokens: current, before, first });
  return pieces;
}

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
    const words = lowsFrom(tokens, 0);
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
