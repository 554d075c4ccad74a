import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { asWord, beginsCapital, isCapital, isWord, lows, quoteOf, type Token } from '../../tokenise/token.ts';
import { saidOf } from '../special/messages.ts';
import { predicateAt } from './predicate.ts';

const saying = /^(?:says?|saying|states?|stating|reads?|reading|tells?|telling|said|confirms?|confirming)$/;
const whom = /^(?:me|us|you|users?)$/;
/** Told in other words than the page's: who speaks is told from outside, or what is said is not told. */
const retold =
  /^(?:i|me|my|we|our|us|he|she|his|her|they|them|their|it|its|this|these|those|something|anything|everything|nothing|someone|somebody|some|any|each|every|all|both|what|which|who|whose|how|why|where|when|whether|if|because|should|must|would|might|correctly|properly)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|will|cannot|can|could|does|did|exists?|contains?|needs?|requires?|expires?|expired|failed|succeeded|already)$/;

/** What a message says in full: a quoted name within, and a verb of its own. */
const isSentenceWithName = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  tokens.length <= 16 &&
  tokens.some(({ kind }) => kind === 'quote') &&
  tokens.every(
    ({ kind, low, raw }) => kind === 'quote' || (kind === 'word' && /^\p{Ll}/u.test(raw) && !retold.test(low)),
  ) &&
  tokens.some(({ kind, low }) => kind === 'word' && finite.test(low)) &&
  // "says that "A" is visible": of the page, and nothing that it says.
  !/^(?:visible|shown|displayed|hidden|gone|there|present|listed)$/.test(tokens.at(-1)!.low);

const greeting = /^(?:greets?|welcomes?|tells?|informs?|warns?|notifies|notify)$/;

/** `greets me with "X"`, `tells the user "Y"`: what it says. */
export function asSaying(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, low }, i) => i > 0 && kind === 'word' && greeting.test(low));
  if (at < 0) return tokens;
  const who =
    tokens[at + 1]?.low === 'the' && /^(?:user|visitor|customer)s?$/.test(tokens[at + 2]?.low ?? '')
      ? at + 3
      : whom.test(tokens[at + 1]?.low ?? '')
        ? at + 2
        : -1;
  const said = who > 0 && tokens[who]?.low === 'with' ? who + 1 : who;
  if (said < 0 || tokens[said]?.kind !== 'quote' || said !== tokens.length - 1) return tokens;
  const low = /s$/.test(tokens[at]!.low) ? 'says' : 'say';
  return [...tokens.slice(0, at), asWord(tokens[at]!, low), tokens[said]!];
}

/** `says that the author "X" was added`: all after "that" is what is said, word by word; "that I must wait" is not. */
export function joinReported(spec: string, tokens: readonly Token[]): readonly Token[] {
  const that = tokens.findIndex(({ kind, low }, at) => at > 1 && kind === 'word' && low === 'that');
  if (that < 0) return tokens;
  const verb = whom.test(tokens[that - 1]!.low) ? that - 2 : that - 1;
  if (verb < 1 || tokens[verb]!.kind !== 'word' || !saying.test(tokens[verb]!.low)) return tokens;
  const said = tokens.slice(that + 1);
  const isSaid = isSentenceWithName(said) || (said.length > 2 && saidOf(spec, said, true) !== undefined);
  if (!isSaid) return tokens;
  const spoken = /^(?:states?|confirms?|tells?)$/.test(tokens[verb]!.low)
    ? asWord(tokens[verb]!, 'says')
    : tokens[verb]!;
  return [...tokens.slice(0, verb), spoken, quoteOf(spec, said)];
}

/** "How can we help? should be visible": its mark ends what the page asks, whatever verbs stand in it. */
export function asAsked(spec: string, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind, raw }, at) => at > 0 && kind === 'word' && raw.endsWith('?')) + 1;
  const asked = tokens.slice(0, end);
  const isAsked =
    end > 1 &&
    beginsCapital(asked[0]!.raw) &&
    !/^(?:the|a|an|verify|check|expect|ensure|confirm|assert|validate|see|make|wait|then|if|should)$/.test(
      asked[0]!.low,
    ) &&
    asked.every(({ kind, raw }) => kind === 'word' || raw === ',') &&
    predicateAt(tokens, end) !== undefined;
  return isAsked ? [quoteOf(spec, asked), ...tokens.slice(end)] : tokens;
}

const thanks = new Set('Thank Thanks Welcome Sorry Oops Congratulations Congrats Hooray'.split(' '));
const isShown =
  /^(?:(?:is|should be|must be) (?:now )?(?:shown|displayed|visible)|(?:should |must )?(?:appears?|shows? up|pops? up))(?: |$)/;

const noName = /^(?:the|an?|this|that|these|those|no|not|verify|expect|check|ensure|confirm|see)$/;
/** "Order not found", "Parcel on its way", "Ships to the EU", "All settled": how something stands, as a notice puts it. */
const noticed =
  /^\S+ (?:\S+ ){0,3}?(?:(?:not|no longer|already|never) (\S+)|on (?:its|the|your) way|(?:to|for) the \S+$)|^all (?:[a-z]+ed|done|set|clear|paid|sent|read)$/;
const deniedOf = /^(?:be|shown|displayed|visible|there|in|on|at|under|from)$/;

function isNotice(tokens: readonly Token[]): boolean {
  const [first, ...more] = tokens;
  const isName = isCapital(first) && !noName.test(first!.low) && !roleOf([first!.low]) && more.every(isWord);
  const found = isName ? noticed.exec(lows(tokens)) : null;
  const denied = found?.[1];
  return found !== null && !(denied && (deniedOf.test(denied) || stateOf(denied, false)));
}

/** "Verify an error message is shown": an order to look, unless another one stands before it. */
const checks = /^(?:Verify|Confirm)$/;

/** "Book a table", "Leave your review": a verb at the head of what is shown is that of a label. */
function isBid([first, article, ...more]: readonly Token[]): boolean {
  const isLed = isCapital(first) && isOrderWord(first!.low) && /^(?:an?|my|our|your)$/.test(article?.raw ?? '');
  return isLed && more.length > 0 && more.length < 4 && more.every((token) => isWord(token) && token.raw === token.low);
}

/** "Thank you for your gift is displayed", "verify Order not found appears": what the page says to its visitor. */
export function asNotice(spec: string, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((_, i) => i > 1 && isShown.test(lows(tokens.slice(i, i + 4))));
  if (end < 0) return tokens;
  const at = tokens
    .slice(0, 4)
    .findIndex(
      ({ raw }, i) =>
        thanks.has(raw) ||
        (i < end - 1 &&
          (isNotice(tokens.slice(i, end)) || (!(i === 0 && checks.test(raw)) && isBid(tokens.slice(i, end))))),
    );
  const isLed =
    at === 0 || /^(?:verify|expect|check|that|sure|confirm|ensure|see|assert)$/.test(tokens[at - 1]?.low ?? '');
  if (at < 0 || !isLed) return tokens;
  const said = tokens.slice(at, end);
  const isPlain =
    said.length > 1 && said.length < 10 && said.every(({ kind, low }) => kind === 'word' && low !== 'should');
  return isPlain ? [...tokens.slice(0, at), quoteOf(spec, said), ...tokens.slice(end)] : tokens;
}
