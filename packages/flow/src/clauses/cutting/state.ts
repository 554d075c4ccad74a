import type { Scope, Step, Target } from '@smokejumper/contracts';
import { roleOf } from '../../lexicon/roles.ts';
import { type Branch, type Memory, withoutRelation } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import { isSame } from '../../resolve/same.ts';
import { isCellOf, within } from '../../targets/within.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { isWord, lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { toldBefore } from '../edges/agent.ts';
import { dropLead } from '../edges/lead.ts';
import { createdThing } from '../edges/leftover.ts';
import type { Naming } from '../edges/naming.ts';
import { actionStarts } from '../orders/action.ts';
import type { Piece } from './pieces.ts';

/** What became of a stretch of a sentence: steps, all under one branch if there is any, or a clause nobody could read. */
export type Outcome =
  | { tokens: readonly Token[]; read: ClauseRead; branch?: Branch | undefined }
  | { tokens: readonly Token[]; read?: undefined; branch?: undefined };

export interface SentenceRead {
  outcomes: Outcome[];
  memory: Memory;
}

/** Where a sentence stands, told on a line above it, and what was done there. */
export interface SentencePlace {
  place: NonNullable<ClauseContext['place']>;
  acted?: boolean;
  left?: boolean;
}

/** What may lead out of where it was done. */
export const leadsOut = /^(?:click|open|activate|doubleClick|press|search)$/;

export interface State {
  spec: string;
  sentence: Sentence;
  pieces: Piece[];
  memory: Memory;
  outcomes: Outcome[];
  /** Names said in brackets that no value has got yet. */
  namings: Naming[];
  branch?: Branch | undefined;
  /** Whether the clause just read was under the branch. */
  conditional?: boolean;
  /** "Given A, when B, then C" in one sentence: where in it the clause stands. */
  told?: 'when' | 'then';
  place?: ClauseContext['place'];
  /** The place that a line above told, around all others. */
  around?: ClauseContext['place'];
  /** "On the card "Basic": …": what is claimed after the colon is said of that card, whatever is done on it. */
  held?: boolean;
  /** Something was done in `place`, so what is claimed next may be seen elsewhere. */
  acted?: boolean;
  /** Something was pressed in `place`, which may have led out of it. */
  left?: boolean;
}

export const contextOf = (state: State): ClauseContext => ({
  spec: state.spec,
  memory: state.memory,
  mode: 'act',
  expected: state.sentence.expected,
  given: state.sentence.part === 'given',
  underThen: (state.told ?? state.sentence.part) === 'then',
  underWhen: (state.told ?? state.sentence.part) === 'when',
  ...(state.place && { place: state.place, left: state.left }),
});

/** All tokens from one piece to another, joints included. */
export function span(state: State, from: number, to: number): Token[] {
  const start = state.pieces[from]!.first;
  const last = state.pieces[to]!;
  return state.sentence.tokens.slice(start, last.first + last.tokens.length);
}

/** Goes on after words that ask for nothing by themselves; they are read, not dropped. */
export function pass(state: State, at: number): number {
  state.outcomes.push({ tokens: state.pieces[at]!.tokens, read: { steps: [], quoted: true } });
  return at + 1;
}

/** "enter a random email in X and remember it as Y": the made value keeps the name. */
function nameMade(state: State, { steps }: ClauseRead): boolean {
  const made = state.outcomes.at(-1)?.read?.steps.at(-1);
  const [step] = steps;
  const isNaming = steps.length === 1 && step?.action === 'remember' && step.as && !step.measure;
  if (!isNaming || !made?.generate || made.as || !isSame(made.target, step.target)) return false;
  made.as = step.as;
  state.memory = remember(state.memory, [made]);
  return true;
}

