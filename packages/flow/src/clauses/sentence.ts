import type { Step } from '@smokejumper/contracts';
import { heldTogether } from '../assertions/held-together.ts';
import { predicateAt } from '../assertions/predicate.ts';
import { labelVerbs } from '../lexicon/verbs.ts';
import type { Memory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import type { Sentence } from '../tokenise/lines.ts';
import { asListed } from '../tokenise/listing.ts';
import { allRaws, beginsCapital, isGiven, isWord, lows, sourceOf, type Token, wordCount } from '../tokenise/token.ts';
import { readBeforehand } from './circumstances/before.ts';
import { readSuffixCondition, takeCondition } from './circumstances/condition.ts';
import { readEvent } from './circumstances/event.ts';
import { readConditional } from './circumstances/opened.ts';
import { asOptional, withoutOptional } from './circumstances/optional.ts';
import { readLimited, readListing, readLocation } from './circumstances/places.ts';
import { readAnnounced } from './claims/announced.ts';
import { joinApart } from './claims/apart.ts';
import { refuseEither, refuseLoosePair } from './claims/either.ts';
import { readLacking } from './claims/lacking.ts';
import { asPrinted } from './claims/printed.ts';
import { readStill } from './claims/still.ts';
import { type ClauseContext, type ClauseRead, readClause } from './clause.ts';
import { extent, leading, refuseThrough } from './cutting/extent.ts';
import { kindListOf } from './cutting/kinds.ts';
import { joinOrders, piecesOf } from './cutting/pieces.ts';
import { readRunOn } from './cutting/run-on.ts';
import { readChained, readPairs } from './cutting/shapes.ts';
import { withSigns } from './cutting/signs.ts';
import { spread } from './cutting/spread.ts';
import { startsClause } from './cutting/starts.ts';
import {
  accept,
  contextOf,
  type Outcome,
  pass,
  refuse,
  type SentencePlace,
  type SentenceRead,
  type State,
  span,
} from './cutting/state.ts';
import { isOtherPersona } from './edges/agent.ts';
import { dropAsides } from './edges/asides.ts';
import { fillerAlone, isGreeting, isRoleAlone, withoutFarewell } from './edges/fillers.ts';
import { isPlaceUnread, refuseHeld } from './edges/held.ts';
import { inUsualJoints } from './edges/joined.ts';
import { dropLead, imperative } from './edges/lead.ts';
import { takeNamings } from './edges/naming.ts';
import { dropBrackets } from './edges/notes.ts';
import { inPresent } from './edges/reported.ts';
import { inUsualWords } from './edges/usual.ts';
import { shareAct } from './lists/elsewhere.ts';
import { readEntries } from './lists/entries.ts';
import { readInlinePairs, readJottedChain } from './lists/inline-pairs.ts';
import { readKeys } from './lists/keys.ts';
import { readKinds } from './lists/kinds.ts';
import { readLabelled } from './lists/labelled.ts';
import { areBoxes, isLedAway, shareNames, shareSeen, shareTail, shareVerb } from './lists/share.ts';
import { readTimesEach } from './lists/times-each.ts';
import { readVows } from './lists/vows.ts';
import { actionStarts, asImperative } from './orders/action.ts';
import { readBare } from './orders/bare-key.ts';
import { isTooAtEnd, readEllipsis } from './orders/ellipsis.ts';
import { readFieldFirst } from './orders/field-first.ts';
import { objectOf } from './orders/instrument.ts';
import { isPassword, readLogin } from './orders/login.ts';
import { readMade } from './orders/made.ts';
import { readPrompt } from './orders/native.ts';
import { readOneOf } from './orders/one-of.ts';
import { readNamed, readNextPress } from './unquoted/named.ts';
import { supplyByKind } from './unquoted/set-off.ts';

/** "✗ the button is enabled": what failed, or what must not be; nobody can tell. */
const isCrossedOut = ([first]: readonly Token[]) => /^[✗✘✖❌☒]\uFE0F?$/u.test(first?.raw ?? '');

/** Reads one sentence clause by clause. Whatever is not read comes back as a clause without steps. */
export function readSentence(spec: string, sentence: Sentence, memory: Memory, at?: SentencePlace): SentenceRead {
  const { tokens } = sentence;
  const rest = withoutOptional(tokens);
  if (rest === tokens) return readClauses(spec, sentence, memory, at);
  const { outcomes } = readClauses(spec, { ...sentence, tokens: [...rest] }, memory, at);
  const read = asOptional(outcomes);
  return { outcomes: [{ tokens, read }], memory: read ? remember(memory, read.steps) : { ...memory, lost: true } };
}

function readClauses(spec: string, sentence: Sentence, memory: Memory, there?: SentencePlace): SentenceRead {
  if (sentence.seen || isCrossedOut(sentence.tokens)) return { outcomes: [{ tokens: sentence.tokens }], memory };
  if (sentence.pairs) return readPairs(sentence, memory);
  const chained = readChained(spec, sentence, memory);
  if (chained) return chained;
  const { tokens: unnamed, namings } = takeNamings(
    inUsualJoints(inUsualWords(inPresent(asListed(withSigns(joinApart(asPrinted(sentence.tokens))))))),
  );
  const tokens = supplyByKind(spec, dropAsides(dropBrackets(joinOrders(spread(unnamed)))));
  const whole = tokens === sentence.tokens ? sentence : { ...sentence, tokens: [...tokens] };
  const state: State = {
    spec,
    sentence: whole,
    pieces: withoutFarewell(spec, piecesOf(tokens)),
    memory,
    outcomes: [],
    namings,
    ...(there && { ...there, around: there.place }),
  };
  let at = 0;
  const link = state.pieces.length > 1 && readChained(spec, { ...whole, tokens: state.pieces[0]!.tokens }, memory);
  if (link && startsClause(state.pieces[1]!, state.pieces[0])) {
    state.outcomes.push(...link.outcomes);
    state.memory = link.memory;
    at = 1;
  }
  while (at < state.pieces.length) {
    const next = readFrom(state, at);
    at = Math.max(next, at + 1);
  }
  for (const naming of state.namings) refuse(state, naming.tokens);
  return { outcomes: state.outcomes.map(asCut(spec)), memory: { ...state.memory, condition: state.condition } };
}

/** "should be Weekly (paused", "Checklist (copy": what a bracket opens goes on behind the clause. */
const isCutInBrackets = ({ value, target }: Step) =>
  [value, target?.text].some((text) => text?.includes(' (') && !text.includes(')'));

/** "type Hello there, how are you": where what is typed goes on with words nobody could read, no part of it is typed. */
const asCut =
  (spec: string) =>
  (outcome: Outcome, at: number, all: readonly Outcome[]): Outcome => {
    const next = all[at + 1];
    if (!outcome.tokens.some(isGiven) && outcome.read?.steps.some(isCutInBrackets)) return { tokens: outcome.tokens };
    const isTyped = outcome.read?.steps.at(-1)?.action === 'type';
    if (!isTyped || next === undefined || next.read || next.tokens.length === 0) return outcome;
    const isApart = outcome.tokens.some(isGiven) || actionStarts.has(next.tokens[0]!.low);
    const between = spec.slice(outcome.tokens.at(-1)!.end, next.tokens[0]!.start);
    return !isApart && /^\s*,\s*$/.test(between) ? { tokens: outcome.tokens } : outcome;
  };

const screenParts =
  /^(?:the )?(?:(?:left|right|main|top) )?(?:sidebar|side bar|header|footer|toolbar|side panel|side menu|drawer)$/;

/** "Verify that after clicking A, B is shown": what is verified comes after the comma. */
function takeCheckedCondition(tokens: readonly Token[]) {
  if (!/^(?:verify|check|ensure|confirm|assert|make|expect|validate)$/.test(tokens[0]!.low)) return undefined;
  const lead =
    /^(?:verify|check|ensure|confirm|assert|make sure|expect|validate)(?: that (?=if )|(?: that)? (?=(?:after|when|once) ))/.exec(
      `${lows(tokens)} `,
    );
  return lead ? takeCondition(tokens.slice(wordCount(lead[0]))) : undefined;
}

/** "Given A, when B, then C" in one sentence: which part of it begins here. */
function tellPart(state: State, at: number): void {
  const { tokens, before } = state.pieces[at]!;
  const { part } = state.sentence;
  if (part === 'when' && before.includes('then') && state.pieces[at]!.first > 0) state.told = 'then';
  if (part !== 'given') return;
  if (tokens[0]!.raw === 'when') state.told = 'when';
  else if (before.includes('then') && state.told) state.told = 'then';
}

function readFrom(state: State, at: number): number {
  const piece = state.pieces[at]!;
  if (isOtherPersona(state.spec, piece.tokens)) {
    refuse(state, piece.tokens);
    return at + 1;
  }
  tellPart(state, at);
  const apart =
    refuseHeld(state, at) ??
    refuseEither(state, at) ??
    refuseLoosePair(state, at) ??
    readStill(state, at) ??
    readLacking(state, at);
  if (apart !== undefined) return apart;
  const login = readLoginTo(state, at);
  if (login !== undefined) return login;
  const happened = readEvent(state, at);
  if (happened !== undefined) return happened;
  const opener = takeCondition(piece.tokens) ?? takeCheckedCondition(piece.tokens);
  if (opener) return readConditional(state, at, opener);
  const words = lows(piece.tokens);
  const isFiller = at + 1 < state.pieces.length && (fillerAlone.test(words) || isRoleAlone(state, at, words));
  if (isFiller || isGreeting(state, at, words)) return pass(state, at);
  const each = readTimesEach(state, at, readFrom);
  if (each !== undefined) return each;
  const announced = readAnnounced(state, at);
  if (announced !== undefined) return announced;
  const pairs = readInlinePairs(state, at);
  if (pairs !== undefined) return pairs;
  const first = readFieldFirst(state, at) ?? readOneOf(state, at);
  if (first !== undefined) return first;
  const titled = readTitle(state, at);
  if (titled !== undefined) return titled;
  const made = readMade(state, at);
  if (made !== undefined) return made;
  const keys = readLabelled(state, at) ?? readKeys(state, at) ?? readPrompt(state, at) ?? readBare(state, at);
  if (keys !== undefined) return keys;
  const limited = readLimited(state, at) ?? readListing(state, at);
  if (limited !== undefined) return limited;
  const again = isTooAtEnd(piece.tokens) ? readEllipsis(state, at) : undefined;
  if (again !== undefined) return again;
  const located = readBeforehand(state, at) ?? readLocation(state, at);
  if (located !== undefined) return located;
  const keepsCondition = state.condition && state.conditional && piece.before === 'and';
  if (!keepsCondition) state.conditional = false;
  return readPlain(state, at, keepsCondition ? state.condition : undefined);
}

/** "When I log in with username A and password B": one step, though "and" stands in it. */
function readLoginTo(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  const opener = next && takeCondition(state.pieces[at]!.tokens);
  if (!opener || !/^(?:when|once|after)$/.test(opener.word)) return undefined;
  const end = isPassword(next.tokens) ? at + 1 : extent(state, at);
  if (end === at) return undefined;
  const more = span(state, at, end).slice(state.pieces[at]!.tokens.length);
  const read = readLogin(asImperative(dropLead([...opener.rest, ...more])));
  if (!read) return undefined;
  accept(state, span(state, at, end), read);
  return end + 1;
}

/** Reads the clause that begins at a piece; gives the index of the piece after it. */
export function readPlain(state: State, at: number, condition?: Step): number {
  const end = extent(state, at);
  const context = contextOf(state);
  const before = state.outcomes.at(-1);
  if (before && !before.read && isRestOfRefused(state, at)) {
    state.outcomes[state.outcomes.length - 1] = { tokens: [...before.tokens, ...span(state, at, end)] };
    return end + 1;
  }
  const read = readSpan(state, context, at, end);
  if (read) {
    accept(state, span(state, at, end), read, condition);
    return end + 1;
  }
  const runOn = end === at && !condition ? readRunOn(state, at) : undefined;
  if (runOn !== undefined) return runOn;
  const alone = end > at && !isOne(span(state, at, end)) ? readClause(context, state.pieces[at]!.tokens) : undefined;
  const isRest = state.pieces
    .slice(at + 1, end + 1)
    .every(({ tokens }) => tokens.every(({ kind }) => kind === 'quote'));
  const isCut = isTypedOn(state, at, alone?.steps.at(-1));
  // "Expected: dates and amounts follow X": where nobody could read what is claimed of both, neither is claimed alone.
  const isHalf =
    alone !== undefined && isBareThing(state, at, alone) && !startsClause(state.pieces[at + 1]!, undefined);
  if (alone && !isCut && !isHalf && !(isRest && alone.steps[0]?.kind === 'assert')) {
    accept(state, state.pieces[at]!.tokens, alone, condition);
    if (startsClause(state.pieces[at + 1]!, undefined)) return at + 1;
    const jotted = readJottedChain(state, at + 1);
    if (jotted !== undefined) return jotted;
    const more = end === at + 1 ? readEllipsis(state, at + 1) : undefined;
    if (more !== undefined) return more;
    refuse(state, span(state, at + 1, end));
    return end + 1;
  }
  const elliptic = end === at && !condition ? readEllipsis(state, at) : undefined;
  if (elliptic !== undefined) return elliptic;
  const { before: joint } = state.pieces[at]!;
  const next = /then|and/.test(joint)
    ? readNextPress(context, span(state, at, end), joint.includes('then'))
    : undefined;
  const named = next ?? readNamed(context, span(state, at, end));
  if (named) accept(state, span(state, at, end), named, condition);
  else if (isPlaceUnread(state, at, end)) return refuseThrough(state, at, end + 1);
  else refuse(state, span(state, at, end));
  return end + 1;
}

/** What joins several kinds or texts is one thing, whatever marks stand in it. */
const isOne = (tokens: readonly Token[]) => heldTogether(tokens) !== undefined || kindListOf(tokens) !== undefined;

/** "type milk and eggs in the box", "fill the notes with milk and eggs": what is typed goes on after "and". */
function isTypedOn({ pieces }: State, at: number, step: Step | undefined): boolean {
  const next = pieces[at + 1];
  if (!next || startsClause(next, undefined)) return false;
  const isLast = () => step?.value?.endsWith(pieces[at]!.tokens.at(-1)!.value) === true;
  return (
    step?.action === 'type' ||
    (/^(?:fill|set)$/.test(step?.action ?? '') && next.before === 'and' && next.tokens.length < 4 && isLast())
  );
}

/** A thing is named and nothing said of it. */
const isBareThing = ({ pieces }: State, at: number, { steps, quoted }: ClauseRead) =>
  !quoted &&
  pieces[at + 1]!.before === 'and' &&
  steps.every(({ action }) => action === 'assertVisible') &&
  !pieces[at]!.tokens.some(
    (token, i) =>
      predicateAt(pieces[at]!.tokens, i) !== undefined ||
      (isWord(token) && /^(?:shown|displayed|visible|present|appears?)$/.test(token.low)),
  );

/** "… who did it and when", "… and no one else", "… to the island and back": nothing of its own after a clause that nobody could read. */
const isRestOfRefused = (state: State, at: number) =>
  /^(?:no|not|nothing|nor|back)$/.test(piece0(state, at)) ||
  (state.pieces[at]!.tokens.length === 1 && /^(?:when|why|how|where|who|what|whom)$/.test(piece0(state, at)));

const piece0 = (state: State, at: number) => state.pieces[at]!.tokens[0]!.low;

/** "pick Red wine and White wine": two of one kind, by the word that both end with. */
const areTwins = (parts: readonly (readonly Token[])[]) =>
  parts.length > 1 &&
  /^(?:pick|choose|select|tick|untick|click|tap)$/.test(dropLead(parts[0]!)[0]?.low ?? '') &&
  parts.every((part, at) => {
    const name = at === 0 ? dropLead(part).slice(1) : part;
    const last = name.at(-1);
    return (
      name.length > 1 &&
      name.length < 4 &&
      beginsCapital(name[0]!.raw) &&
      name.every(({ kind }) => kind === 'word') &&
      last!.low === parts[0]!.at(-1)!.low &&
      last!.raw === last!.low
    );
  });

function readSpan(state: State, context: ClauseContext, at: number, end: number): ClauseRead | undefined {
  const whole = span(state, at, end);
  const title = readByDoing(context, whole, state.pieces[at]!.tokens.length);
  if (title) return title;
  const suffix = readSuffixCondition(context, whole);
  if (suffix) return suffix;
  if (end === at) return readVows(context, whole) ?? readClause(context, whole);
  // "log in as bob, password is x1": one step, whatever mark divides its parts.
  const isLogin =
    end === at + 1 && isPassword(state.pieces[end]!.tokens) && /^(?:log|sign)$/.test(dropLead(whole)[0]!.low);
  if (isLogin)
    return readClause(
      context,
      whole.filter(({ kind }) => kind !== 'soft'),
    );
  // `a row with "A" and "B"`: one row, and not a row and something else.
  if (heldTogether(whole) && !actionStarts.has(dropLead(whole)[0]!.low)) return readClause(context, whole);
  const pieces = state.pieces.slice(at, end + 1);
  const parts = pieces.map(({ tokens }) => tokens);
  const isThen = pieces.map(({ before }) => before.includes('then'));
  const listed =
    shareAct(context, parts) ??
    shareTail(context, parts) ??
    readKinds(context, parts) ??
    shareNames(context, parts) ??
    shareSeen(context, parts);
  if (listed) return listed;
  const isPaired = parts.slice(1).every((part) => isLedAway(part));
  const isAside = pieces.slice(1).some(({ before }) => before.includes('('));
  if (isAside) return readClause(context, whole);
  // "hit Send and Enter": a label, then a key.
  const isKeyLast =
    parts.length === 2 &&
    /^(?:hit|press)$/.test(dropLead(whole)[0]!.low) &&
    /^(?:Enter|Tab|Escape)$/.test(allRaws(parts[1]!));
  const shared = isPaired || isKeyLast || areTwins(parts) ? shareVerb(context, parts, 'any', isThen) : undefined;
  const several = shared ?? shareVerb(context, parts, 'list', isThen) ?? readEntries(context, whole, parts);
  if (several || areBoxes(context, parts)) return several;
  return readClause(context, whole) ?? shareVerb(context, parts, 'any', isThen);
}

/** "Log in by entering X in Y": what follows "by" is what happens, and what comes before it is all one thing. */
function readByDoing(context: ClauseContext, tokens: readonly Token[], length: number): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) => i > 0 && kind === 'word' && low === 'by' && /ing$/.test(tokens[i + 1]?.raw ?? ''),
  );
  const isVerb = (i: number) => imperative(tokens[i]?.low ?? '', actionStarts) !== undefined;
  if (at < 0 || at >= length || !(isVerb(at + 1) || tokens[at + 1]!.low !== tokens[at + 1]!.raw)) return undefined;
  if (/^(?:upload|attach)/.test(dropLead(tokens)[0]!.low)) return undefined;
  const object = objectOf({ ...context, mode: 'act' }, dropLead(tokens.slice(0, at)))?.targets[0];
  const memory = object ? { ...context.memory, last: object } : context.memory;
  return readClause({ ...context, memory }, asImperative(tokens.slice(at + 1)));
}

