import type { Step } from '@smokejumper/contracts';
import { sharePlace } from '../../assertions/joined/joint.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { keyOf } from '../../lexicon/keys.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import { isSame } from '../../resolve/same.ts';
import { asWord, beginsCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { actionStarts, asImperative, readAction } from '../orders/action.ts';
import { readNamed } from '../unquoted/named.ts';
import { isCountOnly, readGappedCount } from './gapped.ts';
import { ofOneField } from './options-of.ts';
import { isCapital, isDeed, isKindAgain, isLedAway, isMessageKind, isSetOff } from './piece.ts';
import { readSharedClaim } from './shared-claim.ts';

const leads = /^(?:verify|expect|check|confirm|ensure|assert|validate|see|make|should|can|must|will|there)$/;

/** What may lead out of where it was done. */
const leading = /^(?:click|doubleClick|open|activate|press)$/;

/** How many tokens the verb of a clause takes, so that the next object may share it. */
function verbLengths(tokens: readonly Token[]): number[] {
  return [1, 2, 3, 4].filter((length) => length < tokens.length);
}

/**
 * "Tick A and B", "enter X in A and Y in B", "expect A and B": the later pieces share the verb of the first.
 * `list`: only for verbs whose entry says that "A and B" are two targets, and only for names that are set off.
 */
export function shareVerb(
  context: ClauseContext,
  pieces: readonly (readonly Token[])[],
  which: 'list' | 'any',
  /** `click A, then B`: what was pressed may have led out of the place. */
  isThen: readonly boolean[] = [],
): ClauseRead | undefined {
  const first = asImperative(dropLead(pieces[0]!));
  if (
    which === 'list' &&
    (!(areBoxes(context, pieces) || readAction({ ...context, mode: 'act' }, first)?.list) ||
      !pieces.slice(1).every((piece) => isSetOff(piece) || areBoxes(context, pieces)))
  )
    return undefined;
  const verb = first[0]?.low ?? '';
  const isPointed = /^(?:click|tap|press|hit|open|right|double|hover|expand|drag)$/.test(verb);
  const isNamed = (piece: readonly Token[]) =>
    isSetOff(piece) || isKindAgain(first, piece) || beginsCapital(dropLead(piece)[0]?.raw ?? '');
  if (which === 'any' && isPointed && !pieces.slice(1).every(isNamed)) return undefined;
  if (isPointed && pieces.slice(1).some(isMessageKind)) return undefined;
  // "Right-click A, then B": of the menu that opens.
  if (verb === 'right' && isThen.slice(1).some(Boolean)) return undefined;
  if (pieces.slice(1).some((piece) => isOrder(context, piece) || isDeed(first, piece))) return undefined;
  const isBoxes = areBoxes(context, pieces);
  const head = readClause(context, first) ?? (isBoxes ? readNamed(context, first) : undefined);
  if (!head || head.steps.length === 0) return undefined;
  // "search for dogs and cats", "select Fragile and heavy from the Handling dropdown": one or two, nobody can tell.
  const isLoose = !pieces.flat().some(isGiven) && pieces.slice(1).some(([first]) => /^[a-z]/.test(first?.raw ?? ''));
  if (isLoose && (head.steps[0]!.action === 'search' || isFromDropdown(pieces.at(-1)!))) return undefined;
  let memory: Memory = { ...remember(context.memory, head.steps), ofPage: head.ofPage };
  const steps = [...head.steps];
  let quoted = head.quoted;
  // `it has "A" and "B"`: "it" is still what it was, and not A.
  const isOfIt = head.steps[0]!.kind === 'assert' && /^(?:it|this|that)$/.test(first[0]!.low);
  for (const [at, piece] of pieces.slice(1).entries()) {
    const known = isOfIt ? { ...memory, last: context.memory.last, subject: context.memory.subject } : memory;
    const own = {
      ...context,
      memory: known,
      ...(isThen[at + 1] && leading.test(steps.at(-1)!.action) && { left: true }),
    };
    const read = readShared(own, first, piece, head) ?? (isBoxes ? readBox(own, first, piece) : undefined);
    if (!read) return undefined;
    steps.push(...read.steps);
    quoted &&= read.quoted;
    // "It has a button "A" and a button "B"": still the same thing.
    if (!isOfIt) memory = remember(memory, read.steps);
  }
  const all = steps.some(isOverwritten) ? undefined : ofOneField(steps, pieces);
  return all && (isThen.slice(1).some(Boolean) ? { steps: all, quoted } : inOnePlace({ steps: all, quoted }, pieces));
}

/** "fill the notes with milk and eggs": one field takes one text, and the second would replace the first. */
const isOverwritten = ({ action, target }: Step, at: number, steps: readonly Step[]) =>
  /^(?:fill|set)$/.test(action) &&
  target !== undefined &&
  steps.slice(0, at).some((step) => step.action === action && isSame(step.target, target));

/** "… in the title box, set severity to high": a verb and its object are an order of their own, never a further name. */
const isOrder = (context: ClauseContext, piece: readonly Token[]) => {
  const own = dropLead(piece);
  const isVerb = own.length > 1 && own[0]!.kind === 'word' && own[0]!.raw === own[0]!.low;
  // "… and add two paintings from the Dutch room": an order too where nobody could read it.
  const isDoing =
    own.length > 3 && /^(?:add|create|remove|delete|book|order|buy|make|find|invite|send|move)$/.test(own[0]!.low);
  return (
    isVerb && (isDoing || (actionStarts.has(own[0]!.low) && readAction({ ...context, mode: 'act' }, own) !== undefined))
  );
};

/** "… into Expiry and … into CVC inside the same iframe": there all of it is done. */
const inSame = / (?:in|inside|within) (?:the same|that|this) [a-z]+$/;
const isInSame = (steps: readonly Step[], pieces: readonly (readonly Token[])[]) =>
  steps.every(({ action }) => action === 'fill') && inSame.test(lows(pieces.at(-1)!));

/** What an act before may have opened: "click Add and Save in the dialog", "hover Help and About in the menu". */
const opened = /^(?:dialog|menu|alert|tooltip|iframe|page|form|tab)$/;
const openedNouns = /(?:pop-?up|overlay|drawer|sheet|modal|picker|dropdown|window|wizard|editor|panel|menu)s?$/;
/** What is there before anything is clicked. */
const standing = /^(?:row|card|listitem|column|cell|table|list)$/;
const standingNouns = /(?:map|grid|board|calendar|toolbar|tree|list|row|matrix|header|footer|keypad|keyboard)$/;

/** `click "C7" and "C8" in the seat map`: mere names, in a place that was there before the first of them. */
function isPointedInOne(steps: readonly Step[], pieces: readonly (readonly Token[])[]): boolean {
  const { scope } = steps.at(-1)!.target ?? {};
  if (!scope || scope.scope) return false;
  const { role = '', noun, text = '' } = scope;
  const isEvery = (acts: RegExp) => steps.every(({ action }) => acts.test(action));
  const isName = ({ target }: Step) => target?.text !== undefined && !target.role && !target.noun && !target.ordinal;
  const isMere = pieces.slice(1).every(([first]) => isGiven(first) || beginsCapital(first!.raw));
  const isThere = !opened.test(role) && !openedNouns.test(noun ?? text);
  const isStanding = standing.test(role) || standingNouns.test(noun ?? text);
  const isPointed = isEvery(/^(?:hover|expand|clear)$/)
    ? isThere
    : isEvery(/^(?:click|doubleClick|rightClick)$/) && isStanding;
  return isPointed && isMere && steps.every(isName);
}

/** "tick A and B under C", "see "A" and "B" in C": the place at the end is that of all. */
const isOfOnePlace = (steps: readonly Step[], pieces: readonly (readonly Token[])[]) =>
  isPointedInOne(steps, pieces) ||
  steps.every(({ action }) => /^(?:check|uncheck|toggle|choose)$/.test(action)) ||
  (steps.every(({ action }) => /^assert(?:Not)?Visible$/.test(action)) &&
    pieces.slice(1, -1).every((piece) => piece.length === 1) &&
    pieces.slice(1).every(([first]) => isGiven(first) || beginsCapital(first!.raw)) &&
    steps.every(({ target }) => !target?.role && !target?.noun));

const onPage = / on (?:the|this) (?:page|screen)$/;

/** The place at the end of what is told of several things is that of all, unless the first has one. */
const inOnePlace = (read: ClauseRead, pieces: readonly (readonly Token[])[]): ClauseRead =>
  !onPage.test(lows(pieces[0]!)) &&
  (isInSame(read.steps, pieces) || (!isLedAway(pieces[0]!, 2) && isOfOnePlace(read.steps, pieces)))
    ? { ...read, steps: sharePlace(read.steps) }
    : read;

const isFromDropdown = (piece: readonly Token[]) =>
  /^[a-z'-]+(?: [a-z'-]+)? (?:from|in) the .*\bdropdown$/.test(lows(piece));

