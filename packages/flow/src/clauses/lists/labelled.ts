import type { Scope, Step } from '@smokejumper/contracts';
import { assertion } from '../../assertions/complement.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { readValue } from '../../resolve/slots.ts';
import { wholeWords } from '../../targets/labels.ts';
import { readScope } from '../../targets/scope.ts';
import {
  allRaws,
  beginsCapital,
  isWord,
  lows,
  quoteOf,
  sourceOf,
  type Token,
  wordCount,
} from '../../tokenise/token.ts';
import { valueShown } from '../claims/shown-value.ts';
import { readClause } from '../clause.ts';
import { extent } from '../cutting/extent.ts';
import type { Piece } from '../cutting/pieces.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, pass, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from '../orders/action.ts';
import { readLogin } from '../orders/login.ts';
import { fillOf } from './inline-pairs.ts';
import { isPairName, isPairOrder, shownByPage } from './pair-name.ts';

const isPair = (name: Piece | undefined, value: Piece | undefined, isFirst: boolean, isSet: boolean) =>
  name !== undefined &&
  value?.before === ':' &&
  (isPairName(name.tokens, isFirst) || (isSet && isQuote(name.tokens))) &&
  !isPairOrder(value.tokens);

const isLoginPart = ({ tokens }: Piece) =>
  tokens.every(({ low }) => /^(?:log|in|sign|login|user|username|account|password|pass|pw|pin)$/.test(low));

const setting = /^(?:select|choose|pick|set)$/;
const pressing = /^(?:click|tap|press|hit|tick|untick|check|uncheck)$/;
const claiming =
  /^(?:(?:i|we|you) (?:should |can )?see|(?:verify|expect|confirm|assert|validate|ensure)(?: that)?|should see|see) /;
/** What such words say is told after the colon, and no label of it. */
const saying =
  /^(?:the |an? )?(?:(?:following|error|warning|success|message|text|toast|alert|notice|notification|hint|heading|headline|title|url|address|result|results|details|data|page|list|table|row|items?)(?: |$))+/;

const isQuote = (tokens: readonly Token[]) => tokens.length === 1 && tokens[0]!.kind === 'quote';

const holding = /^(?:card|row|listitem|region|form|table|list|dialog)$/;
/** One label alone is no message in these. */
const telling = /^(?:card|row|listitem|form)$/;

interface Held {
  place?: Scope;
  first: readonly Token[];
}

/** `the card "A" shows` before "Status: Open, Owner: Ann": where the labels stand, and the first of them. */
function takeHolder(state: State, tokens: readonly Token[], isSeveral: boolean): Held | undefined {
  const at = tokens.findIndex((_, i) => i > 1 && predicateAt(tokens, i));
  const shows = at > 0 ? predicateAt(tokens, at) : undefined;
  if (shows?.lemma !== 'show' || shows.negated || /^says?$/.test(shows.verb ?? '')) return undefined;
  const first = tokens.slice(shows.next);
  if (/^the (?:page|screen)$/.test(lows(tokens.slice(0, at)))) return isSeveral ? { first } : undefined;
  const place = readScope({ ...contextOf(state), mode: 'assert' }, dropLead(tokens.slice(0, at)), 'within');
  return place && (isSeveral ? holding : telling).test(place.role ?? '') ? { place, first } : undefined;
}

/** "Verify Shipping: 5.00 is not visible": whether the label or what stands beside it, nobody can tell. */
function refuseShown(state: State, from: number, to: number): number {
  refuse(state, span(state, from, to));
  return to + 1;
}

/** "Verify Status: Open, Owner: Ann": what stands beside each label. */
function readToldPairs(state: State, at: number): number | undefined {
  if (state.pieces[at + 1]?.before !== ':') return undefined;
  const { tokens } = state.pieces[at]!;
  const lead = claiming.exec(`${lows(tokens)} `);
  const told = lead ? tokens.slice(wordCount(lead[0])) : tokens;
  const held = takeHolder(state, told, state.pieces[at + 3]?.before === ':');
  const first = held?.first ?? (lead ? told : []);
  if (first.length === 0 || saying.test(lows(first))) return undefined;
  const place = held?.place && { scope: held.place };
  const steps: Step[] = [];
  let end = at;
  for (let name = first; state.pieces[end + 1]?.before === ':'; name = state.pieces[end]?.tokens ?? []) {
    const said = state.pieces[end + 1]!.tokens;
    const shown = valueShown(said);
    if (shown && (shown.negated || shown.place !== undefined)) return refuseShown(state, at, end + 1);
    const value = readValue(state.spec, shown?.value ?? said, true)?.value;
    const isName = isQuote(name) || (beginsCapital(name[0]!.raw) && isPairName(name, false));
    if (value === undefined || !isName || isPairOrder(state.pieces[end + 1]!.tokens)) return undefined;
    const text = isQuote(name) ? name[0]!.value : sourceOf(state.spec, name);
    steps.push(assertion({ action: 'assertText', target: { text, ...place }, op: 'equals', value }));
    end += 2;
    if (!/^(?:,|;|and|, and)$/.test(state.pieces[end]?.before ?? '')) break;
  }
  const next = state.pieces[end];
  if (next && !startsClause(next, state.pieces[end - 1])) return undefined;
  accept(state, span(state, at, end - 1), { steps, quoted: first[0]!.kind === 'quote' });
  return end;
}

