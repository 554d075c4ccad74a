import type { Step } from '@smokejumper/contracts';
import type { Memory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import type { Sentence } from '../tokenise/lines.ts';
import { asListed } from '../tokenise/listing.ts';
import { isGiven, lows, type Token, wordCount } from '../tokenise/token.ts';
import { readBeforehand } from './circumstances/before.ts';
import { takeCondition } from './circumstances/condition.ts';
import { readEvent } from './circumstances/event.ts';
import { readIntroduction } from './circumstances/introduction.ts';
import { lastBranch, readConditional } from './circumstances/opened.ts';
import { asOptional, withoutOptional } from './circumstances/optional.ts';
import { readLimited, readListing, readLocation } from './circumstances/places.ts';
import { readTitle } from './circumstances/title.ts';
import { readAnnounced } from './claims/announced.ts';
import { joinApart } from './claims/apart.ts';
import { refuseBracketed } from './claims/bracketed.ts';
import { refuseEither, refuseHolderOfTwo, refuseLoosePair, refuseSecondLabel } from './claims/either.ts';
import { refuseApposed } from './claims/in-apposition.ts';
import { readLacking } from './claims/lacking.ts';
import { passNothingElse } from './claims/nothing-else.ts';
import { asPrinted } from './claims/printed.ts';
import { readStill } from './claims/still.ts';
import { extent, jointEnd } from './cutting/extent.ts';
import { joinOrders, piecesOf } from './cutting/pieces.ts';
import { readChained, readPairs } from './cutting/shapes.ts';
import { withSigns } from './cutting/signs.ts';
import { spread } from './cutting/spread.ts';
import { startsClause } from './cutting/starts.ts';
import {
  accept,
  type Outcome,
  pass,
  refuse,
  type SentencePlace,
  type SentenceRead,
  type State,
  span,
} from './cutting/state.ts';
import { isOtherPersona, isStranger } from './edges/agent.ts';
import { dropAsides } from './edges/asides.ts';
import { fillerAlone, isGreeting, isRoleAlone, withoutFarewell } from './edges/fillers.ts';
import { refuseHeld } from './edges/held.ts';
import { inUsualJoints } from './edges/joined.ts';
import { dropLead, pagers } from './edges/lead.ts';
import { takeNamings } from './edges/naming.ts';
import { dropBrackets } from './edges/notes.ts';
import { withoutRemarks } from './edges/remarks.ts';
import { inPresent } from './edges/reported.ts';
import { inUsualWords } from './edges/usual.ts';
import { readInlinePairs } from './lists/inline-pairs.ts';
import { readKeys } from './lists/keys.ts';
import { readLabelled } from './lists/labelled.ts';
import { optionsAs } from './lists/options-of.ts';
import { readTimesEach } from './lists/times-each.ts';
import { actionStarts, asImperative } from './orders/action.ts';
import { readBare } from './orders/bare-key.ts';
import { isTooAtEnd, readEllipsis } from './orders/ellipsis.ts';
import { readFieldFirst } from './orders/field-first.ts';
import { isPassword, readLogin, refuseTwoPeople } from './orders/login.ts';
import { readMade } from './orders/made.ts';
import { readPrompt } from './orders/native.ts';
import { readOneOf } from './orders/one-of.ts';
import { readPlain } from './plain.ts';
import { supplyCodes } from './unquoted/codes.ts';
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
  const tokens = supplyByKind(
    spec,
    supplyCodes(spec, dropAsides(withoutRemarks(dropBrackets(optionsAs(joinOrders(spread(unnamed))))))),
  );
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
  return { outcomes: state.outcomes.map(asCut(spec)), memory: { ...state.memory, branch: lastBranch(state) } };
}

/** "Newsletter (weekly digest) in Preferences": behind its bracket no name goes on so. */
const goesBeyond = /\([^()]+ [^()]+\) (?:in|on|for|from|under|of|at|to|near|inside|within|as|by) /;
/** "should be Weekly (paused", "Checklist (copy": what a bracket opens goes on behind the clause. */
const isCutInBrackets = ({ value, target }: Step) =>
  [value, target?.text].some((text) => text && ((text.includes(' (') && !text.includes(')')) || goesBeyond.test(text)));

/** "should show two gaps, with a note in each": what nobody could read is claimed of the same. */
const isMoreOfClaim = ({ read, tokens }: Outcome, { tokens: [first, second] }: Outcome) =>
  first?.raw === 'with' &&
  second?.kind === 'word' &&
  // `"Saved" should come up, with …`: what was set off was claimed by itself.
  !(read?.steps.at(-1)?.action === 'assertVisible' && isGiven(tokens[0])) &&
  /^assert(?!Url|Title|Href)/.test(read?.steps.at(-1)?.action ?? '');

