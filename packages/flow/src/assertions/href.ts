import type { TargetContext, TargetRead } from '../targets/target.ts';
import { lows, type Token, wordCount } from '../tokenise/token.ts';
import { type Claim, claimOfEach } from './complement.ts';
import type { Predicate } from './predicate.ts';

const isPart = ({ kind, raw }: Token) =>
  kind === 'path' ||
  kind === 'quote' ||
  kind === 'variable' ||
  /^[.#?][\w.-]+$|^(?:tel|mailto|sms|data|javascript|ftps?):\S/.test(raw);

/** Which part of an address "ending" or "starts" tells. */
const edgeOf = (word: string | undefined) =>
  word === undefined ? undefined : word.startsWith('end') ? 'ends-with' : 'starts-with';

const ownAddress =
  /^(?:an? |the )?(?:url|address|href|link address|target) (?:(?:(?:which|that) )?(ends?|starts?|begins?|ending|starting|beginning) (?:with|in|on)|containing|(?:which|that) contains) /;

/** "have an address ending in .pdf": where a link leads, told by a part of it. */
export function readOwnAddress(
  read: TargetRead,
  { negated }: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const found = negated ? null : ownAddress.exec(`${lows(complement)} `);
  const address = found ? complement.slice(wordCount(found[0])) : [];
  // `the row has an address ending in "Street"`: only what is called a link leads somewhere.
  const isLink = read.targets.every(({ role }) => role === 'link') || /^[/.#?]|^https?:/.test(address[0]?.value ?? '');
  if (address.length !== 1 || !isPart(address[0]!) || !isLink) return undefined;
  const op = edgeOf(found?.[1]) ?? 'contains';
  return claimOfEach(read, (target) => ({ action: 'assertHref', target, value: address[0]!.value, op }));
}

/** "points to /terms", "leads to a URL ending in .pdf": the address of a link. */
export function readHref(
  _context: TargetContext,
  read: TargetRead,
  predicate: Predicate,
  complement: readonly Token[],
): Claim | undefined {
  const edge = predicate.lemma === 'start' ? 'starts-with' : predicate.lemma === 'end' ? 'ends-with' : undefined;
  if (edge && (predicate.negated || !/^(?:with|in)$/.test(complement[0]?.low ?? ''))) return undefined;
  const told =
    /^(?:to )?an? (?:url|address|link|page|path) (?:(?:(?:which|that) )?(ends?|starts?|begins?|ending|starting|beginning) (?:with|in)|containing|(?:which|that) contains) /.exec(
      `${lows(complement)} `,
    );
  if (told && predicate.negated) return undefined;
  const skip = told ? wordCount(told[0]) : /^(?:to|at|with|in)$/.test(complement[0]?.low ?? '') ? 1 : 0;
  const address = complement.slice(skip);
  if (address.length !== 1 || !isPart(address[0]!)) return undefined;
  return claimOfEach(read, (target) => ({
    action: 'assertHref',
    target,
    value: address[0]!.value,
    op: edge ?? edgeOf(told?.[1]) ?? (predicate.negated ? 'not-contains' : 'contains'),
  }));
}
