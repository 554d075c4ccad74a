import type { Step, Target } from '@smokejumper/contracts';
import { comparisons, invert, type NumberOp } from '../lexicon/comparisons.ts';
import { amountUnit, countOf, numberText } from '../lexicon/numbers.ts';
import { stateOf } from '../lexicon/states.ts';
import { withoutRelation } from '../resolve/memory.ts';
import { readValue } from '../resolve/slots.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { allLows, allRaws, isGiven, isWord, lows, sourceOf, type Token } from '../tokenise/token.ts';
import { readKept } from './kept.ts';
import { asOwnHeading, isEntryName, isListed } from './listed.ts';
import { isNoText } from './predicate/no-text.ts';
import { readUsable } from './predicate/usable.ts';
import { isDefinite, numbered, uiWords } from './subject/definite.ts';
import type { Subject } from './subject/subject.ts';

export interface Claim {
  steps: Step[];
  quoted: boolean;
  /** What is claimed is claimed of the page, so "it" in the next clause is the page. */
  ofPage?: boolean;
}

export const assertion = (step: Omit<Step, 'kind'>): Step => ({ ...step, kind: 'assert' });
export const claim = (steps: Step[], quoted: boolean): Claim => ({ steps, quoted });

/** The same of each of the things that are meant. */
export const claimOfEach = (read: TargetRead, step: (target: Target) => Omit<Step, 'kind'>): Claim =>
  claim(
    read.targets.map((target) => assertion(step(target))),
    read.quoted,
  );

/** What is claimed of several things, where each claim could be read. */
export function claimOfAll(claims: readonly (Claim | undefined)[]): Claim | undefined {
  const read = claims.filter((one) => one !== undefined);
  if (read.length < claims.length) return undefined;
  return claim(
    read.flatMap(({ steps }) => steps),
    read.every(({ quoted }) => quoted),
  );
}

const controls = new Set(['textbox', 'searchbox', 'combobox', 'slider', 'checkbox', 'radio', 'switch']);

/** Whether a target is known to be a form control: by its type, or because the spec wrote into it. */
export function isField({ memory }: TargetContext, target: Target): boolean {
  return (
    controls.has(target.role ?? '') ||
    (target.text !== undefined && !target.role && memory.fields.has(target.text.toLowerCase()))
  );
}

/** A comparison with a number, a kept value, or "between A and B"; each result is a piece of a step. */
export function readComparison(
  context: TargetContext,
  tokens: readonly Token[],
  negated: boolean,
): Partial<Step>[] | undefined {
  const words = tokens.map(({ kind, low }) => (kind === 'word' ? low : ''));
  // "a number greater than 0": the comparison says which.
  if (words[0] === 'a' && /^(?:number|value|figure)$/.test(words[1] ?? '') && words.length > 3)
    return readComparison(context, tokens.slice(2), negated);
  if (words[0] === 'between' && tokens[2]?.low === 'and' && tokens.length === 4 && !negated) {
    // `"B" is between "A" and "C"`: where it stands, and no number.
    if ([tokens[1]!, tokens[3]!].some((token) => token.kind === 'quote' && !/\d/.test(token.value))) return undefined;
    return [
      { op: 'gte', value: tokens[1]!.value },
      { op: 'lte', value: tokens[3]!.value },
    ];
  }
  for (const [op, phrase] of comparisons) {
    if (!phrase.every((word, i) => words[i] === word)) continue;
    const rest = tokens.slice(phrase.length);
    const isBefore =
      /^(?:before|it was|it was before|previously|earlier|it was earlier|the one before)$/.test(lows(rest)) &&
      !context.memory.names.has('before') &&
      !context.memory.names.has(rest.at(-1)!.raw);
    if (isBefore && !negated && (op === 'gt' || op === 'lt')) return [{ op: op === 'gt' ? 'increased' : 'decreased' }];
    const operand = readOperand(context, rest);
    if (operand) return [{ op: negated ? invert(op) : op, ...operand }];
  }
  const kept = readKept(context, tokens);
  return kept ? [{ op: negated ? 'neq' : 'eq', against: kept }] : undefined;
}

/** `"Total" equals before`, where the two were compared as numbers: as numbers again. */
function asNumberKept({ memory }: TargetContext, { op, against }: Partial<Step>): Partial<Step> | undefined {
  if (!against || memory.names.get(against)?.measure !== 'number' || !/^(?:not-)?equals$/.test(op ?? ''))
    return undefined;
  return { op: op === 'equals' ? 'eq' : 'neq', against };
}

