import { lows } from '../../tokenise/token.ts';
import { order } from '../../tokenise/wrap.ts';
import { takeCondition } from '../circumstances/condition.ts';
import { refuseThrough } from '../cutting/extent.ts';
import { refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';

/** "(2)", "(b)": what numbers a clause, and stands between two of them. */
const numbering = /^(?:\d{1,2}|[a-z])$/;
/** What begins no order of its own. */
const within = /^(?:should|there|if|unless|once|when|after|right|clear)$/;
/** What is told ahead of clauses that hold only there or then. */
const ahead =
  /^(?:in|on|at|under|inside|within|for|with|from|below|above|beside|near|if|unless|when|once|after|before|while|as)$/;

/** The piece behind a bracket that stands in the middle of a clause, or -1. */
function behindBracket({ pieces }: State, at: number): number {
  if (pieces[at + 1]?.before !== '(') return -1;
  const close = pieces.findIndex(({ before }, i) => i > at + 1 && before.includes(')'));
  const next = pieces[close];
  if (next?.before !== ')' || (close === at + 2 && numbering.test(lows(pieces[at + 1]!.tokens)))) return -1;
  const first = dropLead(next.tokens)[0]?.raw ?? '';
  return order.test(`${first} `) && !within.test(first) ? -1 : close;
}

/**
 * "choose Save (the blue one) in the dialog": the clause goes on behind what nobody could read, so no part of it is
 * read by itself, nor what only holds there or then.
 */
export function refuseBracketed(state: State, at: number): number | undefined {
  const close = behindBracket(state, at);
  if (close < 0) return undefined;
  const { tokens } = state.pieces[at]!;
  if (!takeCondition(tokens) && !ahead.test(dropLead(tokens)[0]?.low ?? '')) return refuseThrough(state, at, close);
  refuse(state, span(state, at, state.pieces.length - 1));
  return state.pieces.length;
}
