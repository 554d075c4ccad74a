import { roleOf } from '../../lexicon/roles.ts';
import { asWord, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { corrected } from './corrected.ts';

/** What joins clauses in several words, and the word that says the same. */
const phrases: Record<string, readonly (readonly [words: string, word: string])[]> = {
  in: [['in the event that', 'if']],
  on: [
    ['on condition that', 'if'],
    ['on the condition that', 'if'],
  ],
  provided: [['provided that', 'if']],
  providing: [['providing that', 'if']],
  assuming: [['assuming that', 'if']],
  but: [['but only if', 'if']],
  only: [
    ['only if', 'if'],
    ['only when', 'when'],
    ['only after', 'after'],
    ['only then', 'then'],
  ],
};

const fitsAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, i) => isWord(tokens[at + i]) && tokens[at + i]!.low === word);

const split = new Map(
  Object.entries(phrases).map(([first, all]) => [first, all.map(([words, word]) => [words.split(' '), word] as const)]),
);

/** "in the event that A" as "if A", "only then click B" as "then click B". */
function asOneWord(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, raw }) => kind === 'word' && split.has(raw.toLowerCase()))) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const found = isWord(token) ? split.get(token.low)?.find(([words]) => fitsAt(tokens, at, words)) : undefined;
    // `"Only if" is shown`, "the Provided that box": a name begins with a capital in the middle of a sentence.
    const isName = at > 0 && token.raw !== token.low && tokens[at - 1]!.kind === 'word';
    if (!found || isName || tokens.length - at < found[0].length + 2) joined.push(token);
    else {
      joined.push({ ...asWord(token, found[1]), end: tokens[at + found[0].length - 1]!.end });
      at += found[0].length - 1;
    }
  }
  return joined;
}

/** "Then, and only then, click X": said twice that it comes after. */
function asThenOnce(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low, kind }, i) => kind === 'word' && low === 'then' && tokens[i - 1]?.low === 'and' && i > 1,
  );
  if (at < 0) return tokens;
  const from = tokens[at - 2]!.raw === ',' ? at - 3 : at - 2;
  if (tokens[from]?.low !== 'then') return tokens;
  return [...tokens.slice(0, from + 1), ...tokens.slice(tokens[at + 1]?.raw === ',' ? at + 2 : at + 1)];
}

/** `"A" as well as "B"`: both names, in the order in which they stand. */
function asAnd(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isGiven(token) && fitsAt(tokens, i + 1, ['as', 'well', 'as']) && isGiven(tokens[i + 4]),
  );
  if (at < 0) return tokens;
  const and = { ...asWord(tokens[at + 1]!, 'and'), end: tokens[at + 3]!.end };
  return asAnd([...tokens.slice(0, at + 1), and, ...tokens.slice(at + 4)]);
}

/** "Same row: the Role cell is X": in the row that was spoken of. */
function asSamePlace(tokens: readonly Token[]): readonly Token[] {
  const [same, kind, mark] = tokens;
  const isPlace =
    isWord(same) &&
    same.low === 'same' &&
    isWord(kind) &&
    roleOf([kind.low])?.isPlain &&
    /^[:,]$/.test(mark?.raw ?? '');
  return isPlace
    ? ['in', 'the', 'same']
        .map((low, i) => asWord({ start: same.start + i, end: same.end }, low))
        .concat(tokens.slice(1))
    : tokens;
}

/** "while on /radio press m", "after must be seen X": words that only say that it comes next, or where one is. */
function withoutAdverb(tokens: readonly Token[]): readonly Token[] {
  // "whatever you do, do not click X"
  if (fitsAt(tokens, 0, ['whatever', 'you', 'do'])) {
    const rest = tokens.slice(tokens[3]?.raw === ',' ? 4 : 3);
    if (/^(?:do|never)$/.test(rest[0]?.low ?? '')) return rest;
  }
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      kind === 'word' &&
      (i === 0 || isJoint(tokens[i - 1]!)) &&
      ((low === 'after' && /^(?:must|should|has|have)$/.test(tokens[i + 1]?.low ?? '')) ||
        (/^(?:while|when|being)$/.test(low) && tokens[i + 1]?.low === 'on' && tokens[i + 2]?.kind === 'path')),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}

/** Words between clauses or names, each as the one word that joins them. */
export const inUsualJoints = (tokens: readonly Token[]): readonly Token[] =>
  corrected(asAnd(asThenOnce(asOneWord(withoutAdverb(asSamePlace(tokens))))));
