import type { Step } from '@smokejumper/contracts';
import { predicateAt } from '../assertions/predicate.ts';
import { readStatement } from '../assertions/statement.ts';
import { madeKind } from '../lexicon/made.ts';
import type { Memory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import { readPlace } from '../targets/scope.ts';
import type { Sentence } from '../tokenise/lines.ts';
import { sourceOf, type Token } from '../tokenise/token.ts';
import { actionStarts } from './action.ts';
import { asImperative, type ClauseContext, type ClauseRead, lows, readClause, withoutKind } from './clause.ts';
import { readCondition, readSuffixCondition, takeCondition } from './condition.ts';
import { dropLead, imperative } from './lead.ts';
import { createdThing, isNoPlace } from './leftover.ts';
import { type Piece, piecesOf, startsClause } from './pieces.ts';
import { readChained, readPairs } from './shapes.ts';
import { shareVerb } from './share.ts';
import { durationForm } from './slots.ts';

/** What became of a stretch of a sentence: steps, or a clause nobody could read. */
export type Outcome = { tokens: readonly Token[]; read: ClauseRead } | { tokens: readonly Token[]; read?: undefined };

export interface SentenceRead {
  outcomes: Outcome[];
  memory: Memory;
}

interface State {
  spec: string;
  sentence: Sentence;
  pieces: Piece[];
  memory: Memory;
  outcomes: Outcome[];
  condition?: Step | undefined;
  /** Whether the clause just read was under the condition. */
  conditional?: boolean;
  place?: ClauseContext['place'];
}

/** Reads one sentence clause by clause. Whatever is not read comes back as a clause without steps. */
export function readSentence(spec: string, sentence: Sentence, memory: Memory): SentenceRead {
  if (sentence.pairs) return readPairs(sentence, memory);
  const chained = readChained(spec, sentence, memory);
  if (chained) return chained;
  const state: State = { spec, sentence, pieces: piecesOf(sentence.tokens), memory, outcomes: [] };
  let at = 0;
  while (at < state.pieces.length) {
    const next = readFrom(state, at);
    at = Math.max(next, at + 1);
  }
  return { outcomes: state.outcomes, memory: state.memory };
}

const contextOf = (state: State): ClauseContext => ({
  spec: state.spec,
  memory: state.memory,
  mode: 'act',
  expected: state.sentence.expected,
  given: state.sentence.part === 'given',
  ...(state.place && { place: state.place }),
});

/** All tokens from one piece to another, joints included. */
function span(state: State, from: number, to: number): Token[] {
  const start = state.pieces[from]!.first;
  const last = state.pieces[to]!;
  return state.sentence.tokens.slice(start, last.first + last.tokens.length);
}

function extent(state: State, at: number): number {
  let end = at;
  const isList = !startsClause({ ...state.pieces[at]!, before: 'then' }, undefined);
  if (
    isList &&
    at + 1 < state.pieces.length &&
    state.pieces[at + 1]!.before !== ',' &&
    !startsWithVerb(state.pieces[at + 1]!)
  )
    end++;
  const isNames = (piece: Piece | undefined) =>
    piece?.tokens[0]?.kind === 'quote' && !piece.tokens.some((_, i) => predicateAt(piece.tokens, i));
  while (isList && isNames(state.pieces[end]) && state.pieces[end + 1]?.tokens[0]?.kind === 'quote') end++;
  while (end + 1 < state.pieces.length && !startsClause(state.pieces[end + 1]!, state.pieces[end])) end++;
  return end;
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

function readFrom(state: State, at: number): number {
  const piece = state.pieces[at]!;
  const opener = takeCondition(piece.tokens);
  if (opener) return readConditional(state, at, opener);
  const titled = readTitle(state, at);
  if (titled !== undefined) return titled;
  const made = readMade(state, at);
  if (made !== undefined) return made;
  const located = readLocation(state, at);
  if (located !== undefined) return located;
  const keepsCondition = state.condition && state.conditional && piece.before === 'and';
  if (!keepsCondition) state.conditional = false;
  return readPlain(state, at, keepsCondition ? state.condition : undefined);
}

/** Reads the clause that begins at a piece; gives the index of the piece after it. */
function readPlain(state: State, at: number, condition?: Step): number {
  const end = extent(state, at);
  const context = contextOf(state);
  const before = state.outcomes.at(-1);
  if (before && !before.read && /^(?:no|not|nothing|nor)$/.test(piece0(state, at))) {
    state.outcomes[state.outcomes.length - 1] = { tokens: [...before.tokens, ...span(state, at, end)] };
    return end + 1;
  }
  const read = readSpan(state, context, at, end);
  if (read) {
    accept(state, span(state, at, end), read, condition);
    return end + 1;
  }
  const alone = end > at ? readClause(context, state.pieces[at]!.tokens) : undefined;
  const isRest = state.pieces
    .slice(at + 1, end + 1)
    .every(({ tokens }) => tokens.every(({ kind }) => kind === 'quote'));
  if (alone && !(isRest && alone.steps[0]?.kind === 'assert')) {
    accept(state, state.pieces[at]!.tokens, alone, condition);
    refuse(state, span(state, at + 1, end));
    return end + 1;
  }
  refuse(state, span(state, at, end));
  return end + 1;
}

const piece0 = (state: State, at: number) => state.pieces[at]!.tokens[0]!.low;

function readSpan(state: State, context: ClauseContext, at: number, end: number): ClauseRead | undefined {
  const whole = span(state, at, end);
  const title = readByDoing(context, whole);
  if (title) return title;
  const suffix = readSuffixCondition(context, whole);
  if (suffix) return suffix;
  if (end === at) return readClause(context, whole);
  const parts = state.pieces.slice(at, end + 1).map(({ tokens }) => tokens);
  const isPaired = parts
    .slice(1)
    .every((part) => part.some(({ kind, low }) => kind === 'word' && /^(?:in|into|to|from|as|with|for)$/.test(low)));
  const shared = isPaired ? shareVerb(context, parts, 'any') : undefined;
  return shared ?? shareVerb(context, parts, 'list') ?? readClause(context, whole) ?? shareVerb(context, parts, 'any');
}

/** "Log in by entering X in Y": what follows "by" is what happens. */
function readByDoing(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) => i > 0 && kind === 'word' && low === 'by' && /ing$/.test(tokens[i + 1]?.low ?? ''),
  );
  if (at < 0 || !imperative(tokens[at + 1]!.low, actionStarts)) return undefined;
  return readClause(context, asImperative(tokens.slice(at + 1)));
}

