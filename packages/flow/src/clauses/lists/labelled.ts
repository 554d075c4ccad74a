import { wholeWords } from '../../targets/labels.ts';
import { allRaws, isWord } from '../../tokenise/token.ts';
import { type Piece, startsClause } from '../cutting/pieces.ts';
import { accept, extent, pass, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from '../orders/action.ts';
import { readLogin } from '../orders/login.ts';
import { fillOf } from './inline-pairs.ts';
import { isPairName, isPairOrder } from './pair-name.ts';

const isPair = (name: Piece | undefined, value: Piece | undefined, isFirst: boolean) =>
  name !== undefined && value?.before === ':' && isPairName(name.tokens, isFirst) && !isPairOrder(value.tokens);

const isLoginPart = ({ tokens }: Piece) =>
  tokens.every(({ low }) => /^(?:log|in|sign|login|user|username|account|password|pass|pw|pin)$/.test(low));

const setting = /^(?:select|choose|pick|set)$/;

/** "Login: dora, First name: Dora, Email: d@x.test", where a form was opened; "select Colour: Red, Size: M". */
export function readLabelled(state: State, at: number): number | undefined {
  const { sentence, memory } = state;
  const whole = state.pieces[at]!;
  const [verb, ...rest] = dropLead(whole.tokens);
  const isSet = isWord(verb) && setting.test(verb.low) && rest.length > 0;
  const pieces = isSet ? state.pieces.with(at, { ...whole, tokens: rest }) : state.pieces;
  let end = at;
  while (
    isPair(pieces[end], pieces[end + 1], end === at) &&
    (end === at || /^(?:,|and|, and)$/.test(pieces[end]!.before))
  )
    end += 2;
  const isDone = /^(?!assert|wait)./.test(memory.acted ?? '') && !memory.lost;
  const isForm = isSet ? end > at : end - at > 2 && isDone && !sentence.expected && sentence.part !== 'then';
  const names = pieces.slice(at, end).filter((_, i) => i % 2 === 0);
  if (!isForm || names.every(isLoginPart)) return readLoginTitle(state, at);
  const next = pieces[end];
  if (next && (next.before === ':' || !startsClause(next, pieces[end - 1]))) return undefined;
  const steps = names.map((name, i) => {
    const step = fillOf(state.spec, { name: name.tokens, value: pieces[at + 2 * i + 1]!.tokens, next: 0 });
    return step && isSet ? { ...step, action: 'set' as const } : step;
  });
  if (!steps.every((step) => step !== undefined)) return undefined;
  accept(state, span(state, at, end - 1), { steps, quoted: false });
  return end;
}

/** "Login: enter X in User": a title of what follows; before anything else that is no account, no order either. */
function readLoginTitle(state: State, at: number): number | undefined {
  const [piece, next] = [state.pieces[at]!, state.pieces[at + 1]];
  const isTitle = next?.before === ':' && /^(?:log|sign)[ -]?in$/i.test(allRaws(wholeWords(piece.tokens)));
  const end = isTitle ? extent(state, at) : at;
  const isAccount = (to: number) => readLogin(asImperative(dropLead(span(state, at, to)))) !== undefined;
  if (!isTitle || (!isPairOrder(next.tokens) && (isAccount(at + 1) || isAccount(end)))) return undefined;
  if (startsClause(next, undefined)) return pass(state, at);
  refuse(state, span(state, at, end));
  return end + 1;
}
