import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isDescribing, isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { articles, placing, quoted } from './set-off.ts';

const plain = (token: Token) => isWord(token) && /^(?:[a-z][a-z'’-]*|\d+)$/.test(token.raw);

/** How a page greets, thanks or tells its reader that something is over; no heading is described so. */
const greeting =
  /^(?:all (?:set|done|clear|good|caught up)|welcome(?: back| home| aboard)?|thank you|thanks|(?:thanks|thank you) for (?:your|the) [a-z]+|something went wrong|page not found|(?:no access|access denied)|good (?:morning|afternoon|evening|night)|see you(?: soon| later| there)?|you(?:'re| are) (?:all set|in|done|offline|back)|no (?:results|matches|messages|items|orders|tasks|data)(?: found| yet)?|nothing (?:here|found|to see)(?: yet)?|who we are|how it works|what's new|well done|up next|so long|over and out)$/;
const titled = /^(?:heading|headline|title|banner|screen|message|toast|dialog|popup|section)$/;

/** "the all set heading is visible": between the article and a kind that speaks stands what it says. */
function* greeted(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = tokens.findIndex((token, i) => i > 1 && isLower(token) && titled.test(token.low));
  const from = tokens.findLastIndex(({ low }, i) => i < at && low === 'the') + 1;
  if (at > from && greeting.test(allLows(tokens.slice(from, at)))) yield quoted(spec, tokens, from, at);
}

/** Say nothing but words, and what stands behind their verb is what they say. */
const saying = /^(?:reads?|says?)$/;
/** Tell how it reads, or of what it tells. */
const telling =
  /^(?:like|as|well|so|left|right|from|aloud|out|back|in|on|at|to|into|about|of|with|the|a|an|that|which|what|who|how|why|where|when|if|whether|more|less|first|last|next|again|[a-z]+ly)$/;
const joined = /^(?:and|or|but|then|until|unless|if|when|while|because|than|that|which|who|whose)$/;

/** "caption reads harbour at dusk": words in small letters that only a preposition joins. */
function* readOut(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const verb = tokens.findIndex((token, at) => at > 0 && isLower(token) && saying.test(token.low));
  const subject = tokens.slice(0, Math.max(verb, 0)).filter(({ low }) => !/^(?:the|should|must)$/.test(low));
  const words = tokens.slice(verb + 1);
  const isSubject = verb > 0 && subject.length > 0 && subject.length < 5 && subject.every(isWord);
  const isText =
    words.length > 2 &&
    words.length < 7 &&
    words.every(plain) &&
    !telling.test(words[0]!.low) &&
    !words.some(({ low }) => joined.test(low) || isVague(low) || judging.test(low) || /^[a-z]+ly$/.test(low)) &&
    // "reads smooth on the phone": where, by its article.
    !words.some(({ low }, at) => placing.test(low) && articles.test(words[at + 1]?.low ?? '')) &&
    !isFunctional(words.at(-1)!.low) &&
    words.some(({ low }) => isFunctional(low));
  if (isSubject && isText) yield quoted(spec, tokens, verb + 1, tokens.length);
}

const pressing = /^(?:click|tap|press|open|choose|select|pick)$/;
const holders = /^(?:list|inbox|table|sidebar|menu|results|queue|board|grid|feed|panel|drawer|timeline)$/;
const happened = /^(?:[a-z]{2,}ed|lost|paid|sent|found|left|broken|recieved|gone|taken|done|late|missing)$/;

/** "click on refund not recieved in the list": an entry is called by what happened, in small letters. */
function* entryIn(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const from = tokens[1]?.low === 'on' ? 2 : 1;
  const to = tokens.findIndex(
    ({ low }, at) => at > from && /^(?:in|on|from)$/.test(low) && tokens[at + 1]?.low === 'the',
  );
  const words = tokens.slice(from, Math.max(to, from));
  const isHeld = to > from && tokens.length === to + 3 && holders.test(tokens.at(-1)!.low);
  if (!pressing.test(tokens[0]!.low) || !isHeld || words.length < 3 || words.length > 6 || !words.every(plain)) return;
  const { low: first } = words[0]!;
  // "rows not paid", "a parcel not sent": a kind of thing, and what is to be true of it.
  const isKindOf = roleOf([first]) !== undefined || /[^s]s$/.test(first) || articles.test(first);
  const isWish = words.some(({ low }) => joined.test(low) || judging.test(low) || (isVague(low) && low !== 'not'));
  if (!isKindOf && !isWish && !isDescribing(first) && words.some(({ low }) => happened.test(low)))
    yield quoted(spec, tokens, from, to);
}

/** What begins and ends: "end of gallery", "step 2 of 4". */
const ending =
  /^(?:(?:the )?(?:end|top|bottom|start|beginning) of (?:the )?[a-z]+(?: [a-z]+)?|(?:step|page|slide|part|question) \d+ of \d+|all (?:set|done|caught up))$/;
const seen = /^(?:should|must|is|appears?)$/;

/** "step 2 of 4 is shown", "until end of gallery is shown": how far one has come is what the page says, told without an article. */
function* progress(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const to = tokens.findIndex(
    (token, at) => at > 1 && isLower(token) && seen.test(token.low) && predicateAt(tokens, at),
  );
  const lead = tokens.findLastIndex(
    ({ low }, at) => at < to && /^(?:until|till|that|see|expect|verify|check|ensure|confirm|sure)$/.test(low),
  );
  const rest = allLows(tokens.slice(to));
  const isSeen =
    /^(?:(?:should|must) (?:now )?(?:be (?:shown|visible|displayed)|appear|show up)|is (?:now )?(?:shown|visible|displayed)|appears|shows up)$/.test(
      rest,
    );
  const words = to > 0 ? tokens.slice(lead + 1, to) : [];
  if (
    isSeen &&
    words.length > 1 &&
    words[0]!.low !== 'the' &&
    (ending.test(allLows(words)) || greeting.test(allLows(words)))
  )
    yield quoted(spec, tokens, lead + 1, to);
}

/** The ways to quote what a page or an entry says in small letters, where its own form tells that it does. */
export function* withLowerSaid(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (tokens.length < 4 || !tokens.every(isWord)) return;
  yield* greeted(spec, tokens);
  yield* readOut(spec, tokens);
  yield* entryIn(spec, tokens);
  yield* progress(spec, tokens);
}