/** "the number next to Basket should be 2": compared as the number that it is called. */
function asNumberBeside({ noun, scope }: Target, { op, value }: Partial<Step>): Partial<Step> | undefined {
  const isNumber = /^(?:number|figure|amount)$/.test(noun ?? '') && scope?.relation === 'near';
  if (!isNumber || !numberText.test(value ?? '') || !/^(?:not-)?equals$/.test(op ?? '')) return undefined;
  return { op: op === 'equals' ? 'eq' : 'neq', value: value! };
}

/** "its address", of a link: where it leads. */
function linkOf({ text, role, scope }: Target): Target | undefined {
  const isAddress = role === undefined && /^(?:(?:link )?address|href|url|link target)$/i.test(text ?? '');
  return isAddress && scope?.relation === 'within' && scope.role === 'link' ? withoutRelation(scope) : undefined;
}

/** The same text claimed of each: the value of a field, the text of anything else. */
export function onEach(context: TargetContext, read: TargetRead, text: Partial<Step>): Claim {
  const number = asNumberKept(context, text);
  return claimOfEach(read, (target) => {
    const link = linkOf(target);
    if (link) return { action: 'assertHref', target: link, ...text };
    if (isField(context, target)) return { action: 'assertValue', target, ...text };
    const figure = number ?? asNumberBeside(target, text);
    return figure ? { action: 'assertNumber', target, ...figure } : { action: 'assertText', target, ...text };
  });
}

function readOperand(context: TargetContext, tokens: readonly Token[]): Partial<Step> | undefined {
  const kept = readKept(context, tokens);
  if (kept) return { against: kept };
  const [token, unit, ...more] = tokens;
  const isAmount = isWord(unit) && isWord(token) && /^\d[\d.,]*$/.test(token.raw) && amountUnit.test(unit.raw);
  if (isAmount && more.length === 0) return { value: sourceOf(context.spec, tokens) };
  if (!token || unit) return undefined;
  if (token.kind === 'variable') return { value: token.value };
  const text = token.value;
  if (numberText.test(text)) return { value: text };
  const count = countOf(token.low);
  return count === undefined ? undefined : { value: String(count) };
}

/** "5 results" on the page or within something. */
export function countClaim(subject: Subject, _context: TargetContext, within?: Target): Step[] | undefined {
  if (subject.kind === 'none') {
    const [target] = subject.target.targets;
    return target && [assertion({ action: 'assertNotVisible', target: inside(target, within) })];
  }
  if (subject.kind !== 'some') return undefined;
  const target = inside(subject.counted.targets[0]!, within);
  if (subject.range) {
    const [low, high] = subject.range;
    return [
      assertion({ action: 'assertCount', target, value: low, op: 'gte' }),
      assertion({ action: 'assertCount', target, value: high, op: 'lte' }),
    ];
  }
  const { against, op } = subject;
  if (subject.changed) return [assertion({ action: 'assertCount', target, op: subject.changed })];
  if (subject.and) {
    const { and } = subject;
    return [
      assertion({ action: 'assertCount', target, value: subject.count, op }),
      assertion({ action: 'assertCount', target, value: and.count, op: and.op }),
    ];
  }
  return [assertion({ action: 'assertCount', target, ...(against ? { against } : { value: subject.count }), op })];
}

/** Puts a target into a place, at the outer end of the scopes it has. */
export function inside(target: Target, place: Target | undefined): Target {
  if (!place) return target;
  if (target.scope) return { ...target, scope: { ...target.scope, scope: inside({ ...target.scope }, place).scope! } };
  const relation =
    place.role === 'row' ? 'row' : place.role === 'card' || place.role === 'listitem' ? 'item' : 'within';
  return { ...target, scope: { relation, ...place } };
}

const seen =
  /^(?:visible|shown|displayed|present|there|listed|seen|found|offered|available|rendered|on screen|on display|in view|visible on screen|shown on screen|up|back|visible again|on the page|on the screen|displayed on the page|on this page|listed there|shown there|displayed there|visible there|present there|somewhere on the page|somewhere|in there|back again|added|visible now|mentioned|included)$/;
const unseen =
  /^(?:gone|hidden|missing|absent|removed|invisible|closed|deleted|gone away|no more|not there|gone from view|dismissed|no longer there|erased|nowhere|nowhere to be seen|nowhere to be found|nowhere in sight|nowhere to see)$/;
