import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { asWord, fits, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { corrected } from './corrected.ts';
import { withUntil } from './until-ahead.ts';

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

const split = new Map(
  Object.entries(phrases).map(([first, all]) => [first, all.map(([words, word]) => [words.split(' '), word] as const)]),
);

/** These speak of what stands before them, a comma or not; "if" as often leads on to what follows. */
const trailing = /^(?:provided|providing|but|only)$/;

/** "provided the dialog is shown", "assuming there is a banner": as with "that" behind it. */
const isBareProvided = (tokens: readonly Token[], at: number) =>
  isWord(tokens[at]) &&
  /^(?:provided|providing|assuming)$/.test(tokens[at]!.low) &&
  (at === 0 ? tokens.some(({ raw }) => raw === ',') : tokens[at]!.raw === tokens[at]!.low) &&
  (at === 0 || isJoint(tokens[at - 1]!) || isGiven(tokens[at - 1])) &&
  (isGiven(tokens[at + 1]) || /^(?:the|a|an|there|it)$/.test(tokens[at + 1]?.raw ?? '')) &&
  isStated(tokens.slice(at));

/** "in the event that A" as "if A", "only then click B" as "then click B". */
function asOneWord(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (isBareProvided(tokens, at)) {
      joined.push(asWord(token, 'if'));
      continue;
    }
    const found = isWord(token) ? split.get(token.low)?.find(([words]) => fits(tokens, at, words)) : undefined;
    // `"Only if" is shown`, "the Provided that box": a name begins with a capital in the middle of a sentence.
    const isName = at > 0 && token.raw !== token.low && tokens[at - 1]!.kind === 'word';
    if (!found || isName || tokens.length - at < found[0].length + 2) joined.push(token);
    else {
      if (found[1] === 'if' && trailing.test(token.low) && joined.length > 1 && joined.at(-1)!.raw === ',')
        joined.pop();
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
    (token, i) => isGiven(token) && fits(tokens, i + 1, ['as', 'well', 'as']) && isGiven(tokens[i + 4]),
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
  if (fits(tokens, 0, ['whatever', 'you', 'do'])) {
    const rest = tokens.slice(tokens[3]?.raw === ',' ? 4 : 3);
    if (/^(?:do|never)$/.test(rest[0]?.low ?? '')) return rest;
  }
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      kind === 'word' &&
      (i === 0 || isJoint(tokens[i - 1]!)) &&
      ((low === 'after' && /^(?:must|should|has|have)$/.test(tokens[i + 1]?.low ?? '')) ||
        (/^(?:while|when|being)$/.test(low) && tokens[i + 1]?.low === 'on' && tokens[i + 2]?.kind === 'path') ||
        (low === 'where' &&
          tokens[i - 1]?.raw === ',' &&
          tokens.slice(i).some(({ raw }) => /^(?:should|must)$/.test(raw)))),
  );
  // `Verify: "A" is shown`
  const isLed = isWord(tokens[0]) && checking.test(tokens[0].low) && tokens[1]?.raw === ':' && tokens.length > 2;
  if (isLed) return [tokens[0]!, ...tokens.slice(2)];
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}

const isStated = (tokens: readonly Token[]) =>
  tokens.some(({ kind, raw }, at) => at > 0 && kind === 'word' && /^(?:is|are|should|must)$/.test(raw));

/** `"A" is shown, while "B" is hidden`: both are. */
function withoutWhile(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, raw }, i) => kind === 'word' && raw === 'while' && tokens[i - 1]?.raw === ',');
  const isBoth =
    at > 0 && isStated(tokens.slice(0, at)) && isStated(tokens.slice(at)) && !tokens.slice(at).some(isJoint);
  return isBoth ? [...tokens.slice(0, at - 1), asWord(tokens[at]!, 'and'), ...tokens.slice(at + 1)] : tokens;
}

