import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import { stateOf, stateWord } from '../../lexicon/states.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, isCapital, isLower, isWord, quoteOf, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { nameOfFirm, nameOfKind, nameOfSign, ownerOfControl } from './before-kind.ts';
import { exclaimed, greeted } from './exclaimed.ts';
import { nameAfterBareKind } from './kind-first.ts';
import { nameOfParticle, nameWithParticle } from './particle.ts';
import { saidByText, saidOfNothing, saidPlainly, saidUntil, typedAsQuoted } from './said.ts';
import {
  namesAfterKind,
  namesOfCodes,
  namesOfKind,
  namesOfKindAgain,
  namesOfOptions,
  namesShown,
} from './several-of-kind.ts';
import { saidAfterSaying, saidAsRule, saidAsStock, saidByMessage, saidToReader } from './spoken.ts';

/** Replaces a stretch of words by one quotation of them, as an author who quotes would have written. */
export function quoted(spec: string, tokens: readonly Token[], from: number, to: number): Token[] {
  const quote: Token = { ...quoteOf(spec, tokens.slice(from, to)), supplied: true };
  return [...tokens.slice(0, from), quote, ...tokens.slice(to)];
}

export const articles = /^(?:the|a|an|that|this)$/;
const leading = /^(?:containing|named|called|labelled|labeled|titled|saying|reading|for|of)$/;
export const placing =
  /^(?:in|on|under|underneath|below|above|beside|near|next|inside|within|from|at|to|into|onto|for|alongside|over)$/;
export const joining =
  /^(?:and|or|but|then|until|till|if|when|once|while|which|that|who|with|without|as|by|twice|again|now|too)$/;
const containers =
  /^(?:dialog|popup|modal|menu|list|table|form|header|footer|sidebar|toolbar|banner|row|column|card|page|panel|section|drawer|grid|window)$/;

/** Whether a name that is under way ends before this word: a verb of a claim, a place, a new clause. */
export function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!isWord(token)) return true;
  if (/^(?:times|x)$/.test(next?.low ?? '') && countOf(token.low) !== undefined) return true;
  if (!isLower(token)) return false;
  // "the card for Mill Lane 4 the text …": another thing.
  if (token.low === 'the' && isLower(next) && roleOf([next!.low])) return true;
  if (predicateAt(tokens, at) || joining.test(token.low)) return true;
  // "next to the heading List it says 23".
  if (token.low === 'it' && predicateAt(tokens, at + 1)) return true;
  const isPlace = placing.test(token.low) && next !== undefined;
  return isPlace && (!isWord(next) || articles.test(next.low) || /^(?:its|it|my|your)$/.test(next.low));
}

/** "the marker VAN-07": capitals and digits are a name after whatever noun. */
const isIdentifier = (token: Token | undefined) =>
  isWord(token) && /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d-]{3,}$/u.test(token.raw);

/** "a song I like": told by what somebody does to it. */
export const isToldOf = (tokens: readonly Token[], from: number) =>
  /^(?:I|We)$/.test(tokens[from]!.raw) && isDomain(tokens[from - 1]!.low);

/** The kind of thing whose name follows: "the heading", "a radio button". */
function kindAt(tokens: readonly Token[], at: number): boolean {
  const isArticle = (i: number) => isWord(tokens[i]) && articles.test(tokens[i]!.low);
  const from = isArticle(at - 1) ? at : isArticle(at - 2) && isWord(tokens[at - 1]) ? at - 1 : -1;
  if (from < 0 || !isLower(tokens[at])) return false;
  const kind = roleOf(tokens.slice(from, at + 1).map(({ low }) => low));
  return kind?.role !== undefined && !kind.plural;
}

const strong = /^(?:link|button|heading|checkbox|radio|option|switch|tab|iframe|toast|card|row|column|header)$/;
/** What a kind of thing may have, so that both words are its name: "the card number", "the row count". */
export const parts =
  /^(?:number|numbers|text|label|title|titles|count|total|header|headers|name|value|colou?r|icon|bar|menu|view|items?|list|size|height|width|state|status|order|contents?|caption|description|links?|buttons?|image|page|holder|type|details|payment|payments|balance|issuer|provider|reader|limit|level|area|group|strip|panel|actions?|selection|selector|checkbox|checkboxes|field|format|position|expiry|section|itself|label|should|must|is|are|was|were|has|have|shows?|says?|reads?|contains?|appears?|disappears?|becomes?|opens?|containing|named|called|labelled|titled|saying|reading|starting|ending|marked|again|there|here|first|last|now|too|twice|once|which|that|who|whose)$/;

