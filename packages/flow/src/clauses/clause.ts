import type { Step, Target } from '@smokejumper/contracts';

import { isPlea } from '../assertions/messages.ts';
import { readStatement, readThing } from '../assertions/statement.ts';
import { timesOf } from '../lexicon/numbers.ts';
import type { TargetContext } from '../targets/target.ts';
import { lows, sourceOf, type Token } from '../tokenise/token.ts';
import { actionStarts } from './action.ts';
import { readBefore } from './before.ts';
import { readCause } from './cause.ts';
import { readExpectation } from './expectation.ts';
import { isGuarded } from './guard.ts';
import { dropLead, imperative } from './lead.ts';
import { readDoing, readEquals, readGets } from './order.ts';
import { isUndecided, readDone, readPassive, readStart } from './passive.ts';
import { supplyByOrder } from './set-off.ts';
import { durationForm } from './slots.ts';
import { dropTrail } from './trail.ts';
import { readWait } from './wait.ts';

export interface ClauseRead {
  steps: Step[];
  quoted: boolean;
  ofPage?: boolean;
  /** It tells in the passive what somebody did. */
  passive?: boolean;
}

export interface ClauseContext extends TargetContext {
  /** Only actions or only expectations may be meant here. */
  given?: boolean;
  expected?: boolean;
  /** The clause stands under a Gherkin Then. */
  underThen?: boolean;
  /** … or under a When. */
  underWhen?: boolean;
  /** "In the dialog, …": where the actions of this sentence happen. */
  place?: Target['scope'];
  /** Something was pressed there already; only an option that is picked next is still there. */
  left?: boolean | undefined;
}

/** "…, and that the row contains X": still what is verified. */
function withoutThat(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens;
  const isJoining =
    first?.kind === 'word' &&
    first.raw === 'that' &&
    (next?.kind === 'quote' || /^(?:the|a|an|there|it|no|my|your)$/.test(next?.raw ?? ''));
  return isJoining ? tokens.slice(1) : tokens;
}

/** Reads one clause without conditions; every word must have a place, or the answer is `undefined`. */
export function readClause(context: ClauseContext, raw: readonly Token[]): ClauseRead | undefined {
  const tokens = dropTrail(dropLead(withoutThat(raw)));
  const isAgain = raw.some(({ kind, low }) => kind === 'word' && low === 'again');
  if (isAgain && context.memory.actedOn && context.memory.last)
    return sameAgain(
      context.memory.acts,
      readBare({ ...context, memory: { ...context.memory, last: context.memory.actedOn } }, tokens),
    );
  return readBare(context, supplyByOrder(context.spec, tokens)) ?? readPlea(context, raw);
}

/** "Please name a witness should be visible": the page asks for it, so nobody is asked to do it. */
function readPlea(context: ClauseContext, raw: readonly Token[]): ClauseRead | undefined {
  const isAsked = isPlea(raw) && isGuarded(context, raw) === undefined;
  const read = isAsked && !context.given ? readStatement({ ...context, mode: 'assert' }, raw) : undefined;
  return read?.steps.every(({ target }) => target?.text?.startsWith('Please ')) ? read : undefined;
}

/** "tap the heart again": the heart that was tapped before, with its place. */
function sameAgain(acts: readonly Target[], read: ClauseRead | undefined): ClauseRead | undefined {
  const [step] = read?.steps ?? [];
  const { text, noun, role, ...rest } = step?.target ?? {};
  const name = (text ?? noun)?.toLowerCase();
  if (read?.steps.length !== 1 || name === undefined || Object.keys(rest).length > 0) return read;
  const before = acts.findLast(
    (target) => name === (target.text ?? target.noun)?.toLowerCase() && (!role || role === target.role),
  );
  return before ? { ...read, steps: [{ ...step!, target: before }] } : read;
}

function readBare(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (tokens.length === 0 || tokens.length > 60 || tokens.some(({ kind }) => kind === 'unclosed')) return undefined;
  if (isUndecided(context, tokens)) return undefined;
  return (
    readUnshown(context, tokens) ??
    readStart(context, tokens) ??
    (context.underWhen ? readPassive(context, tokens) : readDone(context, tokens)) ??
    readNegatedOrder(tokens) ??
    readGets(context, tokens) ??
    readEquals(context, tokens) ??
    readCause(context, tokens) ??
    readWait(context, tokens) ??
    readWithin(context, tokens) ??
    readUntil(context, tokens) ??
    readOrdered(context, tokens) ??
    (isOrder(context, tokens) ? undefined : readExpectation(context, tokens)) ??
    readTimed(context, tokens) ??
    readPassive(context, tokens) ??
    readDoing(context, tokens) ??
    readRather(context, tokens) ??
    readBefore(context, tokens)
  );
}

