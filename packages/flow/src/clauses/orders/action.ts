import type { Step, Target } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { type VerbEntry, verbs } from '../../lexicon/verbs.ts';
import { compilePattern, firstWords, matchPattern, mayFit, type Pattern } from '../../patterns/pattern.ts';
import { rememberedAs } from '../../resolve/remembered.ts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import { allLows, allRaws, asWord, isWord, type Token } from '../../tokenise/token.ts';
import { imperative } from '../edges/lead.ts';
import { type Slot, slotReaders } from '../slots/slots.ts';

interface Compiled {
  entry: VerbEntry;
  pattern: Pattern;
}

const anyStart: Compiled[] = [];
const byStart = new Map<string, Compiled[]>();
for (const entry of verbs) {
  const compiled = { entry, pattern: compilePattern(entry.wording) };
  const starts = firstWords(compiled.pattern);
  if (starts.length === 0) for (const list of [anyStart, ...byStart.values()]) list.push(compiled);
  for (const word of new Set(starts)) byStart.set(word, [...(byStart.get(word) ?? anyStart), compiled]);
}

/** Words an action clause may begin with. */
export const actionStarts: ReadonlySet<string> = new Set(byStart.keys());

export interface ActionRead {
  steps: Step[];
  quoted: boolean;
  /** How many words the verb took, for "tick A and B". */
  list: boolean;
}

/** Reads an imperative clause; every word of it must have a place in the wording. */
export function readAction(context: TargetContext, tokens: readonly Token[]): ActionRead | undefined {
  const first = tokens[0];
  if (!first) return undefined;
  const candidates = (first.kind === 'word' && byStart.get(first.low)) || anyStart;
  const words = new Set(tokens.map(({ low }) => low));
  for (const { entry, pattern } of candidates) {
    if (!mayFit(pattern, words)) continue;
    const slots = matchPattern(pattern, tokens, (type, part) => slotReaders[type]?.(context, part));
    const read = slots && !isOther(entry, tokens) ? build(entry, slots as Record<string, Slot>) : undefined;
    if (read) return read;
  }
  return undefined;
}

/** "remember the total total1", `remember "Total" sum`, "remember the first row first": a name, without what leads to it. */
function isNameLost(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  return (
    isWord(last) &&
    (/[a-z](?:[A-Z]|\d)/.test(last.raw) ||
      ordinalOf(last.low) !== undefined ||
      (before?.kind === 'quote' && !roleOf([last.low]) && !/^(?:value|text|number|amount|count)$/.test(last.low)))
  );
}

/** "click Refresh", "copy the code into Promo": a capital makes it the name of a button or a field. */
function isOther({ action, wording }: VerbEntry, tokens: readonly Token[]): boolean {
  if (action === 'remember' && !wording.includes('{as}') && isNameLost(tokens)) return true;
  // "put the house in holiday mode": a thing that is spoken of, and nothing to type.
  const isThing = tokens.length > 4 && tokens[0]!.low === 'put' && tokens[1]!.raw === 'the';
  if (action === 'fill' && isThing && /^(?:in|into)$/.test(tokens[3]!.raw) && /^[a-z]+$/.test(tokens[2]!.raw))
    return true;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(tokens.at(-1)!.raw);
  // "check that Ann gets a mail" claims something; "check that box" ticks it.
  if (tokens[0]!.low === 'check' && tokens[1]?.low === 'that')
    return tokens.length > 4 || !roleOf([tokens.at(-1)!.low]);
  // "pick Salt and Pepper as Spices": no name goes on behind "as", and whether it is one or two nobody can tell.
  const isPair = action === 'choose' && tokens.every(isWord) && / and .+ (?:as|for) /.test(allRaws(tokens));
  if (isPair) return true;
  // "set Focus to High": what is set is called so.
  if (action === 'click' && tokens[0]!.low === 'set' && tokens[1]?.raw === 'Focus') return true;
  // "get to the first invoice": how one comes to be there.
  if (action === 'open' && /^get to the (?:first|second|third|last|next|final) /.test(allLows(tokens))) return true;
  if (action === 'reload') return isName && tokens.length === 2 && /^(?:click|press|tap)$/.test(tokens[0]!.low);
  return action === 'remember' && isName && tokens[0]!.low === 'copy' && /^(?:in|into|to)$/.test(tokens.at(-2)!.low);
}

/** A page with a number is a tab of the browser, and nothing to press. */
const pointed = /^(?:click|open|choose|hover|doubleClick|rightClick)$/;

const native = /^(?:browser|native|javascript|js) (?:dialog|confirm|confirmation|alert|prompt|popup)$/i;

/** Nobody types into these. */
const untyped = new Set(
  'form page dialog button link heading row table list card menu alert banner navigation tab checkbox radio switch'.split(
    ' ',
  ),
);

const boxes = new Set(['checkbox', 'switch']);