/** "the card solaris retrofit", "the row mo farouk": where the lower-case name after a kind ends, 0 if there is none. */
export function lowerAfterKind(tokens: readonly Token[], at: number): number {
  if (!strong.test(tokens[at]!.low)) return 0;
  let to = at + 1;
  const isName = (token: Token | undefined) =>
    isLower(token) &&
    /^[a-z][a-z'’-]*$/.test(token!.raw) &&
    !placing.test(token!.low) &&
    !isVague(token!.low) &&
    !isFunctional(token!.low);
  while (to < tokens.length && isName(tokens[to]) && !endsAt(tokens, to)) to++;
  const isEnd = to === tokens.length || endsAt(tokens, to) || !isLower(tokens[to]);
  const length = to - at - 1;
  // "the card iframe": the last of two kinds is the one that is meant.
  const isPart =
    length > 0 &&
    (parts.test(tokens[at + 1]!.low) ||
      [tokens[at + 1]!, tokens[to - 1]!].some(({ low }) => roleOf([low])?.isPlain) ||
      tokens
        .slice(at + 1, to)
        .some(
          ({ low }) =>
            stateOf(low, false) ||
            stateWord.test(low) ||
            /(?:ing|ed|(?<!^(?:month|week|dai|year|hour|quarter|fami))ly)$/.test(low),
        ));
  return isEnd && length > 0 && length < 4 && !isPart ? to : 0;
}

/** "hit Add note": what is pressed begins with its capital. */
export const pressesName = (tokens: readonly Token[], at: number) =>
  /^(?:click|press|hit|tick|untick)$/.test(tokens[at]!.raw) && isCapital(tokens[at + 1]);

/** "In the row of Cleo open the menu", "… of Cleo the Status column": what is done or claimed there, and no part of the name. */
const begins = (tokens: readonly Token[], at: number) =>
  isLower(tokens[at]) &&
  ((tokens[at]!.low === 'the' && isCapital(tokens[at + 1])) ||
    (/^(?:the|no|there)$/.test(tokens[at]!.raw) && isCapital(tokens[at - 1]) && isLower(tokens[at + 1])) ||
    pressesName(tokens, at) ||
    (actionStarts.has(tokens[at]!.low) &&
      (tokens[at + 1]?.kind === 'quote' || /^\d|^(?:the|an?|that|this)$/.test(tokens[at + 1]?.low ?? ''))));

const checking = /^(?:expect|verify|see|ensure|confirm|assert|validate|make)$/;

/** "the field Meeting link", "the heading Menu": the kind stands first, so no word of the name is one. */
function nameAfterKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 1; at++) {
    const isMarked =
      tokens[at - 1]!.low === 'the' &&
      isIdentifier(tokens[at + 1]) &&
      isLower(tokens[at]) &&
      isCommonNoun(tokens[at]!.low);
    if (isMarked) return quoted(spec, tokens, at + 1, at + 2);
    if (!kindAt(tokens, at)) continue;
    const start = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'soft') + 1;
    const isPlaced = /^(?:in|on|inside|within)$/.test(tokens[tokens[start]!.low === 'still' ? start + 1 : start]!.low);
    // "inside that iframe click X": the order after a place is no name.
    const isOrder = isPlaced && (actionStarts.has(tokens[at + 1]!.low) || checking.test(tokens[at + 1]!.low));
    const plainEnd = isOrder ? 0 : lowerAfterKind(tokens, at);
    if (plainEnd > 0) return quoted(spec, tokens, at + 1, plainEnd);
    const from = isWord(tokens[at + 1]) && leading.test(tokens[at + 1]!.raw) ? at + 2 : at + 1;
    if (!isCapital(tokens[from]) || isToldOf(tokens, from)) continue;
    let to = from + 1;
    while (to < tokens.length && !endsAt(tokens, to) && !(isPlaced && begins(tokens, to))) to++;
    // "the button Order now must …": after its kind a verb begins the label.
    const isNow = /^(?:now|again)$/.test(tokens[to]?.raw ?? '') && isOrderWord(tokens[from]!.low);
    if (isNow && (to + 1 === tokens.length || predicateAt(tokens, to + 1))) to++;
    const last = tokens[to - 1]!;
    // "the row Bob of the Users table": what holds it is no part of the name.
    const isLoose = tokens
      .slice(from, to)
      .some(({ raw }, i) => i > 0 && (placing.test(raw) || (raw === 'of' && tokens[from + i + 1]?.raw === 'the')));
    const isKind = isWord(last) && roleOf([last.low]) !== undefined;
    if (isKind && !isLoose && to - from <= 5) return quoted(spec, tokens, from, to);
    // "a heading Five ways to brew better coffee": up to the end, for a title may hold any word.
    const isTitle =
      /^(?:heading|headline|title)$/.test(tokens[at]!.low) &&
      (to === tokens.length || predicateAt(tokens, to) !== undefined);
    const isAtPlace = tokens.slice(from, to).some(({ raw }, i) => i > 0 && placing.test(raw) && raw !== 'to');
    if (isTitle && !isAtPlace && to - from > 3 && to - from <= 9) return quoted(spec, tokens, from, to);
  }
  return undefined;
}