/** Headed by an order, and nothing in it that only a claim has: "click lists" claims nothing of a thing called click. */
function isOrder(context: ClauseContext, tokens: readonly Token[]): boolean {
  const isVerb =
    tokens[0]!.kind === 'word' &&
    /^(?:click|tap|press|hit|tick|untick|uncheck|choose|pick|type|enter|hover|upload|toggle|turn|switch|drag|select|expand|scroll|clear)$/.test(
      tokens[0]!.low,
    );
  const isClaim = tokens.some(({ kind, raw }) => kind === 'word' && /^(?:should|must|is|are|will)$/.test(raw));
  return isVerb && !isClaim && !context.expected;
}

/** "untick show sold": a verb at the head of a clause is never what a claim is about. */
function readOrdered(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  return isOrder(context, tokens) ? (readTimed(context, tokens) ?? readDoing(context, tokens)) : undefined;
}

/** "Don't show X" is said to the page, not to us. */
function readUnshown(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const found =
    /^(?:(?:do|does) not|never) (?:expect to see|want to see|show|display|see|contain|say|expect)(?: me)? |^expect (?:not to|to not) see /.exec(
      `${lows(tokens)} `,
    );
  return found
    ? readThing({ ...context, mode: 'assert' }, tokens.slice(found[0].trim().split(' ').length), true)
    : undefined;
}

/** "press Save without filling in Name": where what is left undone begins, or -1. */
const leavingOut = (tokens: readonly Token[]) =>
  tokens.findIndex(
    ({ kind, raw }, i) =>
      i > 1 &&
      kind === 'word' &&
      raw === 'without' &&
      /^(?:fill|enter|typ|click|press|select|choos|tick|check|chang|enter|upload|pick|touch|log|sav|confirm)\w*ing$/.test(
        tokens[i + 1]?.low ?? '',
      ),
  );

/** "click A instead of B": B is left alone, which asks for nothing. */
function readRather(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 1 && kind === 'word' && /^(?:instead|rather)$/.test(low) && tokens[i + 1]?.kind === 'word',
  );
  const isPair = at > 0 && /^(?:instead of|rather than) (?:the )?"(?: \w+)?$/.test(lows(tokens.slice(at)));
  const left = isPair ? at : leavingOut(tokens);
  return left > 1 ? readDoing(context, tokens.slice(0, left)) : undefined;
}

/** "Don't press Enter" asks for nothing. */
function readNegatedOrder(tokens: readonly Token[]): ClauseRead | undefined {
  const words = lows(tokens.slice(0, 4));
  const found = /^(?:do not|never|without) (\S+)/.exec(words);
  const verb = found && imperative(found[1]!, actionStarts);
  return verb && !/^(?:see|be|am|is|are|get|show|display|list|contain|say)$/.test(verb)
    ? { steps: [], quoted: true }
    : undefined;
}

/** "Within 10 s …": how many words the limit takes at the front, 0 if none. */
export function earlyLimit(tokens: readonly Token[]): number {
  if (tokens[0]?.kind !== 'word' || !/^(?:within|in)$/.test(tokens[0].low)) return 0;
  const skip = /^(?:at most|less than|under|max)$/.test(lows(tokens.slice(1, 3))) ? 3 : 1;
  const length = [2, 1, 3].find((words) => durationForm.test(lows(tokens.slice(skip, skip + words))));
  const isLimit = tokens[0].low === 'within' || skip === 3;
  return length && isLimit ? skip + length : 0;
}

/** "… within 30 seconds": an expectation becomes a wait; after an action the limit says nothing. */
function readWithin(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const early = earlyLimit(tokens);
  if (early > 0) {
    const rest = tokens.slice(early);
    return readWithin(context, [...rest.slice(rest[0]?.kind === 'soft' ? 1 : 0), ...tokens.slice(0, early)]);
  }
  for (let at = tokens.length - 2; at > 0; at--) {
    if (!/^(?:within|in|after)$/.test(tokens[at]!.low) || tokens[at]!.kind !== 'word') continue;
    const skip = /^(?:at most|less than|no more than)$/.test(lows(tokens.slice(at + 1, at + 3)))
      ? 3
      : /^(?:under|max|maximum)$/.test(tokens[at + 1]!.low)
        ? 2
        : 1;
    const limit = tokens.slice(at + skip);
    if (!durationForm.test(lows(limit))) continue;
    const body = tokens.slice(0, at);
    const expected = /^(?:within|in)$/.test(tokens[at]!.low) || skip > 1 ? readExpectation(context, body) : undefined;
    if (expected)
      return {
        ...expected,
        steps: expected.steps.map((until) => ({
          action: 'waitFor',
          kind: 'action',
          value: sourceOf(context.spec, limit),
          until: withoutKind(until),
        })),
      };
    const action = tokens[at]!.low === 'within' ? readDoing(context, body) : undefined;
    if (action) return action;
  }
  return undefined;
}

export function withoutKind(step: Step): Step {
  const { kind: _, ...rest } = step;
  return rest;
}

