import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { lows, type Token, wordCount } from '../../tokenise/token.ts';
import { type Claim, claimOfEach } from '../complement.ts';
import type { Predicate } from '../predicate/predicate.ts';

const isPart = ({ kind, raw }: Token) =>
  kind === 'path' ||
  kind === 'quote' ||
  kind === 'variable' ||
  /^[.#?][\w.-]+$|^[\w-]+(?:\.[\w-]+)+$|^(?:tel|mailto|sms|data|javascript|ftps?):\S/.test(raw);

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
    /^(?:to )?(?:an? (?:url|address|link|page|path)|something|smth|sth) (?:(?:(?:which|that) )?(ends?|starts?|begins?|ending|starting|beginning) (?:with|in)|containing|(?:which|that) contains) /.exec(
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
    op: edge ?? edgeOf(told?.[1]) ?? opOf(predicate),
  }));
}

/** A link leads to an address that may go on; what its address equals is all of it. */
const opOf = ({ lemma, negated }: Predicate) => {
  const op = /^(?:be|read)$/.test(lemma) ? 'equals' : 'contains';
  return negated ? (`not-${op}` as const) : op;
};

const leads =
  /^whose (?:address|url|href|target|link address) (ends (?:with|in|on)|starts with|begins with|contains|points to|leads to|is) /;

/** `a link "T" whose address ends in /x`, with "there is" or "is shown" around it: the link of that name, and where it leads. */
export function readLinkTo(context: TargetContext, words: string, tokens: readonly Token[]): Claim | undefined {
  if (!words.includes(' whose ')) return undefined;
  const start = /^there (?:is|should be|must be) /.exec(words);
  const end = / (?:is|should be|must be) (?:shown|visible|displayed|there|listed)$/.exec(words);
  const told = tokens.slice(start ? wordCount(start[0]) : 0, end ? -wordCount(end[0]) : undefined);
  const at = told.findIndex(({ kind, low }) => kind === 'word' && low === 'whose');
  const found = at > 0 ? leads.exec(lows(told.slice(at))) : null;
  const address = found ? told.slice(at + wordCount(found[0])) : [];
  const read = address.length === 1 && isPart(address[0]!) ? readTarget(context, told.slice(0, at)) : undefined;
  const isNamed =
    read?.targets.length === 1 && read.targets.every(({ role, text }) => role === 'link' && text !== undefined);
  if (!isNamed) return undefined;
  const op = /^(?:end|start|begin)/.test(found![1]!) ? edgeOf(found![1]) : found![1] === 'is' ? 'equals' : 'contains';
  return claimOfEach(read, (target) => ({ action: 'assertHref', target, value: address[0]!.value, op: op! }));
}
