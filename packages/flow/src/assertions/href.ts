import type { TargetContext, TargetRead } from '../targets/target.ts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { type Claim, claimOfEach } from './complement.ts';
import type { Predicate } from './predicate.ts';

/** "points to /terms", "leads to a URL ending in .pdf": the address of a link. */
export function readHref(
  _context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const edge = predicate.lemma === 'start' ? 'starts-with' : predicate.lemma === 'end' ? 'ends-with' : undefined;
  if (edge && (predicate.negated || complement[0]?.low !== 'with')) return undefined;
  const told =
    /^(?:to )?an? (?:url|address|link|page|path) (?:(?:(?:which|that) )?(ends?|starts?|begins?|ending|starting|beginning) (?:with|in)|containing|(?:which|that) contains) /.exec(
      `${lows(complement)} `,
    );
  const toldEdge = /^end/.test(told?.[1] ?? '') ? 'ends-with' : told?.[1] ? 'starts-with' : undefined;
  if (told && predicate.negated) return undefined;
  const skip = told ? wordCount(told[0]) : /^(?:to|at|with)$/.test(complement[0]?.low ?? '') ? 1 : 0;
  const address = complement.slice(skip);
  if (address.length !== 1 || !['path', 'quote', 'variable'].includes(address[0]!.kind)) return undefined;
  return claimOfEach(read, (target) => ({
    action: 'assertHref',
    target,
    value: address[0]!.value,
    op: edge ?? toldEdge ?? (predicate.negated ? 'not-contains' : 'contains'),
  }));
}
