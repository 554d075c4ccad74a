import type { Step } from '@smokejumper/contracts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { madeKind } from '../../lexicon/made.ts';
import { isFunctional } from '../../lexicon/vague.ts';
import { readValue } from '../../resolve/slots.ts';
import { wholeWords } from '../../targets/labels.ts';
import { isPlainName } from '../../targets/name.ts';
import { beginsCapital, isGiven, isWord, lows, sourceOf, type Token, wordCount } from '../../tokenise/token.ts';
import type { Piece } from '../cutting/pieces.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { isPairName, isPairOrder } from './pair-name.ts';

const lead =
  /^(?:fill in|fill out|fill|complete|enter|provide|type|input)(?: in)?(?: (?:the|this) (?:form|fields|details|data)| the following(?: (?:fields|values|details|data))?| form)?(?: (?:with|as follows|with the following))?(?: |$)/;

const filling = new Set(['fill', 'complete', 'enter', 'provide', 'type', 'input']);

interface Pair {
  name: readonly Token[];
  value: readonly Token[];
  next: number;
}

/** What a form has several of, told apart by their numbers. */
const numbered =
  /^(?:line|address|question|answer|option|choice|guest|player|passenger|traveller|traveler|child|applicant|contact|member|item|step|part|section|row|column|field|text|note|comment)$/;

/** `Store Name "X"`, "Phone Number 555": a name in plain words, then what can be no name. */
function valuedAt(tokens: readonly Token[]): Omit<Pair, 'next'> | undefined {
  const name = tokens.slice(0, -1);
  const last = tokens.at(-1)!;
  const isValue = isGiven(last) || /^\+?\d[\d.,:/-]*$|\S@\S/.test(last.raw);
  const isName =
    name.length > 0 &&
    name.length <= 4 &&
    name.every(({ kind, low }) => kind === 'word' && !isFunctional(low)) &&
    (beginsCapital(name[0]!.raw) || fieldNouns.has(name.at(-1)!.low));
  // "Fill in Address line 1": which of them, and no value.
  const isNth = /^\d{1,2}$/.test(last.raw) && numbered.test(name.at(-1)?.low ?? '');
  return isValue && isName && !isNth ? { name, value: [last] } : undefined;
}

/** "the username is otto", told of a field where a form is filled in: what goes into it, and no claim. */
function toldAt(tokens: readonly Token[]): Omit<Pair, 'next'> | undefined {
  const is = tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'is');
  const name = tokens.slice(/^(?:the|your|my)$/.test(tokens[0]?.low ?? '') ? 1 : 0, Math.max(is, 0));
  const value = tokens.slice(is + 1);
  const isField = name.length > 0 && name.every(isWord) && fieldNouns.has(name.at(-1)!.low);
  return isField && value.length === 1 && !isState(value[0]!) ? { name, value } : undefined;
}

/** "Name = Ann" in one piece, or "Name" and, after a colon, "Ann". */
function pairAt(state: State, at: number, name: readonly Token[], isFilled: boolean): Pair | undefined {
  const told = isFilled ? toldAt(name) : undefined;
  if (told) return { ...told, next: at + 1 };
  const equals = name.findIndex(({ raw }, i) => i > 0 && raw === '=');
  if (equals > 0) return { name: name.slice(0, equals), value: name.slice(equals + 1), next: at + 1 };
  const value = state.pieces[at + 1];
  if (value?.before === ':') return { name, value: value.tokens, next: at + 2 };
  const valued = isFilled ? valuedAt(name) : undefined;
  return valued && { ...valued, next: at + 1 };
}

export function fillOf(spec: string, { name, value }: Pair): Step | undefined {
  const only = name.length === 1 && name[0]!.kind === 'quote' ? name[0]!.value : undefined;
  const text = only ?? (name.length > 0 && isPlainName(name) ? sourceOf(spec, name) : undefined);
  const made = madeKind(lows(value));
  const given = made ? undefined : readValue(spec, value, true)?.value;
  if (text === undefined || (!made && given === undefined)) return undefined;
  return { action: 'fill', kind: 'action', target: { text }, ...(made ? { generate: made } : { value: given! }) };
}

/** "name Ann", "first name Ann": the noun of a field, then what goes into it. */
function nounPair(tokens: readonly Token[]): Omit<Pair, 'next'> | undefined {
  const from = tokens[0]?.low === 'the' ? 1 : 0;
  let at = from;
  while (at < tokens.length - 1 && tokens[at]!.kind === 'word' && fieldNouns.has(tokens[at]!.raw)) at++;
  return at > from ? { name: tokens.slice(from, at), value: tokens.slice(at) } : undefined;
}

