import type { Scope, Step } from '@smokejumper/contracts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { readValue } from '../../resolve/slots.ts';
import { asWord, isWord, lows, type Token } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { extent } from '../cutting/extent.ts';
import { accept, contextOf, pass, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';

const among = /^(?:from|of|out of|among|amongst) the (?:list of )?(?:[a-z]+ )?[a-z]+$/;

/** "From the results, open the topmost one": the kind was told first, and which one of it after. */
function readAmong(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const kind = tokens.at(-1)!;
  if (!among.test(lows(tokens)) || !roleOf([kind.low])?.plural) return undefined;
  const end = extent(state, at + 1);
  const order = dropLead(span(state, at + 1, end));
  const one = order.findIndex((token, i) => isWord(token) && token.low === 'one' && ordinalOf(order[i - 1]?.low));
  if (one < 1) return undefined;
  const named = [...order.slice(0, one), asWord(kind, singular(kind.low)), ...order.slice(one + 1)];
  const read = readClause(contextOf(state), named);
  if (read?.steps.length !== 1) return undefined;
  accept(state, span(state, at, end), read);
  return end + 1;
}

const nthOne = /^in the (\S+) one$/;

/** "In the third row, change A to 1. In the fourth one, to 2": the same act in the next place of its kind. */
function readNextOne(state: State, at: number): number | undefined {
  const found = nthOne.exec(lows(state.pieces[at]!.tokens));
  const ordinal = found ? ordinalOf(found[1]) : undefined;
  const { deed, acted } = state.memory;
  const before = deed?.target?.scope;
  if (!ordinal || !deed || acted !== deed.action || before?.ordinal === undefined) return undefined;
  const place: Scope = { ...before, ordinal };
  const next = state.pieces[at + 1]!;
  if (deed.action !== 'set' || next.tokens[0]!.low !== 'to') {
    state.place = place;
    state.acted = false;
    state.left = false;
    return pass(state, at);
  }
  const value = readValue(state.spec, next.tokens.slice(1), true);
  if (!value) return undefined;
  const step: Step = { ...deed, target: { ...deed.target, scope: place }, value: value.value };
  accept(state, span(state, at, at + 1), { steps: [step], quoted: value.quoted });
  return at + 2;
}

export function readOneOf(state: State, at: number): number | undefined {
  if (state.pieces[at + 1]?.before !== ',') return undefined;
  return readAmong(state, at) ?? readNextOne(state, at);
}

/** "drag the first row onto the third": the kind of the one is that of the other. */
export function withKindAgain(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:drag|move|drop|pull)$/.test(tokens[0]?.low ?? '')) return tokens;
  const last = tokens.at(-1)!.low === 'one' ? tokens.slice(0, -1) : tokens;
  const isRank = last.at(-2)?.low === 'the' && ordinalOf(last.at(-1)!.low) !== undefined;
  const to = last.findIndex(({ low }, at) => at > 3 && /^(?:to|onto|into|on|over)$/.test(low));
  const isNth = tokens[1]?.low === 'the' && ordinalOf(tokens[2]?.low) !== undefined;
  const kind = tokens[3];
  return isRank && isNth && to === 4 && isWord(kind) && roleOf([kind.low]) ? [...last, kind] : tokens;
}