const isTicking = (context: ClauseContext, first: readonly Token[]) =>
  readAction({ ...context, mode: 'act' }, first)?.steps.every(({ action }) =>
    /^(?:check|uncheck|toggle)$/.test(action),
  );
/** "tick Secret ballot and One vote per member": what begins with a capital behind "and" is a box of its own. */
export function areBoxes(context: ClauseContext, pieces: readonly (readonly Token[])[]): boolean {
  const first = asImperative(dropLead(pieces[0]!));
  // "check Push and SMS are visible": both are claimed to be.
  const last = pieces.at(-1)!;
  const isClaim = first[0]?.low === 'check' && last.some(({ raw }, at) => raw === 'are' && predicateAt(last, at));
  const isTicked = /^(?:tick|untick|uncheck)$/.test(first[0]?.low ?? '') || isTicking(context, first) === true;
  return isTicked && !isClaim && pieces.slice(1).every(isCapital);
}

const readBox = (context: ClauseContext, first: readonly Token[], piece: readonly Token[]) =>
  readNamed(context, [first[0]!, ...dropLead(piece)]);

/** "select A, B and C from D", "tick both A and B": what stands after the last name belongs to all of them. */
export function shareTail(context: ClauseContext, pieces: readonly (readonly Token[])[]): ClauseRead | undefined {
  const first = asImperative(dropLead(pieces[0]!));
  const isBoth = first[1]?.low === 'both' && first[1].kind === 'word';
  const verb = first[0];
  const head = first.slice(isBoth ? 2 : 1);
  const last = pieces.at(-1)!;
  const isFile = (token: Token | undefined) =>
    /^(?:upload|attach)$/.test(verb?.low ?? '') && /\w\.\w{2,4}$/.test(token?.value ?? '');
  const isName = (piece: readonly Token[]) => piece.length === 1 && (piece[0]!.kind === 'quote' || isFile(piece[0]));
  const isList =
    verb && /^(?:select|choose|pick|tick|check|untick|uncheck|upload|attach|fill|set)$/.test(verb.low) && isName(head);
  if (!isList || !(last[0]?.kind === 'quote' || isFile(last[0])) || !pieces.slice(1, -1).every(isName))
    return undefined;
  const tail = last.slice(1);
  if (tail.length === 0 ? !isBoth : !ending(verb.low).test(tail[0]!.low)) return undefined;
  const reads = [head, ...pieces.slice(1, -1), last.slice(0, 1)].map((name) =>
    readClause(context, [verb, ...name, ...tail]),
  );
  if (reads.some((read) => read?.steps.length !== 1)) return undefined;
  return { steps: reads.flatMap((read) => read!.steps), quoted: true };
}