/** "fill in the form with name Ann, email a@b.c and message hello there". */
function readNounPairs(state: State, at: number, first: readonly Token[] | undefined): number | undefined {
  let next = first ? at : at + 1;
  const steps: Step[] = [];
  for (let tokens = first ?? state.pieces[next]?.tokens; tokens; tokens = state.pieces[next]?.tokens) {
    if (steps.length > 0 && /then|but/.test(state.pieces[next]!.before)) break;
    const pair = nounPair(tokens);
    const step = pair && fillOf(state.spec, { ...pair, next });
    if (!step) break;
    steps.push(step);
    next++;
  }
  if (steps.length === 0 || (state.pieces[next] && !startsClause(state.pieces[next]!, state.pieces[next - 1])))
    return undefined;
  accept(state, span(state, at, next - 1), { steps, quoted: false });
  return next;
}

/** "email: ann@x.test", "Subject: Printer is dead" on a line of its own, once something was done: what goes into which field. */
function readJotted(state: State, at: number): number | undefined {
  const tokens = wholeWords(state.pieces[at]!.tokens);
  const value = state.pieces[at + 1];
  const isLine = at === 0 && value?.before === ':' && !state.sentence.expected && state.sentence.part !== 'then';
  const noun = tokens.at(-1)!.low;
  if (!isLine || state.memory.acted === undefined || !tokens.every(isWord)) return undefined;
  const last = state.pieces.length - 1;
  const written = span(state, 1, last);
  const isNamed = tokens.length <= 3 && texts.has(noun);
  const isField = isNamed || (tokens.length <= 2 && tokens.every(({ low }) => jotted.has(low)));
  const isOne = isField && written.length === 1 && !described.test(value.tokens[0]!.low);
  const isText = written.length > 1 && isNamed && !isStated(written) && !goesOn(state.pieces);
  const step = isOne
    ? fillOf(state.spec, { name: tokens, value: written, next: 0 })
    : isText
      ? fillWith(state.spec, tokens, written)
      : undefined;
  if (!step) return undefined;
  accept(state, span(state, at, last), { steps: [step], quoted: true });
  return last + 1;
}

/** `Username: "bob", Password: "x", then …`: two or more of them in a row, each what goes into which field. */
function readJottedPairs(state: State, at: number): number | undefined {
  const { acted } = state.memory;
  // Behind a claim they may be what is claimed, too.
  if (state.sentence.expected || state.sentence.part === 'then' || !acted || acted.startsWith('assert'))
    return undefined;
  const steps: Step[] = [];
  let next = at;
  for (;;) {
    const [named, valued] = [state.pieces[next], state.pieces[next + 1]];
    const name = named ? wholeWords(named.tokens) : [];
    const isField =
      name.length > 0 && name.length <= 2 && name.every((token) => isWord(token) && jotted.has(token.low));
    if (!isField || valued?.before !== ':' || valued.tokens.length > 1 || described.test(valued.tokens[0]!.low)) break;
    const step = fillOf(state.spec, { name, value: valued.tokens, next });
    if (!step) break;
    steps.push(step);
    next += 2;
  }
  const more = state.pieces[next];
  if (steps.length < 2 || (more && !startsClause(more, state.pieces[next - 1]))) return undefined;
  accept(state, span(state, at, next - 1), { steps, quoted: true });
  return next;
}

const described = /^(?:valid|invalid|any|random|required|empty|optional)$/;

const isState = ({ kind, low }: Token) =>
  kind === 'word' &&
  (described.test(low) || /^(?:shown|visible|hidden|enabled|disabled|focused|filled|set)$/.test(low));

/** "Name: Milk, Price: 2.50 and click Save": another pair or order after the first. */
const goesOn = (pieces: readonly Piece[]) =>
  pieces.some((piece, at) => at > 1 && (piece.before === ':' || startsClause(piece, pieces[at - 1])));

/** "Address: is required", "Subject: click Save": told of the field, or an order. */
const isStated = (value: readonly Token[]) =>
  value.some(({ kind, low }) => kind !== 'soft' && /^(?:should|must|shall)$/.test(low)) ||
  /^(?:is|are|shows?|reads?|says?|contains?|has|an?|the|some|any|no|not)$/.test(value[0]!.low) ||
  described.test(value[0]!.low) ||
  value.some(isGiven) ||
  isPairOrder(value);

function fillWith(spec: string, name: readonly Token[], value: readonly Token[]): Step | undefined {
  const filled = fillOf(spec, { name, value: value.slice(0, 1), next: 0 });
  return filled && { action: 'fill', kind: 'action', target: filled.target!, value: sourceOf(spec, value) };
}