/** "enter a random email (call it Y) in X": the value that is made in the clause around the bracket keeps the name. */
function nameAside(state: State, tokens: readonly Token[], steps: readonly Step[]): readonly Step[] {
  if (state.namings.length === 0) return steps;
  const next = state.sentence.tokens[state.sentence.tokens.indexOf(tokens.at(-1)!) + 1]?.start ?? Infinity;
  const names = state.namings.filter(
    ({ tokens: [name] }) => name!.start > (tokens[0]?.start ?? 0) && name!.start < next,
  );
  const all = steps.filter(({ generate, as }) => generate && !as);
  // "a random name in Name and a random email in Email (call it Y)": "it" behind both is the latter.
  const isBehind = names.length === 1 && names[0]!.tokens[0]!.start > (tokens.at(-1)?.start ?? 0);
  const made = isBehind ? all.slice(-1) : all;
  if (names.length === 0 || made.length !== names.length) return steps;
  state.namings = state.namings.filter((naming) => !names.includes(naming));
  const nameOf = (step: Step) => names[made.indexOf(step)];
  return steps.map((step) => (nameOf(step) ? { ...step, as: nameOf(step)!.as } : step));
}

const placeable = /^assert(?:Visible|NotVisible|Text|Value|State|Count|Number|Order)$/;

/** "On the Team card …, whereas the Solo card …": one beside it, as no card holds a card. */
const isBeside = (target: Target, place: Scope) =>
  /^(?:row|card|listitem|dialog|tab)$/.test(target.role ?? '') &&
  target.role === place.role &&
  target.text !== undefined &&
  place.text !== undefined;

/** "In the row for A the status is …, in the row for B it is …": the same of another row, as no row holds a row. */
function ofOther({ memory }: State, target: Target, place: Scope): Target {
  const { scope } = target;
  const isSpokenOf = scope !== undefined && scope === memory.last?.scope;
  const isOne = isSpokenOf && /^(?:row|item)$/.test(scope.relation) && scope.relation === place.relation;
  return isOne && scope.text !== undefined && place.text !== undefined ? { ...target, scope: place } : target;
}

/** `In the row of "Bob", "Admin" should be visible`: claimed there, unless something was done in between. */
function claimedIn(state: State, step: Step): Step {
  const { place, acted, held } = state;
  const isHeld = held && !/^(?:dialog|alert|banner|tooltip|page)$/.test(step.target?.role ?? '');
  if (!place || (acted && !isHeld) || !step.target || !placeable.test(step.action)) return step;
  if (isBeside(step.target, place)) return step;
  const target = ofOther(state, step.target, place);
  const isCell = isCellOf(target, place);
  return { ...step, target: within({ ...target, ...(isCell && { role: 'cell' as const }) }, place) };
}

/** `In the first row, Title is "Ulysses"`: a column of it, and not what the page is called. */
function asColumn({ place, acted }: State, tokens: readonly Token[], step: Step): Step {
  const isColumn = step.action === 'assertTitle' && !acted && /^(?:row|item)$/.test(place?.relation ?? '');
  if (!isColumn || tokens.some(({ low }) => low === 'page')) return step;
  return { ...step, action: 'assertText', target: { text: 'Title' } };
}

/** `In the iframe "A", wait until "B" appears`: awaited there; a dialog that goes is in no dialog. */
function awaitedIn(state: State, step: Step): Step {
  const { until } = step;
  const isThere = state.place && step.action === 'waitFor' && until;
  if (!isThere || /^(?:dialog|alert|banner|page)$/.test(until.target?.role ?? '')) return step;
  const { kind: _, ...placed } = claimedIn(state, { kind: 'assert', ...until });
  return { ...step, until: placed };
}

/** "The row for Ana has the status Open, and it …": the row, though its cell was compared. */
function spokenOf({ last }: Memory, memory: Memory, tokens: readonly Token[]): Memory {
  const { scope } = memory.claim?.target ?? {};
  if (memory.last !== memory.claim?.target || !scope || !/^(?:row|item)$/.test(scope.relation)) return memory;
  const head = lows(dropLead(tokens).slice(0, 3));
  const isSpokenOf =
    /^(?:(?:the|that|this) )?(?:(?!of )\S+ )?(?:row|card|item|entry|record|line)\b/.test(head) ||
    (/^it\b/.test(head) && /^(?:row|card|listitem)$/.test(last?.role ?? ''));
  const spoken = withoutRelation(scope);
  return isSpokenOf ? { ...memory, last: spoken, subject: spoken } : memory;
}

const isDenial = (token: Token) => isWord(token) && /^(?:not|no|never|neither|nor|none|nothing)$/.test(token.low);