function readConditional(state: State, at: number, opener: { word: string; rest: readonly Token[] }): number {
  const { tokens } = state.pieces[at]!;
  const before = state.outcomes.length;
  const next = readUnder(state, at, opener);
  const first = state.outcomes[before];
  if (first)
    state.outcomes[before] = {
      ...first,
      tokens: [...tokens.filter(({ start }) => start < first.tokens[0]!.start), ...first.tokens],
    };
  return next;
}

function readUnder(state: State, at: number, opener: { word: string; rest: readonly Token[] }): number {
  const { word } = opener;
  if (word === 'otherwise') {
    const opposite = state.condition && readCondition(state.condition);
    if (!opposite) return refuseThrough(state, at, at);
    if (opener.rest.length > 0)
      state.pieces[at] = {
        ...state.pieces[at]!,
        tokens: [...opener.rest],
        first: state.pieces[at]!.first + state.pieces[at]!.tokens.length - opener.rest.length,
      };
    state.condition = opposite;
    state.conditional = true;
    return readPlain(state, opener.rest.length > 0 ? at : at + 1, opposite);
  }
  return readOpened(state, at, opener);
}

/** "if X appears, click Y" and "once X appears, click Y". */
function readOpened(state: State, at: number, { word, rest }: { word: string; rest: readonly Token[] }): number {
  const context = { ...contextOf(state), mode: 'assert' as const };
  const isWait = /^(?:when|once|as soon as|after)$/.test(word);
  if (word === 'after' && durationForm.test(lows(rest))) {
    accept(state, state.pieces[at]!.tokens, {
      steps: [{ action: 'wait', kind: 'action', value: sourceOf(state.spec, rest) }],
      quoted: true,
    });
    return at + 1;
  }
  for (let cut = rest.length; cut > 0; cut--) {
    const body = rest.slice(cut);
    if (body.length > 0 && !startsClause({ tokens: [...body], before: '', first: 0 }, undefined)) continue;
    const found = readConditionWords(context, rest.slice(0, cut), word);
    if (!found) continue;
    if (body.length === 0 && at + 1 >= state.pieces.length) break;
    state.memory = found.memory;
    if (body.length > 0)
      state.pieces[at] = {
        ...state.pieces[at]!,
        tokens: [...body],
        first: state.pieces[at]!.first + state.pieces[at]!.tokens.length - body.length,
      };
    if (isWait) {
      accept(state, body.length > 0 ? rest.slice(0, cut) : state.pieces[at]!.tokens, found.read);
      return body.length > 0 ? readPlain(state, at) : at + 1;
    }
    state.condition = found.step;
    state.conditional = true;
    return readPlain(state, body.length > 0 ? at : at + 1, found.step);
  }
  if (isWait) {
    const plain = readClause(contextOf(state), asImperative(rest));
    if (plain) {
      accept(state, state.pieces[at]!.tokens, plain);
      return at + 1;
    }
  }
  return refuseThrough(state, at, at + 1);
}