/** "first name Tom": a field and what goes into it, with no verb and no quotes; how many words name the field, or 0. */
function jottedName({ tokens }: Piece): number {
  const own = dropLead(tokens);
  if (own.length !== tokens.length || own.length > 5) return 0;
  const length = own.findIndex(({ kind, raw, low }) => kind !== 'word' || raw !== low || !fieldNouns.has(low));
  const value = own.slice(length);
  const isPlain =
    value.length === 1
      ? value[0]!.kind !== 'soft' && (value[0]!.kind !== 'word' || /^\p{Lu}|\d|@/u.test(value[0]!.raw))
      : value.length === 2 && value.every(({ kind, raw }) => kind === 'word' && beginsCapital(raw));
  return length > 0 && length <= 3 && isPlain ? length : 0;
}

/** "…, first name Tom, last name Berg, email tom@x.com": two or more of them in a row fill a form. */
export function readJottedChain(state: State, at: number): number | undefined {
  if (state.sentence.expected || state.sentence.part === 'then' || state.memory.acted === undefined) return undefined;
  let end = at;
  while (end < state.pieces.length && jottedName(state.pieces[end]!) > 0) end++;
  const isPlain = state.pieces.slice(at, end).some(({ tokens }) => tokens.at(-1)!.kind === 'word');
  if (end - at < 2 || !isPlain) return undefined;
  const steps = state.pieces.slice(at, end).map((piece) => {
    const length = jottedName(piece);
    return fillOf(state.spec, { name: piece.tokens.slice(0, length), value: piece.tokens.slice(length), next: 0 });
  });
  if (steps.some((step) => step === undefined)) return undefined;
  accept(state, span(state, at, end - 1), { steps: steps as Step[], quoted: false });
  return end;
}

const jotted = new Set(
  'login email e-mail username user password phone zip postcode city street iban pin code first last full name card number'.split(
    ' ',
  ),
);

/** What a text of several words goes into. */
const texts = new Set('subject comment address password name company street city surname nickname bio'.split(' '));

/** `Store Phone Number "555"`: a noun here, though as an order it is a verb. */
const isNounFirst = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  /^(?:store|order|post|book|note|record|point|view|count|return|supply|contact|message|mail|visit|review)$/.test(
    tokens[0]!.low,
  ) &&
  tokens.slice(0, -1).every(({ raw }) => beginsCapital(raw));

/** "Fill in Name: Ann, Email: a@b.c", "fill the form: Name = Ann": each pair fills a field. */
export function readInlinePairs(state: State, at: number): number | undefined {
  const tokens = dropLead(state.pieces[at]!.tokens);
  const found = filling.has(tokens[0]?.low ?? '') ? lead.exec(lows(tokens)) : null;
  if (!found) return readJottedChain(state, at) ?? readJottedPairs(state, at) ?? readJotted(state, at);
  const rest = tokens.slice(wordCount(found[0]));
  const isForm = rest.length === 0;
  const nouned = /\bform\b/.test(found[0]) ? readNounPairs(state, at, isForm ? undefined : rest) : undefined;
  if (nouned !== undefined) return nouned;
  if (isForm && !/^(?::|\(|: \()$/.test(state.pieces[at + 1]?.before ?? '')) return undefined;
  let next = isForm ? at + 1 : at;
  let name: readonly Token[] = isForm ? state.pieces[next]!.tokens : rest;
  // "type Room 5" says what is typed.
  const isFilled = isForm || /^(?:fill|complete)/.test(found[0]);
  const steps: Step[] = [];
  for (;;) {
    const pair = pairAt(state, next, name, isFilled);
    const step = pair && fillOf(state.spec, pair);
    if (!step && steps.length === 0) return undefined;
    if (!step) break;
    steps.push(step);
    next = pair.next;
    const more = state.pieces[next];
    if (!more || !pairAt(state, next, more.tokens, isFilled) || /then/.test(more.before)) break;
    const value = state.pieces[next + 1];
    // "…, Confirm: "x"": before a colon a name, whatever order it may be elsewhere.
    const isLabel = value?.before === ':' && isPairName(more.tokens, false) && !isPairOrder(value.tokens);
    const isField =
      isLabel || toldAt(more.tokens) || more.tokens.some(({ raw }) => raw === '=') || isNounFirst(more.tokens);
    if (startsClause(more, state.pieces[next - 1]) && !isField) break;
    name = more.tokens;
  }
  accept(state, span(state, at, next - 1), { steps, quoted: false });
  return next;
}
