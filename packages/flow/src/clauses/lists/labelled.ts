import { wholeWords } from '../../targets/labels.ts';
import { allRaws, isWord, type Token } from '../../tokenise/token.ts';
import { type Piece, startsClause } from '../cutting/pieces.ts';
import { accept, extent, pass, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { actionStarts, asImperative } from '../orders/action.ts';
import { readLogin } from '../orders/login.ts';
import { fillOf } from './inline-pairs.ts';

/** Words before a colon that head what is told, and name no field. */
const heading =
  /^(?:expected|actual|results?|outcome|notes?:?|hint|pre-?conditions?|setup|steps?|scenario|test|case|ac|tc|given|when|then|environment|browser|device|details|data)\b/i;

const claiming = /^(?:verify|check|expect|ensure|confirm|assert|validate|see|make|wait|if|should|must|then)$/;

/** "First name"; an order or a claim is none ("Fill in Name:", "Verify Status:"), nor what heads a paragraph. */
function isName(given: readonly Token[], isFirst: boolean): boolean {
  const tokens = wholeWords(given);
  const [first] = tokens;
  const isOrder = actionStarts.has(first!.low) && (isFirst || tokens.length > 1 || !/^\p{Lu}/u.test(first!.raw));
  return (
    tokens.length <= 4 &&
    tokens.every(isWord) &&
    /^\p{L}/u.test(first!.raw) &&
    !isOrder &&
    !claiming.test(first!.low) &&
    !(isFirst && heading.test(first!.raw))
  );
}

/** "click Save", "open /x": what is to be done; "Call" alone may be a title. */
const isOrder = ([first, next]: readonly Token[]) =>
  isWord(first) && next !== undefined && first.raw === first.low && actionStarts.has(first.low);

const isPair = (name: Piece | undefined, value: Piece | undefined, isFirst: boolean) =>
  name !== undefined && value?.before === ':' && isName(name.tokens, isFirst) && !isOrder(value.tokens);

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
  if (!isTitle || (!isOrder(next.tokens) && (isAccount(at + 1) || isAccount(end)))) return undefined;
  if (startsClause(next, undefined)) return pass(state, at);
  refuse(state, span(state, at, end));
  return end + 1;
}
