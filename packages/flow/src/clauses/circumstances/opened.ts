import type { Step } from '@smokejumper/contracts';
import type { Branch } from '../../resolve/memory.ts';
import { isGiven, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, readClause } from '../clause.ts';
import { extent, refuseThrough } from '../cutting/extent.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, pass, type State } from '../cutting/state.ts';
import { takeAgent } from '../edges/agent.ts';
import { dropLead } from '../edges/lead.ts';
import { actionStarts, asImperative } from '../orders/action.ts';
import { toOtherThing } from '../orders/ellipsis.ts';
import { readDone, readPassive } from '../orders/passive.ts';
import { readPlain } from '../plain.ts';
import { durationForm } from '../slots/times.ts';
import { readCondition, readConditionWords, withPresence } from './condition.ts';

/** What stands before a condition that speaks of what was said. */
const isBehind = /^(?:(?:, )?(?:but|,)|\(|[-–—])$/;

/** `click "A", but only if "B" is shown`, `click "A" (if "B" is shown)`: what was done before is under the condition. */
function readAfterthought(state: State, at: number, opener: { word: string; rest: readonly Token[] }): boolean {
  const { outcomes, pieces, sentence } = state;
  const isLast = at === pieces.length - 1 && /^(?:if|unless)$/.test(opener.word) && isBehind.test(pieces[at]!.before);
  const before = outcomes.at(-1);
  const steps = before?.read?.steps ?? [];
  // Behind a comma it may speak of all that was said; a bracket stands at what it speaks of.
  const spoken = pieces[at]!.before === '(' ? outcomes.slice(-1) : outcomes;
  const isOne =
    steps.length > 0 &&
    spoken.every(({ read }) => read) &&
    spoken.flatMap(({ read }) => read!.steps).length === steps.length;
  if (!isLast || !isOne || !steps.every(({ kind, condition }) => kind === 'action' && !condition)) return false;
  const condition =
    withPresence(before!.read!, lows(opener.rest), opener.word)?.steps[0]?.condition ??
    readConditionWords({ ...contextOf(state), mode: 'assert' }, opener.rest, opener.word)?.step;
  if (!condition) return false;
  const from = sentence.tokens.indexOf(before!.tokens[0]!);
  const tokens = from < 0 ? before!.tokens : sentence.tokens.slice(from);
  outcomes[outcomes.length - 1] = {
    tokens,
    read: { ...before!.read!, steps: steps.map((step) => ({ ...step, condition })) },
    branch: { condition, asked: condition },
  };
  return true;
}

export function readConditional(state: State, at: number, opener: { word: string; rest: readonly Token[] }): number {
  const { tokens } = state.pieces[at]!;
  if (readAfterthought(state, at, opener)) return at + 1;
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

/** What "otherwise" is the other branch of: the one spoken of last. */
export const lastBranch = ({ branch, outcomes }: State): Branch | undefined => outcomes.at(-1)?.branch ?? branch;

/** The same before a piece, where that is the first also of the sentence before. */
const branchBefore = (state: State, at: number) => (at === 0 ? state.memory.branch : lastBranch(state));

/** "otherwise go on" asks for nothing. */
const goesOn =
  /^(?:just )?(?:go on|carry on|move on|go ahead|do nothing|skip (?:it|this|this step)|ignore it|leave it(?: alone)?|nothing)$/;

/** "if it is not" after what was asked to be, "if it is" after what was asked not to be: the other branch. */
const isOther = (word: string, { action, op }: Step) =>
  word === 'otherwise' || (word === 'if so') === (action === 'assertNotVisible' || /^(?:not-|neq)/.test(op ?? ''));

function readUnder(state: State, at: number, opener: { word: string; rest: readonly Token[] }): number {
  const { word } = opener;
  // "If the user clicks A, then B is shown": what somebody does is no condition of what is seen.
  const acting = word === 'if' ? takeAgent(opener.rest) : undefined;
  const done = acting && actionStarts.has(acting[0]!.low) ? readClause(contextOf(state), acting) : undefined;
  const isLast = at + 1 >= state.pieces.length;
  if (done && !isLast && done.steps.every(({ kind }) => kind === 'action')) {
    accept(state, state.pieces[at]!.tokens, done);
    return at + 1;
  }
  if (/^(?:otherwise|if (?:not )?so)$/.test(word)) {
    const branch = branchBefore(state, at);
    const opposite = branch && readCondition(branch.condition);
    // What nobody can tell when to do is not done always.
    if (!opposite || !isOther(word, branch.condition))
      return refuseThrough(state, at, opener.rest.length > 0 ? at : at + 1);
    if (opener.rest.length > 0)
      state.pieces[at] = {
        ...state.pieces[at]!,
        tokens: [...opener.rest],
        first: state.pieces[at]!.first + state.pieces[at]!.tokens.length - opener.rest.length,
      };
    if (goesOn.test(lows(opener.rest))) return pass(state, at);
    state.branch = { condition: opposite, asked: branch.asked };
    state.conditional = true;
    const { deed } = state.memory;
    const named = deed && isGiven(opener.rest[0]) ? toOtherThing(state, deed, opener.rest, false) : undefined;
    if (named) {
      accept(state, state.pieces[at]!.tokens, named, state.branch);
      return at + 1;
    }
    const next = opener.rest.length > 0 ? at : at + 1;
    return next < state.pieces.length ? readPlain(state, next, state.branch) : refuseThrough(state, at, next);
  }
  return readOpened(state, at, opener);
}

/** "If A is visible, click B. If it is not visible, click C": still what the condition before was about. */
function aboutAsked(state: State, at: number, [it, be]: readonly Token[]): ClauseContext {
  const context = contextOf(state);
  const asked = branchBefore(state, at)?.asked.target;
  const isIt = it?.kind === 'word' && it.raw === 'it' && /^(?:is|does|has)$/.test(be?.low ?? '');
  return asked && isIt ? { ...context, memory: { ...context.memory, last: asked } } : context;
}

/** "if X appears, click Y" and "once X appears, click Y". */
function readOpened(state: State, at: number, { word, rest }: { word: string; rest: readonly Token[] }): number {
  const context = { ...aboutAsked(state, at, rest), mode: 'assert' as const };
  const isWait = /^(?:when|once|as soon as|after)$/.test(word);
  if (word === 'after' && durationForm.test(lows(rest))) {
    accept(state, state.pieces[at]!.tokens, {
      steps: [{ action: 'wait', kind: 'action', value: sourceOf(state.spec, rest) }],
      quoted: true,
    });
    return at + 1;
  }
  const span =
    word === 'after'
      ? [3, 2, 1].find((length) => length < rest.length && durationForm.test(lows(rest.slice(0, length))))
      : undefined;
  const later = span && readClause(contextOf(state), rest.slice(span));
  if (span && later) {
    const value = sourceOf(state.spec, rest.slice(0, span));
    const end = extent(state, at);
    if (end === at) {
      accept(state, state.pieces[at]!.tokens, {
        ...later,
        steps: [{ action: 'wait', kind: 'action', value }, ...later.steps],
      });
      return at + 1;
    }
  }
  // "Given …, when X is selected and Y is clicked, then …": what is done.
  const isAct = isWait && at + 1 < state.pieces.length;
  const done =
    state.told === 'when' && word === 'when'
      ? readPassive(contextOf(state), rest)
      : isAct
        ? readDone(contextOf(state), rest)
        : undefined;
  if (done) {
    accept(state, state.pieces[at]!.tokens, done);
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
    if (isWrittenElsewhere(state, at, found.step, body)) return refuseThrough(state, at, at + 1);
    state.branch = { condition: found.step, asked: found.step };
    state.conditional = true;
    return readPlain(state, body.length > 0 ? at : at + 1, state.branch);
  }
  if (isWait) {
    const plain = readClause(contextOf(state), asImperative(rest));
    const isOnlySeen = word === 'after' && plain?.steps.every(({ kind }) => kind === 'assert');
    if (plain && !isOnlySeen) {
      accept(state, state.pieces[at]!.tokens, plain);
      return at + 1;
    }
  }
  return refuseThrough(state, at, at + 1);
}

/** `Set Nights to 3; if "Max 2" appears, set it to 2`: the field, or what appeared? */
function isWrittenElsewhere({ memory, pieces }: State, at: number, { action, target }: Step, body: readonly Token[]) {
  const order = dropLead(body.length > 0 ? body : (pieces[at + 1]?.tokens ?? []));
  const isOpen = action === 'assertVisible' && target?.text !== undefined && !target.role && !target.noun;
  const wrote =
    memory.deed && /^(?:fill|set|select|pickDate)$/.test(memory.deed.action) ? memory.deed.target : undefined;
  const isWriting = /^(?:set|change|fill|clear|reset|correct|lower|raise|put|switch)$/.test(order[0]?.low ?? '');
  return (
    isOpen &&
    isWriting &&
    wrote !== undefined &&
    wrote.text !== target.text &&
    order.slice(1, 4).some(({ raw }) => raw === 'it')
  );
}
