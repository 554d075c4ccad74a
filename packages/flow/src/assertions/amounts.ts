import type { Step, Target } from '@smokejumper/contracts';
import { countOf } from '../lexicon/numbers.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { isCapital, isGiven, isNameLike, sourceOf, type Token } from '../tokenise/token.ts';
import {
  assertion,
  type Claim,
  claim,
  countClaim,
  placeWord,
  readComparison,
  readText,
  visible,
} from './complement.ts';
import type { Predicate } from './predicate/predicate.ts';
import type { Parts } from './statement.ts';
import { isShowable } from './subject/definite.ts';
import type { Subject } from './subject/subject.ts';
import { readFromWhom } from './text-claim.ts';

/** "two messages are from Ann Lee", "no row is for Zoe": who or what stands in each, as it does in the one of which it is said. */
const senderOf = (context: TargetContext, read: TargetRead, predicate: Predicate, complement: readonly Token[]) =>
  predicate.lemma === 'be' && !predicate.negated ? readFromWhom(context, read, predicate, complement) : undefined;

/** "no row contains X", "no dialog appears". */
export function readNone(
  context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  if (predicate.negated) return undefined;
  const [target] = read.targets;
  const isKind = target && (target.role || target.noun) && target.text === undefined;
  const isSaid =
    /^(?:show|read)$/.test(predicate.lemma) ||
    (predicate.lemma === 'have' && complement.length === 1 && isGiven(complement[0]));
  const inColumn = isKind && !isGiven(complement.at(-1)) ? heldInColumn(context, target, complement) : undefined;
  if (inColumn && /^(?:show|have)$/.test(predicate.lemma))
    return claim([assertion({ action: 'assertCount', target: inColumn, op: 'eq', value: '0' })], true);
  const sender = isKind ? senderOf(context, read, predicate, complement) : undefined;
  if (target && ((isSaid && isKind) || sender)) {
    const given = sender ?? readText(context, complement, true);
    const text = given?.value ?? given?.against;
    const kind = target.noun && /^elements?$/.test(target.noun) ? {} : target;
    return text === undefined ? undefined : visible({ ...read, targets: [{ text, ...kind }] }, true);
  }
  const isShown =
    predicate.lemma === 'be' &&
    /^(?:visible|shown|displayed|present|there|listed|left|open|opened|seen|found)$/.test(complement[0]?.low ?? '');
  if (predicate.lemma !== 'appear' && predicate.lemma !== 'be') return undefined;
  // "no rows remain": none are left.
  if (/^remains?$/.test(predicate.verb ?? '') && complement.length === 0 && isShowable(read))
    return visible(read, true);
  const place = complement.slice(isShown ? 1 : 0);
  if (!isShowable(read) || (place.length === 0 && complement.length === 0 && predicate.lemma === 'be'))
    return undefined;
  return place.length === 0 ? visible(read, true) : readNoneIn(context, read, place);
}

/** "no error should appear under X": the place of what is not there. */
function readNoneIn(context: TargetContext, read: TargetRead, place: readonly Token[]): Claim | undefined {
  if (!placeWord.test(place[0]!.low) || place.length < 2) return undefined;
  const anchor = readAnchor(context, place);
  const scope = anchor?.targets[0]?.scope;
  if (!anchor || (scope && read.targets.some((target) => target.scope))) return undefined;
  return visible({ ...read, targets: read.targets.map((target) => ({ ...target, ...(scope && { scope }) })) }, true);
}

/** A place, read as that of a name that is not there. */
const readAnchor = (context: TargetContext, place: readonly Token[]) =>
  readTarget(context, [{ ...place[0]!, kind: 'quote', value: 'x', raw: 'x', start: -1, end: -1 }, ...place]);