interface ConditionFound {
  step: Step;
  memory: Memory;
  read: ClauseRead;
}

function readConditionWords(
  context: ClauseContext,
  tokens: readonly Token[],
  word: string,
): ConditionFound | undefined {
  const claim = readStatement({ ...context, atStart: true }, tokens);
  const step = claim?.steps.length === 1 ? withoutKind(claim.steps[0]!) : undefined;
  if (!step) return undefined;
  const isWait = /^(?:when|once|as soon as|after)$/.test(word);
  const sense = word === 'unless' ? readCondition(step) : step;
  if (!sense) return undefined;
  const until: Step = { action: 'waitFor', kind: 'action', until: sense };
  return {
    step: sense,
    memory: remember(context.memory, [{ ...step, kind: 'assert' }]),
    read: { steps: isWait ? [until] : [], quoted: true },
  };
}

/** Goes on after words that ask for nothing by themselves; they are read, not dropped. */
function pass(state: State, at: number): number {
  state.outcomes.push({ tokens: state.pieces[at]!.tokens, read: { steps: [], quoted: true } });
  return at + 1;
}

/** "Sort order: select X …": words before a colon that only say what comes next. */
function readTitle(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  const { tokens } = state.pieces[at]!;
  if (at > 0 || next?.before !== ':' || tokens.length > 4 || tokens.some(({ kind }) => kind !== 'word'))
    return undefined;
  const isTopic = /^(?:sort|filter|order|group) by\b/.test(lows(tokens)) || !startsClause(state.pieces[at]!, undefined);
  if (!isTopic || !startsClause(next, undefined)) return undefined;
  return actionStarts.has(next.tokens[0]!.low) ? pass(state, at) : undefined;
}

/** "Generate a random email and enter it in X": the data is made where it is entered. */
function readMade(state: State, at: number): number | undefined {
  const tokens = dropLead(state.pieces[at]!.tokens);
  const next = state.pieces[at + 1];
  if (!next || !/^(?:generate|create|make|invent|think)$/.test(tokens[0]?.low ?? '')) return undefined;
  const made = tokens.slice(tokens[1]?.low === 'up' ? 2 : 1);
  if (!madeKind(lows(made))) return undefined;
  const it = next.tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'it');
  if (it < 0) return undefined;
  const joined = [...next.tokens.slice(0, it), ...made, ...next.tokens.slice(it + 1)];
  const read = readClause(contextOf(state), joined);
  if (!read) return undefined;
  accept(state, span(state, at, at + 1), read);
  return at + 2;
}