/** Nothing but a list marker stands before it in the spec. */
const isFirstWord = ({ spec }: State, { start }: Token) => /^\s*(?:[-*•#]+\s*|\d+[.)]\s*)?$/.test(spec.slice(0, start));

/** "Sort order: select X …": words before a colon that only say what comes next. */
function readTitle(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  const { tokens } = state.pieces[at]!;
  if (next?.before !== ':' || tokens.length > 5 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  // "…, and add an account: enter X in Name": what the steps after it come to.
  const isMade = /^(?:add|create|make|register|set up|fill in|fill out) (?:a|an|the) [a-z]+(?: [a-z]+)?$/.test(
    lows(tokens),
  );
  if (at > 0 && !isMade) return undefined;
  const isLabel = tokens.length === 1 && labelVerbs.includes(tokens[0]!.low) && isFirstWord(state, tokens[0]!);
  // "In the dialog: click X": where X is, and no title.
  if (leading.test(tokens[0]!.low)) return undefined;
  const isTopic =
    isLabel || /^(?:sort|filter|order|group) by\b/.test(lows(tokens)) || !startsClause(state.pieces[at]!, undefined);
  const isHeading = !isTopic && (isMade || isFirstWord(state, tokens[0]!)) && !readClause(contextOf(state), tokens);
  if (!(isTopic || isHeading) || !startsClause(next, undefined)) return undefined;
  const isClaim = isFirstWord(state, tokens[0]!) && next.tokens.some((_, i) => i > 0 && predicateAt(next.tokens, i));
  if (!isClaim && !actionStarts.has(next.tokens[0]!.low)) return undefined;
  // "Sidebar: click X" says where X is.
  if (screenParts.test(lows(tokens)))
    state.place = { relation: 'within', noun: sourceOf(state.spec, tokens).replace(/^the /i, '') };
  return pass(state, at);
}
