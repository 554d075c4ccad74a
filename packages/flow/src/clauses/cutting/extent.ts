import { holders, holdings } from '../../assertions/joined/held-together.ts';
import { withoutPlace } from '../../assertions/joined/joint.ts';
import { isOfSeveral, predicateAt } from '../../assertions/predicate/predicate.ts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { beginsCapital, isCapital, isGiven, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { dropLead } from '../edges/lead.ts';
import { isPairName } from '../lists/pair-name.ts';
import { actionStarts } from '../orders/action.ts';
import { isLabelShaped } from '../orders/label.ts';
import type { Piece } from './pieces.ts';
import { isSeenAsWell, startsClause } from './starts.ts';
import { refuse, type State, span } from './state.ts';

/** `The tabs "A"`, as in `The tabs "A", "B" and "C" should be visible`. */
const isKindAndName = (given: readonly Token[]) => {
  const tokens = given[0]?.low === 'the' ? given.slice(1) : given;
  return tokens.length === 2 && tokens[1]!.kind === 'quote' && roleOf([tokens[0]!.low])?.plural === true;
};

const isNameOrKind = ({ kind, low }: Token) => kind === 'quote' || (kind === 'word' && roleOf([low])?.plural === false);

/** "Save", "the Billing tab": a name set off by its capital, and no order. */
const isBareName = ([...tokens]: readonly Token[]) => {
  const name = /^(?:the|both|an?)$/.test(tokens[0]?.low ?? '') ? tokens.slice(1) : tokens;
  return (
    name.length > 0 &&
    name.length <= 4 &&
    (name.every(({ kind, raw }, i) => kind === 'word' && (i > 0 || beginsCapital(raw))) ||
      (name.length <= 2 && name.some(({ kind }) => kind === 'quote') && name.every(isNameOrKind))) &&
    !tokens.some((_, i) => predicateAt(tokens, i))
  );
};

const stated =
  /\b(?:enabled|disabled|greyed out|checked|unchecked|ticked|unticked|on|off|required|selected|focused|readonly|active|inactive|empty|expanded|collapsed)$/;

const checks =
  /^(?:(?:please|then|now|also|next) )*(?:(?:i|we|you|they) (?:should |can |must )?)?(?:(?:verify|check|ensure|expect|assert|confirm|validate|make sure)(?: that| if| whether)?|sees?(?: that)?)(?= )/;

/** `check "A"`, `see "A"`: something is done or seen, whatever follows. */
const aloneToo = /\b(?:check|sees?) (?!(?:that|if|whether) )/;

const saysThat = /^(?:\S+ ){1,4}(?:that|if|whether) /;
const verifies = /\b(?:expect|verify|confirm|ensure|make sure|validate|assert) /;
/** Of one thing it would end in "s". */
const ofMore = /^(?:are|appear|disappear|exist|show|contain|have|display|include|read|say)$/;

/** `check that "A"` before `and "B" are shown`: the name alone. */
function withoutCheck(tokens: readonly Token[]): readonly Token[] {
  const lead = checks.exec(lows(tokens));
  return lead ? tokens.slice(wordCount(lead[0])) : tokens;
}

/** What a control may be called and what may be ordered by one word: "Save", "Click". */
export const isPressed = ({ low }: Token) => labelVerbs.has(low) || actionStarts.has(low);

/** "Edit and Delete are both visible": of one thing it would be "is"; "Settings are shown" may be said of that alone. */
const isSaidOfBoth = (tokens: readonly Token[], verb: number) =>
  isOfSeveral(tokens, verb) && (tokens.some(({ low }) => low === 'both') || !tokens[verb - 1]!.low.endsWith('s'));

