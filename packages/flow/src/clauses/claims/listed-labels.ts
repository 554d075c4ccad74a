import type { Step } from '@smokejumper/contracts';
import { assertion } from '../../assertions/complement.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import type { Piece } from '../cutting/pieces.ts';
import { isLabelInside } from '../cutting/starts.ts';
import { accept, contextOf, refuse, type State, span } from '../cutting/state.ts';

/**
 * "I see two buttons: Save and Cancel": so many of them, and their names. "The menu opens: Edit, Delete", "The buttons, Save
 * and Cancel, are disabled": names as well, which nobody presses; what is said of them is refused.
 */
export function readListedLabels(state: State, at: number): number | undefined {
  const first = state.pieces[at + 1];
  if (first?.before === ':') return readBehindColon(state, at);
  return first?.before === ',' && isLabelInside(first) ? refuseBetweenCommas(state, at) : undefined;
}

function readBehindColon(state: State, at: number): number | undefined {
  const last = state.pieces.length - 1;
  const names = state.pieces.slice(at + 1);
  if (!names.slice(1).every(isListedOn) || !names.every(isNameShaped)) return undefined;
  const read = readClause({ ...contextOf(state), mode: 'assert' }, state.pieces[at]!.tokens);
  const [claim, ...more] = read?.steps ?? [];
  if (claim?.kind !== 'assert' || more.length > 0 || !isOfSeveral(claim)) return undefined;
  const isExact = claim.action === 'assertCount' && claim.op === 'eq' && Number(claim.value) === names.length;
  if (isExact) {
    const { role, scope } = claim.target ?? {};
    const shown = names.map(({ tokens }) => {
      const text = sourceOf(state.spec, tokens);
      return assertion({ action: 'assertVisible', target: { text, ...(role && { role }), ...(scope && { scope }) } });
    });
    accept(state, span(state, at, last), { steps: [claim, ...shown], quoted: false });
    return last + 1;
  }
  if (!names.every(isLabelInside)) return undefined;
  refuse(state, span(state, at, last));
  return last + 1;
}

const isOfSeveral = ({ action, target }: Step) =>
  action === 'assertCount' ||
  (action === 'assertVisible' && ['menu', 'dialog', 'toolbar', 'list'].includes(target?.role ?? ''));

const isListedOn = ({ before }: Piece) => /^(?:,|and|, and)$/.test(before);

// A word or a few, the first with a capital.
const isNameShaped = ({ tokens }: Piece) =>
  tokens.length < 4 &&
  /^\p{Lu}\p{L}/u.test(tokens[0]!.raw) &&
  tokens.every(({ kind }, i) => kind === 'word' && (i === 0 || predicateAt(tokens, i) === undefined));

function refuseBetweenCommas(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const isKind = tokens.length > 1 && tokens.length < 5 && isPlural(tokens.at(-1)!);
  let last = at + 1;
  while (state.pieces[last + 1] && isListedOn(state.pieces[last + 1]!) && isLabelInside(state.pieces[last + 1]!))
    last++;
  const claimed = state.pieces[last + 1]?.tokens;
  if (!isKind || last === at + 1 || claimed === undefined || predicateAt(claimed, 0) === undefined) return undefined;
  if (tokens.some((_, i) => predicateAt(tokens, i) !== undefined)) return undefined;
  refuse(state, span(state, at, last + 1));
  return last + 2;
}

const isPlural = ({ kind, low }: Token) => kind === 'word' && low.endsWith('s') && roleOf([low]) !== undefined;
