import type { Step } from '@smokejumper/contracts';
import { readStatement, readThing } from '../../assertions/statement.ts';
import { timesOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isVague } from '../../lexicon/vague.ts';
import { type Memory, mention } from '../../resolve/memory.ts';
import { allRaws, beginsCapital, fits, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { readExpectation } from '../claims/expectation.ts';
import { isGuarded } from '../claims/guard.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { inOrder } from '../edges/reordered.ts';
import { asImperative } from '../orders/action.ts';
import { readDoing } from '../orders/order.ts';
import { durationForm, durationSaid } from '../slots/times.ts';
import { quoted } from '../unquoted/set-off.ts';
import { readCondition } from './condition.ts';

/** "Within 10 s …": how many words the limit takes at the front, 0 if none. */
export function earlyLimit(tokens: readonly Token[]): number {
  if (tokens[0]?.kind !== 'word' || !/^(?:within|in)$/.test(tokens[0].low)) return 0;
  const skip = /^(?:at most|less than|under|max)$/.test(lows(tokens.slice(1, 3))) ? 3 : 1;
  const length = [2, 1, 3].find((words) => durationForm.test(lows(tokens.slice(skip, skip + words))));
  const isLimit = tokens[0].low === 'within' || skip === 3;
  return length && isLimit ? skip + length : 0;
}

/** "… within 30 seconds": an expectation becomes a wait; after an action the limit says nothing. */
export function readWithin(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const early = earlyLimit(tokens);
  if (early > 0) {
    const rest = tokens.slice(tokens[early]?.kind === 'soft' ? early + 1 : early);
    // "Within 10 s" and nothing else, or another limit: there is nothing to wait for.
    if (rest.length === 0 || earlyLimit(rest) > 0) return undefined;
    return readWithin(context, [...rest, ...tokens.slice(0, early)]);
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
          value: durationSaid(context.spec, limit),
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

/** "the row containing till 3": after a preposition no new clause begins. */
const isNamedTill = (tokens: readonly Token[], at: number) =>
  tokens[at]!.raw === 'till' &&
  tokens[at - 1]!.kind === 'word' &&
  /^(?:the|a|an|containing|with|for|of|to|on|in|named|called|from|at)$/.test(tokens[at - 1]!.low);

/** "click X until Y appears", "keep clicking X while Y is shown". */
export function readUntil(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const isKept = tokens[0]!.low === 'keep';
  const during = isKept ? tokens.findIndex((_, i) => i > 1 && duringWords(tokens, i) > 0) : -1;
  const at = during > 0 ? during : untilAt(tokens);
  if (at < 0) return undefined;
  const what = tokens.slice(at + (during > 0 ? duringWords(tokens, at) : 1));
  const skip = isKept || /^(?:continue|repeat|repeatedly)$/.test(tokens[0]!.low) ? 1 : 0;
  const [ahead, behind] = [takeMost(tokens.slice(skip, at)), takeMost(what)];
  const most = ahead ?? behind;
  const body = dropOver(ahead?.rest ?? tokens.slice(skip, at));
  const action = readDoing(context, skip ? asImperative(body) : body);
  if (action?.steps.length !== 1) return undefined;
  const shown = readUntilWhat(
    { ...context, mode: 'assert', memory: afterAct(context.memory, action.steps[0]!) },
    behind?.rest ?? what,
  );
  const until = shown && during > 0 ? readCondition(shown) : shown;
  const times = most && { times: most.times };
  return until && { steps: [{ ...action.steps[0]!, until: withoutKind(until), ...times }], quoted: action.quoted };
}

const untilAt = (tokens: readonly Token[]) =>
  tokens.findIndex(
    ({ kind, low, raw }, i) =>
      i > 0 && kind === 'word' && /^(?:until|till)$/.test(low) && !beginsCapital(raw) && !isNamedTill(tokens, i),
  );

/** How many words "while" or "as long as" takes at a place, 0 if it is not there. */
const duringWords = (tokens: readonly Token[], at: number) =>
  fits(tokens, at, ['while'])
    ? 1
    : fits(tokens, at, ['as', 'long', 'as']) || fits(tokens, at, ['so', 'long', 'as'])
      ? 3
      : 0;

/** What was done is what "it" is next, whatever was counted before. */
const afterAct = (memory: Memory, { action, target }: Step): Memory => ({ ...mention(memory, target), acted: action });

/** "click Next repeatedly until …": that it is repeated is what "until" says. */
function dropOver(tokens: readonly Token[]): readonly Token[] {
  const words = [3, 1].find((length) =>
    /^(?:repeatedly|again and again|over and over)$/.test(allRaws(tokens.slice(-length))),
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
  const sighted = /^(?:you|i|we) (?:can )?(?:see|reach|get|find) /.exec(lows(tokens));
  const rest = sighted ? tokens.slice(wordCount(sighted[0])) : tokens;
  const ordered = inOrder(rest);
  const reads = isGuarded(context, rest) ?? readStatement(context, ordered) ?? readThing(context, ordered, false);
  return reads && reads !== 'guarded' && reads.steps.length === 1 ? reads.steps[0] : undefined;
}

/** "click twice on Next", `hit "Next" twice in the dialog`: how often, said in the middle. */
function takeTimes(tokens: readonly Token[]) {
  for (let at = 1; at < tokens.length - 1; at++) {
    const after = tokens[at + 1]!;
    const isPlaced = after.kind === 'word' && /^(?:on|in|inside|within|under|next)$/.test(after.low);
    if (!isPlaced || (after.low === 'in' && at === 1)) continue;
    const found = timesOf(tokens.slice(1, at + 1).map(({ kind, low }) => (kind === 'word' ? low : '')));
    if (!found || found.length > at) continue;
    const isSetOff =
      at - found.length === 0 ||
      tokens[at - found.length]!.kind === 'quote' ||
      /^(?:twice|thrice)$/.test(tokens[at]!.raw);
    if (isSetOff) return { ...found, rest: [...tokens.slice(0, at + 1 - found.length), ...tokens.slice(at + 1)] };
  }
  return undefined;
}

/** "hit next puzzle 2x": what is pressed again and again is a control, and not whatever comes next. */
function asStepper(spec: string, tokens: readonly Token[]): readonly Token[] | undefined {
  const lead = /^(?:click|tap|press|hit)(?: on)? (?=(?:next|previous|prev) [a-z]+(?: [a-z]+)?$)/.exec(lows(tokens));
  const from = lead ? wordCount(lead[0]) : tokens.length;
  const words = tokens.slice(from + 1);
  const isName = words.length > 0 && words.every(({ low }) => !isVague(low) && (low === 'page' || !roleOf([low])));
  return isName ? quoted(spec, tokens, from, tokens.length) : undefined;
}

/** More often than this is a slip of the keyboard. */
const mostTimes = 200;

export function readTimed(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const early = takeTimes(tokens);
  const found = early ?? timesOf(tokens.map(({ kind, low }) => (kind === 'word' ? low : '')));
  if (!found || found.times < 1 || found.times > mostTimes || found.length >= tokens.length) return undefined;
  const body = early ? early.rest : tokens.slice(0, -found.length);
  const stepper = found.times > 1 ? asStepper(context.spec, body) : undefined;
  const action = readDoing(context, stepper ?? body);
  if (!action || action.steps.length === 0) return undefined;
  const steps =
    found.times === 1
      ? action.steps
      : action.steps.map((step, i) => (i === action.steps.length - 1 ? { ...step, times: found.times } : step));
  return { ...action, steps };
}