/** `appears that says "X"`, `is shown with the text "X"`: what the thing says, told after its verb. */
export const saysWhat =
  /^(?:(?:that|which) (?:says|reads|contains|shows|asks)|saying|reading|containing|showing|asking|titled|called|named|with (?:the )?(?:text|message|title|heading|words)) "$/;
/** `a cart panel slides in showing "$45.00"`: what stands in it, and not what it is called. */
const showsWhat = /^(?:(?:that|which) (?:shows|contains|lists)|containing|showing|listing) "$/;
const holdsThings = ({ role, noun }: Target) =>
  /^(?:dialog|region|table|list|menu|form|navigation)$/.test(role ?? '') ||
  /(?:panel|drawer|sidebar|pane|page|screen|window|popup)$/.test(noun ?? '');
export const readShowing = (context: TargetContext, read: TargetRead, told: readonly Token[]): Claim | undefined =>
  showsWhat.test(lows(told)) && read.targets.every(holdsThings)
    ? onEach(context, read, { value: told.at(-1)!.value })
    : undefined;

export const placeWord =
  /^(?:in|inside|within|on|at|under|underneath|beneath|below|above|next|near|beside|alongside|between|behind|to|from|left|right)$/;

const containers = /^(?:table|list|dialog|region|card|row|menu|form|navigation|banner|iframe)$/;

/** "listed there": in the table, list or dialog that was spoken of last, if there was one. */
function placeOfThere({ memory }: TargetContext, complement: readonly Token[]): Target | undefined {
  if (!/^(?:listed|shown|displayed|visible|present) there$/.test(lows(complement))) return undefined;
  for (let at: Target | undefined = memory.last; at; at = at.scope)
    if (containers.test(at.role ?? '') && at !== memory.last) return withoutRelation(at);
    else if (containers.test(at.role ?? '') && at.role !== 'row') return at;
  return undefined;
}

/** "in that order", "in the order they were added"; "in the order summary" is a place. */
const inSequence =
  /^in (?:this|that|the|alphabetical|reverse|random)(?: [a-z]+)? order\b(?! (?:[a-z]+ )?(?:summary|details?|history|list|table|panel|page|form|section|overview|confirmation|card|log|lines?|box|totals?|view|dialog|drawer|area|tab|menu|info|information|items?|notes?|timeline|receipt|preview|queue|board|grid)$)/;

/** "be visible", "be gone", "be in the list": the subject's tokens and its place read as one target. */
export function readVisibility(
  context: TargetContext,
  subject: readonly Token[],
  complement: readonly Token[],
  negated: boolean,
): Claim | undefined {
  const there = placeOfThere(context, complement);
  if (there) {
    const read = readTarget(context, subject);
    return read && isDefinite(read)
      ? visible({ ...read, targets: read.targets.map((target) => inside(target, there)) }, negated)
      : undefined;
  }
  for (let at = Math.min(4, complement.length); at >= 0; at--) {
    const words = allLows(complement.slice(0, at));
    // "status should be Available": a capital makes it what the page says.
    if (at > 0 && isSaidCapital(subject, complement)) continue;
    const place = complement.slice(at);
    // "The waiting list should be offered": to be on it, and nothing that a page lists.
    if (words === 'offered' && /^[a-z ]+ list$/.test(allRaws(subject).replace(/^The /, 'the '))) return undefined;
    if (at > 0 && !seen.test(words) && !unseen.test(words)) continue;
    const isPlaceWord =
      complement.length > 0 && placeWord.test(complement[0]!.low) && !/^\p{Lu}\p{Ll}/u.test(complement[0]!.raw);
    if (at === 0 && (!isPlaceWord || complement[0]!.low === 'at')) continue;
    if (inSequence.test(lows(place))) continue;
    // Where on the page it is seen is no part of whether it is.
    if (/^(?:at|on) (?:the )?(?:very )?(?:top|bottom)\b/.test(lows(place))) continue;
    const isSaying = at > 0 && saysWhat.test(lows(place));
    if (place.length > 0 && !isSaying && !(place[0]!.kind === 'word' && placeWord.test(place[0]!.low))) continue;
    const holder = isSaying && !negated && seen.test(words) ? readTarget(context, subject) : undefined;
    const held = holder && readShowing(context, holder, place);
    if (held) return held;
    const isAdded = words === 'added' && place[0]?.low === 'to';
    const where = isAdded ? [{ ...place[0]!, low: 'in' }, ...place.slice(1)] : asOwnHeading(context.spec, place);
    const read = readTarget(context, [...subject, ...where]);
    if (!read || read.targets.some((target) => isOverVerb(context, target, { subject, place }))) continue;
    if (words === 'closed' && read.targets.some(isCase)) continue;
    const usable = words === 'available' && place.length === 0 ? readUsable(read, negated) : 'seen';
    if (usable !== 'seen') return usable;
    const isIn = !negated && isListed({ subject, complement: place }) && !(at > 0 && unseen.test(words));
    const hidden = at > 0 && unseen.test(words);
    const isThing = (text = '') => uiWords.test(text) || (negated === hidden && numbered.test(text));
    const isNamed =
      isIn ||
      isEntryName(subject, words, place) ||
      isDefinite(read) ||
      (at > 0 && read.targets.every(({ text }) => isThing(text)));
    if (!isNamed) continue;
    const isEntry = at > 0 && words.startsWith('listed');
    return visible(isEntry ? { ...read, targets: read.targets.map(asEntry) } : read, negated !== hidden);
  }
  return undefined;
}