/** What may stand behind the last of several names: where they are, or what all of them are filled with. */
const ending = (verb: string) =>
  verb === 'fill' ? /^with$/ : verb === 'set' ? /^to$/ : /^(?:in|from|under|within|inside|out|on|to|into|via|using)$/;

const holdsMany = /^(?:list|table|menu|navigation|row|column|dialog|region|banner|card|combobox)$/;
const holders =
  /\b(?:sidebar|side bar|header|footer|toolbar|menu|dropdown|breadcrumbs?|cart|basket|summary|legend|filters?|board|results|page|side panel|suggestions|columns?|nav|navigation|list|table|drawer|itinerary|order summary)$/i;
const listing = /^(?:lists?|offers?|includes?|mentions?|listing|offering)$/;

const isFigure = ([only, ...more]: readonly Token[]) => more.length === 0 && /^\p{Sc}?\d[\d.,:/%-]*$/u.test(only!.raw);

const isFileName = ([only, ...more]: readonly Token[]) => more.length === 0 && /^[\w-]+\.[a-z]\w{1,3}$/.test(only!.raw);

/** "the list shows Milk, Bread and Eggs": several things, each by its capital; a heading would show it as one text. */
export function shareNames(context: ClauseContext, parts: readonly (readonly Token[])[]): ClauseRead | undefined {
  const first = dropLead(parts[0]!);
  const at = first.findIndex((_, i) => i > 0 && predicateAt(first, i));
  const predicate = at > 0 ? predicateAt(first, at) : undefined;
  const isCapital = (tokens: readonly Token[]) =>
    tokens.length > 0 &&
    tokens.length <= 4 &&
    tokens.every(({ kind }) => kind === 'word') &&
    (beginsCapital(tokens[0]!.raw) || isFigure(tokens) || isFileName(tokens));
  const names = predicate && [first.slice(predicate.next), ...parts.slice(1).map((part) => dropLead(part))];
  // "The menu has Rename and Delete": they are shown in it.
  const isMenu = predicate?.lemma === 'have' && /^(?:menu|navigation|nav|toolbar|sidebar)$/.test(first[at - 1]!.low);
  if (!(predicate?.lemma === 'show' || isMenu) || !names!.every(isCapital)) return undefined;
  const verb = isMenu ? [asWord(first[at]!, 'shows')] : first.slice(at, predicate!.next);
  const reads = names!.map((name) => readClause(context, [...first.slice(0, at), ...verb, ...name]));
  const steps = reads.flatMap((read) => read?.steps ?? []);
  const target = steps[0]?.target;
  const isHolder =
    holdsMany.test(target?.role ?? '') ||
    holders.test(target?.noun ?? target?.text ?? '') ||
    steps[0]?.action === 'assertVisible' ||
    first.slice(at, predicate!.next).some(({ low }) => listing.test(low));
  const isEach = steps.length === names!.length && steps.every(({ action }) => action === steps[0]!.action);
  // "the row shows 17.25 and Poetry": figures too, where the kind says that it holds several.
  if (names!.some(isFigure) && !holdsMany.test(target?.role ?? '')) return undefined;
  return isHolder && isEach ? { steps, quoted: false } : undefined;
}