/** "The page says Last action: Print": all of it is what it says, and nothing that is printed. */
function readSaidPair(state: State, at: number): number | undefined {
  const [{ tokens }, value, next] = state.pieces.slice(at, at + 3) as [Piece, Piece | undefined, Piece | undefined];
  if (value?.before !== ':' || (next && !startsClause(next, value))) return undefined;
  const verb = tokens.findIndex((_, i) => i > 0 && predicateAt(tokens, i));
  const says = verb > 0 ? predicateAt(tokens, verb) : undefined;
  const said = says && /^(?:show|read)$/.test(says.lemma) ? tokens.slice(says.next) : [];
  const isName = said.length > 0 && said.length < 5 && said.every(isWord) && beginsCapital(said[0]!.raw);
  const isPlain = value.tokens.length < 6 && value.tokens.every(isWord) && !isPairOrder(value.tokens);
  if (!isName || !isPlain) return undefined;
  const text = quoteOf(state.spec, [...said, ...value.tokens]);
  const read = readClause(contextOf(state), [...tokens.slice(0, says!.next), text]);
  if (read?.steps.length !== 1) return undefined;
  accept(state, span(state, at, at + 1), { ...read, quoted: false });
  return at + 2;
}

/** `click "Colour": "Red"`: both, the one under the other, or a choice; nobody can tell. */
function refusePressed(state: State, at: number): number | undefined {
  const [verb, ...rest] = dropLead(state.pieces[at]!.tokens);
  const next = state.pieces[at + 1];
  const isPressed =
    isWord(verb) && pressing.test(verb.low) && isQuote(rest) && next?.before === ':' && isQuote(next.tokens);
  if (!isPressed) return undefined;
  const end = extent(state, at);
  refuse(state, span(state, at, end));
  return end + 1;
}

const pressed = /^(?:click|tap|press|hit|submit|save)$/;

/** `Name: Local history, press "Keep"`: before the press in the same sentence, what is put in. */
function readPairBeforePress(state: State, at: number): number | undefined {
  const [name, value, next] = state.pieces.slice(at, at + 3);
  const verb = next && dropLead(next.tokens)[0];
  const isPair = isPairOf(name, value) && /^(?:,|and|then|, then|, and|and then)$/.test(next?.before ?? '');
  const isAct = isWord(verb) && pressed.test(verb.low) && /^(?!assert|wait)./.test(state.memory.acted ?? '');
  if (!isPair || !isAct || state.sentence.expected || state.sentence.part === 'then') return undefined;
  if (shownByPage.test(name!.tokens.at(-1)!.low)) return undefined;
  const step = fillOf(state.spec, { name: name!.tokens, value: value!.tokens, next: 0 });
  if (!step) return undefined;
  accept(state, span(state, at, at + 1), { steps: [{ ...step, action: 'set' }], quoted: false });
  return at + 2;
}

/** Below a line: another such line, or the press that sends what the lines put in. */
const goesOn =
  /^[ \t]*(?:\r\n|\r|\n)[ \t]*(?:[-*•–]\s+|\d+[.)]\s+)?(?:(?:then |and )?(?:click|press|tap|hit|submit|save)\b(?!:)|(?!(?:expected|actual|result|note|then)\b)[A-Z][^:"\r\n]{0,30}: \S)/i;

/** "Payee: J Oyelaran" on a line of its own, after something was done and above another or "Press Continue". */
function readPairLine(state: State, at: number): number | undefined {
  const [name, value] = state.pieces;
  const { acted, claim, deed } = state.memory;
  const last = state.pieces.length - 1;
  const isLine = at === 0 && isPairOf(name, value) && !state.sentence.expected && state.sentence.part === undefined;
  if (!isLine || acted === undefined || !/^(?!assert|wait)./.test(acted) || acted === claim?.action || !deed)
    return undefined;
  const written = span(state, 1, last);
  const below = goesOn.exec(state.spec.slice(written.at(-1)!.end))?.[0];
  // Alone after a press it may be what is shown then.
  const isAlone = /^(?:click|activate|choose)$/.test(acted) && !below?.includes(':');
  const isHeld = shownByPage.test(name!.tokens.at(-1)!.low) || !below || isAlone;
  if (
    isHeld ||
    state.pieces.some((piece, i) => i > 1 && (piece.before !== ',' || startsClause(piece, state.pieces[i - 1])))
  )
    return undefined;
  const step = fillOf(state.spec, {
    name: name!.tokens,
    value: written.length > 1 ? [quoteOf(state.spec, written)] : written,
    next: 0,
  });
  if (!step) return undefined;
  accept(state, span(state, 0, last), { steps: [{ ...step, action: 'set' }], quoted: false });
  return last + 1;
}

const isPairOf = (name: Piece | undefined, value: Piece | undefined) =>
  isPair(name, value, false, false) && beginsCapital(name!.tokens[0]!.raw);

/** "Login: dora, First name: Dora, Email: d@x.test", where a form was opened; "select Colour: Red, Size: M". */
export function readLabelled(state: State, at: number): number | undefined {
  if (at + 1 >= state.pieces.length) return undefined;
  const told =
    readToldPairs(state, at) ??
    readSaidPair(state, at) ??
    refusePressed(state, at) ??
    readPairBeforePress(state, at) ??
    readPairLine(state, at);
  if (told !== undefined) return told;
  const { sentence, memory } = state;
  const whole = state.pieces[at]!;
  const [verb, ...rest] = dropLead(whole.tokens);
  const isSet = isWord(verb) && setting.test(verb.low) && rest.length > 0;
  const pieces = isSet ? state.pieces.with(at, { ...whole, tokens: rest }) : state.pieces;
  let end = at;
  while (
    isPair(pieces[end], pieces[end + 1], end === at, isSet) &&
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
