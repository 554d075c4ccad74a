import type { Scope, Step, Target } from '@smokejumper/contracts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { readValue } from '../../resolve/slots.ts';
import { readTarget } from '../../targets/target.ts';
import { isCellOf, isSamePlace, within } from '../../targets/within.ts';
import { beginsCapital, isGiven, isNameLike, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { isFieldPair } from '../cutting/starts.ts';
import { shownByPage } from '../lists/pair-name.ts';
import { actionStarts, asImperative, readAction } from './action.ts';
import { readInstrument } from './instrument.ts';
import { readLabelVerb } from './label.ts';
import { readLogin } from './login.ts';
import { readAcceptedDialog, readAnsweredDialog } from './native.ts';
import { readCloseNumbered } from './numbered-tab.ts';
import { withKindAgain } from './one-of.ts';
import { readSearchIn } from './search.ts';
import { withUndone } from './undone.ts';

const writing = /^(?:enter|type|fill|write|put|input|key|paste|provide|insert|set)$/;
const elsewhere = /^(?:in|on|at|from|shown|given|printed|stated|written|specified|described)$/;

/** "fill in Name as in the passport": what goes there stands elsewhere; in a field of the page it may be part of a label. */
function isToldElsewhere(tokens: readonly Token[]): boolean {
  const as = tokens.findIndex(
    ({ raw }, at) => at > 1 && raw === 'as' && elsewhere.test(tokens[at + 1]?.raw ?? '') && isWord(tokens[at + 1]),
  );
  if (as < 0) return false;
  const kind = roleOf([tokens.at(-1)!.low]);
  const isPlace = writing.test(tokens[0]!.low) ? kind?.role === 'textbox' : kind?.isPlain === true;
  return !(isPlace && /^(?:in|on|at|from)$/.test(tokens[as + 1]!.raw));
}

/** "Expected: Save", or below a bare "Expected:": nothing is pressed there; after "Expected: X" the next line may go on. */
function isRightUnderExpected({ spec, expected }: ClauseContext, [first]: readonly Token[]): boolean {
  if (!expected || !first) return false;
  const before = spec.slice(0, Math.max(0, first.start));
  const said =
    /.*\b(?:exp|expect\w*|checks?|assert\w*|verif\w*|results?|see)\b[^\n:]*:([^\n]*)/is.exec(before)?.[1] ?? '';
  return !/[\p{L}\p{N}]/u.test(said);
}

/** `enter Password "a1" and confirm it with "b2"`: typed once more somewhere, or a button; nobody can tell. */
const isRepeated = ({ memory }: ClauseContext, tokens: readonly Token[]) =>
  memory.acted === 'fill' && tokens[0]!.low === 'confirm' && /^confirm (?:it|this|that) with "/.test(lows(tokens));

/** Reads a clause that orders something. */
export function readDoing(context: ClauseContext, raw: readonly Token[]): ClauseRead | undefined {
  const tokens = withKindAgain(asImperative(raw));
  const act = withUndone({ ...context, mode: 'act' as const }, tokens);
  if (tokens.length === 0 || isToldElsewhere(tokens) || isRepeated(context, tokens)) return undefined;
  const accepted = readAcceptedDialog(act, tokens) ?? readAnsweredDialog(act, tokens);
  if (accepted) return accepted;
  const login = readLogin(tokens);
  if (login) return login;
  const mail = readMailAgain(act, tokens);
  if (mail) return mail === 'unread' ? undefined : mail;
  // "click on Ship drawings to expand it": no label ends so.
  const isOfIt = /^(?:it|them)$/.test(tokens.at(-1)!.raw) && purpose.test(tokens.at(-2)?.low ?? '');
  const action =
    (isOfIt ? readPurposeful(act, tokens) : undefined) ?? readAction(act, tokens) ?? readPurposeful(act, tokens);
  if (action) {
    const isKeySaid = tokens.some(({ kind, low }) => kind === 'word' && /^(?:key|shortcut|keyboard)$/.test(low));
    const steps = action.steps.map((step) => placed(isKeySaid ? step : asLabel(step, context), context));
    return { steps, quoted: action.quoted };
  }
  const closed = readCloseNumbered(tokens);
  if (closed) return closed;
  const pair = readFieldPair(act, raw);
  if (pair) return pair;
  const pressed = readInstrument(act, tokens) ?? readSearchIn(act, tokens);
  if (pressed) return pressed;
  const label = isRightUnderExpected(context, raw) ? undefined : readLabelVerb(act, raw);
  return label && { steps: [placed(label, context)], quoted: false };
}

/** "open that e-mail", once one was expected: the newest to the same address. */
function readMailAgain({ memory }: ClauseContext, tokens: readonly Token[]): ClauseRead | 'unread' | undefined {
  if (tokens.length > 3 || !/^(?:open|read|view|check)$/.test(tokens[0]!.low)) return undefined;
  const found = /^(?:open|read|view|check) (that|this|the|it)(?: (?:e-?mail|mail|message))?$/.exec(lows(tokens));
  const isMail = /^(?:e-?mail|mail)$/.test(tokens.at(-1)!.low);
  if (!found || (found[1] === 'it') === isMail || (!isMail && found[1] !== 'it')) return undefined;
  const { claim } = memory;
  const isLast = claim?.action === 'assertEmail' && memory.acted === 'assertEmail' && claim.target !== undefined;
  if (!isLast) return isMail ? 'unread' : undefined;
  return { steps: [{ action: 'openEmail', kind: 'action', target: claim.target! }], quoted: true };
}

const purpose =
  /^(?:complete|accept|cancel|return|add|delete|remove|publish|create|open|show|bring|submit|confirm|close|focus|start|see|reveal|continue|proceed|finish|get|save|display|view|make|expand|begin|trigger|dismiss|go|search|find|move|send|apply|log|sign|leave|undo|redo|copy|paste|select|jump|quit|exit|switch|toggle)$/;

/** "press Ctrl+K to open the search": why it is done adds nothing, once key or name is set off. */
function readPurposeful(context: ClauseContext, tokens: readonly Token[]) {
  const first = tokens[0]?.low ?? '';
  if (!/^(?:press|hit|click|tap|use|hover|double|scroll)$/.test(first)) return undefined;
  const at = tokens.findIndex(
    ({ kind, low }, i) => i > 1 && kind === 'word' && low === 'to' && purpose.test(tokens[i + 1]?.low ?? ''),
  );
  if (at < 0) return undefined;
  const start = /^(?:in order|so as)$/.test(lows(tokens.slice(at - 2, at))) ? at - 2 : at;
  const rest = tokens.slice(at);
  const isPlain = rest.every(
    ({ kind, low, raw }) =>
      kind === 'word' && !beginsCapital(raw) && !/^(?:until|if|unless|every|each|all|any)$/.test(low),
  );
  const read = isPlain ? readAction(context, tokens.slice(0, start)) : undefined;
  const isNamed = read?.steps.every(({ target }) => target?.text === undefined || target.role || isShort(target.text));
  return read?.quoted || isNamed ? read : undefined;
}

const isShort = (name: string) => name.split(' ').length <= 2;

/** `title field gets "X"`: a field and what goes into it, as people jot it down. */
export function readGets(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(({ kind, low }) => kind === 'word' && low === 'gets');
  if (at < 1 || at >= tokens.length - 1 || context.expected) return undefined;
  const field = readTarget({ ...context, mode: 'act' }, tokens.slice(0, at));
  const given = tokens.slice(at + 1);
  const value = given[0]!;
  const text = given.length > 1 ? readValue(context.spec, given)?.value : value.value;
  const isField = field?.targets.length === 1 && /^(?:textbox|searchbox)$/.test(field.targets[0]!.role ?? '');
  const isPlain = isNameLike(value);
  const isSetOff = given.length === 1 && isGiven(value);
  if (!isField || text === undefined || !(isSetOff || isPlain)) return undefined;
  return { steps: [{ action: 'fill', kind: 'action', target: field.targets[0]!, value: text }], quoted: isSetOff };
}

/** "Reason = Double charge, click Submit", "Category filter = Card": before the press of the same line, and of a filter, what is put in. */
const isEntered = (spec: string, name: readonly Token[], tokens: readonly Token[]) =>
  /^(?:filter|dropdown|field|box|selector|slider)$/.test(name.at(-1)!.low) ||
  (!shownByPage.test(name.at(-1)!.low) && beforePress.test(spec.slice(tokens.at(-1)!.end)));
const isPlainWord = (token: Token) => isWord(token) && !actionStarts.has(token.low) && token.low !== 'the';
const beforePress =
  /^[^\r\n.;]*?(?:,|\band\b|\bthen\b)\s*(?:and\s+)?(?:then\s+)?(?:click|press|tap|hit|submit|save)\b/i;

/** `bio = I like trains`, `set Size = XL`: a field and what goes into it; a noun written to before makes it a claim. */
export function readEquals(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(({ kind, raw }) => kind === 'word' && raw === '=');
  if (at < 1 || context.expected || context.underThen) return undefined;
  const isOrder = at > 1 && /^(?:set|put|enter|fill|type|write)$/.test(tokens[0]!.low);
  const name = tokens.slice(isOrder ? 1 : 0, at);
  const isNoun = name.length <= 3 && name.every(({ kind, low }) => kind === 'word' && fieldNouns.has(low));
  const isWritten = context.memory.fields.has(sourceOf(context.spec, name).toLowerCase());
  const isSet =
    !isOrder && !isWritten && name.length <= 4 && name.every(isPlainWord) && isEntered(context.spec, name, tokens);
  if (!isOrder && !isSet && (!isNoun || isWritten)) return undefined;
  const text = sourceOf(context.spec, name);
  const read = isNoun ? { targets: [{ text }], quoted: true } : readTarget({ ...context, mode: 'act' }, name);
  const value = readValue(context.spec, tokens.slice(at + 1), true);
  if (read?.targets.length !== 1 || !value) return undefined;
  const action = tokens[0]!.low === 'set' || (isSet && !isNoun) ? 'set' : 'fill';
  return {
    steps: [{ action, kind: 'action', target: read.targets[0]!, value: value.value }],
    quoted: read.quoted && value.quoted,
  };
}

/** `iban 'DE…'` fills the field. */
function readFieldPair(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (!isFieldPair(tokens) || context.expected || context.memory.subject) return undefined;
  const target = { text: sourceOf(context.spec, tokens.slice(0, -1)) };
  return { steps: [{ action: 'fill', kind: 'action', target, value: tokens.at(-1)!.value }], quoted: true };
}

const placeable = new Set([
  'click',
  'doubleClick',
  'rightClick',
  'hover',
  'fill',
  'select',
  'check',
  'uncheck',
  'toggle',
  'choose',
  'open',
  'set',
  'clear',
  'upload',
  'expand',
  'activate',
  'pickDate',
]);

/** "In the row of X press Delete", "the Delete button is enabled. Press Delete": the button; "press the Delete key" is a key. */
function asLabel(step: Step, { place, memory }: ClauseContext): Step {
  const isKey = step.action === 'press' && !step.target && /^(?:Delete|Home|End|Insert|Pause)$/.test(step.value ?? '');
  const isTold = isKey && [memory.byRole.button, memory.byRole.link].some((told) => told?.text === step.value);
  if (isTold) return { action: 'click', kind: 'action', target: { text: step.value! } };
  if (!isKey || !place || /^(?:textbox|searchbox|combobox|iframe)$/.test(place.role ?? '')) return step;
  return { action: 'click', kind: 'action', target: { text: step.value! } };
}

const isIn = (scope: Scope | undefined, place: Scope) =>
  scope !== undefined && scope.relation === place.relation && isSamePlace(scope, place);

const opener = /^(?:more(?: actions| options)?|actions|options|menu|\.\.\.|[⋮⋯…☰])$/i;

/** "click More and choose Duplicate": what was pressed only shows a menu, which may hang anywhere. */
const isMenuShown = ({ memory }: ClauseContext) =>
  opener.test(memory.actedOn?.text ?? '') || /^(?:kebab|menu)/.test(memory.actedOn?.noun ?? memory.actedOn?.role ?? '');

/** Puts an action where its sentence said it happens. */
function placed(step: Step, context: ClauseContext): Step {
  const { place, left, memory } = context;
  if (!place || (left && (step.action !== 'choose' || isMenuShown(context)))) return step;
  if (step.action === 'press' && !step.target) {
    // "In the row of Bob, enter 4 in Qty and press Tab": where something was entered there, the key goes there as well.
    if (isIn(memory.deed?.target?.scope, place)) return step;
    const { relation: _, ...target } = place;
    return { ...step, target };
  }
  // `In "Name", write "Bob"`: what bears a name and is no part of a page is a field.
  const isNamed = place.relation === 'within' && place.text !== undefined && !place.role && !place.noun;
  if (step.action === 'type' && (isNamed || /^(?:textbox|searchbox|combobox)$/.test(place.role ?? ''))) {
    const { relation: _, ...target } = place;
    return { ...step, action: 'fill', target };
  }
  if (!placeable.has(step.action) || !step.target) return step;
  // A list to choose from may unfold anywhere.
  if (step.target.scope?.role === 'list' && /^(?:choose|select)$/.test(step.action)) return step;
  return { ...step, target: within(asCell(step.target, place), place) };
}

/** "In the row for Bob, … in the Value column": the cell in it. */
function asCell(target: Target, place: Scope): Target {
  const name = place.relation === 'row' && !target.role ? /^(.+) column$/i.exec(target.text ?? '')?.[1] : undefined;
  if (name) return { ...target, text: name, role: 'cell' };
  return isCellOf(target, place) ? { ...target, role: 'cell' } : target;
}