/** "click X until Y appears". */
function readUntil(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low, raw }, i) => i > 0 && kind === 'word' && /^(?:until|till)$/.test(low) && !/^\p{Lu}/u.test(raw),
  );
  if (at < 0) return undefined;
  const skip = /^(?:keep|continue|repeat|repeatedly)$/.test(tokens[0]!.low) ? 1 : 0;
  const most = takeMost(tokens.slice(skip, at)) ?? takeMost(tokens.slice(at + 1));
  const body = dropOver(takeMost(tokens.slice(skip, at))?.rest ?? tokens.slice(skip, at));
  const action = readDoing(context, skip ? asImperative(body) : body);
  if (action?.steps.length !== 1) return undefined;
  const until = readUntilWhat(
    { ...context, mode: 'assert', memory: { ...context.memory, last: action.steps[0]!.target ?? context.memory.last } },
    takeMost(tokens.slice(at + 1))?.rest ?? tokens.slice(at + 1),
  );
  const times = most && { times: most.times };
  return until && { steps: [{ ...action.steps[0]!, until: withoutKind(until), ...times }], quoted: action.quoted };
}

/** "click Next repeatedly until …": that it is repeated is what "until" says. */
function dropOver(tokens: readonly Token[]): readonly Token[] {
  const words = [3, 1].find((length) =>
    /^(?:repeatedly|again and again|over and over)$/.test(
      tokens
        .slice(-length)
        .map(({ raw }) => raw)
        .join(' '),
    ),
  );
  return words && tokens.length > words + 1 ? tokens.slice(0, -words) : tokens;
}

const mostLead =
  /^(?:(?:but |or )?(?:for )?(?:at most|max(?:imum)?(?: of)?|up to|no more than|not more than|a maximum of)) $/;

/** "…, at most 5 times": how often at most, and the rest. */
function takeMost(tokens: readonly Token[]): { rest: readonly Token[]; times: number } | undefined {
  const last = tokens.at(-1)?.kind === 'soft' ? -1 : tokens.length;
  const words = tokens
    .slice(0, last)
    .map((token) =>
      token.kind === 'word' ? token.low.replace(/^(?:tries|attempts|clicks|repetitions)$/, 'times') : '"',
    );
  const found = timesOf(words);
  if (!found) return undefined;
  for (let length = 4; length > 0; length--) {
    const at = words.length - found.length - length;
    if (at < 1 || !mostLead.test(`${words.slice(at, at + length).join(' ')} `)) continue;
    const end = tokens[at - 1]!.kind === 'soft' ? at - 1 : at;
    return { rest: tokens.slice(0, end), times: found.times };
  }
  return undefined;
}

/** What is waited for: a statement, or a thing that has to be there. */
export function readUntilWhat(context: ClauseContext, tokens: readonly Token[]): Step | undefined {
  const rest =
    /^(?:you|i|we)$/.test(tokens[0]?.low ?? '') && /^(?:see|reach|get|find)$/.test(tokens[1]?.low ?? '')
      ? tokens.slice(2)
      : tokens;
  const reads = isGuarded(context, rest) ?? readStatement(context, rest) ?? readThing(context, rest, false);
  return reads && reads !== 'guarded' && reads.steps.length === 1 ? reads.steps[0] : undefined;
}

/** "click twice on Next", `hit "Next" twice in the dialog`: how often, said in the middle. */
function takeTimes(tokens: readonly Token[]) {
  for (let at = 1; at < tokens.length - 1; at++) {
    const after = tokens[at + 1]!;
    const isPlaced = after.kind === 'word' && /^(?:on|in|inside|within|under|next)$/.test(after.low);
    const words = tokens.slice(1, at + 1).map(({ kind, low }) => (kind === 'word' ? low : ''));
    const found = isPlaced && !(after.low === 'in' && at === 1) ? timesOf(words) : undefined;
    if (!found || found.length > at) continue;
    const isSetOff =
      at - found.length === 0 ||
      tokens[at - found.length]!.kind === 'quote' ||
      /^(?:twice|thrice)$/.test(tokens[at]!.raw);
    if (isSetOff) return { ...found, rest: [...tokens.slice(0, at + 1 - found.length), ...tokens.slice(at + 1)] };
  }
  return undefined;
}

/** More often than this is a slip of the keyboard. */
const mostTimes = 200;

function readTimed(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const early = takeTimes(tokens);
  const found = early ?? timesOf(tokens.map(({ kind, low }) => (kind === 'word' ? low : '')));
  if (!found || found.times < 1 || found.times > mostTimes || found.length >= tokens.length) return undefined;
  const action = readDoing(context, early ? early.rest : tokens.slice(0, -found.length));
  if (!action || action.steps.length === 0) return undefined;
  const steps =
    found.times === 1
      ? action.steps
      : action.steps.map((step, i) => (i === action.steps.length - 1 ? { ...step, times: found.times } : step));
  return { ...action, steps };
}

/** Verb forms as orders: "clicks", "clicking". */
export function asImperative(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  const verb = first?.kind === 'word' ? imperative(first.low, actionStarts) : undefined;
  return first && verb ? [{ ...first, low: verb }, ...rest] : tokens;
}
