import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, isCapital, isGiven, isLower, isWord, type Token, wordCount } from '../../tokenise/token.ts';
import { containers, controls } from './before-kind.ts';
import { articles, placing, quoted } from './set-off.ts';

const plain = (token: Token) => isWord(token) && /^(?:[a-z][a-z'’-]*|\d+)$/.test(token.raw);
const isKind = (token: Token) => roleOf([token.low])?.isPlain === true;

/** Describe what is meant, or begin something else; no label goes on with them. */
const wishing =
  /^(?:any|some|every|each|which|whichever|whatever|who|whoever|whose|someone|something|anything|everything|one|ones|other|others|another|until|unless|if|because|should|must|would|could|than|most|best|random|or|but|twice|times|then|again|click|press|same|valid|invalid)$/;
const isWish = ({ low }: Token) => wishing.test(low) || /^(?!(?:rest|test|request|latest|interest)$)..+est$/.test(low);
const holdsPlace = (words: readonly Token[]) =>
  words.some(({ low }, at) => placing.test(low) && articles.test(words[at + 1]?.low ?? '')) || isKind(words.at(-1)!);

/** "I confirm that this is true", "On display only", "show my name to others", "remind me before it expires". */
function isBoxLabel(words: readonly Token[]): boolean {
  const [first, second, ...rest] = words;
  if (!first || !second || words.length > 9 || holdsPlace(words)) return false;
  // "show my name to others": whoever they are, the label says so.
  const isOthers = (at: number) =>
    /^others?$/.test(words[at]!.low) && /^(?:to|with|by|from)$/.test(words[at - 1]?.low ?? '');
  if (words.some((word, at) => isWish(word) && !isOthers(at))) return false;
  const isLowerRest = words.slice(1).every(plain);
  if (first.raw === 'I')
    return isLowerRest && /^(?:confirm|agree|accept|understand|declare|certify|acknowledge|consent)$/.test(second.low);
  if (/^(?:On|In|At|For|From|With|Without)$/.test(first.raw))
    return isLowerRest && words.length < 5 && words.slice(1).every(({ low }) => low === 'only' || !isVague(low));
  if (!words.every(plain)) return false;
  const isTimed = rest.some(({ low }) => /^(?:when|while|after|once|and)$/.test(low));
  return isOrderWord(first.low) && rest.length > 0 && (!isTimed || /^(?:me|us)$/.test(second.low));
}

const switching = /^(?:turn (?:on|off)|switch (?:on|off)|tick|untick|uncheck)(?= )/;

function* ticked(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const lead = switching.exec(allLows(tokens));
  const from = lead ? wordCount(lead[0]) : tokens.length;
  if (isBoxLabel(tokens.slice(from))) yield quoted(spec, tokens, from, tokens.length);
}

/** "the you were outbid banner", "the ask about me button": between the article and the kind the page speaks. */
function* spokenOfKind(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  for (let at = 3; at < tokens.length; at++) {
    const { low } = tokens[at]!;
    if (!isLower(tokens[at]) || !(controls.test(low) || containers.test(low))) continue;
    const from = tokens.findLastIndex(({ raw }, i) => i < at && /^the$/i.test(raw)) + 1;
    const words = tokens.slice(from, at);
    const isShort = from > 0 && words.length > 1 && words.length < 6;
    if (!isShort || !words.every(plain) || words.some((word) => isWish(word) || isKind(word))) continue;
    const isAddress =
      /^(?:you|we|how)$/.test(words[0]!.low) && words.length > 2 && !/^[^s]+ed$|^to$/.test(words[1]!.low);
    const isAsked = isOrderWord(words[0]!.low) && /^(?:me|us)$/.test(words.at(-1)!.low);
    // "the start your trial button": nobody does anything to a button but press it, so the order is its own.
    const isBidden = /^(?:button|link)$/.test(low) && isOrderWord(words[0]!.low) && !articles.test(words.at(-1)!.low);
    if (isAddress || isAsked || isBidden) yield quoted(spec, tokens, from, at);
  }
}

/** "enter Handing over to Jonas Beck in the … box": with its field named, a text goes from its capital to there. */
function* written(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = tokens.findIndex(({ raw }) => /^(?:in|into)$/.test(raw));
  const field = tokens.slice(at + 1);
  const isField =
    field.length === 3 &&
    field[0]!.low === 'the' &&
    isGiven(field[1]) &&
    /^(?:field|box|input|area)$/.test(field[2]!.low);
  const value = tokens.slice(1, Math.max(at, 1));
  const isText =
    value.length > 1 &&
    value.length < 8 &&
    isCapital(value[0]) &&
    !articles.test(value[0]!.low) &&
    value.every((word) => isWord(word) && !isWish(word) && !isVague(word.low) && !/^(?:as|from|and)$/.test(word.raw));
  if (/^(?:enter|type|write|put)$/.test(tokens[0]!.low) && isField && isText) yield quoted(spec, tokens, 1, at);
}

/** "search for The Wind in the Willows": from its own article to its last capital a title. */
function* sought(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const words = tokens.slice(2);
  const isTitle =
    words.length > 2 &&
    words.length < 9 &&
    /^(?:The|An?)$/.test(words[0]!.raw) &&
    words.every((word) => isCapital(word) || /^(?:the|of|in|on|at|to|an?|with|for|from)$/.test(word.raw)) &&
    isCapital(words.at(-1)) &&
    !isKind(words.at(-1)!);
  if (isTitle && allLows(tokens.slice(0, 2)) === 'search for') yield quoted(spec, tokens, 2, tokens.length);
}

const shown = /^(?:shown|visible|displayed|gone|hidden|there|again|above|below|empty|missing)$/;
const pinned = /^(?:tag|label|badge|chip|keyword)$/;

/** "the tag hardware is shown", "has the label urgent": one or two words behind what is pinned to a thing are what it says. */
function* pinnedWord(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  for (let at = 1; at < tokens.length - 1; at++) {
    const isKind = isLower(tokens[at]) && pinned.test(tokens[at]!.low) && /^(?:the|an?|no)$/.test(tokens[at - 1]!.low);
    if (!isKind) continue;
    let to = at + 1;
    while (isLower(tokens[to]) && !predicateAt(tokens, to) && !placing.test(tokens[to]!.low)) to++;
    const words = tokens.slice(at + 1, to);
    const isSaid =
      words.length > 0 &&
      words.length < 3 &&
      (to === tokens.length || predicateAt(tokens, to) !== undefined || placing.test(tokens[to]!.low)) &&
      words.every(
        (word) =>
          plain(word) &&
          !isWish(word) &&
          !isFunctional(word.low) &&
          roleOf([word.low]) === undefined &&
          !shown.test(word.low),
      );
    if (isSaid) yield quoted(spec, tokens, at + 1, to);
  }
}

/** The ways to quote a label, a text or a title that goes on like a sentence. */
export function* withPhrases(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (tokens.length < 3) return;
  yield* written(spec, tokens);
  yield* ticked(spec, tokens);
  yield* spokenOfKind(spec, tokens);
  yield* sought(spec, tokens);
  yield* pinnedWord(spec, tokens);
}
