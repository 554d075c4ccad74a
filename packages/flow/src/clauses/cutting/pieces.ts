import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isBetweenNumbers, isBetweenRanks, isButOne } from '../../targets/ranks.ts';
import { allRaws, asWord, lows, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { isBetweenLimits } from './bounds.ts';
import { isCompound, isPair } from './compound.ts';
import { jointsOfKinds } from './kinds.ts';
import { isJoint, isPlus } from './signs.ts';

/** A run of tokens between commas and joining words, and what stood before it. */
export interface Piece {
  tokens: Token[];
  /** The joining words and marks before it: ", and". */
  before: string;
  first: number;
}

/** "everything but X". */
const exceptions = /^(?:everything|nothing|anything|all|none|nobody|everybody|everyone|anyone|any|no)$/;

const orders = /^(?:low|high|lowest|highest|newest|oldest|ascending|descending|asc|desc|a|z|best|most|least)$/;

/** "Save: a toast appears", but "Name: A to Z". */
const isArticle = ([first, next]: readonly Token[]) =>
  first!.low === 'a' && next?.kind === 'word' && /^[a-z]{2,}$/.test(next.raw) && next.low !== 'to';

/** "Price: low to high" is one option, though a colon and a preposition stand in it. */
export function joinOrders(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ raw, kind }, i) =>
      raw === ':' &&
      kind === 'soft' &&
      i > 0 &&
      tokens[i - 1]!.kind === 'word' &&
      orders.test(tokens[i + 1]?.low ?? '') &&
      !isArticle(tokens.slice(i + 1)),
  );
  if (at < 0) return tokens;
  const end = tokens.findIndex(
    ({ kind, low }, i) => i > at && (kind !== 'word' || /^(?:and|then|but|from|in|under|as)$/.test(low)),
  );
  const parts = tokens.slice(at, end < 0 ? tokens.length : end);
  const joined = asWord({ start: parts[0]!.start, end: parts.at(-1)!.end }, allRaws(parts));
  return [...tokens.slice(0, at), joined, ...(end < 0 ? [] : tokens.slice(end))];
}

/** "so that C appears", "so the badge is gone", "so click it": what follows is told or expected, not only meant. */
const isSoThat = (tokens: readonly Token[], at: number) => {
  const isWord = (i: number, low: string) => tokens[i]?.kind === 'word' && tokens[i]!.low === low;
  const isSoThe = isWord(at, 'so') && at > 1 && /^(?:the|a|an)$/.test(tokens[at + 1]?.raw ?? '');
  const isSoDo = isWord(at, 'so') && at > 1 && nextOrder.test(tokens[at + 1]?.raw ?? '') && isWord(at + 2, 'it');
  return (
    isSoThe || isSoDo || (isWord(at, 'so') && isWord(at + 1, 'that')) || (isWord(at, 'that') && isWord(at - 1, 'so'))
  );
};

const elses = new Set(['else', 'otherwise']);
/** "click A else click B", but not "something else". */
const opensElse = (tokens: readonly Token[], at: number) =>
  !/^(?:something|someone|somebody|somewhere|anything|anyone|nothing|nobody|everything|everyone|everybody|anybody|nowhere|anywhere|everywhere|what|who|where|how|one|or|no)$/.test(
    tokens[at - 1]?.low ?? '',
  ) &&
  (actionStarts.has(tokens[at + 1]?.low ?? '') || /^(?:the|expect|verify|see)$/.test(tokens[at + 1]?.low ?? ''));

/** "Yes, remove it" is one label. */
const answers =
  /^(?:delete|remove|cancel|keep|continue|send|discard|leave|archive|confirm|log out|sign out|publish|unsubscribe|block|end|stop|thanks|thank you|go back|not now|close)(?: (?:it|them|all|anyway|account|order|item|plan|changes|subscription|booking))?$/;
/** The words from a place on, as far as the next joint. */
export const lowsFrom = (tokens: readonly Token[], at: number) => {
  const end = tokens.findIndex(({ kind, low }, i) => i > at && (kind !== 'word' || /^(?:and|then)$/.test(low)));
  return lows(tokens.slice(at, end < 0 ? tokens.length : end));
};

