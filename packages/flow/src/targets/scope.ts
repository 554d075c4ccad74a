import type { Scope, ScopeRelation, Target } from '@smokejumper/contracts';
import { predicateAt } from '../assertions/predicate/predicate.ts';
import { isDate } from '../lexicon/dates.ts';
import { fieldNouns } from '../lexicon/fields.ts';
import { countOf, ordinalOf } from '../lexicon/numbers.ts';
import { isDomain, roleOf } from '../lexicon/roles.ts';
import { singular } from '../lexicon/singular.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import {
  allLows,
  allRaws,
  beginsCapital,
  isAddress,
  isGiven,
  isSameWord,
  isWord,
  sourceOf,
  type Token,
} from '../tokenise/token.ts';
import { isOfSender, isSender, isWritten } from './described.ts';
import { isInside } from './determiners.ts';
import { standsInName } from './inside-name.ts';
import { isOwner, isPartOf } from './owner.ts';
import { relationAt } from './relations.ts';
import { readTarget, type TargetContext } from './target.ts';
import { placeOf } from './within.ts';

/** "for the second product": one of a list, or a row or card. */
function isOneOfMany(tokens: readonly Token[]): boolean {
  if (tokens[0]!.low !== 'the' || tokens.length < 3) return false;
  return ordinalOf(tokens[1]!.low) !== undefined;
}

/** "in stock", "in red": no place. */
export const idioms =
  /^(?:stock|progress|order|place|use|sync|time|full|bold|italics?|red|green|blue|yellow|orange|gr[ae]y|black|white|pink|purple|german|english|french|spanish|total|sale|hold|track|top|transit|question|general|particular|detail|advance|focus|person|store|cash|touch|private|public|bulk|instalments|installments|euros?|dollars?|percent)$/;

/** "2 cards in Doing": what stands in lists and columns. */
const isHeld = ({ kind, raw, low }: Token) =>
  kind === 'word' && raw === low && /^(?:card|row|listitem|option|cell|checkbox)$/.test(roleOf([low])?.role ?? '');

const beside = /^(?:.*\b(?:next|close|adjacent) to|.*\b(?:beside|near|alongside))$/;

