import { elidedComparison } from '../../assertions/joined/ellipsis.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { saidAnswer } from '../../lexicon/answers.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { allLows, beginsCapital, isCapital, isGiven, isLower, lows, type Token } from '../../tokenise/token.ts';
import { dropLead, imperative, isInverted, isWithClaim } from '../edges/lead.ts';
import { actionStarts, isGerundName } from '../orders/action.ts';
import { bareKeyOf } from '../orders/bare-key.ts';
import { isLabelShaped, labelOfThird } from '../orders/label.ts';
import { isPassword } from '../orders/login.ts';
import { isLongest } from '../orders/longest.ts';
import { readThought } from '../orders/thought.ts';
import {
  isAnswered,
  isBoundAsWell,
  isCountedThen,
  isElided,
  isEllipsis,
  isLeft,
  isListedNo,
  isStatedAsWell,
} from './elided.ts';
import { lowsFrom, type Piece } from './pieces.ts';
import { isTickedAsWell } from './ticked.ts';

/** "…, at least 1 card", "…, exactly 1 row in the table": a number of things, and no limit of what came before. */
const counting =
  /^(?:at least|at most|exactly|more than|fewer than) \d+ (?!times?\b|tries|attempts|clicks|s\b|ms\b|secs?\b|seconds?\b|mins?\b|minutes?\b|hours?\b|percent\b)[a-z]+(?: now)?(?: (?:in|on|inside|within|under) (?:the|that|this) (?:\S+ ){0,4}?(?:table|list|grid|page|dialog|menu|section|row|card|panel|cart|basket|dropdown|column|board|sidebar|drawer|inbox|feed))?$/;

/** "I can see A and B is gone": who sees begins a claim of their own. */
const seeing =
  /^(?:(?:i|you|we|(?:the )?(?:user|visitor|customer)|she|he) )?(?:(?:can|should|must|will|could|needs? to|has to|have to) )+(?:(?:still|now|also|then|not|again) )*see\b/;

/** "open /bids, exactly 1 row there": on the page that was gone to; elsewhere "there" may be a part of one. */
const isCountedThere = (words: string, previous: Piece | undefined) =>
  words.endsWith(' there') &&
  counting.test(words.slice(0, -' there'.length)) &&
  previous?.tokens.at(-1)?.kind === 'path' &&
  !/ (?:in|on|inside|within|under) /.test(words);

const isSeeingOrCounting = (words: string, previous: Piece | undefined) =>
  seeing.test(words) || counting.test(words) || isCountedThere(words, previous);

/** What `seeing` and `counting` begin with. */
const begins = new Set(
  'i you we the user visitor customer she he can should must will could need needs has have at exactly more fewer'.split(
    ' ',
  ),
);

const openers = new Set(
  'sees waits verifies ensures confirms expects validates asserts if unless once when whenever otherwise else as expect verify confirm ensure assert validate make wait there no should must check see pause after compare'.split(
    ' ',
  ),
);
/** Verbs that as often are nouns or parts of a name. */
const nounish = new Set(
  'as view point use search back forward screenshot mark set box on at in from copy count record store note drop move empty point supply add return correct'.split(
    ' ',
  ),
);

/** "event", "work": of what the name or the address is. */
const isOwner = (token: Token) =>
  isLower(token) &&
  /^[a-z]{3,}$/.test(token.raw) &&
  !isVague(token.low) &&
  !isFunctional(token.low) &&
  !roleOf([token.low]) &&
  !actionStarts.has(token.low) &&
  !openers.has(token.low);

/** `iban 'DE…'`, `event name 'X'`: the name of a field and what goes into it, as people jot it down. */
export const isFieldPair = (tokens: readonly Token[]) => {
  const value = tokens.at(-1);
  const words = tokens.slice(0, -1);
  return (
    words.length > 0 &&
    words.length <= 3 &&
    isGiven(value) &&
    fieldNouns.has(words.at(-1)!.low) &&
    words.every((word) => word.kind === 'word' && (fieldNouns.has(word.low) || isOwner(word)))
  );
};

/** "… and so does B", "nor should C"; "As Is" is a name. */
const isSaidOfOther = (tokens: readonly Token[]) =>
  isInverted(tokens) && /^(?:so|as|nor|neither)$/.test(tokens[0]!.low) && tokens[1]!.raw === tokens[1]!.low;

/** "…, if shown" and "…, at most 5 times" belong to the clause before. */
const isAfterthought = (tokens: readonly Token[]) =>
  tokens.length <= 8 &&
  tokens.some(({ low }) => /^(?:at|max|maximum|tops|if|than|up)$/.test(low)) &&
  (afterthought.test(lows(tokens)) || isLongest(lows(tokens)));