/** "Push and SMS should be off": where the last of several subjects stands, or -1. */
export function jointEnd(state: State, at: number): number {
  const named = withoutCheck(state.pieces[at]!.tokens);
  const isChecked = named !== state.pieces[at]!.tokens;
  const [first] = named;
  const isLabelled = !isChecked && isPressed(first!);
  if (!isChecked && !isLabelShaped(named) && actionStarts.has(first!.low)) return -1;
  for (let i = at; isBareName(i === at ? named : (state.pieces[i]?.tokens ?? [])); i++) {
    const next = state.pieces[i + 1];
    if (!next || /then|but|:|\(/.test(next.before)) return -1;
    const { tokens } = next;
    const verb = tokens.findIndex((_, j) => j > 0 && predicateAt(tokens, j) !== undefined);
    if (verb < 0) continue;
    // `expect "A" and "B" to be gone`
    const subject = tokens.slice(0, tokens[verb - 1]!.low === 'to' ? verb - 1 : verb);
    const claims = lows(tokens);
    // `check "Terms" and "Save" should be enabled`: the one is ticked, and the other claimed.
    const words = lows(state.pieces[at]!.tokens);
    const isTicked = isChecked && aloneToo.test(words) && !ofMore.test(tokens[verb]!.low);
    // `Expect "A", and "B" must be gone`: the one is seen, and the other claimed; with "that" it is said of both, as it
    // is where nobody would stop behind the first: `Verify "A" and "B" must be gone`.
    const isSure = saysThat.test(words) || (next.before === 'and' && verifies.test(words));
    const isOwn = isChecked && !isSure && /^(?:must|should)$/.test(tokens[verb]!.low);
    if (isTicked || isOwn || (isChecked && tokens[verb]!.low === 'is')) return -1;
    const isLabel = i === at && isLabelled && isLabelShaped(named);
    const isJoint = /and/.test(next.before) && isBareName(withoutPlace(subject)) && subject[0]!.low !== 'the';
    return isJoint && (!isLabel || stated.test(claims) || isSaidOfBoth(tokens, verb)) ? i + 1 : -1;
  }
  return -1;
}

/** "the table": a thing with its article, of which nothing is said. */
const isThing = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  tokens.length <= 5 &&
  /^(?:the|an?)$/.test(tokens[0]!.low) &&
  tokens.every(({ kind, raw, low }) => kind === 'quote' || (kind === 'word' && raw.slice(1) === low.slice(1))) &&
  !tokens.some((_, i) => predicateAt(tokens, i));

/**
 * `the bar and the "Stop" icon pop up`: where the last of several things stands, by a verb that is said of more than
 * one, or -1. After `click "Go",` any verb: a name is no beginning of a list of things.
 */
function severalEnd({ pieces }: State, at: number, isAfterName = false): number {
  let end = at;
  while (pieces[end + 1]?.before === ',' && isThing(pieces[end]!.tokens) && isThing(pieces[end + 1]!.tokens)) end++;
  const next = pieces[end + 1];
  if (!next || !isThing(pieces[end]!.tokens) || !/^(?:, )?and$/.test(next.before)) return -1;
  const verb = next.tokens.findIndex((_, i) => i > 0 && predicateAt(next.tokens, i) !== undefined);
  const isSeveral = verb > 0 && isThing(next.tokens.slice(0, verb)) && (isAfterName || isOfSeveral(next.tokens, verb));
  return isSeveral ? end + 1 : -1;
}

const unended = new RegExp(`(?:\\b(?:${holders}) (?:${holdings})(?: both)?|\\b(?:says?|saying|states?) that) "$`);

/** `no card with "A"` before `and "B" is visible`: the quotations belong together. */
const isUnended = ({ pieces }: State, at: number) =>
  /^(?:and|,|, and)$/.test(pieces[at + 1]?.before ?? '') &&
  pieces[at + 1]!.tokens[0]!.kind === 'quote' &&
  unended.test(lows(pieces[at]!.tokens));

/** `Each of "A", "B"` before `and "C" is visible`: where the last of the names stands, or -1. */
function eachEnd({ pieces }: State, at: number): number {
  if (
    !/^(?:each|all|both|none)$/.test(pieces[at]!.tokens[0]!.low) ||
    !/^(?:(?:each|all|both|none) of (?:the )?(?:[a-z]+ )?|all (?:the )?(?:two|three|four|five|six|\d) (?:[a-z]+ )?)"$/.test(
      lows(pieces[at]!.tokens.map((token, i) => (i > 0 && isCapital(token) ? { ...token, kind: 'quote' } : token))),
    )
  )
    return -1;
  let end = at + 1;
  const isName = (token: Token | undefined) => token?.kind === 'quote' || isCapital(token);
  while (pieces[end]?.tokens.length === 1 && isName(pieces[end]!.tokens[0])) end++;
  return isName(pieces[end]?.tokens[0]) ? end : -1;
}

/** How far the clause that begins at a piece reaches: the index of its last piece. */
export function extent(state: State, at: number): number {
  if (at + 1 >= state.pieces.length) return at;
  const joint = isUnended(state, at)
    ? at + 1
    : Math.max(eachEnd(state, at), jointEnd(state, at), severalEnd(state, at));
  let end = Math.max(at, joint);
  const isList = joint < 0 && !startsClause({ ...state.pieces[at]!, before: 'then' }, undefined);
  if (isList && state.pieces[at + 1]!.before !== ',' && !startsWithVerb(state.pieces[at + 1]!)) end++;
  if (joint < 0 && isGreeting(state, at)) end = at + 1;
  const isNames = (piece: Piece | undefined) =>
    piece !== undefined &&
    (piece.tokens[0]!.kind === 'quote' || isKindAndName(piece.tokens)) &&
    !piece.tokens.some((_, i) => predicateAt(piece.tokens, i));
  while (isList && isNames(state.pieces[end]) && state.pieces[end + 1]?.tokens[0]?.kind === 'quote') end++;
  const isOther = (next: number) =>
    joint < 0 &&
    ((startsWithVerb(state.pieces[at]!) && jointEnd(state, next) > next) ||
      severalEnd(state, next, isOrderOfName(state.pieces[at]!)) > next);
  while (
    end + 1 < state.pieces.length &&
    (isPlaceAgain(state, at, end + 1) ||
      isNamedAgain(state, at, end + 1) ||
      !startsClause(state.pieces[end + 1]!, state.pieces[end])) &&
    !isPlaceAhead(state, end + 1) &&
    !isPairAhead(state, at, end + 1) &&
    !(end === at && isOther(end + 1))
  )
    end++;
  return end;
}

