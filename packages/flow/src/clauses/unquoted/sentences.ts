import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isDate, isPeriod, isWeekday } from '../../lexicon/dates.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isVague } from '../../lexicon/vague.ts';
import { allLows, isCapital, isLower, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { articles, placing, quoted } from './set-off.ts';

const plain = (token: Token) => isWord(token) && /^[a-z][a-z'’-]*$/.test(token.raw);

/** How a clause ends that claims of a text that it is seen. */
const seen =
  /^(?:(?:should|must) (?:(?:now|still|also|then|not) )*(?:be (?:now )?(?:visible|shown|displayed)|appear|show up|pop up)|(?:is|are) (?:now |still )?(?:shown|displayed)|appears|shows up|pops up)(?: (?:again|there))?$/;
const checks = /^(?:verify|check|confirm|ensure|expect|make sure|see)(?: that)? /;
const relative = /^(?:that|which|who|whose|whom|what|where|when|while|if|unless|once|after|before|and|or|but|so)$/;

/** "This folder is empty should be shown", "your cart is empty shows up": what a page says has a verb of its own before that of the claim. */
function* sentenceSeen(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const lead = checks.exec(lows(tokens));
  const from = lead ? wordCount(lead[0]) : 0;
  const end = tokens.findIndex((_, at) => at > from + 3 && seen.test(lows(tokens.slice(at))));
  const words = tokens.slice(from, Math.max(end, from));
  const be = words.findIndex(({ raw }, at) => at > 0 && /^(?:is|are|has|have)$/.test(raw));
  const isOpened = /^(?:[Tt]his|[Yy]our)$/.test(words[0]?.raw ?? '');
  const isSentence =
    isOpened &&
    words.every(isWord) &&
    words.slice(1, be).every(plain) &&
    be > 1 &&
    be < 5 &&
    words.length - be > 1 &&
    words.length - be < 5 &&
    !words.some(({ low }, at) => relative.test(low) || predicateAt(words, at)?.modal || (at > be && judging.test(low)));
  if (isSentence) yield quoted(spec, tokens, from, end);
}

/** "wait for An agent will be with you shortly": what will be done for its reader, a page says. */
function* promised(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const from = tokens.findIndex(
    (token, at) => at > 0 && isCapital(token) && /^(?:for|see|says?|reads?|shows?)$/.test(tokens[at - 1]!.low),
  );
  const words = from < 0 ? [] : tokens.slice(from);
  const will = words.findIndex(({ raw }) => /^(?:will|can)$/.test(raw));
  const isPromise =
    will > 0 &&
    will < 5 &&
    words.length < 10 &&
    words.every(isWord) &&
    words.slice(will).some(({ raw }) => /^(?:you|your)$/.test(raw)) &&
    !words.some(({ low }) => relative.test(low) || /^(?:should|must|appears?|to)$/.test(low));
  if (isPromise) yield quoted(spec, tokens, from, tokens.length);
}

const asking = /^(?:check|confirm|verify|enter|choose|select|pick|complete|add|update|finish|try|visit|review)$/;

/** "should see check your inbox": a page asks its reader in small letters. */
function* asked(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const see = tokens.findIndex(({ raw }) => raw === 'see');
  const words = tokens.slice(see + 1);
  const isAsked =
    see >= 0 &&
    /^(?:(?:i|you|we|users?|should|must|can|now|then) ?)*see$/.test(allLows(tokens.slice(0, see + 1))) &&
    asking.test(words[0]?.raw ?? '') &&
    words[1]?.raw === 'your' &&
    words.length > 2 &&
    words.length < 6 &&
    words.every(plain) &&
    !words.slice(2).some(({ low }) => isVague(low) || placing.test(low));
  if (isAsked) yield quoted(spec, tokens, see + 1, tokens.length);
}

const counts = /^(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** "7720": too long to count what follows. */
const isNumber = (token: Token | undefined) => isWord(token) && /^\d{3,}$/.test(token.raw);

/** "2 cards containing Autumn rust", "3 rows containing 7720": by what several are told, from its capital to the place where they are. */
function* heldByMany(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = tokens.findIndex(({ raw }, i) => i > 0 && /^(?:containing|named|called|titled|labelled)$/.test(raw));
  const kind = tokens[at - 1];
  const from = at + 1;
  const isMany =
    roleOf([kind?.low ?? ''])?.plural || (/[^s]s$/.test(kind?.raw ?? '') && counts.test(tokens[at - 2]?.low ?? ''));
  if (at < 1 || !isLower(kind) || !isMany || !(isCapital(tokens[from]) || isNumber(tokens[from]))) return;
  const place = tokens.findIndex(
    (token, i) => i > from && isLower(token) && placing.test(token.low) && articles.test(tokens[i + 1]?.low ?? ''),
  );
  const to = place < 0 ? tokens.length : place;
  const name = tokens.slice(from, to);
  const isName =
    name.length < (isNumber(name[0]) ? 2 : 6) &&
    name.every(
      (token, i) =>
        isWord(token) && !(isLower(token) && (relative.test(token.low) || isVague(token.low) || predicateAt(name, i))),
    );
  if (isName) yield quoted(spec, tokens, from, to);
}

/** Many of them have nobody they are for: they answer to something, or pass. */
const forNobody =
  /^(?:results?|matches|hits|suggestions?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times)$/;

/** "There are 27 orders for Ann Lee": whose they are, by the capitals of a name. */
function* countedFor(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = tokens.findIndex(({ raw }, i) => i > 2 && raw === 'for');
  const from = at + 1;
  const kind = tokens[at - 1];
  const isCounted =
    at > 0 &&
    tokens[0]!.low === 'there' &&
    kind !== undefined &&
    isLower(kind) &&
    /[^s]s$/.test(kind.raw) &&
    !forNobody.test(kind.low) &&
    counts.test(tokens[at - 2]!.low);
  if (!isCounted) return;
  let to = from;
  while (isCapital(tokens[to])) to++;
  const next = tokens[to];
  const isEnd =
    next === undefined || (isLower(next) && placing.test(next.low) && articles.test(tokens[to + 1]?.low ?? ''));
  const name = allLows(tokens.slice(from, to));
  const isName = to > from && to - from < 4 && isEnd && !isWeekday(name) && !isPeriod(name) && !isDate(`1 ${name}`);
  if (isName) yield quoted(spec, tokens, from, to);
}

/** A heading that speaks: "You may also like", "What's new", "Because you watched Alien", "Where to next". */
const heading =
  /^(?:You|Your|We|What(?:['’]s)?|Who|Where|How|Why|Because|People|Customers|Others|Things|Recommended|More|Just|New|Still|Up|Often|Frequently)$/;

/** "there are 3 products under You may also like": a place at the end of a claim that is headed by a phrase. */
function* underHeading(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const from =
    1 + tokens.findIndex((token, at) => at > 1 && isLower(token) && /^(?:in|under|below|beneath)$/.test(token.low));
  const words = tokens.slice(from);
  const isHeading =
    from > 1 &&
    words.length > 1 &&
    words.length < 7 &&
    heading.test(words[0]!.raw) &&
    words.slice(1).every((token) => isWord(token) && (plain(token) || isCapital(token))) &&
    !words
      .slice(1)
      .some(({ raw }) => /^(?:should|must|is|are|and|or|if|when|once|until|after|before|then|in|under)$/.test(raw));
  const isClaimed =
    tokens[0]!.low === 'there' || tokens.some((_, at) => at > 0 && at < from && predicateAt(tokens, at));
  // "Where to next": what was taken for an end that says nothing belongs to the phrase.
  const isWhole = !/^ *\w/.test(spec.slice(tokens.at(-1)!.end));
  if (isHeading && isClaimed && isWhole) yield quoted(spec, tokens, from, tokens.length);
}

/** The ways to quote what a page says as a whole sentence, or what several things are told by. */
export function* withSentences(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  yield* sentenceSeen(spec, tokens);
  yield* promised(spec, tokens);
  yield* asked(spec, tokens);
  yield* heldByMany(spec, tokens);
  yield* countedFor(spec, tokens);
  yield* underHeading(spec, tokens);
}