/** "3 rows are shown", "exactly 2 cards should appear in the list". */
export function readSome(
  context: TargetContext,
  subject: Extract<Subject, { kind: 'some' }>,
  { predicate, complement }: Parts,
): Claim | undefined {
  if (predicate.negated) return undefined;
  const held = readHolding(context, subject, { predicate, complement });
  if (held) return held;
  const words =
    predicate.lemma === 'be'
      ? /^(?:visible|shown|displayed|present|there|listed|left|remaining|found|seen|offered|back|returned)$/.exec(
          complement[0]?.low ?? '',
        )
      : undefined;
  const isPlaced = placeWord.test(complement[0]?.low ?? '');
  if (predicate.lemma === 'be' && !words && complement.length > 0 && !isPlaced) return undefined;
  const isShown = predicate.lemma === 'show' && predicate.modal && complement.length === 0;
  if (!/^(?:be|appear)$/.test(predicate.lemma) && !isShown) return undefined;
  const place = complement.slice(words ? 1 : 0);
  if (place.length === 0) return claim(countClaim(subject, context) ?? [], subject.counted.quoted);
  const anchor = placeWord.test(place[0]!.low) ? readAnchor(context, place) : undefined;
  if (!anchor) return undefined;
  const scope = anchor.targets[0]?.scope;
  const target = { ...subject.counted.targets[0]!, ...(scope && { scope }) };
  return claim(
    countClaim({ ...subject, counted: { ...subject.counted, targets: [target] } }, context) ?? [],
    subject.counted.quoted,
  );
}

/** `2 rows contain "Bob"`, "two rows have 1 in the Lent column": how many there are with that text. */
function readHolding(
  context: TargetContext,
  subject: Extract<Subject, { kind: 'some' }>,
  { predicate, complement }: Pick<Parts, 'predicate' | 'complement'>,
): Claim | undefined {
  const [target] = subject.counted.targets;
  const isKind = target && (target.role || target.noun) && target.text === undefined;
  const sender = isKind ? senderOf(context, subject.counted, predicate, complement)?.value : undefined;
  if (sender) {
    const sent = { ...subject.counted, targets: [{ text: sender, ...target! }] };
    return claim(countClaim({ ...subject, counted: sent }, context) ?? [], isGiven(complement.at(-1)));
  }
  if (!isKind || !/^(?:show|have)$/.test(predicate.lemma)) return undefined;
  const [said] = complement;
  const isName = complement.length > 0 && complement.every(isCapital);
  const held =
    (complement.length === 1 && isGiven(said)) || isName
      ? { text: isName ? sourceOf(context.spec, complement) : said!.value, ...target }
      : heldInColumn(context, target, complement);
  const counted = { ...subject.counted, targets: [held ?? target] };
  return held && claim(countClaim({ ...subject, counted }, context) ?? [], isGiven(said));
}

/** "1 in the Lent column": things of a kind that hold it there. */
function heldInColumn(context: TargetContext, kind: Target, [said, ...place]: readonly Token[]): Target | undefined {
  const isSaid = isGiven(said) || isNameLike(said);
  if (!isSaid || !/^(?:in|under)$/.test(place[0]?.low ?? '')) return undefined;
  const scope = readAnchor(context, place)?.targets[0]?.scope;
  return scope?.role === 'column' ? { text: said!.value, ...kind, scope } : undefined;
}

/** "the number of rows should be less than before". */
export function readCount(
  context: TargetContext,
  counted: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const target = counted.targets[0]!;
  const way = predicate.lemma === 'increase' ? 'increased' : predicate.lemma === 'decrease' ? 'decreased' : undefined;
  if (way)
    return complement.length > 0 || predicate.negated
      ? undefined
      : claim([assertion({ action: 'assertCount', target, op: way })], counted.quoted);
  if (predicate.lemma !== 'be' && predicate.lemma !== 'read' && predicate.lemma !== 'show') return undefined;
  const pieces =
    readComparison(context, complement, predicate.negated) ?? readPlainNumber(complement, predicate.negated);
  return (
    pieces &&
    claim(
      pieces.map((piece) => assertion({ action: 'assertCount', target, ...piece })),
      counted.quoted,
    )
  );
}

function readPlainNumber(tokens: readonly Token[], negated: boolean): Partial<Step>[] | undefined {
  const only = tokens.length === 1 ? tokens[0]! : undefined;
  if (!only) return undefined;
  const isFigure = isGiven(only) || /^\d/.test(only.value);
  // "The number of rows is three."
  const value = isFigure ? only.value : countOf(only.kind === 'word' ? only.low : undefined)?.toString();
  return value === undefined ? undefined : [{ op: negated ? 'neq' : 'eq', value }];
}