/** "the menu shows Tools, Daily and Log out": a further name in the list of what is claimed. */
const isNamedAgain = ({ pieces }: State, at: number, next: number) =>
  next > at + 1 &&
  isSeenAsWell(pieces[next]!, pieces[at]) &&
  pieces.slice(at + 1, next).every(({ tokens }) => isBareName(tokens));

/** `click "Keep", Name: Local history`: what goes into a field, and nothing that is clicked as well. */
const isPairAhead = ({ pieces }: State, at: number, next: number) =>
  pieces[next + 1]?.before === ':' &&
  pieces[next]!.before === ',' &&
  startsWithVerb(pieces[at]!) &&
  pieces[at]!.tokens.some(isGiven) &&
  beginsCapital(pieces[next]!.tokens[0]!.raw) &&
  isPairName(pieces[next]!.tokens, false);

export const leading =
  /^(?:in|into|on|onto|under|underneath|next|near|beside|below|above|for|of|to|at|from|inside|within)$/;
/** What leads to a place. */
export const isLeading = (token: Token | undefined): token is Token => isWord(token) && leading.test(token.raw);

/** `tick "A" in the first row and in the third row`: a further place of the same act, with nothing done or claimed in it. */
function isPlaceAgain({ pieces }: Pick<State, 'pieces'>, at: number, next: number): boolean {
  const { tokens, before } = pieces[next]!;
  const [lead] = tokens;
  const isVerb = ({ kind, raw }: Token, i: number) =>
    kind === 'word' &&
    i < tokens.length - 1 &&
    actionStarts.has(raw) &&
    !/^(?:the|an?|of)$/.test(tokens[i - 1]?.low ?? '') &&
    ordinalOf(tokens[i - 1]?.low) === undefined;
  return (
    isLeading(lead) &&
    tokens.length > 1 &&
    /and|then|^,$/.test(before) &&
    // "tick Compare for A1 and for B2": without a mark it may be one name.
    (pieces[at]!.tokens.some(isGiven) || tokens[1]!.raw === 'the') &&
    pieces[at]!.tokens.some(({ raw, kind }, i) => i > 1 && kind === 'word' && raw === lead.raw) &&
    !tokens.some((token, i) => i > 0 && (predicateAt(tokens, i) || isVerb(token, i))) &&
    (!/^[,:]$/.test(pieces[next + 1]?.before ?? '') || isPlaceAgain({ pieces }, at, next + 1))
  );
}

/** "click Add, then in that dialog, enter …": where the next thing is done, and no part of the one before. */
function isPlaceAhead({ pieces }: State, at: number): boolean {
  const [piece, next] = [pieces[at]!, pieces[at + 1]];
  const place = /^(?:still|now|back)$/.test(piece.tokens[0]!.low) ? piece.tokens.slice(1) : piece.tokens;
  return (
    next?.before === ',' &&
    /^(?:,|,? ?(?:and )?then)$/.test(piece.before) &&
    /^(?:in|inside|within|on) (?:the|that|this|its|")/.test(lows(place)) &&
    !place.some((_, i) => predicateAt(place, i)) &&
    startsClause(next, undefined)
  );
}

const greeting =
  /^(?:welcome|hello|hi|hey|thanks|thank|sorry|oops|congratulations|congrats|good|yay|done|success|great)$/;

/** "Welcome, Ana should be visible": the comma is the page's. */
function isGreeting(state: State, at: number): boolean {
  const [piece, next] = [state.pieces[at]!, state.pieces[at + 1]];
  const isName = (tokens: readonly Token[]) =>
    tokens.every(({ kind }) => kind === 'word') && beginsCapital(tokens[0]!.raw);
  return (
    next?.before === ',' &&
    piece.tokens.length <= 3 &&
    isName(piece.tokens) &&
    greeting.test(piece.tokens[0]!.low) &&
    isName(next.tokens) &&
    next.tokens.some(({ low }) => /^(?:should|must)$/.test(low))
  );
}

/** Whether a piece orders or opens something, rather than claim it of a subject that may have begun earlier. */
const startsWithVerb = (piece: Piece) => {
  const [first] = dropLead(piece.tokens);
  return (
    first?.kind === 'word' &&
    startsClause({ ...piece, tokens: [first, ...piece.tokens.slice(1, 2)] }, undefined) &&
    (actionStarts.has(first.low) ||
      /^(?:if|unless|when|once|otherwise|expect|verify|check|make|there|no|it|should|must|wait|ensure|confirm)$/.test(
        first.low,
      ))
  );
};

/** `click "Go"`. */
const isOrderOfName = (piece: Piece) =>
  startsWithVerb(piece) &&
  isGiven(piece.tokens.at(-1)) &&
  !piece.tokens.some((token) => isWord(token) && token.low === 'the');

export function refuseThrough(state: State, at: number, to: number): number {
  const last = extent(state, Math.min(to, state.pieces.length - 1));
  refuse(state, span(state, at, last));
  return last + 1;
}
