import { remember } from '../../resolve/remember.ts';
import type { Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { extent } from '../cutting/extent.ts';
import { accept, contextOf, type State, span } from '../cutting/state.ts';
import { dropLead, imperative } from '../edges/lead.ts';
import { actionStarts, asImperative } from '../orders/action.ts';
import { readDoing } from '../orders/order.ts';
import { readHappening } from './event.ts';

/** "clicking Save", "you click Save": what is done, said as a time. */
function readTime(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const rest = dropLead(tokens);
  const first = rest[0];
  if (first?.kind !== 'word' || !imperative(first.low, actionStarts)) return undefined;
  const isSaid = /ing$/.test(first.low) || rest.length < tokens.length;
  return isSaid ? readDoing(context, asImperative(rest)) : undefined;
}

/** Two clauses in the order in which they happen. */
function inOrder(
  context: ClauseContext,
  first: (context: ClauseContext) => ClauseRead | undefined,
  second: (context: ClauseContext) => ClauseRead | undefined,
): ClauseRead | undefined {
  const one = first(context);
  if (!one || one.steps.length === 0) return undefined;
  const two = second({ ...context, memory: remember(context.memory, one.steps) });
  if (!two || two.steps.length === 0) return undefined;
  return { steps: [...one.steps, ...two.steps], quoted: one.quoted && two.quoted };
}

/** `"Total" reads "€5" before and "€10" after clicking "x2"`: one claim, then the act, then the other. */
function readBeforeAndAfter(context: ClauseContext, tokens: readonly Token[], before: number): ClauseRead | undefined {
  const [and, value, after, ...event] = tokens.slice(before + 1);
  if (and?.low !== 'and' || after?.low !== 'after' || !value) return undefined;
  const claim = readClause(context, tokens.slice(0, before));
  const [step, ...more] = claim?.steps ?? [];
  const isText =
    /^assert(?:Text|Value|Number)$/.test(step?.action ?? '') && step!.value !== undefined && more.length === 0;
  const act = isText ? readTime(context, event) : undefined;
  return act && { steps: [step!, ...act.steps, { ...step!, value: value.value }], quoted: claim!.quoted && act.quoted };
}

/** "enter A in B before clicking C", "click C after entering A in B": the steps as they happen. */
export function readBefore(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 0 && kind === 'word' && /^(?:before|after|upon|following)$/.test(low) && i < tokens.length - 1,
  );
  if (at < 1) return undefined;
  const around = tokens[at]!.low === 'before' ? readBeforeAndAfter(context, tokens, at) : undefined;
  if (around) return around;
  const main = (given: ClauseContext) => readClause(given, tokens.slice(0, at));
  const event = tokens.slice(at + 1);
  if (tokens[at]!.low === 'before') return inOrder(context, main, (given) => readTime(given, event));
  const happened = readHappening(context, event);
  // What was just done, told once more: only the claim is left.
  if (happened?.steps.length === 0) return main(context);
  return inOrder(context, (given) => happened ?? readTime(given, event), main);
}

/** "Before clicking C, enter A in B": only with one clause after the comma, or nobody knows how far it reaches. */
export function readBeforehand(state: State, at: number): number | undefined {
  if (at + 1 >= state.pieces.length) return undefined;
  const tokens = dropLead(state.pieces[at]!.tokens);
  if (tokens[0]?.kind !== 'word' || tokens[0].low !== 'before') return undefined;
  const end = extent(state, at + 1);
  if (end !== state.pieces.length - 1) return undefined;
  const read = inOrder(
    contextOf(state),
    (given) => readClause(given, span(state, at + 1, end)),
    (given) => readTime(given, tokens.slice(1)),
  );
  if (!read) return undefined;
  accept(state, span(state, at, end), read);
  return end + 1;
}
