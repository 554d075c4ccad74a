import type { Target } from '@smokejumper/contracts';
import { isDomain, roleOf } from '../lexicon/roles.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import type { Memory } from '../resolve/memory.ts';
import { allLows, beginsCapital, isGiven, isWord, sourceOf, type Token } from '../tokenise/token.ts';
import { readBareName, readBareType, readKindThenName, readListOf } from './bare.ts';
import { described, describedWithName, readQuoted } from './described.ts';
import { type Head, isNamedThis, isOfPeriod, readDeterminers } from './determiners.ts';
import { type EdgeSplit, splitEdge } from './edge.ts';
import { asCalled, asFigure } from './figure.ts';
import { isTitleOf } from './inside-name.ts';
import {
  isCalledByRank,
  isDenial,
  isDoneTo,
  isLabelled,
  isOfKindBefore,
  isOfReader,
  isPhrase,
  isSideOf,
  isTitledKind,
  isWay,
  looksOf,
  screenParts,
  tellsNoName,
  textual,
  wholeWords,
} from './labels.ts';
import { endsOfTheDay, isLabelPhrase, isPlainName } from './name.ts';
import {
  isDated,
  isMaking,
  isMine,
  isNamedPart,
  isNameOfMany,
  isTally,
  isTellingLook,
  isWrittenBy,
  namedOf,
} from './named-kind.ts';
import { isNobodys, isSomeOfThem, resolvePronoun, theOne } from './pronoun.ts';
import { splitScope } from './scope.ts';
import { dropOpening, dropPagePlace, isAvowal, isFit, readKnown } from './spare.ts';
import { isLowerBidding } from './speaking.ts';
import { readTypeFirst } from './type-first.ts';
import { isCellOf } from './within.ts';

export interface TargetContext {
  spec: string;
  memory: Memory;
  /** `act`: something is done to it, so "a button" (which one?) is refused. */
  mode: 'act' | 'assert';
  /** The tokens begin a sentence, so a capital says nothing. */
  atStart?: boolean;
}

/** Several targets only where the words name several ("the first three rows"). */
export interface TargetRead {
  targets: Target[];
  /** The name stood in quotes. */
  quoted: boolean;
  plural?: boolean;
}

/** Reads all of the tokens as a description of an element, or gives `undefined`. */
export function readTarget(context: TargetContext, spoken: readonly Token[]): TargetRead | undefined {
  if (spoken.length === 0 || spoken.length > 24) return undefined;
  const tokens = wholeWords(spoken);
  if (isRankAlone(tokens) && !(context.memory.last?.role || context.memory.last?.noun)) return undefined;
  if (isNobodys(context, tokens) || isOfPeriod(tokens)) return undefined;
  const pronoun = resolvePronoun(context, tokens);
  if (pronoun) return { targets: [pronoun], quoted: true };
  const before = readKnown(context, tokens);
  if (before) return { targets: [before], quoted: true };
  const there = readThere(context, tokens);
  if (there !== 'none') return there;
  if (isSomeOfThem(tokens)) return undefined;
  const edge = splitEdge(context, tokens);
  if (edge) return readAtEdge(context, edge);
  const trimmed = dropOpening(dropPagePlace(context, tokens));
  const owned = readOwned(context, trimmed);
  if (owned !== 'none') return owned;
  for (const { head, scope } of isLabelPhrase(trimmed) || isAvowal(trimmed) || isFit(trimmed)
    ? []
    : splitScope(context, trimmed)) {
    const read = theOne(context, head) ?? readTarget(context, dropAgain(context, head));
    if (!read) continue;
    // "the last sailing of the day": which one that is, the times say and not the page's order.
    if (/^(?:day|date|week|month|year)$/.test(scope.noun ?? '') && read.targets.some(({ ordinal }) => ordinal))
      return undefined;
    // "I should see it in the Mine list", after it was in another one: it went there.
    const isMoved = (own: Target['scope']) =>
      /^(?:it|this|that)$/.test(allLows(head)) && own?.role !== undefined && own.role === scope.role && !scope.scope;
    return {
      ...read,
      targets: read.targets.map(({ scope: own, ...target }) =>
        asFigure(nest(isMoved(own) ? target : { ...target, ...(own && { scope: own }) }, scope)),
      ),
    };
  }
  return asCalled(context, trimmed, readHead(context, trimmed));
}