/** `the table "city" is listed`: an entry that stands for it, and no table of the page. */
function asEntry(target: Target): Target {
  const { role, ...entry } = target;
  const isHolder = entry.text !== undefined && /^(?:table|form|page|menu|dialog|list)$/.test(role ?? '');
  return isHolder ? { ...entry, noun: entry.noun ?? role! } : target;
}

/** "Push is on and SMS off": a name that goes on over the verb is none. */
function isOverVerb(
  { spec }: TargetContext,
  { text, scope }: Target,
  { subject, place }: { subject: readonly Token[]; place: readonly Token[] },
): boolean {
  const between = place.length > 0 && subject.length > 0 && spec.slice(subject.at(-1)!.end, place[0]!.start).trim();
  const isIn = (name: string | undefined) => Boolean(between && name?.includes(` ${between} `));
  return isIn(text) || isIn(scope?.text);
}

/** The capital of one word that stands alone after a verb in lower case. */
export const isSaidCapital = (subject: readonly Token[], complement: readonly Token[]): boolean =>
  complement.length === 1 &&
  complement[0]!.kind === 'word' &&
  /^\p{Lu}\p{Ll}/u.test(complement[0]!.raw) &&
  !subject
    .slice(-1)
    .some(
      ({ kind, low }) =>
        kind === 'word' && /^(?:button|checkbox|link|switch|field|box|radio|tab|toggle|dropdown)$/.test(low),
    );

export function visible(read: TargetRead, negated: boolean): Claim {
  const action = negated ? 'assertNotVisible' : 'assertVisible';
  return claimOfEach(read, (target) => ({ action, target }));
}

/** What can be active in the sense that it can be used; a step or a row that is active is the current one. */
const operable = new Set(
  'button link tab menu option textbox searchbox combobox checkbox radio switch slider'.split(' '),
);

/** What no role is for and is laid over the page as well: closed, it is not there. */
const laidOver = /^(?:drawer|side panel|side sheet|flyout|popover|overlay|lightbox|(?:command )?palette)$/;
const overlays = new Set(['dialog', 'alert', 'banner', 'tooltip', 'menu']);

/** What is opened and closed by those who see to it. */
const cases =
  /^(?:ticket|issue|order|deal|account|invoice|case|offer|job|payment|booking|request|task|bug|incident|poll|shop|store)$/;
const isCase = ({ noun }: Target) => cases.test(noun ?? '');

const isTab = ({ role, noun, text }: Target) =>
  /^(?:tab|option|menu)$/.test(role ?? '') || (noun === 'step' && text !== undefined);