export function accept(state: State, tokens: readonly Token[], read: ClauseRead, branch?: Branch): void {
  if (nameMade(state, read)) {
    state.outcomes.push({ tokens, read: { ...read, steps: [] } });
    return;
  }
  const here = nameAside(state, tokens, read.steps).map((step) =>
    step.kind === 'assert' ? claimedIn(state, asColumn(state, tokens, step)) : awaitedIn(state, step),
  );
  const steps = branch ? here.map((step) => (step.condition ? step : { ...step, condition: branch.condition })) : here;
  if (steps.some(({ kind }) => kind === 'action')) state.acted = true;
  if (steps.some(({ action }) => leadsOut.test(action))) state.left = true;
  const passive = read.passive || state.memory.passive;
  const isClaim = steps.some(({ kind }) => kind === 'assert');
  const said = steps.map(({ target }) => target?.text?.toLowerCase()).join(' ');
  // "Nothing here is shown": what denies is part of the name.
  const denied = isClaim ? tokens.some((token) => isDenial(token) && !said.includes(token.low)) : state.memory.denied;
  const memory = spokenOf(state.memory, remember(state.memory, steps), tokens);
  state.memory = { ...memory, ofPage: read.ofPage, passive, denied };
  const isQuoted = read.quoted && !tokens.some(({ supplied }) => supplied);
  state.outcomes.push({ tokens, read: { ...read, steps, quoted: isQuoted }, branch: branchOf(steps, branch) });
}

/** What all of the steps are under: the given branch, or a condition of their own. */
function branchOf([first, ...more]: readonly Step[], branch: Branch | undefined): Branch | undefined {
  const condition = first?.condition;
  if (!condition || !more.every((step) => step.condition === condition)) return undefined;
  return condition === branch?.condition ? branch : { condition, asked: condition };
}

/** "a stranger must not be able to …": what has to be so. */
const isDemand = ({ kind, low }: Token, at: number) => at > 0 && kind === 'word' && /^(?:must|should|ought)$/.test(low);

/** What is expected changes nothing: "that dialog" is still the one that was spoken of before. */
const claimsOnly = ({ sentence }: State, tokens: readonly Token[]) => {
  const [first] = dropLead(tokens);
  const isExpected = sentence.expected || sentence.part === 'then' || tokens.some(isDemand);
  return isExpected && !(first?.kind === 'word' && actionStarts.has(first.low));
};

/** Without the kinds that a clause speaks of which nobody could read: it may have told of another one. */
function unspoken({ byRole, byNoun }: Memory, tokens: readonly Token[]): Pick<Memory, 'byRole' | 'byNoun'> {
  const kinds = tokens.filter(isWord).map(({ low }) => roleOf([low]));
  const without = (told: Readonly<Record<string, Target>>, by: 'role' | 'noun') =>
    Object.fromEntries(Object.entries(told).filter(([name]) => !kinds.some((kind) => kind?.[by] === name)));
  return { byRole: without(byRole, 'role'), byNoun: without(byNoun, 'noun') };
}

export function refuse(state: State, tokens: readonly Token[]): void {
  const created = createdThing(tokens);
  const isClaim = claimsOnly(state, tokens);
  state.memory = {
    ...state.memory,
    last: created,
    ...(isClaim ? unspoken(state.memory, tokens) : { byRole: {}, byNoun: {} }),
    subject: undefined,
    lost: created === undefined,
    toldBefore: state.memory.toldBefore ?? toldBefore(state.spec, tokens),
    actedOn: created,
    // "hit Save again": behind a claim that nobody could read, what was pressed is still known.
    acts: isClaim ? state.memory.acts : [],
    whole: created !== undefined,
  };
  const before = state.outcomes.at(-1);
  if (before && !before.read && isEmptyPronoun(tokens))
    state.outcomes[state.outcomes.length - 1] = { tokens: [...before.tokens, ...tokens] };
  else state.outcomes.push({ tokens });
}

/** "check it", "do that": nothing of its own. */
export const isEmptyPronoun = (tokens: readonly Token[]) =>
  tokens.length <= 2 && /^(?:it|this|that|them)$/.test(tokens.at(-1)?.low ?? '');