const held = /^(?:button|link|field|box|input|dropdown|slider|checkbox|switch|toggle|radio|textbox|icon)$/;
const particles = /^(?:in|on|from|to|for|at|after|before|until|by|off|out|up|with|as|of|under|over|into)$/;

/** "the Departing from field", "Closes after slider": nothing stands in a field, so the preposition ends its name. */
function nameBeforeKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 2; at < tokens.length; at++) {
    if (!isLower(tokens[at]) || !held.test(tokens[at]!.low) || !isLower(tokens[at - 1])) continue;
    // "Enter WAW in field From": the name stands behind its kind.
    if (/^(?:in|into|from|on)$/.test(tokens[at - 1]!.raw) && isCapital(tokens[at + 1])) continue;
    if (!particles.test(tokens[at - 1]!.low) || tokens[at - 1]!.start === tokens[at - 2]!.start) continue;
    const from = tokens.findLastIndex((token, i) => i < at && isCapital(token));
    const isRun = from > 0 && at - from <= 4 && tokens.slice(from, at - 1).every((token) => isWord(token));
    const isPlain = isRun && !tokens.slice(from + 1, at - 1).some(({ low }) => placing.test(low) || articles.test(low));
    if (isPlain) return quoted(spec, tokens, from, at);
  }
  return undefined;
}

/** "in Valid from and 5 in Valid to": after the word that leads to a field, a preposition at the end is part of its name. */
function fieldWithEnd(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let to = 3; to <= tokens.length; to++) {
    const last = tokens[to - 1]!;
    const isEnd = to === tokens.length || !isWord(tokens[to]) || /^(?:and|then)$/.test(tokens[to]!.low);
    if (!isEnd || !isLower(last) || !/^(?:from|to|until|after|before|by|on|for|at)$/.test(last.low)) continue;
    const from = to - (isCapital(tokens[to - 2]) ? 2 : 3);
    const isLed = isLower(tokens[from - 1]) && /^(?:in|into|as|from|to)$/.test(tokens[from - 1]!.low);
    if (from > 1 && isLed && isCapital(tokens[from]) && tokens.slice(from, to - 1).every(isWord))
      return quoted(spec, tokens, from, to);
  }
  return undefined;
}

const pressing = /^(?:click|tap|press|hit|push|choose|select|pick|tick|untick|check|uncheck|toggle)$/;
const taking = /^(?:mark|set|open|run|remove|delete|move|unsubscribe|exclude|download|export|import)$/;

/** "choose Continue as guest", "click Remove from playlist": an order with its capital, and no article after its preposition. */
function pressedOrder(spec: string, tokens: readonly Token[]): Token[] | undefined {
  if (!isWord(tokens[0]) || !pressing.test(tokens[0].low)) return undefined;
  const from = isWord(tokens[1]) && /^(?:on|upon)$/.test(tokens[1].raw) ? 2 : 1;
  // "click remove from playlist": what is taken out of something, in lower case too.
  const words = tokens.slice(from, from + 3).map(({ raw }) => raw);
  const isTaking =
    /^(?:(?:remove|delete) from|mark as) [a-z]+$/.test(words.join(' ')) &&
    (tokens.length === from + 3 || endsAt(tokens, from + 3));
  if (!isCapital(tokens[from]) && !isTaking) return undefined;
  if (!isOrderWord(tokens[from]!.low) && !taking.test(tokens[from]!.low)) return undefined;
  const at = tokens.findIndex(
    (token, i) => i > from && isLower(token) && /^(?:from|as|by|on|without)$/.test(token.low),
  );
  const next = tokens[at + 1];
  if (/ing$/.test(next?.low ?? '')) return undefined;
  if (at < 0 || tokens[at - 1]!.low === 'next' || !isLower(next) || articles.test(next!.low)) return undefined;
  // "Save as in the File menu": the place follows.
  if (placing.test(next!.low) && articles.test(tokens[at + 2]?.low ?? '')) return quoted(spec, tokens, from, at + 1);
  const isFrom = tokens[at]!.low !== 'from' || taking.test(tokens[from]!.low);
  const isHolder = containers.test(next!.low) && tokens[at]!.low !== 'from';
  if (!isFrom || isHolder || tokens.slice(from + 1, at).some((token) => !isLower(token))) return undefined;
  let to = at + 2;
  while (to < tokens.length && !endsAt(tokens, to) && !placing.test(tokens[to]!.low)) to++;
  const isVagueEnd = tokens.slice(at + 1, to).some(({ low }) => isVague(low));
  return isVagueEnd ? undefined : quoted(spec, tokens, from, to);
}

