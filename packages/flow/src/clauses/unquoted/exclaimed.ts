import { asQuote, isCapital, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { quoted } from './set-off.ts';

const telling =
  /^(?:see|sees|expect|says?|shows?|displays?|contains?|reads?|saying|reading|message|text|greeting|for)$/;
/** What somebody is greeted, thanked or comforted with. */
const calls =
  /^(?:Happy|Merry|Hello|Hi|Hey|Welcome|Thanks|Thank|Well|Nice|Good|Great|Congratulations|Congrats|Sorry|Oops|Ouch|Hooray|Hurray|Yay|Bye|Goodbye|Cheers|Bravo|Dear|Ready|Wow|Uh-oh|Whoops|Perfect|Awesome)$/;

const called = (tokens: readonly Token[]) =>
  tokens.findIndex(
    (token, at) =>
      at > 0 &&
      isCapital(token) &&
      (calls.test(token.raw) || (token.raw === 'See' && tokens[at + 1]?.raw === 'you')) &&
      telling.test(tokens[at - 1]!.low),
  );

/** "I should see See you soon, Marta", "wait for Thanks, we got it": whom it greets, or what it goes on to tell its reader. */
export function greeted(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const from = called(tokens);
  const comma = tokens.findIndex(({ raw }, at) => at > from && raw === ',');
  const rest = comma < 0 ? [] : tokens.slice(comma + 1);
  const isOf = rest.length === 1 ? isCapital(rest[0]) : /^(?:we|you|your|I)$/.test(rest[0]?.raw ?? '');
  const isPlain = (token: Token) => isWord(token) && !/^(?:and|then|but|should|must|can|see)$/.test(token.low);
  if (from < 0 || !isOf || tokens.length - from > 9) return undefined;
  if (![...tokens.slice(from + 1, comma), ...rest].every(isPlain)) return undefined;
  return quoted(spec, tokens, from, tokens.length);
}

/** "I see Happy birthday, Mum!": the mark at the end makes one call of both sides of the comma. */
export function exclaimed(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const last = tokens.at(-1);
  if (!last || spec[last.end] !== '!' || !tokens.some(({ raw }) => raw === ',')) return undefined;
  const from = called(tokens);
  if (from < 0) return undefined;
  const said = tokens.slice(from);
  const isOne = said.every(
    ({ kind, raw, low }, at) =>
      (kind === 'word' && !/^(?:and|then|but|should|must)$/.test(low)) || (raw === ',' && isOn(said[at + 1])),
  );
  if (!isOne || said.length > 9) return undefined;
  const text = spec.slice(tokens[from]!.start, last.end + 1);
  return [...tokens.slice(0, from), { ...asQuote(tokens[from]!, text), end: last.end, supplied: true }];
}

/** "…, try again!" may be said, "…, click Save!" is another order. */
const isOn = (token: Token | undefined) =>
  isWord(token) && (!actionStarts.has(token.raw) || /^(?:try|come|go|enjoy|keep)$/.test(token.raw));
