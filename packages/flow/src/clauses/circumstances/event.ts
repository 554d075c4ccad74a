import type { Step } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { remember } from '../../resolve/remember.ts';
import { beginsCapital, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { isLeading } from '../cutting/extent.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, type State, span } from '../cutting/state.ts';
import { takeAgent } from '../edges/agent.ts';
import { dropLead, imperative } from '../edges/lead.ts';
import { shareAct } from '../lists/elsewhere.ts';
import { shareVerb } from '../lists/share.ts';
import { actionStarts, asImperative } from '../orders/action.ts';
import { readLabelVerb } from '../orders/label.ts';
import { readDone } from '../orders/passive.ts';
import { readPlain } from '../plain.ts';

const openers = /^(?:after|once|when|upon|following|on|by|as soon as)$/;
const opening = /^(?:after|once|when|upon|following|on|by|as|having)$/;
const reloads =
  /^(?:(a|another|one more|the|this|that) )?(?:(?:full|hard|quick|manual|page|browser|simple|single) )*(?:reload|refresh|f5)(?: of the (?:page|browser|tab))?$/;
const loads =
  /^(?:the (?:page|site|app|screen)|it|everything|this|that)? ?(?:is |has |have |was )?(?:fully |finished |done |completely )?(?:load|loads|loaded|loading)$/;
const logins = /^(?:(?:a|the) )?(?:login|log in|logging in|signing in|sign in|signin|logon)$/;
const inside = /^(?:(?:i am|you are|we are) )?(?:logged |signed )?in(?:side)?$/;
/** Somebody logged in right before. */
const isInside = ({ acted, actedOn }: ClauseContext['memory']) =>
  acted === 'login' || (/^(?:click|activate)$/.test(acted ?? '') && /^(?:log|sign) ?in$/i.test(actedOn?.text ?? ''));
const clicks =
  /^(?:(?:a|the|another|one|one more) )?(?:(?:single|double|right) )?(?:click|tap|press) (?:on |upon |of )/;

const person = /^(?:i|you|we|the user|user|the customer|the visitor|someone) (?:have |has |then |now )?/;
/** Where a clause may begin with no comma before it: "… Escape the dialog closes". */
const begins = /^(?:the|a|an|my|your|i|you|we|it|there|no|this|that|its)$/;
const breaks = /^(?:the|a|an|my|your|on|in|at|of|to|for|with|from|into|and|or|not|no)$/;

/** Whether the words before and after a cut can stand alone. */
function isCut(tokens: readonly Token[], cut: number): boolean {
  const [before, after] = [tokens[cut - 1]!, tokens[cut]!];
  if (before.kind === 'word' && breaks.test(before.low)) return false;
  // `When I select "A" from "B"`: from there, and nothing that comes of it.
  if (after.kind === 'word' && /^(?:from|into|onto|to|with|for|of|as)$/.test(after.raw)) return false;
  return after.kind !== 'word' || begins.test(after.low) || beginsCapital(after.raw) || actionStarts.has(after.low);
}

const nothing: ClauseRead = { steps: [], quoted: true };

/** The label that a form of its verb stands for: "saving", "submitted". */
const labelOf = (low: string): string | undefined =>
  /(?:ing|ed)$/.test(low) ? imperative(low, labelVerbs) : undefined;

/** "Click Save. Once saved, …": what was just done, told once more. */
function isDone({ memory }: ClauseContext, label: string): boolean {
  const named = memory.actedOn?.text?.toLowerCase() ?? '';
  return !memory.lost && (named === label || named.startsWith(`${label} `));
}

/** "saving", "submitting the form", "once saved". */
function readLabelEvent(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const [first, ...rest] = tokens;
  const label = first?.kind === 'word' ? labelOf(first.low) : undefined;
  if (!label) return undefined;
  const read = readLabelVerb(context, [{ ...first!, low: label }, ...rest]);
  if (!read) return undefined;
  if (isDone(context, label)) return nothing;
  if (/ed$/.test(first!.low)) return undefined;
  return { steps: [{ ...read, target: { ...read.target, text: label } }], quoted: false };
}

const step = (action: Step['action']): ClauseRead => ({ steps: [{ action, kind: 'action' }], quoted: true });

/** What was done is read as an order is, with how often and where. */
function readDeed(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const read = readClause(context, tokens);
  return read?.steps.some(({ kind }) => kind === 'action') ? read : undefined;
}

/** What happened, as a noun or as a verb: "a refresh", "a click on X", "saving", "the page has loaded". */
export function readHappening(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const words = lows(tokens);
  const reload = reloads.exec(words);
  const { memory } = context;
  if (reload) return /^th/.test(reload[1] ?? '') && memory.acted === 'reload' ? nothing : step('reload');
  if (loads.test(words)) return nothing;
  if (inside.test(words)) return isInside(memory) ? nothing : undefined;
  if (logins.test(words)) return memory.acted === 'login' ? nothing : step('login');
  if (clicks.test(words)) {
    const at = tokens.findIndex(({ low }) => /^(?:on|upon|of)$/.test(low));
    const verb = tokens.slice(0, at).filter(({ low }) => !/^(?:a|the|another|one|more|single)$/.test(low));
    return readDeed(context, [...verb, ...tokens.slice(at + 1)]);
  }
  const [first] = tokens;
  const label = readLabelEvent(context, tokens);
  if (label) return label;
  if (first?.low === 'having' && tokens.length > 1) return readHaving(context, tokens.slice(1));
  const isGerund = first?.kind === 'word' && /ing$/.test(first.low) && imperative(first.low, actionStarts);
  if (isGerund) return readDeed(context, asImperative(tokens));
  const acting = takeAgent(tokens);
  if (acting) return readDeed(context, acting);
  const who = person.exec(`${words} `);
  const length = who ? wordCount(who[0]) : 0;
  const verb = tokens[length];
  const isOrder = length > 0 && verb?.kind === 'word' && imperative(verb.low, actionStarts);
  return isOrder ? readDeed(context, asImperative(tokens.slice(length))) : readDone(context, tokens);
}

/** "having clicked X". */
function readHaving(context: ClauseContext, [verb, ...rest]: readonly Token[]): ClauseRead | undefined {
  const low = verb?.kind === 'word' ? imperative(verb.low, actionStarts) : undefined;
  return low ? readDeed(context, [{ ...verb!, low }, ...rest]) : undefined;
}

/** Reads what follows on a copy of the state; kept only where all of it can be read. */
export function readRest(state: State, at: number, tail: readonly Token[], event: ClauseRead): number | undefined {
  const piece = state.pieces[at]!;
  const first = piece.first + piece.tokens.length - tail.length;
  const trial: State = {
    ...state,
    pieces: state.pieces.map((one, i) => (i === at ? { ...piece, tokens: [...tail], first } : one)),
    outcomes: [],
    memory: remember(state.memory, event.steps),
  };
  accept(trial, piece.tokens.slice(0, piece.tokens.length - tail.length), event);
  const next = readPlain(trial, at);
  const isRead = trial.outcomes.every(({ read }) => read) && (trial.outcomes.at(-1)?.read?.steps.length ?? 0) > 0;
  if (!isRead) return undefined;
  Object.assign(state, { ...trial, outcomes: [...state.outcomes, ...trial.outcomes] });
  return next;
}

/** "After picking A in B and C in D, …": the verb goes for both. */
function readBothHappened(state: State, at: number, first: readonly Token[]): number | undefined {
  const next = state.pieces[at + 1]!;
  const isMore = next.before === 'and' && state.pieces[at + 2]?.before === ',' && !startsClause(next, state.pieces[at]);
  const both = isMore ? shareVerb(contextOf(state), [first, next.tokens], 'any') : undefined;
  if (both?.steps.length !== 2 || both.steps.some(({ kind }) => kind !== 'action'))
    return readElsewhereAsWell(state, at, first);
  accept(state, span(state, at, at + 1), both);
  return at + 2;
}

/** `When I tick "A" in the first row and in the third row, …`: up to the comma it is told where that happened. */
function readElsewhereAsWell(state: State, at: number, first: readonly Token[]): number | undefined {
  const { pieces } = state;
  let end = at;
  while (end < at + 4 && isLeading(pieces[end + 1]?.tokens[0]) && /^(?:and|,|, and)$/.test(pieces[end + 1]!.before))
    end++;
  if (end === at || pieces[end]!.before !== 'and' || pieces[end + 1]?.before !== ',') return undefined;
  const places = pieces.slice(at + 1, end + 1).map(({ tokens }) => tokens);
  const read = shareAct(contextOf(state), [first, ...places]);
  const kinds = new Set(read?.steps.map(({ target }) => target?.scope?.role ?? target?.scope?.noun));
  if (!read || kinds.size !== 1 || read.steps.some(({ kind }) => kind !== 'action')) return undefined;
  accept(state, span(state, at, end), read);
  return end + 1;
}

/** "After a refresh "A" is shown", "once saved, …": what happened first, with a comma or without. */
export function readEvent(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const given = dropLead(tokens);
  if (!opening.test(given[0]?.low ?? '')) return undefined;
  // "Having reloaded, …": the word belongs to what happened.
  const length = given[0]!.low === 'having' ? 0 : [3, 1].find((words) => openers.test(lows(given.slice(0, words))));
  if (length === undefined || given.length <= length) return undefined;
  const rest = given.slice(length);
  const context = contextOf(state);
  // "After clicking Publish the heading reads X and …": what comes of it begins before the "and".
  const cut = isClaimed(rest) ? readCut(state, at, rest) : undefined;
  if (cut !== undefined) return cut;
  const whole = at + 1 < state.pieces.length ? readHappening(context, rest) : undefined;
  if (!whole) return readCut(state, at, rest);
  const both = readBothHappened(state, at, rest);
  if (both !== undefined) return both;
  accept(state, tokens, whole);
  return at + 1;
}

const isClaimed = (tokens: readonly Token[]) => tokens.some((_, i) => i > 1 && predicateAt(tokens, i) !== undefined);

/** What happened and what comes of it, with no comma between: the longest that claims nothing, or else the longest. */
function readCut(state: State, at: number, rest: readonly Token[]): number | undefined {
  const cuts = rest
    .map((_, i) => i)
    .filter((i) => i > 0)
    .reverse();
  const [claimed = [], plain = []] = [true, false].map((is) => cuts.filter((i) => isClaimed(rest.slice(0, i)) === is));
  for (const cut of [...plain, ...claimed]) {
    const event = isCut(rest, cut) ? readHappening(contextOf(state), rest.slice(0, cut)) : undefined;
    const next = event && readRest(state, at, rest.slice(cut), event);
    if (next !== undefined) return next;
  }
  return undefined;
}
