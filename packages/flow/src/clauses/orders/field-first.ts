import type { Step } from '@smokejumper/contracts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { readTarget } from '../../targets/target.ts';
import { asWord, isCapital, isWord, lows, sourceOf, type Token, unwritten } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { extent, refuseThrough } from '../cutting/extent.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { actionStarts, asImperative } from './action.ts';

const entering = /^(?:enter|type|write|put|key|input|paste|insert|fill)$/;

/** `type into "To": ana@x.test`: what stands behind the colon goes into the field before it. */
function readInto(state: State, at: number): number | undefined {
  const [verb, into, ...field] = asImperative(dropLead(state.pieces[at]!.tokens));
  const value = state.pieces[at + 1]!.tokens;
  const isInto = isWord(verb) && entering.test(verb.low) && /^(?:in|into)$/.test(into?.low ?? '');
  const next = state.pieces[at + 2];
  if (!isInto || field.length === 0 || (next && !startsClause(next, state.pieces[at + 1]))) return undefined;
  const read = readClause(contextOf(state), [verb, ...value, unwritten('into'), ...field]);
  if (read?.steps.length !== 1 || read.steps[0]!.action !== 'fill') return undefined;
  accept(state, span(state, at, at + 1), read);
  return at + 2;
}

/** What names no field of its own: text for the focus, a date, an option of some dropdown. */
const isOpen = ({ action, target }: Step) =>
  (/^(?:type|pickDate)$/.test(action) && target === undefined) ||
  (action === 'select' && target?.role === 'combobox' && Object.keys(target).length === 1);

/** "Country: pick France from the dropdown", "ZIP: type 4051": the label says where, for the order does not. */
function readLabelled(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const isWords = tokens.length <= 3 && tokens.every((token) => isWord(token) && !/\d/.test(token.raw));
  const end = extent(state, at + 1);
  const own = dropLead(span(state, at + 1, end));
  if (!isWords || !actionStarts.has(own[0]?.low ?? '') || actionStarts.has(tokens[0]!.low)) return undefined;
  const read = readClause(contextOf(state), own);
  const [step, ...more] = read?.steps ?? [];
  // "Chat: type hello" may tell what the step is about; "ZIP: type 4051" names what it is typed into.
  const isField = step?.action !== 'type' || tokens.every(({ low }) => fieldNouns.has(low));
  if (!step || more.length > 0 || !isOpen(step) || !isField || !/^\p{L}/u.test(tokens[0]!.raw)) return undefined;
  const target = { text: sourceOf(state.spec, tokens) };
  const action = step.action === 'type' ? 'fill' : step.action;
  accept(state, span(state, at, end), { steps: [{ ...step, action, target }], quoted: false });
  return end + 1;
}

/** `To "Proof of address", attach proof.jpg`: the place first. */
function readUploadTo(state: State, at: number): number | undefined {
  const own = dropLead(state.pieces[at + 1]!.tokens);
  const isUpload = /^(?:attach|upload|add)$/.test(own[0]?.low ?? '') && own.length > 1;
  const read = isUpload ? readClause(contextOf(state), [...own, ...state.pieces[at]!.tokens]) : undefined;
  if (!isUpload) return undefined;
  if (read?.steps.length !== 1 || read.steps[0]!.action !== 'upload') return refuseThrough(state, at, at + 1);
  accept(state, span(state, at, at + 1), read);
  return at + 2;
}

/** "put in 18:30", "put 18:30": with the field told before, it is entered there. */
const asEnter = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0]?.low === 'put' && tokens.length > 1
    ? [asWord(tokens[0], 'enter'), ...tokens.slice(tokens[1]!.low === 'in' ? 2 : 1)]
    : tokens;

const fieldly = /^(?:date|time|day|field|box|name|number|value)$/;

/** `For "Check in", pick next Friday`, `As the "From" date, pick tomorrow`: the field, and what goes into it. */
function readFor(state: State, at: number, skip: number): number | undefined {
  const field = state.pieces[at]!.tokens.slice(skip);
  const end = extent(state, at + 1);
  const own = asEnter(dropLead(span(state, at + 1, end)));
  const context = contextOf(state);
  if (field.length === 0 || !actionStarts.has(own[0]?.low ?? '')) return undefined;
  const plain = readClause(context, own);
  const [step, ...more] = plain?.steps ?? [];
  const isChosen = step?.action === 'choose' && !step.target?.role && !step.target?.scope;
  if (!step || more.length > 0 || !(isOpen(step) || isChosen)) return undefined;
  const read = isChosen
    ? readClause(context, [...own, unwritten('for'), ...field])
    : readTarget({ ...context, mode: 'act' }, field);
  // A field that nobody could read is not left out.
  if (read === undefined)
    return skip === 2 && fieldly.test(field.at(-1)!.low) ? refuseThrough(state, at, end) : undefined;
  if ('steps' in read) {
    if (read.steps.length !== 1 || read.steps[0]!.action !== 'select') return undefined;
    accept(state, span(state, at, end), read);
    return end + 1;
  }
  const [target, ...others] = read.targets;
  const isField = target?.text !== undefined && /^(?:textbox|searchbox|combobox)?$/.test(target.role ?? '');
  if (!isField || others.length > 0) return undefined;
  const action = step.action === 'type' ? 'fill' : step.action;
  accept(state, span(state, at, end), { steps: [{ ...step, action, target }], quoted: read.quoted && plain!.quoted });
  return end + 1;
}

/** Orders whose field stands before them. */
export function readFieldFirst(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  if (!next || state.sentence.expected || state.sentence.part === 'then') return undefined;
  if (next.before === ':') return readInto(state, at) ?? readLabelled(state, at);
  if (next.before !== ',') return undefined;
  const words = lows(state.pieces[at]!.tokens);
  if (/^for /.test(words)) return readFor(state, at, 1);
  if (/^as the /.test(words)) return readFor(state, at, 2);
  const named = state.pieces[at]!.tokens[/^to the /.test(words) ? 2 : 1];
  const isPlace = /^to (?:the )?" ?[a-z]*$/.test(words) || (/^to /.test(words) && isCapital(named));
  return isPlace ? readUploadTo(state, at) : undefined;
}
