import type { Step } from '@smokejumper/contracts';
import { stateOf } from '../lexicon/states.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { type Claim, claimOfAll, claimOfEach, isDefinite, isField, visible } from './complement.ts';
import { groupsOf } from './joint.ts';

/** "A is visible and B is not": the last claim, denied or repeated, of another thing. */
export function readEllipsis(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { claim: last } = context.memory;
  const tail = last && /^.+? ((?:is|are|should|must|does|do|will)( not)?(?: be)?)$/.exec(lows(tokens));
  if (!tail || !last) return undefined;
  const read = readTarget(context, tokens.slice(0, -wordCount(tail[1]!)));
  if (!read || !isDefinite(read)) return undefined;
  const negated = tail[2] !== undefined;
  if (last.action === 'assertState' && last.value) {
    const value = stateOf(last.value, negated);
    return value && stated(read, value);
  }
  const isContained = last.action === 'assertText' && /^(?:contains)?$/.test(last.op ?? '') && last.value !== undefined;
  if (isContained && negated && /^(?:should|must|does|do|will) not$/.test(tail[1]!))
    return claimOfEach(read, (target) => ({ action: 'assertText', target, value: last.value!, op: 'not-contains' }));
  const isDenied = last.action === 'assertText' && last.op === 'not-contains' && last.value !== undefined;
  if (isDenied && !negated && /^(?:should|must|does|do|will)$/.test(tail[1]!))
    return claimOfEach(read, (target) => ({ action: 'assertText', target, value: last.value! }));
  const isSeen = last.action === 'assertVisible' ? true : last.action === 'assertNotVisible' ? !negated : undefined;
  if (isSeen === undefined || (last.action === 'assertNotVisible' && negated)) return undefined;
  return visible(inSamePlace(read, last), last.action === 'assertVisible' ? negated : false);
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