const isNameOnly = (tokens: readonly Token[]) =>
  tokens.length > 0 &&
  tokens.length <= 4 &&
  tokens.every(({ kind }, i) => kind === 'word' && predicateAt(tokens, i) === undefined) &&
  beginsCapital(tokens[0]!.raw);

/** "I see Boats and Crew": two things, each by its capital. */
export function shareSeen(context: ClauseContext, parts: readonly (readonly Token[])[]): ClauseRead | undefined {
  const first = parts[0]!;
  const at = first.findIndex(({ kind, low }) => kind === 'word' && /^(?:see|expect)$/.test(low));
  const to = at >= 0 && first[at + 1]?.low === 'to' ? at + 3 : at + 1;
  const names = [first.slice(to), ...parts.slice(1).map((part) => dropLead(part))];
  if (at < 0 || !names.every(isNameOnly)) return undefined;
  const reads = names.map((name) => readClause(context, [...first.slice(0, to), ...name]));
  const steps = reads.flatMap((read) => read?.steps ?? []);
  const isEach = steps.length === names.length && steps.every(({ action }) => /^assert(?:Not)?Visible$/.test(action));
  return isEach ? inOnePlace({ steps, quoted: false }, parts) : undefined;
}

/** "enter X in A and in B": the same goes into the other field. */
function readSameValue(
  context: ClauseContext,
  first: readonly Token[],
  own: readonly Token[],
  head: ClauseRead,
): ClauseRead | undefined {
  const isInto = (token: Token | undefined) => isWord(token) && /^(?:in|into)$/.test(token.low);
  const at = first.findLastIndex(isInto);
  const isFill = head.steps.length === 1 && head.steps[0]!.action === 'fill' && head.steps[0]!.value !== undefined;
  const same = own[0]!.low === 'the' ? own.findIndex(isInto) : -1;
  const place = same > 0 && /^the same(?: value| text| thing)?$/.test(lows(own.slice(0, same))) ? own.slice(same) : own;
  // `enter "X" in "A" and "B"`: both names stand behind the same word.
  const isName = place.length === 1 && isGiven(place[0]) && isGiven(first.at(-1)) && at === first.length - 2;
  if (!isFill || at < 2 || !(isInto(place[0]) || isName)) return undefined;
  const read = readClause(context, [...first.slice(0, isName ? at + 1 : at), ...place]);
  return read?.steps.length === 1 && read.steps[0]!.value === head.steps[0]!.value ? read : undefined;
}

