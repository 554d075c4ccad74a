import type { Step } from '@smokejumper/contracts';
import { readStatement, readThing } from '../../assertions/statement.ts';
import { invert, type NumberOp } from '../../lexicon/comparisons.ts';
import { own } from '../../lexicon/own.ts';
import { stateOf } from '../../lexicon/states.ts';
import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import { asWord, fits, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { withoutKind } from './limits.ts';

const openers = [
  'as soon as',
  'in case',
  'whenever',
  'if',
  'unless',
  'when',
  'once',
  'after',
  'otherwise',
  'else',
  'if not',
  'if it is not',
  'if it does not',
  'if it is',
  'if it does',
  'should there be',
  'should',
]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => [phrase, phrase.split(' ')] as const);

/** The word that opens a condition, and what follows it. */
export function takeCondition(raw: readonly Token[]): { word: string; rest: readonly Token[] } | undefined {
  const tokens = dropLead(raw);
  const low = tokens[0]?.low ?? '';
  for (const [opener, words] of openers) {
    if (words[0] !== low) continue;
    if (!fits(tokens, 0, words)) continue;
    if (opener === 'should there be') return rest0(tokens, words.length);
    if (opener === 'should' && !/^(?:the|a|an|"|“)/.test(tokens[1]?.low ?? '')) return undefined;
    const rest = tokens.slice(words.length);
    // "If the alert is shown, …; if it is not, …"; "if it is not there" says itself what it asks.
    if (/^if it /.test(opener) && rest.length > 0) continue;
    if (opener === 'after' && rest.length === 1 && /^(?:that|this|which)$/.test(rest[0]!.low)) return undefined;
    if (/^(?:otherwise|else|if not)$/.test(opener)) return { word: 'otherwise', rest };
    if (/^if it /.test(opener)) return { word: opener.endsWith('not') ? 'if not so' : 'if so', rest };
    if (rest.length === 0) return undefined;
    if (opener === 'should') return inverted(rest);
    return { word: opener === 'in case' || opener === 'whenever' ? 'if' : opener, rest };
  }
  return undefined;
}

const finite: Record<string, string> = { be: 'is', appear: 'appears', show: 'shows', pop: 'pops', contain: 'contains' };

/** "Should the banner be shown, …" as "if the banner is shown, …". */
function inverted(rest: readonly Token[]) {
  const at = rest.findIndex(({ kind, low }, i) => i > 0 && kind === 'word' && own(finite, low) !== undefined);
  const isClaim = rest.some(({ kind, low }) => kind === 'word' && /^(?:should|must|is|are)$/.test(low));
  if (at < 0 || isClaim) return undefined;
  return { word: 'if', rest: [...rest.slice(0, at), asWord(rest[at]!, finite[rest[at]!.low]!), ...rest.slice(at + 1)] };
}

/** "should there be a banner, …" as "if there is a banner, …". */
function rest0(tokens: readonly Token[], skip: number) {
  const rest = tokens.slice(skip);
  return rest.length > 0
    ? { word: 'if', rest: [...['there', 'is'].map((low) => asWord(tokens[1]!, low)), ...rest] }
    : undefined;
}

const textOpposites: Record<string, Step['op']> = {
  contains: 'not-contains',
  'not-contains': 'contains',
  equals: 'not-equals',
  'not-equals': 'equals',
};

/** The opposite of a condition; `undefined` where the vocabulary has none. */
export function readCondition(step: Step): Step | undefined {
  switch (step.action) {
    case 'assertVisible':
      return { ...step, action: 'assertNotVisible' };
    case 'assertNotVisible':
      return { ...step, action: 'assertVisible' };
    case 'assertState': {
      const value = stateOf(step.value === 'not-empty' ? 'filled' : (step.value ?? ''), true);
      return value && { ...step, value };
    }
    case 'assertCount':
    case 'assertNumber':
      return step.op === 'increased' || step.op === 'decreased'
        ? undefined
        : { ...step, op: invert((step.op ?? 'eq') as NumberOp) };
    default: {
      const op = textOpposites[step.op ?? 'contains'];
      return op && { ...step, op };
    }
  }
}

interface ConditionFound {
  step: Step;
  memory: Memory;
  read: ClauseRead;
}

const sight =
  /^(?:you|i|we|they|(?:the )?user) (?:(?:(do|can) not) )?(?:(?:can|do|still|ever|now) )*(?:see|sees|get|gets|find|notice|spot) /;

/** "if you see a banner": it is there. */
function readSight(context: ClauseContext, tokens: readonly Token[]) {
  const found = sight.exec(`${lows(tokens)} `);
  return found ? readThing(context, tokens.slice(wordCount(found[0])), found[1] !== undefined) : undefined;
}

const shownUp = /^(?:banner|popup|pop-up|dialog|modal|overlay|toast|message|notice|alert|tooltip)$/;

/** "the banner is up": it is shown; whether a site is up, no page tells. */
const asShown = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.raw === 'up' && /^(?:is|are)$/.test(tokens.at(-2)?.low ?? '') && shownUp.test(tokens.at(-3)?.low ?? '')
    ? [...tokens.slice(0, -1), asWord(tokens.at(-1)!, 'visible')]
    : tokens;

export function readConditionWords(
  context: ClauseContext,
  tokens: readonly Token[],
  word: string,
): ConditionFound | undefined {
  const claim = readSight(context, tokens) ?? readStatement({ ...context, atStart: false }, asShown(tokens));
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

const bareState =
  /^(?:(?:still|already|currently) )?(?:not )?(?:ticked|unticked|checked|unchecked|on|off|enabled|disabled|selected|empty|expanded|collapsed)$/;

/** "unless its already ticked": as it is often written. */
const isItsState = ([its, ...state]: readonly Token[]) => its?.low === 'its' && bareState.test(lows(state));

/** "if present", "if there is one": what it is done to is there. */
const isThere =
  /^(?:any|present|visible|shown|there|it is there|it exists|it is present|there is one|one appears|one is shown|one is visible|one shows up|there is any|there are any)$/;
/** "if necessary": when that is, nobody tells. */
const isNeeded = /^(?:necessary|needed|required|prompted|asked|possible)$/;

/** "untick A if ticked": what it is done to. */
const itIs = (state: readonly Token[]) => [...['it', 'is'].map((low) => asWord(state[0]!, low)), ...state];

/** "accept the banner if it shows up", "click X unless Y is visible". */
export function readSuffixCondition(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 0 &&
      kind === 'word' &&
      /^(?:if|unless|when|whenever|in)$/.test(low) &&
      (low !== 'in' || tokens[i + 1]?.low === 'case'),
  );
  if (at < 0) return undefined;
  const word = tokens[at]!.low;
  const body = tokens.slice(0, at).filter(({ kind }, i, all) => !(kind === 'soft' && i === all.length - 1));
  const rest = tokens.slice(word === 'in' ? at + 2 : at + 1);
  const read = readClause(context, body);
  if (!read || read.steps.length === 0) return undefined;
  if (isNeeded.test(lows(rest)) || isThere.test(lows(rest))) return withPresence(read, lows(rest), word);
  const memory = remember(context.memory, read.steps);
  const target = read.steps[0]!.target;
  const named =
    target?.scope && /^(?:banner|dialog|alert)$/.test(target.scope.role ?? '')
      ? { ...memory, last: withoutRelationOf(target.scope) }
      : memory;
  const claim = readStatement(
    { ...context, memory: named, mode: 'assert' },
    bareState.test(lows(rest)) ? itIs(rest) : isItsState(rest) ? itIs(rest.slice(1)) : rest,
  );
  const condition = claim?.steps.length === 1 ? withoutKind(claim.steps[0]!) : undefined;
  const sense = word === 'unless' && condition ? readCondition(condition) : condition;
  return sense && { ...read, steps: read.steps.map((step) => ({ ...step, condition: sense })) };
}

function withoutRelationOf(scope: NonNullable<Step['target']>['scope']) {
  const { relation: _, ...target } = scope!;
  return target;
}

/** "if present": the target itself is the condition. */
export function withPresence(read: ClauseRead, words: string, word: string): ClauseRead | undefined {
  return isThere.test(words) && word !== 'unless' ? ifPresent(read) : undefined;
}

/** What is done only where the thing is there, or what holds it. */
export function ifPresent(read: ClauseRead): ClauseRead | undefined {
  const target = read.steps[0]?.target;
  if (!target) return undefined;
  const holder =
    target.scope && /^(?:banner|dialog|alert)$/.test(target.scope.role ?? '')
      ? withoutRelationOf(target.scope)
      : target;
  const condition: Step = { action: 'assertVisible', target: holder };
  return { ...read, steps: read.steps.map((step) => ({ ...step, condition })) };
}