const afterthought =
  /^(?:\S+ ?(?:s|secs?|seconds?|m|mins?|minutes?)? (?:at most|at the most|at the latest|max|maximum|tops)|if (?:shown|visible|present|displayed|there|it is shown|it is visible|it appears|it shows up|there is one)|(?:no longer than|at most|for at most|max|maximum|up to|not more than) \S+ ?(?:s|secs?|seconds?|m|mins?|minutes?)?|(?:at most|max|maximum|up to|no more than|but at most|for at most) \S+ (?:times|tries|attempts|clicks))$/;

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

/** "fill Email with A and Confirm password with B": a field that is called so, among fields that are filled. */
const isRepeatedField = (tokens: readonly Token[], previous: Piece | undefined) =>
  previous !== undefined &&
  /^(?:confirm|repeat|retype|re-?enter|verify) (?:(?:the|your|my|new) )*(?:password|e-?mail(?: address)?|pin|passcode|passphrase) with /.test(
    `${lows(tokens)} `,
  ) &&
  (/^(?:fill|populate|complete)$/.test(verbOf(previous)) ||
    (isCapital(previous.tokens[0]) && previous.tokens.some(({ kind, low }) => kind === 'word' && low === 'with')));

/** "go back and then forward again". */
const isTurnedBack = (tokens: readonly Token[], previous: Piece | undefined) =>
  tokens.length < 3 &&
  /^(?:back|forwards?)(?: again| once| twice)?$/.test(allLows(tokens)) &&
  /^(?:go|move|step|navigate) (?:back|forwards?)\b/.test(allLows(dropLead(previous?.tokens ?? [])));

/** "She ticks Terms and continues": whoever did the one thing does the other. */
function isDoneAsWell(tokens: readonly Token[], before: readonly Token[]): boolean {
  const isThird = ({ kind, raw }: Token) =>
    kind === 'word' && /^[a-z]+s$/.test(raw) && !actionStarts.has(raw) && imperative(raw, actionStarts) !== undefined;
  if (tokens.length !== 1) return false;
  const verb = before.findIndex(isThird);
  const isDoing = verb >= 0 && verb < 4 && predicateAt(before, verb) === undefined;
  return isDoing && labelOfThird(tokens[0]!.raw) !== undefined && !isThird(before.at(-1)!);
}

/** "Save", "Log out": what a control may be called, with the capital that a name has inside a sentence. */
export const isLabelInside = ({ tokens }: Piece) => /^\p{Lu}\p{Ll}/u.test(tokens[0]!.raw) && isLabelShaped(tokens);

/**
 * "see Save and Cancel", "the menu shows Tools and Log out": the capital names what is seen as well, and orders nothing.
 * `previous` is the piece that claims.
 */