/** "In the "Query" editor, press Ctrl+A": a place for the clauses that follow. */
function readLocation(state: State, at: number): number | undefined {
  const piece = state.pieces[at]!;
  const tokens = piece.tokens.slice(/^(?:still|now|back)$/.test(piece.tokens[0]!.low) ? 1 : 0);
  const first = tokens[0];
  if (first?.kind !== 'word' || !placeWords.test(first.low) || tokens.length < 2) return undefined;
  if (tokens[1]!.kind === 'path' && tokens.length > 2) return splitPiece(state, at, 2);
  const isLast = at + 1 >= state.pieces.length;
  const isFollowed = !isLast && startsClause(state.pieces[at + 1]!, piece);
  if (isFollowed && isNoPlace(tokens)) return pass(state, at);
  if (isFollowed && !/^(?:at|from)$/.test(first.low)) {
    if (readClause(contextOf(state), piece.tokens)) return undefined;
    const place = readPlace({ ...contextOf(state), mode: 'assert' }, tokens);
    if (!place) return readPlacedClause(state, at);
    state.place = place;
    return pass(state, at);
  }
  return readPlacedClause(state, at);
}

const placeWords = /^(?:in|on|inside|within|at|from|under|below|above|underneath|beneath|beside|next|near)$/;

/** `Under "Add a seat" enter …`: the place of one clause, with no comma to set it off. */
function readPlacedClause(state: State, at: number): number | undefined {
  const piece = state.pieces[at]!;
  if (readClause(contextOf(state), piece.tokens)) return undefined;
  for (let cut = 2; cut < Math.min(piece.tokens.length - 1, 10); cut++) {
    const verb = piece.tokens[cut]!;
    if (verb.kind !== 'word' || !actionStarts.has(verb.low) || placeWords.test(verb.low)) continue;
    const head = piece.tokens.slice(0, cut);
    const place = isNoPlace(head) ? undefined : readPlace({ ...contextOf(state), mode: 'assert' }, head);
    const tail = { tokens: piece.tokens.slice(cut), before: piece.before, first: piece.first + cut };
    if (!place || !startsClause(tail, undefined)) continue;
    const outside = state.place;
    state.outcomes.push({ tokens: head, read: { steps: [], quoted: true } });
    state.pieces[at] = tail;
    state.place = place;
    const next = readPlain(state, at);
    state.place = outside;
    return next;
  }
  return undefined;
}

/** "in /mail/inbox drag X": the address is a step of its own. */
function splitPiece(state: State, at: number, length: number): number | undefined {
  const piece = state.pieces[at]!;
  const tail = piece.tokens.slice(length);
  const head = piece.tokens.slice(0, length);
  const read = readClause(contextOf(state), head);
  if (!read) return undefined;
  accept(state, head, read);
  state.pieces[at] = { tokens: tail, before: '', first: piece.first + length };
  return readPlain(state, at);
}

function accept(state: State, tokens: readonly Token[], read: ClauseRead, condition?: Step): void {
  const steps = condition ? read.steps.map((step) => (step.condition ? step : { ...step, condition })) : read.steps;
  state.memory = { ...remember(state.memory, steps), ofPage: read.ofPage };
  state.outcomes.push({ tokens, read: { ...read, steps } });
}

function refuse(state: State, tokens: readonly Token[]): void {
  const created = createdThing(tokens);
  state.memory = { ...state.memory, last: created, subject: undefined, actedOn: created, whole: created !== undefined };
  const before = state.outcomes.at(-1);
  if (before && !before.read && isEmptyPronoun(tokens))
    state.outcomes[state.outcomes.length - 1] = { tokens: [...before.tokens, ...tokens] };
  else state.outcomes.push({ tokens });
}

/** "check it", "do that": nothing of its own. */
export const isEmptyPronoun = (tokens: readonly Token[]) =>
  tokens.length <= 2 && /^(?:it|this|that|them)$/.test(tokens.at(-1)?.low ?? '');

function refuseThrough(state: State, at: number, to: number): number {
  const last = extent(state, Math.min(to, state.pieces.length - 1));
  refuse(state, span(state, at, last));
  return last + 1;
}
