import { base, finite, modals } from '../../assertions/predicate/claim-verbs.ts';
import { beginsCapital, fits, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import type { Rewrite } from './turned.ts';

/** How those write whose first language is another one. What stands in quotes or begins with a capital is a name and stays. */

const modal = new Set(modals.filter((one) => !one.includes(' ') && one !== 'to'));
const asBase: ReadonlyMap<string, string> = new Map(
  [...base.keys()].flatMap((form) => [`${form}s`, `${form}es`].map((third) => [third, form] as const)),
);
const irregular = new Map([
  ['is', 'be'],
  ['has', 'have'],
]);

/** "should contains", "must not shows", "should has": the verb as it follows such a word. */
function withBase(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, i) => {
    if (i < 2 || !isWord(token) || !finite.has(token.low) || beginsCapital(token.raw)) return false;
    const before = tokens[i - 1]!;
    const leading = isWord(before) && before.low === 'not' ? tokens[i - 2]! : before;
    return (
      isWord(leading) &&
      modal.has(leading.low) &&
      !beginsCapital(leading.raw) &&
      (i + 1 < tokens.length || /^(?:dis)?appears$/.test(token.raw))
    );
  });
  const verb = at < 0 ? undefined : (irregular.get(tokens[at]!.low) ?? asBase.get(tokens[at]!.low));
  return verb ? [...tokens.slice(0, at), { ...tokens[at]!, low: verb }, ...tokens.slice(at + 1)] : tokens;
}

const being = /^(?:is|are|be|been|was|were|get|gets)$/;
const participles = new Map([
  ['showed', 'shown'],
  ['hided', 'hidden'],
  ['choosen', 'chosen'],
]);

/** "must be showed", "is hided": as it is formed. */
function withParticiple(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, i) => {
    const before = tokens[isWord(tokens[i - 1]) && tokens[i - 1]!.low === 'not' ? i - 2 : i - 1];
    return i > 0 && isWord(token) && participles.has(token.raw) && isWord(before) && being.test(before.low);
  });
  if (at < 0) return tokens;
  return [...tokens.slice(0, at), { ...tokens[at]!, low: participles.get(tokens[at]!.raw)! }, ...tokens.slice(at + 1)];
}

/** "is no more visible", "does no more appear": no longer. */
function asNoLonger(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (_, i) =>
      i > 1 &&
      fits(tokens, i, ['no', 'more']) &&
      isWord(tokens[i - 1]) &&
      /^(?:is|are|be|does|do|should|must)$/.test(tokens[i - 1]!.low) &&
      isWord(tokens[i + 2]) &&
      !/^(?:than|of)$/.test(tokens[i + 2]!.low),
  );
  const isState =
    at > 0 &&
    /^(?:visible|shown|displayed|there|present|listed|enabled|disabled|available|checked|selected|appear|show)$/.test(
      tokens[at + 2]!.low,
    );
  return isState
    ? [...tokens.slice(0, at + 1), { ...tokens[at + 1]!, low: 'longer' }, ...tokens.slice(at + 2)]
    : tokens;
}

/** `Chose "Dock B" from …` at the head of a line: choose it. */
function asChoose(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isWord(token) && token.low === 'chose' && (i === 0 || isJoint(tokens[i - 1]!)),
  );
  const next = tokens[at + 1];
  const isNamed =
    at >= 0 && (isGiven(next) || (isWord(next) && (/^(?:the|a|an)$/.test(next.low) || beginsCapital(next.raw))));
  return isNamed ? [...tokens.slice(0, at), { ...tokens[at]!, low: 'choose' }, ...tokens.slice(at + 1)] : tokens;
}

/** As `usual.ts` has them: the words without which there is nothing to do. */
export const slips: readonly [words: string, rewrite: Rewrite][] = [
  [[...modal].join(' '), withBase],
  [[...participles.keys()].join(' '), withParticiple],
  ['more', asNoLonger],
  ['chose', asChoose],
];