const nextOrder =
  /^(?:click|tap|press|hit|type|enter|write|put|select|choose|pick|tick|untick|check|fill|search|scroll|wait|expect|verify|log|upload)$/;

/** "tick I am over 18 and I live here": the box goes on to speak in the first person. */
const isVowed = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.raw === 'I' &&
  !nextOrder.test(tokens[at + 2]?.low ?? '') &&
  tokens.some(
    ({ low }, i) => i < at && /^(?:tick|untick|check|uncheck)$/.test(low) && tokens[i + 1]!.raw === 'I' && i + 1 < at,
  );

/** "type Then into X": a capital between the verb and the field is what is typed. */
const isTypedJoint = (tokens: readonly Token[], at: number) =>
  /^(?:Then|And|But)$/.test(tokens[at]!.raw) &&
  /^(?:type|enter|write|put)$/.test(tokens[at - 1]?.low ?? '') &&
  /^(?:in|into)$/.test(tokens[at + 1]?.low ?? '');

/** "…, the badge then shows 1": what a claim says of the thing that it begins with. */
const isThenSaid = (tokens: readonly Token[], at: number) => {
  const subject = tokens.slice(tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1, at);
  return (
    subject.length > 1 &&
    subject.length < 7 &&
    /^(?:the|its|their|my|this|that|these|those)$/.test(subject[0]!.low) &&
    predicateAt(tokens, at + 1)?.modal === false
  );
};

/** "that card should then show X": an adverb, and no joint. */
const isAdverb = (tokens: readonly Token[], at: number) =>
  (tokens[at]!.low === 'then' &&
    ((/^(?:should|must|will|shall|ought)$/.test(tokens[at - 1]?.low ?? '') && tokens[at + 1]?.kind === 'word') ||
      isThenSaid(tokens, at))) ||
  isTypedJoint(tokens, at);

/** Whether what stands at a place joins no clauses, but words or numbers. */
const isKept = (tokens: readonly Token[], at: number, { kind, low, raw }: Token) =>
  (kind === 'word' && isAdverb(tokens, at)) ||
  isVowed(tokens, at) ||
  (raw === '&' && isPair(tokens, at)) ||
  isBetweenRanks(tokens, at) ||
  isBetweenNumbers(tokens, at) ||
  ((kind === 'word' || raw === '&') &&
    (isCompound(tokens, at) ||
      (low === 'but' && (exceptions.test(tokens[at - 1]?.low ?? '') || isButOne(tokens, at))) ||
      isBetweenLimits(tokens, at) ||
      (low === 'and' && /^between$/.test(tokens[at - 2]?.low ?? ''))));

/** Divides a sentence at commas and joining words. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Token[] = [];
  let before = '';
  let joint = '';
  let first = 0;
  const ofKinds = jointsOfKinds(tokens);
  tokens.forEach((given, at) => {
    const token = isPlus(tokens, at) ? { ...given, low: 'and' } : given;
    const isAnswer = () =>
      token.raw === ',' &&
      current.length > 1 &&
      /^(?:Yes|No)$/.test(current.at(-1)!.raw) &&
      answers.test(lowsFrom(tokens, at + 1));
    const joins = isJoint(token) || isSoThat(tokens, at);
    if (joins && !ofKinds.has(given) && !isKept(tokens, at, token) && !isAnswer()) {
      if (current.length > 0) pieces.push({ tokens: current, before, first });
      if (current.length > 0) joint = '';
      current = [];
      joint = `${joint} ${token.low}`.trim();
      return;
    }
    const isElse = current.length > 0 && token.kind === 'word' && elses.has(token.low) && opensElse(tokens, at);
    // "open /tasks click New": an address ends where the next order begins.
    const isNext =
      current.at(-1)?.kind === 'path' &&
      current.length > 1 &&
      token.kind === 'word' &&
      nextOrder.test(token.raw) &&
      tokens[at + 1] !== undefined;
    if (isElse || isNext) {
      pieces.push({ tokens: current, before, first });
      current = [];
      joint = '';
    }
    if (current.length === 0) {
      before = joint;
      first = at;
    }
    current.push(token);
  });
  if (current.length > 0) pieces.push({ tokens: current, before, first });
  return pieces;
}