/** "Find number should be empty", once something was written there: a field, though its name begins like an order. */
function writtenField(spec: string, tokens: readonly Token[], fields: ReadonlySet<string>): Token[] | undefined {
  if (fields.size === 0 || !isCapital(tokens[0]) || !actionStarts.has(tokens[0]!.low)) return undefined;
  const to = tokens.findIndex((_, at) => at > 1 && predicateAt(tokens, at) !== undefined);
  // "Close date is required should be visible": what the page says of it.
  const isSaid = tokens.some((_, at) => at > to && predicateAt(tokens, at)?.modal);
  return to > 1 && !isSaid && fields.has(allLows(tokens.slice(0, to))) ? quoted(spec, tokens, 0, to) : undefined;
}

/** "the toast see you on the mat should appear": no kind of place is told, so the words up to the verb belong to it. */
export function loosePlaceEnd(tokens: readonly Token[], to: number): number {
  const verb = tokens.findIndex((_, i) => i > to && predicateAt(tokens, i)?.modal);
  const words = tokens.slice(to, verb);
  const isLoose =
    verb > to && words.every(isLower) && placing.test(words[0]!.low) && roleOf([words.at(-1)!.low]) === undefined;
  return isLoose ? verb : to;
}

/** "choose Haircut and beard trim from the Service dropdown": small words behind "and" are no other option. */
function optionOfDropdown(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(
    (token, at) => isCapital(tokens[at + 1]) && isWord(token) && /^(?:choose|select|pick)$/.test(token.low),
  );
  const to = tokens.findIndex(({ raw }, at) => at > verb + 1 && /^(?:from|in)$/.test(raw));
  const words = verb < 0 ? [] : tokens.slice(verb + 1, to);
  const and = words.findIndex(({ raw }) => raw === 'and');
  const isOne =
    and > 0 &&
    words.length < 8 &&
    words.every(isWord) &&
    isLower(words[and + 1]) &&
    !actionStarts.has(words[and + 1]!.low) &&
    !words.slice(1).some(isCapital);
  const isDropdown = /^(?:from|in) the (?:[a-z'’-]+ ){1,4}(?:dropdown|menu|list|select)\b/.test(
    allLows(tokens.slice(to, to + 7)),
  );
  return isOne && isDropdown ? quoted(spec, tokens, verb + 1, to) : undefined;
}

/** A sentence with the names quoted that a word for their kind sets off; the same tokens where there is none. */
export function supplyByKind(spec: string, tokens: readonly Token[]): readonly Token[] {
  const found =
    namesOfKind(spec, tokens) ??
    namesAfterKind(spec, tokens) ??
    namesShown(spec, tokens) ??
    namesOfCodes(spec, tokens) ??
    namesOfKindAgain(spec, tokens) ??
    namesOfOptions(spec, tokens) ??
    nameOfParticle(spec, tokens) ??
    nameWithParticle(spec, tokens) ??
    exclaimed(spec, tokens) ??
    greeted(spec, tokens) ??
    optionOfDropdown(spec, tokens) ??
    saidAsRule(spec, tokens) ??
    saidAsStock(spec, tokens) ??
    saidToReader(spec, tokens) ??
    saidByMessage(spec, tokens) ??
    saidAfterSaying(spec, tokens) ??
    saidByText(spec, tokens) ??
    saidOfNothing(spec, tokens) ??
    saidUntil(spec, tokens) ??
    typedAsQuoted(spec, tokens) ??
    saidPlainly(spec, tokens) ??
    nameAfterKind(spec, tokens) ??
    nameAfterBareKind(spec, tokens) ??
    nameBeforeKind(spec, tokens) ??
    nameOfFirm(spec, tokens) ??
    nameOfKind(spec, tokens) ??
    ownerOfControl(spec, tokens) ??
    nameOfSign(spec, tokens) ??
    fieldWithEnd(spec, tokens);
  return found ? supplyByKind(spec, found) : tokens;
}

/** A clause with the label quoted that an order with its capital begins. */
export const supplyByOrder = (spec: string, tokens: readonly Token[], fields: ReadonlySet<string>): readonly Token[] =>
  pressedOrder(spec, tokens) ?? writtenField(spec, tokens, fields) ?? tokens;
