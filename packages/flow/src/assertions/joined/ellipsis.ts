import type { Step } from '@smokejumper/contracts';
import { comparisons } from '../../lexicon/comparisons.ts';
import { countOf, numberText } from '../../lexicon/numbers.ts';
import { stateOf } from '../../lexicon/states.ts';
import { isSame } from '../../resolve/same.ts';
import { readPlace } from '../../targets/scope.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { isGiven, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { type Claim, claimOfAll, claimOfEach, isField, readComparison, visible } from '../complement.ts';
import { isCapitalName } from '../predicate/elided-be.ts';
import { predicateAt } from '../predicate/predicate.ts';
import { isDefinite } from '../subject/definite.ts';
import { type Limit, limitAt } from '../subject/limits.ts';
import { groupsOf } from './joint.ts';

/** Where a comparison begins that ends a clause without a verb: `"Uptime" at least 99`; -1 where none does. */
export function elidedComparison(tokens: readonly Token[]): number {
  const last = tokens.at(-1);
  const isNumber = last?.kind === 'variable' || numberText.test(last?.value ?? '') || countOf(last?.low) !== undefined;
  if (!isNumber || tokens.length > 9 || tokens.some((_, at) => predicateAt(tokens, at))) return -1;
  const isNamed = isGiven(tokens[0]) || (isWord(tokens[0]) && /^(?:the|its)$/.test(tokens[0].low));
  const words = lows(tokens.slice(0, -1));
  const found = bounds.find((phrase) => words.endsWith(` ${phrase}`));
  const at = found ? tokens.length - 1 - wordCount(found) : -1;
  // "Late deliveries less than 40": its capital names it, where no place can be meant ("False under 2").
  const isCalled = !isNamed && !spatial.test(found ?? '') && isCapitalName(tokens.slice(0, Math.max(at, 0)));
  return isNamed || (isCalled && !isOrderWord(tokens[0]!.low)) ? at : -1;
}

const spatial = /^(?:under|over|above|below|beneath|beyond|past)$/;

const bounds = comparisons
  .map(([op, phrase]) => [op, phrase.join(' ')] as const)
  .filter(([op, phrase]) => /^[gl]te?$/.test(op) || /^(?:only|just|exactly)$/.test(phrase))
  .map(([, phrase]) => phrase);

/** `"To do" has 3 cards, "Doing" only 2`: so many of the same kind in the other. */
export function readCountedToo(read: TargetRead, { target }: Step, limit: Limit | undefined): Claim | undefined {
  const { scope, ...kind } = target ?? {};
  if (!scope || !limit || read.targets.length !== 1) return undefined;
  const other = {
    targets: [{ ...kind, scope: { ...read.targets[0]!, relation: scope.relation } }],
    quoted: read.quoted,
  };
  return claimOfEach(other, (one) => ({ action: 'assertCount', target: one, value: limit.count, op: limit.op }));
}

/** `"Errors" must be below 2 and "Uptime" at least 99`: a number is claimed of the other thing as well. */
function readComparedToo(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { claim: last, acted, lost } = context.memory;
  const isNumber =
    last !== undefined &&
    (/^assert(?:Number|Count)$/.test(last.action) || (last.op === 'equals' && numberText.test(last.value ?? '')));
  const at = isNumber && acted === last.action && !lost ? elidedComparison(tokens) : -1;
  const read = at > 0 ? readTarget(context, tokens.slice(0, at)) : undefined;
  if (last?.action === 'assertCount') return read && readCountedToo(read, last, limitAt(tokens.slice(at)));
  const compared = read?.targets.length === 1 ? readComparison(context, tokens.slice(at), false) : undefined;
  if (!read || compared?.length !== 1) return undefined;
  return claimOfEach(inSamePlace(read, last!), (target) => ({ action: 'assertNumber', target, ...compared[0]! }));
}

const orderAtEnd = / (?:sorted )?(?:in )?(ascending|descending)(?: order)?$/;

/** `"Due" is sorted descending, "No." ascending`: of its kind. */
function readOrderToo(context: TargetContext, name: readonly Token[], { target }: Step, value: string) {
  const read = readTarget({ ...context, mode: 'assert' }, name);
  if (read?.targets.length !== 1 || !isDefinite(read)) return undefined;
  const kind = target?.role && !read.targets[0]!.role ? { role: target.role } : {};
  return claimOfEach(read, (one) => ({ action: 'assertOrder', target: { ...one, ...kind }, value }));
}

/** "A is shown in the Open list, but not in the Done list": the same is not in the other place. */
function readNotThere(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { claim: last, acted, lost } = context.memory;
  const isSeen = last?.action === 'assertVisible' && acted === last.action && !lost;
  const scope = last?.target?.scope;
  if (!isSeen || !scope || tokens[0]?.raw !== 'not' || tokens.length < 2) return undefined;
  const place = readPlace(context, tokens.slice(1));
  const isAlike = place?.relation === scope.relation && place.role === scope.role && !isSame(place, scope);
  return isAlike ? visible({ targets: [{ ...last.target, scope: place }], quoted: true }, true) : undefined;
}