/** "as long as X is shown, wait": as "wait as long as X is shown". */
function withWaitAhead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (_, i) =>
      (i === 0 || isJoint(tokens[i - 1]!)) &&
      (fits(tokens, i, ['as', 'long', 'as']) || fits(tokens, i, ['so', 'long', 'as']) || fits(tokens, i, ['while'])),
  );
  const wait = at < 0 ? -1 : tokens.findIndex(({ low }, i) => i > at + 2 && low === 'wait' && isEnd(tokens[i + 1]));
  if (wait < 0) return tokens;
  const from = /^(?:just|please|simply)$/.test(tokens[wait - 1]!.low) ? wait - 1 : wait;
  const said = tokens.slice(at, tokens[from - 1]!.raw === ',' ? from - 1 : from);
  if (said.some(isJoint)) return tokens;
  const [first] = said;
  return [
    ...tokens.slice(0, at),
    asWord(first!, 'wait'),
    { ...first!, start: first!.start + 1 },
    ...said.slice(1),
    ...tokens.slice(wait + 1),
  ];
}

const isEnd = (token: Token | undefined) => token === undefined || isJoint(token);

const checking = /^(?:verify|expect|confirm|ensure|assert|validate)$/;

/** "greyed out i.e. disabled": the state said once more. */
function saidOnce(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, i) => i > 1 && /^(?:i\.e\.?|ie|meaning)$/.test(low));
  const [mark, state, next] = at < 0 ? [] : [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isState = isWord(state) && stateOf(state.low, false) !== undefined && (!next || isJoint(next));
  if (!isState) return tokens;
  return [...tokens.slice(0, mark!.raw === ',' || mark!.raw === '(' ? at - 1 : at), ...tokens.slice(at + 2)];
}

/** "correct it to 25" as "change it to 25", "say yes to the browser's alert" as "accept …". */
function asUsualVerb(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, i) =>
      (low === 'correct' && /^(?:it|that|this)$/.test(tokens[i + 1]?.low ?? '') && tokens[i + 2]?.low === 'to') ||
      (/^(?:say|answer)$/.test(low) && answers.test(lows(tokens.slice(i + 1, i + 4)))),
  );
  if (at < 0) return tokens;
  if (tokens[at]!.low === 'correct')
    return [...tokens.slice(0, at), asWord(tokens[at]!, 'change'), ...tokens.slice(at + 1)];
  const verb = tokens[at + 1]!.low === 'no' ? 'dismiss' : 'accept';
  return [...tokens.slice(0, at), asWord(tokens[at]!, verb), ...tokens.slice(at + 3)];
}

const answers = /^(?:yes|ok|okay|no) to (?:the|that)$/;
const odd = new Set(['i.e.', 'i.e', 'ie', 'meaning', 'correct', 'say', 'answer']);
const inUsualVerbs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind, low }) => kind === 'word' && odd.has(low)) ? asUsualVerb(saidOnce(tokens)) : tokens;

/** "Click Then": what stands alone behind an order is what the control says. */
function asLabel(tokens: readonly Token[]): readonly Token[] {
  const [verb, name, mark] = tokens;
  const isAlone =
    isWord(verb) && isWord(name) && (tokens.length === 2 || (tokens.length === 3 && mark!.kind !== 'word'));
  return isAlone && /^(?:Then|And|But)$/.test(name.raw) && /^(?:click|press|tap|hit|push)$/.test(verb.low)
    ? [verb, { ...name, kind: 'quote' }, ...tokens.slice(2)]
    : tokens;
}

const joining = new Set([
  ...split.keys(),
  ...['same', 'whatever', 'after', 'while', 'when', 'being', 'where', 'verify', 'expect', 'confirm', 'ensure'],
  ...['assert', 'validate', 'as', 'so', 'then', 'and', 'but'],
]);

/** Words between clauses or names, each as the one word that joins them. */
export const inUsualJoints = (tokens: readonly Token[]): readonly Token[] => {
  const usual = withUntil(inUsualVerbs(tokens));
  const isJoined = usual.some(({ kind, low }) => kind === 'word' && joining.has(low));
  return corrected(
    isJoined
      ? asAnd(asThenOnce(asOneWord(withWaitAhead(withoutWhile(withoutAdverb(asSamePlace(asLabel(usual))))))))
      : usual,
  );
};