/** Whether what follows a marker looks like a place and not like the rest of a label. */
function isPlace(tokens: readonly Token[], marker: string, head: readonly Token[]): boolean {
  const first = tokens[0]!;
  // "the Publish on date": nothing is on a date.
  if (tokens.length === 1 && /^(?:date|time|day)$/.test(first.raw)) return false;
  // "Called back on Monday below Notes": when it was.
  if (/^(?:on|in|at)$/.test(marker) && tokens.length > 1 && isDate(first.low) && relationAt(tokens, 1)) return false;
  if (/^(?:her|his|their)$/.test(first.low) && isHeld(tokens[1] ?? first)) return true;
  const isHolder = tokens[0]!.low === 'the' && /^(?:row|card|entry|item|line)$/.test(tokens[1]?.low ?? '');
  if (marker === 'for') return isOneOfMany(tokens) || (isHolder && tokens.length > 2);
  const isNamed = head.some(isGiven);
  if (isNamed && tokens.length === 1 && idioms.test(first.low) && first.raw === first.low) return false;
  // "the Count in progress banner": what is in progress, and no place.
  const isProgress = /^(?:progress|transit|stock|sync)$/.test(first.raw) && tokens.length === 2 && !isNamed;
  if (marker === 'in' && isProgress && roleOf([tokens[1]!.low])) return false;
  if (isNamed && tokens.length === 1 && /^(?:in|inside|within|from)$/.test(marker)) return true;
  // "next to https://…": what stands beside something reads so.
  if (beside.test(marker) && tokens.length === 1 && isAddress(first)) return true;
  if (isGiven(first)) return marker !== 'at' && !isAddress(first);
  // "Money back within a month", "Free within 30 days": how long, and no place.
  const isTime = /^(?:second|minute|hour|day|week|month|year)s?$/.test(tokens[1]?.low ?? '');
  const isLong = first.low === 'a' ? tokens.length === 2 : countOf(first.low) !== undefined;
  if (isTime && isLong && /^(?:within|in)$/.test(marker)) return false;
  if (['the', 'that', 'this', 'its', 'a', 'an', 'it'].includes(first.low)) return true;
  // "Listen in quietly in the menu": how, and no place.
  const isManner = first.kind === 'word' && /^(?!family|reply|supply|assembly|anomaly)[a-z]+ly$/.test(first.raw);
  if (isManner && (tokens.length === 1 || relationAt(tokens, 1))) return false;
  const isTypeFirst =
    tokens.length === 2 &&
    /^(?:row|card|table|dialog|list|section|panel)$/.test(first.low) &&
    tokens[1]!.kind === 'quote';
  const isCell = head.at(-1)?.kind === 'word' && /^(?:cell|column|field)$/.test(head.at(-1)!.low);
  const isRow = tokens.length === 2 && /^(?:row|line)$/.test(first.low) && /^\d+$/.test(tokens[1]!.raw);
  if (marker === 'of' && isRow) return true;
  if (marker === 'of' && (isNamed || isCell) && isTypeFirst) return true;
  const isFieldOf =
    head.length > 1 &&
    head[0]!.low === 'the' &&
    head.every(({ kind, low, raw }, i) => kind === 'word' && (low === raw || i === 0));
  // "the Arrival column of Lena's row".
  const isOwnedRow =
    tokens.length === 2 && /['’]s$/.test(first.raw) && /^(?:row|line|card|entry)$/.test(tokens[1]!.low);
  if (marker === 'of' && isCell && isOwnedRow) return true;
  if (marker === 'of' && isFieldOf && beginsCapital(first.raw)) return true;
  if (marker === 'at' || marker === 'of') return false;
  const words = tokens.map(({ low }) => low);
  const hasType = [1, 2].some((length) => roleOf(words.slice(-length)) || roleOf(words.slice(0, length)));
  return (
    hasType ||
    (!['in', 'on', 'from'].includes(marker) && /^[\p{Lu}\p{N}]/u.test(first.raw)) ||
    (marker === 'in' && isHeld(head.at(-1)!) && beginsCapital(first.raw)) ||
    (marker === 'on' && isOneOn(head, tokens)) ||
    /^(?:near|next to|beside|below|under|above|inside|within)$/.test(marker)
  );
}

/** What sits on other things. */
const pinned = /^the (?:badge|tag|label|chip|marker|icon)$/;

/** "a badge on Inbox", "a copy on Z9": some thing, told by what it is on; "a visit on Monday" is told by when it is. */
const isOneOn = (head: readonly Token[], place: readonly Token[]) =>
  head.length >= 1 &&
  head.length <= 3 &&
  head.every(({ kind, raw }) => kind === 'word' && /^[a-z-]+$/i.test(raw)) &&
  head.slice(1).every(({ raw, low }) => raw === low) &&
  (/^(?:an?|no)$/.test(head[0]!.low) || pinned.test(allLows(head))
    ? head.length > 1
    : head.length === 1 && head[0]!.raw === head[0]!.low) &&
  place.length <= 3 &&
  place.every(({ kind, raw }) => kind === 'word' && /^[\p{Lu}\p{N}]/u.test(raw)) &&
  !isDate(allLows(place)) &&
  !/^(?:Windows|Mac|Linux|Android|iOS|Chrome|Firefox|Safari|GitHub|Google)$/i.test(place[0]!.raw);

export interface ScopeSplit {
  head: readonly Token[];
  scope: Scope;
}

/** Every way to part "X in the row for Y" into a head and a scope, the first marker first. */
export function* splitScope(context: TargetContext, tokens: readonly Token[]): Generator<ScopeSplit> {
  for (let at = 1; at < tokens.length - 1; at++) {
    const before = tokens[at - 1]!;
    const isInside = isSameWord(tokens[at]!, before);
    const found = isInside ? undefined : relationAt(tokens, at);
    if (!found) continue;
    const rest = tokens.slice(at + found.length);
    const isOwned = found.marker === 'for' && isOwner(context, tokens.slice(0, at), rest);
    const isPart = found.marker === 'of' && isPartOf(tokens.slice(0, at), rest);
    if (rest.length === 0 || !(isOwned || isPart || isPlace(rest, found.marker, tokens.slice(0, at)))) continue;
    if (standsInName(context, tokens, at, { found, rest, isPart })) continue;
    if (found.marker === 'of' && /^(?:top|bottom|end|start|beginning)$/.test(before.low)) continue;
    // `the comment of "Bob"`: who wrote it, and no place.
    if (/^(?:of|from)$/.test(found.marker) && isWritten(before.low)) continue;
    // "the invoice from Acme": who sent it.
    if (found.marker === 'from' && isFromSomebody(before, rest)) continue;
    if (isNamedHolder(tokens.slice(0, at), found.marker, rest)) continue;
    const list = found.marker === 'of' ? listOf(context, tokens.slice(0, at), rest) : undefined;
    if (list) continue;
    const scope = readScope(context, rest, isOwned ? 'near' : found.relation);
    const isLoose =
      found.marker === 'of' &&
      context.mode === 'act' &&
      scope &&
      !scope.role &&
      !scope.noun &&
      !((fieldNouns.has(before.low) || roleOf([before.low])?.isPlain) && rest[0]!.low === 'the') &&
      rest.every(({ kind, raw }) => kind === 'word' && raw === raw.toLowerCase());
    if (scope && !isLoose) yield { head: tokens.slice(0, at), scope };
  }
}

/** "the invoice from Acme in the list", "the note from the landlord": who sent it; "the order from the list": where it is. */
function isFromSomebody({ low }: Token, rest: readonly Token[]): boolean {
  if (!isOfSender([singular(low), 'from'])) return false;
  const place = rest.findIndex((token, at) => at > 0 && isWord(token) && relationAt(rest, at) !== undefined);
  const name = rest.slice(0, place < 0 ? undefined : place);
  const isKind = name.some((token) => isWord(token) && roleOf([token.low]));
  return isSender(name) || (name[0]!.low === 'the' && name.length > 1 && name.every(isWord) && !isKind);
}

/** "the row of Bob": the row is named by what it is of. */
function isNamedHolder(head: readonly Token[], marker: string, rest: readonly Token[]): boolean {
  const words = head.slice(head.length > 1 ? 1 : 0);
  return (
    marker === 'of' &&
    words.length === 1 &&
    words[0]!.kind === 'word' &&
    /^(?:row|card|tile|entry|item)$/.test(words[0]!.low) &&
    (isGiven(rest[0]) || /^[\p{Lu}\p{N}]/u.test(rest[0]!.raw))
  );
}

/** "the list of open issues": what it holds is no place where it is. */
function listOf(_context: TargetContext, head: readonly Token[], rest: readonly Token[]): boolean {
  const kind = head.at(-1)?.low ?? '';
  if (rest.length === 1) return kind === 'list';
  return (
    /^(?:list|table)$/.test(kind) &&
    rest.length < 4 &&
    rest.every(({ kind: of, raw }) => of === 'word' && /^[a-z-]+$/.test(raw)) &&
    !/^(?:the|a|an|this|that|my|your|its)$/.test(rest[0]!.low)
  );
}

/** "in the dialog", `under "Add a seat"`: a place with the word that leads to it. */
export function readPlace(context: TargetContext, tokens: readonly Token[]): Scope | undefined {
  const found = relationAt(tokens, 0);
  // "On hover a tooltip is shown": when, and no place.
  if (
    tokens.length === 2 &&
    /^on (?:click|hover|focus|blur|load|reload|submit|tap|scroll|save)$/.test(allRaws(tokens).replace('On', 'on'))
  )
    return undefined;
  return found && readScope(context, tokens.slice(found.length), found.relation);
}

/** "the top of the list": which one is there takes looking. */
const isEdge = (tokens: readonly Token[]) => {
  const words = tokens.filter(({ low }) => low !== 'the');
  return words.length === 1 || words[1]!.low === 'of';
};

const ranked = /^(?:Top|First|Last|Next|Bottom|Final|Previous)$/;

/** "in Recent activity", "under Top products": behind what leads to it a capital makes a title of words that would ask for judgement or a rank. */
const isTitledPlace = (context: TargetContext, [first, ...rest]: readonly Token[]) =>
  isWord(first) &&
  /^\p{Lu}\p{Ll}+$/u.test(first.raw) &&
  (isVague(first.low) || ranked.test(first.raw)) &&
  rest.length > 0 &&
  rest.length < 3 &&
  rest.every(
    ({ kind, raw, low }, at) =>
      kind === 'word' &&
      /^[a-z]{3,}$/.test(raw) &&
      !isFunctional(low) &&
      (!isVague(low) || at < rest.length - 1) &&
      predicateAt(rest, at) === undefined,
  ) &&
  (roleOf([rest.at(-1)!.low])?.plural !== false || isDomain(rest.at(-1)!.low)) &&
  isInside(context, first);

/** A target as a place: rows, cards and list items have relations of their own. */
export function readScope(
  context: TargetContext,
  tokens: readonly Token[],
  relation: ScopeRelation,
): Scope | undefined {
  if (/^(?:the )?(?:top|bottom|end|start|beginning)(?: |$)/.test(allLows(tokens)) && isEdge(tokens)) return undefined;
  const [only] = tokens;
  if (relation === 'near' && tokens.length === 1 && isAddress(only!)) return { relation, text: only!.value };
  if (isTitledPlace(context, tokens)) return { relation, text: sourceOf(context.spec, tokens) };
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, tokens);
  // "in dark mode", "in the corner of the popup": no thing of its own.
  if (/\bmode$/.test(read?.targets[0]?.text ?? '') && !read!.quoted && !read!.targets[0]!.role) return undefined;
  if (
    /^(?:corner|middle|center|centre|background|foreground|(?:left|right)(?:[ -]hand)?(?: side)?)$/.test(
      read?.targets[0]?.text ?? '',
    )
  )
    return undefined;
  if (read?.targets.length !== 1 || (read.plural && !read.targets[0]!.text))
    return readNounPlace(context, tokens, relation);
  // "appears in two rows": how many, and none of them called Two.
  if (read.plural && !read.quoted && countOf(read.targets[0]!.text?.toLowerCase()) !== undefined) return undefined;
  // "under Saved cards": many are no place, so the plural ends its name.
  const isTitle =
    read.plural && beginsCapital(tokens[0]!.raw) && !read.quoted && tokens.every(({ kind }) => kind === 'word');
  if (isTitle) return { relation, text: sourceOf(context.spec, tokens) };
  const isOwn =
    /^(?:your|my|our)$/.test(tokens[0]!.low) &&
    !read.quoted &&
    read.targets[0]!.text?.toLowerCase() === read.targets[0]!.text;
  if (isOwn && !read.targets[0]!.role) return undefined;
  const isPronoun = tokens.length === 1 && /^(?:it|this|that)$/.test(tokens[0]!.low);
  const target = isPronoun ? placeOf(context, read.targets[0]!, relation) : read.targets[0]!;
  // "on the left of the page": nothing stands beside it, and how far to the left nobody can tell.
  const isPage = target.role === 'page' || /^(?:screen|window|view)$/.test(target.noun ?? target.text ?? '');
  if (isPage && /^(?:left|right)-of$/.test(relation)) return undefined;
  if (relation !== 'within') return { relation, ...target };
  return { ...target, relation: relationOf(target) };
}

function relationOf(target: Target): ScopeRelation {
  if (target.role === 'row') return 'row';
  // "the heart in the first listing": one of several, so it is an item.
  if (!target.role && target.noun !== undefined && target.ordinal !== undefined) return 'item';
  return target.role === 'card' || target.role === 'listitem' ? 'item' : 'within';
}

/** "in the search results": a plural that is one place. */
function readNounPlace(context: TargetContext, tokens: readonly Token[], relation: ScopeRelation): Scope | undefined {
  const words = tokens.filter(({ low }) => low !== 'the');
  const read = roleOf(words.map(({ low }) => low));
  return read && !read.isPlain ? { relation, noun: sourceOf(context.spec, words) } : undefined;
}