export const isSeenAsWell = (piece: Piece, previous: Piece | undefined) => {
  if (!previous || !/^(?:and|, and|,)$/.test(piece.before) || !isLabelInside(piece)) return false;
  const seen = dropLead(previous.tokens);
  const verb = seen.findIndex(({ raw }, at) => raw === 'see' || (at > 0 && predicateAt(seen, at) !== undefined));
  return verb >= 0 && seen.slice(verb + 1).some(({ raw }) => /^(?:\p{Lu}\p{Ll}|\p{N})/u.test(raw));
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

/** What the signs look at. */
interface Start {
  piece: Piece;
  /** Without what only leads in: "then", "please". */
  tokens: readonly Token[];
  first: Token;
  previous: Piece | undefined;
}

/** How a piece shows that it begins a clause (`true`), or goes on with the one before (`false`). */
type Sign = [begins: boolean, holds: (start: Start) => boolean];

const isLogin = (previous: Piece | undefined) => /^(?:log|sign|login)$/.test(verbOf(previous));

/** "Unsubscribe from No receipt", "No": a name or an answer, and nothing that is said not to be. */
const isNoName = ({ piece, tokens, first, previous }: Start) =>
  first.low === 'no' &&
  (tokens.length === 1 || first.raw === 'NO' || isListedNo(piece, previous) || isAnswer(tokens, previous));

/** "expect Profile, Billing and Log out": the last of a list of names. */
const isLoginListed = ({ piece, tokens, first, previous }: Start) =>
  tokens.length === 2 &&
  /^(?:Log|Sign)$/.test(first.raw) &&
  piece.before.includes('and') &&
  previous?.tokens.length === 1;

/** "orders, invoices": one word in the plural is no verb of somebody who does it. */
function isListedNoun({ tokens, first, previous }: Start): boolean {
  if (tokens.length > 1 || !previous || !first.low.endsWith('s')) return false;
  const verb = imperative(first.low, actionStarts);
  return verb !== first.low && !verbOf(previous).endsWith('s') && !labelVerbs.has(verb ?? '');
}

/** The first that holds decides. */
const signs: Sign[] = [
  [true, ({ piece, tokens }) => isWithClaim(piece.tokens) || isElided(tokens) || isEllipsis(tokens) || isLeft(tokens)],
  [
    false,
    ({ piece, tokens, previous }) =>
      (isSetAsWell(tokens, previous) || isStatedAsWell(tokens, previous)) && !piece.before.includes('then'),
  ],
  [true, ({ piece, tokens, previous }) => isBoundAsWell(tokens, previous) || isCountedThen(tokens, piece, previous)],
  [true, ({ tokens }) => saidAnswer(tokens) !== undefined || isSaidOfOther(tokens) || elidedComparison(tokens) > 0],
  [false, ({ tokens, previous }) => (isPassword(tokens) || isFieldPair(tokens)) && isLogin(previous)],
  [true, ({ tokens }) => isFieldPair(tokens) || isByDoing(tokens)],
  [
    true,
    ({ piece, tokens, previous }) =>
      bareKeyOf(piece.tokens) !== undefined || isAnswered(tokens) || isSwitchedAsWell(tokens, previous),
  ],
  [
    false,
    ({ tokens, previous }) =>
      isAfterthought(tokens) || isOtherField(tokens, previous) || isRepeatedField(tokens, previous),
  ],
];

const pathSigns: Sign[] = [
  [true, ({ piece, previous }) => previous === undefined || piece.before.includes('then') || piece.before === ','],
  [false, () => true],
];

/** Of a first word: where it is about some words alone, which. */
type WordSign = [...Sign, words?: ReadonlySet<string>];

const split = (words: string) => new Set(words.split(' '));

const wordSigns: WordSign[] = [
  [
    false,
    (start) =>
      isTickedAsWell(start.piece, start.previous) || isLoginListed(start) || isSeenAsWell(start.piece, start.previous),
  ],
  [
    false,
    ({ tokens, first, previous }) => tokens.length === 1 && previous !== undefined && beginsCapital(first.raw),
    split('enter tab escape delete space backspace'),
  ],
  [
    false,
    ({ piece, tokens, previous }) => tokens.length === 1 && previous !== undefined && piece.before !== 'and',
    split('ok okay'),
  ],
  [false, () => true, split('who whose whom')],
  [true, ({ tokens }) => /^[a-z]+s$/.test(tokens[1]?.low ?? ''), split('it this that she he they')],
  [true, (start) => !isNoName(start), openers],
  [true, ({ tokens }) => readThought(tokens) !== undefined],
  [true, ({ tokens, previous }) => isSeeingOrCounting(lowsFrom(tokens, 0), previous), begins],
  [
    true,
    ({ tokens }) => tokens.length > 1,
    split('do never keep continue repeat let explain describe consider decide'),
  ],
  [false, ({ tokens, first }) => tokens.length === 1 && stateOf(first.low, false) !== undefined],
  [true, ({ tokens, previous }) => isTurnedBack(tokens, previous) || isDoneAsWell(tokens, previous?.tokens ?? [])],
  [false, isListedNoun],
  [
    true,
    ({ tokens, first }) => {
      const verb = imperative(first.low, actionStarts);
      return verb !== undefined && isVerb(first, verb, tokens);
    },
  ],
  [
    true,
    ({ tokens }) => tokens.length === 1 || /^(?:it|the|my|changes|this|cookies|all)$/.test(tokens[1]!.low),
    labelVerbs,
  ],
  [true, ({ tokens }) => /^(?:out|off|in|up)$/.test(tokens[1]?.low ?? ''), split('log sign')],
  [true, ({ tokens }) => tokens[1]?.kind === 'path', split('on in inside within under')],
];

/** By a first word, those that may be about it; of any other word, those about every one. */
const anyWord = wordSigns.filter(([, , words]) => words === undefined);
const signsOf = new Map<string, WordSign[]>();
for (const [, , words = []] of wordSigns)
  for (const word of words)
    signsOf.set(
      word,
      wordSigns.filter(([, , about]) => about?.has(word) !== false),
    );

/** Whether a piece can stand as a clause, rather than go on with the one before. */
export function startsClause(piece: Piece, previous: Piece | undefined): boolean {
  const tokens = dropLead(piece.tokens);
  const [first] = tokens;
  if (!first) return isWithClaim(piece.tokens) || bareKeyOf(piece.tokens) !== undefined;
  const start = { piece, tokens, first, previous };
  const own = first.kind === 'word' ? (signsOf.get(first.low) ?? anyWord) : first.kind === 'path' ? pathSigns : [];
  const told = signs.find(([, holds]) => holds(start)) ?? own.find(([, holds]) => holds(start));
  return told ? told[0] : isClaim(tokens);
}

const isClaim = (tokens: readonly Token[]) =>
  tokens.some((_, at) => at > 0 && predicateAt(tokens, at) !== undefined && !isDescribing(tokens, at)) ||
  predicateAt(tokens, 0)?.modal === true ||
  tokens.some(({ kind, low }, at) => at > 0 && kind === 'word' && /^(?:should|must|ought)$/.test(low));

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
  if (isGerundName(tokens)) return false;
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