export function readState(target: TargetRead, complement: readonly Token[], negated: boolean): Claim | undefined {
  const words = complement.filter(({ kind }) => kind === 'word').map(({ low }) => low);
  if (words.length !== complement.length || words.length === 0) return undefined;
  const isActiveTab = /^(?:the )?(?:active|current)(?: one)?$/.test(words.join(' ')) && target.targets.every(isTab);
  // "the Billing tab is open": the one in use; of a menu it says that it can be seen.
  const isOpenTab =
    /^(?:open|opened)$/.test(words.join(' ')) &&
    target.targets.every(({ role }) => /^(?:tab|option)$/.test(role ?? ''));
  const state = isActiveTab || isOpenTab ? stateOf('selected', negated) : stateOf(words.join(' '), negated);
  const isVagueActive =
    /^(?:in)?active$/.test(words.join(' ')) &&
    !target.targets.every((one) => isTab(one) || operable.has(one.role ?? ''));
  // "ticket 42 is closed": how the matter stands, and nothing that unfolds.
  const isOfCase = /^(?:open|opened|closed)$/.test(words.join(' ')) && target.targets.some(isCase);
  if (!state || !isDefinite(target) || isVagueActive || isOfCase) return undefined;
  // "the page Orders is open": a page unfolds nowhere.
  const isOverlay = ({ role, text, noun }: Target) =>
    role === 'page' ||
    laidOver.test(noun ?? '') ||
    (overlays.has(role ?? '') && !(role === 'menu' && text !== undefined));
  if ((state === 'expanded' || state === 'collapsed') && target.targets.every(isOverlay))
    return visible(target, state === 'collapsed');
  const isTick = state === 'checked' || state === 'unchecked';
  return claimOfEach(target, (one) => ({
    action: 'assertState',
    target: isTick ? asCheckbox(one) : one,
    value: state,
  }));
}

/** "the Terms box is ticked": what is ticked is no text box. */
const asCheckbox = (target: Target): Target => (target.role === 'textbox' ? { ...target, role: 'checkbox' } : target);

/** `"Doing" contains "X" and "Done" does not contain it`: the text of the last claim. */
function readSaidBefore({ memory }: TargetContext, tokens: readonly Token[]): string | undefined {
  const isIt = tokens.length === 1 && tokens[0]!.kind === 'word' && /^(?:it|that)$/.test(tokens[0]!.low);
  const moved = memory.acted === 'drag' && isIt && !memory.lost ? memory.actedOn : undefined;
  if (moved?.text !== undefined) return moved.text;
  if (!isIt || memory.lost || memory.claim === undefined || memory.acted !== memory.claim.action) return undefined;
  const { action, value, target } = memory.claim;
  if (action === 'assertText' && /^(?:contains)?$/.test(memory.claim.op ?? '')) return value;
  // After a clause that nobody could read, it may be what was spoken of there.
  if (memory.toldBefore !== undefined && !target?.scope) return undefined;
  return /^assert(?:Not)?Visible$/.test(action) && !target?.role && !target?.noun ? target?.text : undefined;
}

/** "the name should now be zed" after zed was typed: what was entered is a text, in lower case too. */
function readEntered({ memory, spec }: TargetContext, tokens: readonly Token[]): Partial<Step> | undefined {
  const isPlain = tokens.length > 0 && tokens.length <= 6 && tokens.every(({ kind }) => kind === 'word');
  const value = isPlain ? sourceOf(spec, tokens) : '';
  return isPlain && memory.entered.has(value.toLowerCase()) ? { value } : undefined;
}

/** "the heading should be zephyr" on /projects/zephyr: a name in lower case, for the address has it too. */
const isVisited = ({ spec }: TargetContext, { kind, raw }: Token) =>
  kind === 'word' && /^[a-z][a-z0-9-]{2,}$/.test(raw) && new RegExp(`/${raw}(?!\\w)`).test(spec);

/** What a text is compared with: a quoted value, a remembered name, or words that are plainly data. */
export function readText(context: TargetContext, tokens: readonly Token[], loose: boolean): Partial<Step> | undefined {
  const kept = readKept(context, tokens);
  if (kept) return { against: kept };
  if (isNoText(tokens)) return undefined;
  const entered = readEntered(context, tokens);
  if (entered) return entered;
  const visited = tokens.length === 1 && isVisited(context, tokens[0]!) ? { value: tokens[0]!.raw } : undefined;
  if (visited) return visited;
  const said = readSaidBefore(context, tokens);
  if (said) return { value: said };
  const skip =
    /^(?:(?:the )?(?:text|value|word|words|message|label|number|exact text)|exactly|the|equal to|now|back to)$/;
  for (let at = Math.min(2, tokens.length - 1); at >= 0; at--) {
    if (at > 0 && !skip.test(lows(tokens.slice(0, at)))) continue;
    const rest = tokens.slice(at);
    if (at > 0 && !isGiven(rest[0]) && !/^(?:exactly|equal to|text|value)$/.test(lows(tokens.slice(0, at)))) continue;
    const value = readValue(context.spec, rest, loose);
    if (value) return { value: value.value };
  }
  return undefined;
}

export type { NumberOp };