/** "type Hello there, how are you": where what is typed goes on with words nobody could read, no part of it is typed. */
const asCut =
  (spec: string) =>
  (outcome: Outcome, at: number, all: readonly Outcome[]): Outcome => {
    const next = all[at + 1];
    if (!outcome.tokens.some(isGiven) && outcome.read?.steps.some(isCutInBrackets)) return { tokens: outcome.tokens };
    if (next && !next.read && isMoreOfClaim(outcome, next)) return { tokens: outcome.tokens };
    const isTyped = outcome.read?.steps.at(-1)?.action === 'type';
    if (!isTyped || next === undefined || next.read || next.tokens.length === 0) return outcome;
    const isApart = outcome.tokens.some(isGiven) || actionStarts.has(next.tokens[0]!.low);
    const between = spec.slice(outcome.tokens.at(-1)!.end, next.tokens[0]!.start);
    return !isApart && /^\s*,\s*$/.test(between) ? { tokens: outcome.tokens } : outcome;
  };

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

/** "When I log in with username A and password B": one step, though "and" stands in it. */
function readLoginTo(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  const opener = next && takeCondition(state.pieces[at]!.tokens);
  if (!opener || !/^(?:when|once|after)$/.test(opener.word)) return undefined;
  const opened = { ...state.pieces[at]!, tokens: [...opener.rest] };
  const two = refuseTwoPeople({ ...state, pieces: state.pieces.with(at, opened) }, at);
  if (two !== undefined) return two;
  const end = isPassword(next.tokens) ? at + 1 : extent(state, at);
  if (end === at) return undefined;
  const more = span(state, at, end).slice(state.pieces[at]!.tokens.length);
  const read = readLogin(asImperative(dropLead([...opener.rest, ...more])));
  if (!read) return undefined;
  accept(state, span(state, at, end), read);
  return end + 1;
}

function refusePersona(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  if (!isOtherPersona(state.spec, tokens) && !isStranger(tokens, state.memory.toldBefore)) return undefined;
  const end = extent(state, at);
  refuse(state, span(state, at, end));
  return end + 1;
}

function readCondition(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const opener = takeCondition(tokens) ?? takeCheckedCondition(tokens);
  return opener && readConditional(state, at, opener);
}

/** "Next and Previous are disabled": a control that is called so; behind a comma only where its like follow. */
function isNamedNext(state: State, at: number, words: string): boolean {
  const [next] = state.pieces.slice(at + 1);
  const isPager = next?.before === 'and' || pagers.test(lows(next?.tokens ?? []));
  return /^(?:next|first|last|finally)$/.test(words) && isPager && jointEnd(state, at) > at;
}

/** "Welcome", "As an admin," before a clause. */
function passFiller(state: State, at: number): number | undefined {
  const words = lows(state.pieces[at]!.tokens);
  if (isNamedNext(state, at, words)) return undefined;
  const isFiller = at + 1 < state.pieces.length && (fillerAlone.test(words) || isRoleAlone(state, at, words));
  return isFiller || isGreeting(state, at, words) ? pass(state, at) : undefined;
}

/** Each reads what begins at a piece and gives the index of the piece after it; the first that can has it. */
const readers: readonly ((state: State, at: number) => number | undefined)[] = [
  refusePersona,
  refuseBracketed,
  refuseHeld,
  refuseEither,
  refuseApposed,
  refuseSecondLabel,
  refuseLoosePair,
  refuseHolderOfTwo,
  refuseTwoPeople,
  readStill,
  readLacking,
  readLoginTo,
  readEvent,
  readCondition,
  passNothingElse,
  passFiller,
  (state, at) => readTimesEach(state, at, readFrom),
  readAnnounced,
  readInlinePairs,
  readFieldFirst,
  readOneOf,
  readIntroduction,
  readTitle,
  readMade,
  readLabelled,
  readKeys,
  readPrompt,
  readBare,
  readLimited,
  readListing,
  (state, at) => (isTooAtEnd(state.pieces[at]!.tokens) ? readEllipsis(state, at) : undefined),
  readBeforehand,
  readLocation,
];

function readFrom(state: State, at: number): number {
  tellPart(state, at);
  for (const read of readers) {
    const next = read(state, at);
    if (next !== undefined) return next;
  }
  const staysUnder = state.branch && state.conditional && state.pieces[at]!.before === 'and';
  if (!staysUnder) state.conditional = false;
  return readPlain(state, at, staysUnder ? state.branch : undefined);
}
