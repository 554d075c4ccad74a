/** The smallest thing the language reads. Offsets are UTF-16 units into the spec. */
export interface Token {
  kind: 'word' | 'quote' | 'variable' | 'path' | 'regex' | 'stop' | 'soft' | 'unclosed';
  /** As written, quotes included. */
  raw: string;
  /** Lower case, common misspellings repaired; what the grammar compares with. */
  low: string;
  /** What it stands for: the inside of a quote, else `raw`. */
  value: string;
  start: number;
  end: number;
  /** A quotation that the author left away, supplied where capital and place leave one reading. */
  supplied?: true;
  /** The stretch of the spec that it and the words behind it stand for, where that was said in other words. */
  covers?: Place;
  /** It names the one who acts in this spec: "the dispatcher". */
  who?: true;
}

/** The stretch of the spec that these tokens were read from. */
export function sourceOf(spec: string, tokens: readonly Token[]): string {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? spec.slice(first.start, last.end) : '';
}

/** Where these tokens (one at least) stand in the spec, also if they were put into another order or other words. */
export function stretchOf(tokens: readonly Token[]): Place {
  const from = (places: readonly Place[]) => Math.min(...places.map(({ start }) => start));
  const to = (places: readonly Place[]) => Math.max(...places.map(({ end }) => end));
  const covered = tokens.flatMap(({ covers }) => covers ?? []);
  const [start, end] = [from([tokens[0]!, ...covered]), to([tokens.at(-1)!, ...covered])];
  if (start < end) return { start, end };
  // What goes on without its verb has taken it from before.
  const all = tokens.map((token) => token.covers ?? token);
  return { start: from(all), end: to(all) };
}

/** The words of a clause as the grammar compares with them, `"` for all else. */
export function lows(tokens: readonly Token[]): string {
  let said = '';
  for (const { kind, low } of tokens) said += `${said === '' ? '' : ' '}${kind === 'word' ? low : '"'}`;
  return said;
}

/** The words as they stand, with what quotations and addresses say. */
export const allLows = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(' ');

/** "don't", "Login": whether a token and the one before it stand for one word of the spec. */
export const isSameWord = (token: Token, before: Token | undefined): boolean =>
  before !== undefined && token.start >= 0 && token.start === before.start && token.raw === before.raw;

/** The words as they were written. */
export const allRaws = (tokens: readonly Token[]): string =>
  tokens
    .filter((token, at) => !isSameWord(token, tokens[at - 1]))
    .map(({ raw }) => raw)
    .join(' ');

/** How many words a stretch of `lows` takes. */
export const wordCount = (stretch: string): number => stretch.trim().split(' ').length;

type Place = Pick<Token, 'start' | 'end'>;

/** Another word in the place of a token. */
export const asWord = ({ start, end }: Place, low: string): Token => ({
  kind: 'word',
  raw: low,
  low,
  value: low,
  start,
  end,
});

/** A comma or a colon in the place of a token. */
export const asMark = ({ start, end }: Place, raw: string): Token => ({
  kind: 'soft',
  raw,
  low: raw,
  value: raw,
  start,
  end,
});

const nowhere: Place = { start: -1, end: -1 };

/** A word that stands nowhere in the spec, put in for the grammar. */
export const unwritten = (low: string): Token => asWord(nowhere, low);

/** A stretch of words as one quotation of them. */
export const asQuote = ({ start, end }: Place, text: string): Token => ({
  kind: 'quote',
  raw: text,
  low: text.toLowerCase(),
  value: text,
  start,
  end,
});

/** "Ann's": whose it is, without the ending. */
export const withoutGenitive = (token: Token): Token => {
  const cut = (text: string) => text.slice(0, -2);
  return { ...token, raw: cut(token.raw), low: cut(token.low), value: cut(token.value), end: token.end - 2 };
};

/** These words of the spec as one quotation, as they are written there. */
export const quoteOf = (spec: string, tokens: readonly Token[]): Token =>
  asQuote({ start: tokens[0]!.start, end: tokens.at(-1)!.end }, sourceOf(spec, tokens));

/** These words as one quotation, with one space between each: a clause may have been put together from others. */
export const quoteOfWords = (tokens: readonly Token[]): Token =>
  asQuote({ start: tokens[0]!.start, end: tokens.at(-1)!.end }, allRaws(tokens));

/** What the author set off: in quotes, or as a variable. */
export const isGiven = (token: Token | undefined): token is Token & { kind: 'quote' | 'variable' } =>
  token?.kind === 'quote' || token?.kind === 'variable';

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

/** Whether a text begins with a capital; told at once for ASCII, where a pattern that knows all scripts is dear. */
export const beginsCapital = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first < 128 ? first > 64 && first < 91 : /^\p{Lu}/u.test(text);
};

/** A word that begins with a capital. */
export const isCapital = (token: Token | undefined) => isWord(token) && beginsCapital(token.raw);

/** A word that its capital or its number sets off: what something is called or says. */
export const isNameLike = (token: Token | undefined) => isWord(token) && /^[\p{Lu}\p{N}]/u.test(token.raw);

/** A word that begins with a small letter. */
export const isLower = (token: Token | undefined) => {
  if (!isWord(token)) return false;
  const first = token.raw.charCodeAt(0);
  return first < 128 ? first > 96 && first < 123 : /^\p{Ll}/u.test(token.raw);
};

/** Whether these words stand at a place. */
export function fits(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let i = 0; i < words.length; i++) {
    const token = tokens[at + i];
    if (token?.kind !== 'word' || token.low !== words[i]) return false;
  }
  return true;
}

/** "/cart", "https://…", in quotes or not. */
export const isAddress = ({ kind, value }: Token): boolean =>
  kind === 'path' || (kind === 'quote' && /^(?:\/|https?:)/.test(value));
