import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isDate } from '../../lexicon/dates.ts';
import { isCapital, isLower, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { quoted } from './set-off.ts';

const kinds = /^(?:text|message|words|error|hint|notice|note|warning)$/;
/** What follows the kind and begins no words of it. */
const leadsOn =
  /^(?:should|must|is|are|was|will|has|in|on|of|at|to|for|from|with|next|near|above|below|under|inside|within|that|which|who|it|and|or|saying|reading|containing|says?|reads?|shows?|appears?|goes|disappears?|named|called|field|box|area|input|editor|column|is|left|right|again|there|here|messages?|texts?)$/;
const seen =
  /^(?:should|must) (?:(?:now|still|also|then|not|no longer) )*(?:be (?:now )?(?:visible|shown|displayed|there|seen|gone|hidden)|appear|disappear|show up|pop up|come up|go away)\b/;
const isSeen = /^(?:is|are) (?:(?:now|still|not|no longer) )*(?:visible|shown|displayed|gone)\b/;

/** Where the clause that begins at `from` ends: at its mark or what joins it to the next. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ kind, low }, at) => at > from && (kind !== 'word' || /^(?:and|then|but)$/.test(low)));
  return end < 0 ? tokens.length : end;
}

/** "the text nothing here yet should be visible", "expect the text max 5000 allowed": its words go as far as the claim of it. */
export function saidByText(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 && isLower(token) && kinds.test(token.low) && tokens[i - 1]!.low === 'the' && isWord(tokens[i + 1]),
  );
  const start = tokens.findLastIndex(
    ({ kind, low }, i) => i < at && (kind !== 'word' || /^(?:and|then|but)$/.test(low)),
  );
  const led = at < 0 ? '' : lows(tokens.slice(start + 1, at - 1));
  const from = at + 1;
  // "The Email field should show the error Enter a valid address".
  const isShown = at > 0 && / (?:shows?|displays?)$/.test(led) && isCapital(tokens[from]);
  const isLed = /^(?:(?:then )?(?:expect|see|verify|check|i should see|should see|wait for|wait until))?$/.test(led);
  if (at < 0 || !(isLed || isShown)) return undefined;
  if (leadsOn.test(tokens[from]!.low)) return undefined;
  const end = clauseEnd(tokens, from);
  const claim = tokens.findLastIndex(
    (_, i) => i > from && i < end && [seen, isSeen].some((form) => form.test(lows(tokens.slice(i, end)))),
  );
  const isWhole =
    claim < 0 &&
    (isShown || /(?:expect|see)$/.test(led)) &&
    !tokens.slice(from, end).some((token, i) => isClaiming(token) || predicateAt(tokens, from + i) !== undefined);
  const to = isWhole ? end : claim;
  return to - from > 1 && to - from < 12 ? quoted(spec, tokens, from, to) : undefined;
}

const isClaiming = ({ low }: Token) =>
  /^(?:should|must|is|are|has|in|on|below|above|under|next|near|inside|within|if|when|which|that)$/.test(low);

/** "Nothing to show for this year should be displayed": what a page says that has nothing. */
export function saidOfNothing(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const isNothing = tokens[0]?.raw === 'Nothing' && /^(?:to|here|found|yet)$/.test(tokens[1]?.raw ?? '');
  const to = isNothing ? tokens.findIndex((_, i) => i > 2 && seen.test(lows(tokens.slice(i)))) : -1;
  return to > 2 && tokens.slice(0, to).every(isWord) ? quoted(spec, tokens, 0, to) : undefined;
}

/** What says nothing but its words: a list may contain Ann until 17:00, a tooltip says so. */
const saying =
  /^(?:tooltip|toast|message|notice|hint|heading|label|caption|alert|banner|error|notification|badge|status)$/;

const clock = /^\d{1,2}(?:[:.]\d{2}(?:[ap]m)?|[ap]m)$/i;

/** "should say Booked until 15:00": until when belongs to what is said, where a time or a day ends the clause. */
export function saidUntil(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const until = tokens.findIndex(({ raw, kind }) => kind === 'word' && raw === 'until');
  const isSaying = (verb: number) =>
    /^(?:says?|reads?)$/.test(tokens[verb]?.low ?? '') ||
    (/^(?:contains?|shows?|displays?)$/.test(tokens[verb]?.low ?? '') &&
      saying.test(
        tokens[/^(?:should|must|will|to)$/.test(tokens[verb - 1]?.low ?? '') ? verb - 2 : verb - 1]?.raw ?? '',
      ));
  const from = tokens.findLastIndex((token, i) => i < until && isCapital(token) && isSaying(i - 1));
  if (from < 1 || until - from > 4 || !tokens.slice(from, until).every(isWord)) return undefined;
  const end = clauseEnd(tokens, until);
  const time = tokens.slice(until + 1, end);
  const isTime =
    time.length > 0 && (clock.test(time[0]!.raw) || isDate(lows(time)) || (isCapital(time[0]) && time.length < 3));
  return isTime ? quoted(spec, tokens, from, end) : undefined;
}

const marks = [`""`, `''`, '“”', '‘’', '``'];

/** "type Budget for the new kiln", where the spec has these words in quotes elsewhere: one text, with no field in it. */
export function typedAsQuoted(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findIndex(
    (token, at) =>
      isWord(token) && /^(?:type|write)$/i.test(token.raw) && (at === 0 || clauseEnd(tokens, at - 2) === at - 1),
  );
  const end = clauseEnd(tokens, from);
  const value = tokens.slice(from + 1, end);
  // "type 3 in Quantity": a field, whatever the page says later.
  const isField = value.some(({ raw }, at) => /^(?:in|into)$/.test(raw) && isCapital(value[at + 1]));
  if (from < 0 || value.length < 3 || isField) return undefined;
  const text = sourceOf(spec, value);
  const isQuoted = marks.some(([open, close]) => spec.includes(`${open}${text}${close}`));
  return isQuoted ? quoted(spec, tokens, from + 1, end) : undefined;
}

const joints = /^(?:as|for|until)$/;

/** "the toast should say saved as draft": what is said in small letters, with what leads on to no other thing. */
export function saidPlainly(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const from =
    1 +
    tokens.findIndex(
      (token, i) => isLower(token) && token.low === 'say' && /^(?:should|must)$/.test(tokens[i - 1]?.low ?? ''),
    );
  if (from < 2 || !/^[a-z]{3,}ed$/.test(tokens[from]?.raw ?? '') || !joints.test(tokens[from + 1]?.raw ?? ''))
    return undefined;
  const end = clauseEnd(tokens, from);
  const rest = tokens.slice(from + 2, end);
  const isPlain =
    rest.length > 0 &&
    rest.length < 4 &&
    rest.every(({ raw, low }) => /^(?:[a-z]+|\d+)$/.test(raw) && !leadsOn.test(low));
  return isPlain ? quoted(spec, tokens, from, end) : undefined;
}