/** `choose "A" from the "Tuesday" dropdown and "B" from the "Friday" one`: another of the kind that ends the first. */
function ofSameKind(first: readonly Token[], own: readonly Token[]): readonly Token[] {
  const kind = first.at(-1)!;
  const isOne = own.length > 4 && own.at(-1)!.raw === 'one' && own.at(-3)!.raw === 'the' && isGiven(own[0]);
  return isOne && isWord(kind) && roleOf([kind.low])?.isPlain ? [...own.slice(0, -1), kind] : own;
}

function readShared(
  context: ClauseContext,
  first: readonly Token[],
  piece: readonly Token[],
  head: ClauseRead,
): ClauseRead | undefined {
  const own = ofSameKind(first, dropLead(piece));
  const isExpectation = head.steps[0]?.kind === 'assert';
  const counted = readGappedCount(context, own, head);
  if (counted || (head.steps[0]?.action === 'assertCount' && isCountOnly(own))) return counted;
  const claimed = isExpectation ? readSharedClaim(context, first, own) : undefined;
  if (claimed) return claimed;
  if (isExpectation && first[0]?.kind === 'word' && !leads.test(first[0].low)) return undefined;
  const isKey = own.length === 1 && /^(?:enter|tab|escape|esc|return|backspace)$/i.test(own[0]!.raw);
  const isPressed = /^(?:hit|press)$/.test(first[0]!.low) && head.steps.at(-1)?.action === 'click';
  if (isKey && (isPressed || /^(?:type|fill|press)$/.test(head.steps.at(-1)?.action ?? '')))
    return { steps: [{ action: 'press', kind: 'action', value: keyOf(own[0]!.raw)! }], quoted: true };
  const again = readSameValue(context, first, own, head);
  if (again) return again;
  for (const length of verbLengths(first)) {
    // No verb holds a capital or an address.
    const isVerb = ({ kind, raw }: Token, i: number) => kind === 'word' && (i === 0 || /^[a-z'’-]+$/.test(raw));
    if (!first.slice(0, length).every(isVerb)) break;
    const read = readClause(context, [...first.slice(0, length), ...own]);
    const isOther = head.steps[0]?.action === 'choose' && own[0]?.kind === 'word' && own[0].raw === own[0].low;
    // "pick Apple in Fruit and Carrot under Vegetables": what leads to the place says how it is picked.
    const isPicked =
      /^(?:choose|select|pickDate)$/.test(head.steps[0]?.action ?? '') && isLedAway(first, 2) && isLedAway(own);
    // "choose "A", then "B" from the Artist dropdown".
    const isFrom = head.steps[0]?.action === 'choose' && isGiven(own[0]) && own.some(({ raw }) => raw === 'from');
    const kin = isOther || isFrom ? /^select$/ : isPicked ? /^(?:choose|select|pickDate)$/ : undefined;
    if (
      read?.steps.some(({ action }) => action === head.steps[0]?.action || kin?.test(action)) ||
      (read && isExpectation)
    )
      return read;
  }
  return undefined;
}
