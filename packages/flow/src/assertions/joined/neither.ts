import { stateOf } from '../../lexicon/states.ts';
import type { TargetContext } from '../../targets/target.ts';
import { beginsCapital, isGiven, isWord, type Token, unwritten } from '../../tokenise/token.ts';
import { readAbout } from '../about.ts';
import { type Claim, claimOfAll, placeWord } from '../complement.ts';
import { predicateAt } from '../predicate/predicate.ts';

const isParting = (token: Token) => isWord(token) && (token.low === 'or' || token.low === 'nor');

/** A name, a thing with its article or a state: what "or" may join where it is denied. */
const isOne = ([first, ...more]: readonly Token[]) =>
  isGiven(first) ||
  (isWord(first) &&
    (beginsCapital(first.raw) ||
      (more.length > 0 && /^(?:an?|the|any)$/.test(first.low)) ||
      (more.length === 0 &&
        (stateOf(first.low, false) !== undefined || /^(?:visible|shown|hidden)$/.test(first.low)))));

/** The names between "or" and "nor"; where the last one is seen is where none of them is. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isParting(token)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  const [name, ...place] = parts.at(-1)!;
  const isPlaced = isGiven(name) && isWord(place[0]) && placeWord.test(place[0].low);
  const isBare = parts.slice(0, -1).every((part) => part.length === 1 && isGiven(part[0]));
  return isPlaced && isBare ? parts.map(([one]) => [one!, ...place]) : parts;
}

/** "should not see": where what is not seen begins, or -1. */
function unseenAt(tokens: readonly Token[]): number {
  const see = tokens.findIndex((token, at) => at > 0 && isWord(token) && token.raw === 'see');
  return tokens.slice(0, Math.max(0, see)).some((token) => isWord(token) && token.low === 'not') ? see + 1 : -1;
}

const neitherAt = (tokens: readonly Token[]) =>
  tokens.findIndex((token, at) => at > 0 && isWord(token) && token.raw === 'neither');

/** What comes before the list of what is denied, with its denial, and the list. */
function deniedIn(tokens: readonly Token[]): { head: readonly Token[]; parts: Token[][] } | undefined {
  const at = neitherAt(tokens);
  const seen = at < 0 ? unseenAt(tokens) : -1;
  if (seen > 0) return { head: tokens.slice(0, seen), parts: partsOf(tokens.slice(seen)) };
  for (let i = 0; i < tokens.length; i++) {
    const predicate = predicateAt(tokens, i);
    if (!predicate || (at >= 0 ? predicate.negated || predicate.next !== at : !predicate.negated)) continue;
    const head = tokens.slice(0, predicate.next);
    return at >= 0
      ? { head: [...head, unwritten('not')], parts: partsOf(tokens.slice(at + 1)) }
      : { head, parts: partsOf(tokens.slice(predicate.next)) };
  }
  return undefined;
}

/** `"A" contains neither "x" nor "y"`, `the page must not show "x" or "y"`: each of them is denied. */
export function readDenied(
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => Claim | undefined,
): Claim | undefined {
  if (!tokens.some(isParting)) return undefined;
  const { head, parts } = deniedIn(tokens) ?? {};
  if (!head || !parts || parts.length < 2 || !parts.every((part) => part.length > 0 && isOne(part))) return undefined;
  const all = claimOfAll(parts.map((part) => read([...head, ...part])));
  return all?.steps.length === parts.length ? all : undefined;
}

/** "shows neither A nor B": where it could not be read as two claims, no part of it is a name. */
export const isNeither = (tokens: readonly Token[]): boolean => {
  const at = neitherAt(tokens);
  return at > 0 && tokens.some((_, i) => predicateAt(tokens, i)?.next === at);
};

/** "There are two cards. Neither shows X": denied of the one and of the other. */
export function readNeitherOfTwo(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { claim, acted, lost } = context.memory;
  const predicate = predicateAt(tokens, 1);
  const isTwo = acted === 'assertCount' && claim?.value === '2' && (claim.op ?? 'eq') === 'eq' && !lost;
  if (!isTwo || !claim.target || !predicate || predicate.negated || tokens[0]!.low !== 'neither') return undefined;
  const parts = {
    subject: tokens.slice(0, 1),
    predicate: { ...predicate, negated: true },
    complement: tokens.slice(predicate.next),
  };
  const both = [1, 2].map((ordinal) => ({ targets: [{ ...claim.target!, ordinal }], quoted: true }));
  return claimOfAll(both.map((target) => readAbout(context, { kind: 'target', target }, parts)));
}