/** "Fill the remaining days with fish dishes", "fill the gaps with repeats": several places, and what goes into which of them nobody says. */
const isSpread = ({ action, target, value }: Step) =>
  action === 'fill' &&
  /^(?:gaps|holes|blanks|slots|(?:remaining|empty|missing|free|open|blank|unfilled|vacant|unused|left-over) (?:[a-z]+ )*[a-z]+s)$/.test(
    target?.text ?? '',
  ) &&
  /^[a-z]/.test(value ?? '');

function build(entry: VerbEntry, slots: Record<string, Slot>): ActionRead | undefined {
  const fields: Partial<Step> = { ...entry.more };
  let targets: (Target | undefined)[] = [entry.more?.target];
  let quoted = true;
  let place: Target['scope'];
  for (const [name, slot] of Object.entries(slots)) {
    if (name === 'skip') continue;
    if (name === 'text' && 'text' in slot) {
      targets = [{ ...entry.more?.target, text: slot.text }];
      quoted &&= slot.quoted;
      continue;
    }
    if ('text' in slot) {
      (fields as Record<string, unknown>)[name] = slot.text;
      continue;
    }
    quoted &&= slot.quoted;
    if (name === 'place') {
      place = slot.targets[0] as Target['scope'];
      continue;
    }
    if (name === 'target') targets = slot.targets;
    else if (slot.targets.length === 1) (fields as Record<string, unknown>)[name] = slot.targets[0];
    else return undefined;
  }
  const steps = targets.map(
    (target): Step =>
      finish({
        action: entry.action,
        kind: 'action',
        ...fields,
        ...(target && { target: place ? { ...target, scope: place } : target }),
      }),
  );
  const isMany = steps.some(
    ({ action, target }) => action === 'drag' && !quoted && roleOf([target?.text ?? ''])?.plural === true,
  );
  if (isMany) return undefined;
  // "drag A above B in the list": where it is dropped is between things, which no step says.
  if (
    steps.some(
      ({ action, target }) => action === 'drag' && /^(?:above|below|near)$/.test(target?.scope?.relation ?? ''),
    )
  )
    return undefined;
  // "… and the browser confirmation, you accept it": it is answered, and never pressed.
  if (!quoted && steps.some(({ action, target }) => pointed.test(action) && native.test(target?.text ?? '')))
    return undefined;
  const isNumbered = steps.some(
    ({ action, target }) => pointed.test(action) && target?.role === 'page' && target.ordinal,
  );
  if (isNumbered || (!quoted && steps.some(isSpread))) return undefined;
  // "fill the Card number field in the payment iframe with 1": a field, and nothing to type.
  if (steps.some(({ action, value = '' }) => action === 'fill' && /^[A-Z].* (?:field|box|input|textarea)$/.test(value)))
    return undefined;
  if (steps.some(({ action, target }) => action === 'fill' && untyped.has(target?.role ?? ''))) return undefined;
  // "type Standup in 5 in the message box": no field stands in another.
  const isInField = ({ action, target }: Step) =>
    action === 'fill' &&
    (/^(?:text|search)box$/.test(target?.scope?.role ?? '') ||
      (!quoted && / (?:field|box|input|textarea)$/.test(target?.scope?.text ?? '')));
  if (steps.some(isInField)) return undefined;
  return { steps, quoted, list: Boolean(entry.list) };
}

/** The type of a target may decide between verbs that people use alike. */
function finish(step: Step): Step {
  const role = (step.target as TargetRead['targets'][number] | undefined)?.role;
  if (step.action === 'remember' && !step.as) return { ...step, as: rememberedAs(step) };
  if (step.action === 'choose' && role && boxes.has(role)) return { ...step, action: 'check' };
  if (step.action === 'pickDate' && role === 'combobox') return { ...step, action: 'select' };
  if (step.action === 'clear' && role && boxes.has(role)) return { ...step, action: 'uncheck' };
  return step;
}

/** "Opening hours", "Typing speed shows 4": what may be a label is nothing that somebody does; "clicking save" is. */
export function isGerundName(tokens: readonly Token[]): boolean {
  const [first, next] = tokens;
  const isBare = next?.kind === 'word' && /^[a-z]{3,}$/.test(next.raw) && !/^(?:the|any|this|that)$/.test(next.low);
  return isBare && (/^(?:opening|picking)$/.test(first!.low) || (first!.low === 'typing' && isClaimedAt(tokens, 2)));
}

const isClaimedAt = (tokens: readonly Token[], at: number) =>
  tokens.length > at && predicateAt(tokens, at) !== undefined;

/** Verb forms as orders: "clicks", "clicking". */
export function asImperative(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  // "double clicking it": the second word carries the ending.
  if (/^(?:double|right)$/.test(first?.raw ?? '') && rest[0]?.raw === 'clicking')
    return [first!, asWord(rest[0], 'click'), ...rest.slice(1)];
  // "Heading starts with X": something is claimed of it, so it is no verb.
  const isClaimed = isClaimedAt(tokens, 1) || isGerundName(tokens);
  const verb = first?.kind === 'word' && !isClaimed ? imperative(first.low, actionStarts) : undefined;
  return first && verb && verb !== first.low ? [{ ...first, low: verb }, ...rest] : tokens;
}
