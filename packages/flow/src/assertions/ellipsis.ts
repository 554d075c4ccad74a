import { stateOf } from '../lexicon/states.ts';
import { readTarget, type TargetContext } from '../targets/target.ts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { assertion, type Claim, claim, isDefinite, visible } from './complement.ts';

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
    if (!value) return undefined;
    return claim(
      read.targets.map((target) => assertion({ action: 'assertState', target, value })),
      read.quoted,
    );
  }
  const isContained = last.action === 'assertText' && /^(?:contains)?$/.test(last.op ?? '') && last.value !== undefined;
  if (isContained && negated && /^(?:should|must|does|do|will) not$/.test(tail[1]!))
    return claim(
      read.targets.map((target) => assertion({ action: 'assertText', target, value: last.value!, op: 'not-contains' })),
      read.quoted,
    );
  const isDenied = last.action === 'assertText' && last.op === 'not-contains' && last.value !== undefined;
  if (isDenied && !negated && /^(?:should|must|does|do|will)$/.test(tail[1]!))
    return claim(
      read.targets.map((target) => assertion({ action: 'assertText', target, value: last.value! })),
      read.quoted,
    );
  const isSeen = last.action === 'assertVisible' ? true : last.action === 'assertNotVisible' ? !negated : undefined;
  if (isSeen === undefined || (last.action === 'assertNotVisible' && negated)) return undefined;
  const scope = last.target?.scope;
  const there = scope ? { ...read, targets: read.targets.map((one) => (one.scope ? one : { ...one, scope })) } : read;
  return visible(there, last.action === 'assertVisible' ? negated : false);
}