/** "A is visible and B is not": the last claim, denied or repeated, of another thing. */
export function readEllipsis(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { claim: last, acted, lost } = context.memory;
  // Nothing was done or said since.
  const fresh = acted === last?.action && !lost ? last : undefined;
  const compared = readComparedToo(context, tokens) ?? readNotThere(context, tokens);
  if (compared) return compared;
  // "should be less than 4.5 and greater than 0": of the same.
  const bound = fresh?.action === 'assertNumber' ? fresh.target : undefined;
  const limits = bound ? readComparison(context, tokens, false) : undefined;
  if (bound && limits?.length === 1 && limits[0]!.value !== undefined)
    return claimOfEach({ targets: [bound], quoted: true }, (target) => ({
      action: 'assertNumber',
      target,
      ...limits[0]!,
    }));
  const order = fresh?.action === 'assertOrder' ? orderAtEnd.exec(lows(tokens)) : null;
  if (order) return readOrderToo(context, tokens.slice(0, -wordCount(order[0])), fresh!, order[1]!);
  const limit = fresh?.action === 'assertCount' ? limitAt(tokens) : undefined;
  // "at least one image is shown, and no more than 50": of the same.
  if (limit && limit.length === tokens.length && last!.target)
    return claimOfEach({ targets: [last!.target], quoted: true }, (target) => ({
      action: 'assertCount',
      target,
      value: limit.count,
      op: limit.op,
    }));
  if (!last || !/^(?:is|are|should|must|does|do|will|not|be)$/.test(tokens.at(-1)?.low ?? '')) return undefined;
  const tail = /^.+? ((no longer )?(?:is|are|should|must|does|do|will)( not)?(?: be)?)$/.exec(lows(tokens));
  if (!tail) return undefined;
  const name = tokens.slice(0, -wordCount(tail[1]!));
  // "B is disabled. Tick C. Now it is not.": which of them, nobody can tell.
  const isEither = name.length === 1 && /^(?:it|this|that)$/.test(name[0]!.low) && context.memory.acted !== last.action;
  const read = isEither ? undefined : readTarget(context, name);
  if (!read || !isDefinite(read)) return undefined;
  const negated = (tail[2] ?? tail[3]) !== undefined;
  // What was said before it was denied: "A must not be enabled, B must be" claims of B that it is enabled.
  const isTurned = negated !== (context.memory.denied ?? false);
  if (last.action === 'assertState' && last.value) {
    const value = stateOf(last.value === 'not-empty' ? 'filled' : last.value, isTurned);
    return value && stated(read, value);
  }
  const isContained = last.action === 'assertText' && /^(?:contains)?$/.test(last.op ?? '') && last.value !== undefined;
  if (isContained && negated && /^(?:should|must|does|do|will) not$|^no longer (?:does|do)$/.test(tail[1]!))
    return claimOfEach(inSamePlace(read, last), (target) => ({
      action: 'assertText',
      target,
      value: last.value!,
      op: 'not-contains',
    }));
  const isDenied = last.action === 'assertText' && last.op === 'not-contains' && last.value !== undefined;
  if (isDenied && !negated && /^(?:should|must|does|do|will)$/.test(tail[1]!))
    return claimOfEach(inSamePlace(read, last), (target) => ({ action: 'assertText', target, value: last.value! }));
  if (!/^assert(?:Not)?Visible$/.test(last.action)) return undefined;
  const isSeen = (last.action === 'assertVisible') !== isTurned;
  // "A is gone, and B is": gone too, or there?
  const isOpen = !negated && !context.memory.denied && !isSeen;
  return isOpen ? undefined : visible(inSamePlace(read, last), !isSeen);
}

const stated = (read: TargetRead, value: string): Claim =>
  claimOfEach(read, (target) => ({ action: 'assertState', target, value }));

/** What is said of another thing is said of it where the first one was. */
function inSamePlace(read: TargetRead, { target }: Step): TargetRead {
  const scope = target?.scope;
  return scope ? { ...read, targets: read.targets.map((one) => (one.scope ? one : { ...one, scope })) } : read;
}

const inverted =
  /^(?:(so|as)|neither|nor) (?:(is|are|was|were|has|have|should|must|will|shall)|does|do|did) (?:also )?/;
const deniedStates = /^(?:disabled|unchecked|not-selected|not-empty|collapsed|readonly)$/;

/** A claim that "nor is B" may go on with: one that denied. */
const isDenial = ({ action, op, value }: Step) =>
  action === 'assertNotVisible' ||
  /^not-/.test(op ?? '') ||
  (action === 'assertState' && deniedStates.test(value ?? ''));

/** "… and so is B", "nor does C", "as are D and E": the last claim, of other things. */
export function readInverted(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const [first] = tokens;
  if (first?.kind !== 'word' || !/^(?:so|as|neither|nor)$/.test(first.low)) return undefined;
  const { claim: last, acted } = context.memory;
  const found = inverted.exec(`${lows(tokens)} `);
  if (!found || !last || acted !== last.action || context.memory.lost) return undefined;
  if (!found[1] && !isDenial(last)) return undefined;
  const claims = groupsOf(tokens.slice(wordCount(found[0]))).map((name) => {
    const read = name.length > 0 ? readTarget({ ...context, mode: 'assert', atStart: false }, name) : undefined;
    return read && isDefinite(read) && !read.plural ? sameOf(context, read, last, found[2] !== undefined) : undefined;
  });
  return claims.length > 0 ? claimOfAll(claims) : undefined;
}

function sameOf(context: TargetContext, read: TargetRead, last: Step, isBe: boolean): Claim | undefined {
  const { action, value, op, against } = last;
  if (action === 'assertState') return value && isBe ? stated(read, value) : undefined;
  if (action === 'assertVisible' || action === 'assertNotVisible')
    return visible(inSamePlace(read, last), action === 'assertNotVisible');
  const isText = /^assert(?:Text|Value|Title)$/.test(action) && (value !== undefined || against !== undefined);
  if (!isText) return undefined;
  const said = {
    ...(op && op !== 'contains' && { op }),
    ...(value !== undefined && { value }),
    ...(against && { against }),
  };
  return claimOfEach(read, (target) => ({
    action: isField(context, target) ? 'assertValue' : 'assertText',
    target,
    ...said,
  }));
}