const holding = /^(?:dialog|region|menu|form|banner|card|row|table|list|navigation|iframe|alert)$/;

/** "A dialog appears; click Cancel there": in what was spoken of, where that holds other things. */
function readThere(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined | 'none' {
  const [before, there] = tokens.slice(-2);
  const { mode, memory } = context;
  if (mode !== 'act' || tokens.length < 2 || there!.raw !== 'there' || /^(?:get|go|be|is|over|up)$/.test(before!.low))
    return 'none';
  const { last } = memory;
  const read = holding.test(last?.role ?? '') ? readTarget(context, tokens.slice(0, -1)) : undefined;
  const relation = last?.role === 'row' ? 'row' : last?.role === 'card' ? 'item' : 'within';
  return read && { ...read, targets: read.targets.map((target) => nest(target, { ...last, relation })) };
}

/** "Publish again in the panel", after Publish was pressed: the same once more, and no other label. */
function dropAgain({ memory, spec, mode }: TargetContext, head: readonly Token[]): readonly Token[] {
  const length = head.at(-1)!.raw === 'again' ? 1 : allLows(head.slice(-2)) === 'once more' ? 2 : 0;
  const rest = head.slice(0, -length || undefined);
  if (mode !== 'act' || length === 0 || rest.length === 0) return head;
  const isKnown = (tokens: readonly Token[]) => memory.known.has(sourceOf(spec, tokens).toLowerCase());
  return isKnown(rest) && !isKnown(head) ? rest : head;
}

/** What stands first or last is told by its rank; a rank of its own must not disagree. */
function readAtEdge(context: TargetContext, { head, ordinal, scope }: EdgeSplit): TargetRead | undefined {
  const read = readTarget(context, head);
  const [target] = read?.targets ?? [];
  if (!target || read!.targets.length > 1 || read!.plural || (target.ordinal ?? ordinal) !== ordinal) return undefined;
  if (scope && target.scope) return undefined;
  // "It says X at the top": a text is no one of many, and how high it stands nobody can tell.
  const isText = context.mode === 'assert' && !scope && !target.role && !target.noun;
  if (isText) return undefined;
  return { ...read!, targets: [{ ...target, ordinal, ...(scope && { scope }) }] };
}

/** "the first row's Edit button": the owner is the place. `'none'` where nobody owns; a bare "John's profile" is a name. */
function readOwned(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined | 'none' {
  const at = tokens.findIndex(
    ({ kind, low }, i) => i < tokens.length - 1 && kind === 'word' && /[a-z]['’]s$/.test(low),
  );
  // "the cell under Status in Ana's row": she owns the row alone.
  const isOfPlace = tokens
    .slice(0, at)
    .some((token) => isWord(token) && /^(?:in|under|below|above|beside)$/.test(token.low));
  if (at < 0 || isOfPlace) return 'none';
  const bare = (text: string) => text.replace(/['’]s$/, '');
  const last = tokens[at]!;
  const owner = [
    ...tokens.slice(0, at),
    { ...last, low: bare(last.low), raw: bare(last.raw), value: bare(last.value), end: last.end - 2 },
  ];
  const read = readTarget(context, owner);
  const [target] = read?.targets ?? [];
  const part = tokens.slice(at + 1);
  const isThing = read?.targets.length === 1 && (target!.role !== undefined || target!.ordinal !== undefined);
  if (!isThing) return part.some(({ kind }) => kind === 'quote') ? undefined : 'none';
  const own = readHead(context, part);
  if (own?.targets.length !== 1) return undefined;
  const relation = target!.role === 'row' ? 'row' : /^(?:card|listitem)$/.test(target!.role ?? '') ? 'item' : 'within';
  return { ...own, targets: [nest(own.targets[0]!, { ...target!, relation })] };
}

/** Puts a scope around the outermost scope a target already has. */
function nest(target: Target, scope: Target['scope']): Target {
  const { scope: own } = target;
  // "the first row of the result": what was found, as a whole; no row stands in one entry of it.
  if (
    /^(?:row|column)$/.test(target.role ?? '') &&
    /result$/.test(scope?.noun ?? '') &&
    !scope!.ordinal &&
    !scope!.text
  )
    return nest(target, { relation: 'within', noun: `${scope!.noun}s` });
  if (scope && isCellOf(target, scope)) return { ...target, role: 'cell', scope };
  if (
    /^(?:column|cell)$/.test(scope?.role ?? '') &&
    scope &&
    target.role === 'cell' &&
    target.text === undefined &&
    scope.text !== undefined &&
    scope.noun === undefined
  )
    return { ...target, text: scope.text, ...((scope.scope ?? own) && { scope: scope.scope ?? own }) };
  return { ...target, scope: own ? { ...own, scope: nest(own, scope).scope } : scope };
}

/** "the second": which kind of thing is for what came before to say. */
const isRankAlone = (tokens: readonly Token[]) =>
  tokens.length === 2 &&
  tokens[0]!.low === 'the' &&
  /^(?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th))$/.test(tokens[1]!.raw);

/** "the last page", "the previous page": which one that is takes following the course of events. */
const isOtherPage = ({ ordinals, rest }: Head, { text }: Target) =>
  ordinals[0] !== undefined ||
  (rest.length === 2 && /^(?:previous|next|original|other|former|following)$/.test(text ?? ''));

/** "the row for https://a.example/in": an address after other words is a name. */
const asName = (token: Token, at: number): Token =>
  at > 1 && token.kind === 'path' && /^https?:/.test(token.value) ? { ...token, kind: 'quote' } : token;

/** Kinds of things that stand one beside the other; seven days are a time. */
const unitless =
  /^(?!(?:words|letters|characters|digits|times|(?:milli)?seconds|minutes|hours|days|nights|weeks|months|years)$).+s$/;

function readHead(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const head = tokens.length > 0 ? readDeterminers(context, tokens.map(asName)) : undefined;
  if (!head || head.rest.length === 0 || head.ordinals.includes(0)) return undefined;
  // "the New tab" is called so, by its article and its capital.
  const isCalledNew = head.rest[0]!.raw === 'New' && tokens[0]!.low === 'the' && head.rest[1]?.raw === 'tab';
  if (head.rest[0]!.low === 'new' && !isCalledNew && head.rest.some((token) => isWord(token) && token.low === 'tab'))
    return undefined;
  // `a new row "Ann"`: that it was not there before, the step before says.
  const isNew = head.indefinite && head.rest[0]!.raw === 'new' && head.rest.at(-1)!.kind === 'quote';
  if (isNew && roleOf([head.rest[1]!.low])?.role && head.rest.length === 3)
    return readHead(context, [tokens[0]!, ...head.rest.slice(1)]);
  const names = head.rest.filter(isGiven);
  if (names.length > 1 || head.rest.some(({ kind }) => kind === 'unclosed' || kind === 'stop')) return undefined;
  const base = names.length === 1 ? readQuoted(head.rest) : readUnquoted(context, head, tokens);
  if (!base) return undefined;
  const { plural, ...target } = base;
  if (target.role === 'page' && context.mode === 'assert' && isOtherPage(head, target)) return undefined;
  // "the first two ingredients": each is one of a kind that no table knows.
  const isKind =
    head.definite && head.ordinals[0]! > 0 && target.text === undefined && unitless.test(target.noun ?? '');
  if (head.ordinals.length > 1 && !target.role && !isKind) return undefined;
  if (head.ordinals[0] !== undefined && target.ordinal !== undefined) return undefined;
  const targets = head.ordinals.map((ordinal) => (ordinal === undefined ? target : { ...target, ordinal }));
  const isKept =
    target.text !== undefined &&
    (context.memory.names.has(target.text) ||
      (context.mode === 'assert' && context.memory.known.has(target.text.toLowerCase())));
  return { targets, quoted: names.length === 1 || isKept, plural: Boolean(plural) && targets.length === 1 };
}

/** Words that are a name as a whole, whatever kind the last of them may be. */
function labelOf(context: TargetContext, head: Head, hasOrdinal: boolean): Target | undefined {
  const { rest, indefinite } = head;
  const words = rest.map(({ low }) => low);
  // "Note should contain X", once Note was filled: the field of that name.
  const isThing = head.definite && isDomain(words.at(-1)!);
  const isWritten = !hasOrdinal && !indefinite && !isThing && context.memory.fields.has(words.join(' '));
  if (isWritten) return { text: sourceOf(context.spec, rest) };
  // "click pay with card": the last word of an order is no type.
  const isBid =
    context.mode === 'act' &&
    !head.definite &&
    !indefinite &&
    !hasOrdinal &&
    isLowerBidding(rest) &&
    rest.slice(1).some(({ low }) => isFunctional(low) || isVague(low));
  // "Song of the Sea should be visible": capitals on both sides, also where a sentence begins.
  const of = hasOrdinal || indefinite || head.definite ? -1 : words.indexOf('of');
  const isTitle =
    of > 0 &&
    [...rest.slice(0, of), rest.at(-1)!].every(({ raw }) => beginsCapital(raw)) &&
    isTitleOf(rest, of, rest.slice(of + 1));
  const isBox = context.mode === 'act' && !hasOrdinal && !head.definite && isFit(rest);
  return isBid || isTitle || isBox || isNamedThis(context, rest) ? { text: sourceOf(context.spec, rest) } : undefined;
}

/** "the unread badge", "the order chip": one or two words before it tell which. */
const isPartOf = (name: readonly Token[], rest: readonly Token[], atStart: boolean) =>
  name.length <= 2 && (isTally(rest) || isPlainName(name, { hasRole: true, atStart }));

function readUnquoted(
  context: TargetContext,
  head: Head,
  all: readonly Token[],
): (Target & { plural?: boolean }) | undefined {
  const { rest, indefinite } = head;
  if (rest.some(({ kind }) => kind !== 'word' && kind !== 'soft')) return undefined;
  // "I should see the following tabs": which they are, nothing tells, and none is called so.
  if (rest.length > 1 && rest[0]!.raw === 'following') return undefined;
  if (context.mode === 'assert' && rest[0] === all[0] && isDenial(rest)) return undefined;
  const words = rest.map(({ low }) => low);
  const list = readListOf(context, rest) ?? readKindThenName(context, head);
  if (list) return list;
  const hasOrdinal = head.ordinals[0] !== undefined;
  const isBare = !head.definite && !indefinite && !hasOrdinal;
  if (!hasOrdinal && !indefinite && isLabelPhrase(rest)) return { text: sourceOf(context.spec, rest) };
  const atStart = Boolean(context.atStart) && rest[0] === all[0];
  const label = labelOf(context, head, hasOrdinal);
  if (label) return label;
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const read = roleOf(words.slice(-length));
    if (!read || endsOfTheDay(rest) || (length > 1 && isOfReader(rest))) continue;
    const given = rest.slice(0, -length);
    const name = given.slice(isCalledByRank(given, read) ? 0 : looksOf(given));
    if (context.mode === 'act' && isBare && isTitledKind(rest, read)) break;
    if (given.length > 0 && name.length === 0 && !isTellingLook(context, head, given, words)) return undefined;
    // "the Alt text field": which text it is for.
    if (length === 2 && words.at(-2) === 'text' && name.length === 1 && textual.test(name[0]!.raw)) continue;
    // "the Cart badge": its capital makes it a name.
    if (length === 2 && words.at(-1) === 'badge' && !atStart && beginsCapital(rest[0]!.raw)) continue;
    const isLabel = (!read.isPlain || read.plural) && isBare && !atStart && beginsCapital(rest[0]!.raw);
    const isBareLabel = atStart && !read.isPlain && !read.plural && name.length === 0 && !head.definite && !hasOrdinal;
    if (name.length === 0 && isBareLabel && words.length === 1 && beginsCapital(rest[0]!.raw) && isDomain(words[0]!))
      return { text: rest[0]!.raw };
    // "click Select", "open Menu": no article, and a capital that no beginning of a sentence asks for.
    const isBareWord =
      context.mode === 'act' &&
      rest.length === 1 &&
      read.isPlain &&
      !read.plural &&
      /^\p{Lu}\p{Ll}/u.test(rest[0]!.raw);
    if (isBareWord && isBare && !atStart) return { text: rest[0]!.raw };
    if (name.length === 0 && isLabel) break;
    if (name.length === 0) return readBareType(context, read, { indefinite, hasOrdinal, head, atStart });
    if (/^(?:a|an)$/.test(name.at(-1)!.raw) && !head.definite && beginsCapital(name[0]!.raw)) break;
    if (isDated(read, name)) break;
    // "50 per page", "Rate this page", "Photos or video": the kind belongs to the label.
    if (/^(?:per|of|and|or|&|another|this|my|your|our)$/.test(name.at(-1)!.raw) && !head.definite) break;
    // "click Next page": the button's name, not which page.
    const isTurn =
      name.length === 1 && !head.definite && /^(?:Next|Previous)$/.test(name[0]!.raw) && read.role === 'page';
    if (isTurn) break;
    if (words.at(-1) === 'alert' && !head.definite && !indefinite && beginsCapital(name[0]!.raw)) break;
    // "the row for Table": of a thing by that name.
    if (isOfKindBefore(name) && beginsCapital(rest.at(-1)!.raw)) break;
    if (isPhrase(name) || tellsNoName(name, read.role) || (context.mode === 'assert' && isDoneTo(name, read, atStart)))
      return undefined;
    const isOfPage = /^(?:page|main)$/.test(words[0]!) && name.length === 1 && read.isPlain;
    // "the second page link": the second link, or that of the second page.
    if (isOfPage && hasOrdinal) return undefined;
    if (isOfPage)
      return {
        ...described(read),
        ...(words[0] === 'main' && read.role !== 'heading' && { noun: sourceOf(context.spec, rest) }),
        plural: read.plural,
      };
    if (isBare && isLabelled(name, read.role)) break;
    if (head.definite && isSideOf(rest)) return { noun: sourceOf(context.spec, rest) };
    const isPart = head.definite && screenParts.test(words.at(-1)!) && name.every(({ raw }) => /^[a-z]+$/.test(raw));
    if (isPart && (isLabelPhrase(name) || isPartOf(name, rest, atStart))) return { noun: sourceOf(context.spec, rest) };
    if (!read.isPlain && !isNamedPart(head, name, read) && !isWrittenBy(name, read)) break;
    if (isBare && isNameOfMany(context, read, name)) break;
    if (read.plural && context.mode === 'act' && !hasOrdinal) return undefined;
    if (hasOrdinal && name.some(({ low }) => isVague(low))) return undefined;
    if (head.definite && read.isPlain && !read.plural && (isMine(given) || isMaking(given, read)))
      return { text: sourceOf(context.spec, given), ...describedWithName(read), plural: false };
    const isWayField = head.definite && isWay(name, read.role);
    if (!isWayField && !isPlainName(name, { indefinite, hasRole: true, atStart }))
      return readTypeFirst(context, rest, { indefinite, atStart, definite: head.definite });
    return { ...namedOf(sourceOf(context.spec, name), read), ...describedWithName(read), plural: read.plural };
  }
  return (
    readTypeFirst(context, rest, { indefinite, atStart, definite: head.definite }) ??
    readBareName(context, head, { atStart, hasOrdinal })
  );
}
