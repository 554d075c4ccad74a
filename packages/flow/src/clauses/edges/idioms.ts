import { asWord, type Token } from '../../tokenise/token.ts';
import type { Rewrite } from './turned.ts';

const start = '(?<=^|[,;] |\\b(?:and|but|also|then) )';
const end = '(?= [,;.]| and | but |$)';
/** What goes up and down as a figure does: "tonight drops below zero" tells of the weather. */
const counter = '(?<=\\b(?:number|count|counter|total|amount|sum|balance|price|stock|badge)\\b.*)';
const figure = `(?=\\S+${end})(?!(?:the|a|an|it|this|that|them|here|there)\\b)`;
const counted =
  '(?:rows?|results?|items?|products?|cards?|entries|entry|records?|hits?|links?|buttons?|options?|tabs?)';

/** What people say, and the words that the wordings have for it. */
const idioms: readonly [said: RegExp, meant: string][] = [
  // "if a popup gets in the way"
  [/\b(?:gets?|comes?|is|stands?|pops up|shows up) in (?:the|your|my|our) way\b/, 'appears'],
  // "the number of rows drops below n"
  [new RegExp(`${counter}\\b(?:drops|falls|dips|sinks|goes) (?:below|under) ${figure}`), 'is below'],
  [
    new RegExp(`${counter}(?<=\\b(?:should|must|will) )(?:drop|fall|dip|sink|go) (?:below|under) ${figure}`),
    'be below',
  ],
  [new RegExp(`${counter}\\b(?:rises|climbs|grows|goes) (?:above|over) ${figure}`), 'is above'],
  [new RegExp(`${counter}(?<=\\b(?:should|must|will) )(?:rise|climb|grow|go) (?:above|over) ${figure}`), 'be above'],
  // "It must be minimum 1 result": how many there are.
  [
    new RegExp(
      `${start}it (?=(?:must|should) be (?:at least|minimum|at most|maximum) \\S+ ${counted}(?: in | on |${end}))`,
    ),
    'there',
  ],
  // "… and also must not be text "A"": nobody says of what.
  [new RegExp(`${start}(?=(?:must|should) not be (?:an? |any )?(?:text|message|error|warning) ")`), 'there'],
];

/** What stands for a token; what somebody set off is no word of ours. */
const sign = ({ kind, low, raw }: Token) => (kind === 'word' ? low : /^(?:soft|stop)$/.test(kind) ? raw : '"');
const wordsIn = (stretch: string) => stretch.split(' ').filter(Boolean).length;

/** The words without which there is none of them. */
const words = 'way below under above over minimum maximum least most text message error warning';

const withIdioms: Rewrite = (tokens) => {
  const said = tokens.map(sign).join(' ');
  for (const [pattern, meant] of idioms) {
    const found = pattern.exec(said);
    if (!found) continue;
    const from = wordsIn(said.slice(0, found.index));
    const to = from + wordsIn(found[0]);
    const at = tokens[from]!;
    return withIdioms([
      ...tokens.slice(0, from),
      ...meant.split(' ').map((word) => asWord(at, word)),
      ...tokens.slice(to),
    ]);
  }
  return tokens;
};

export const inIdioms: [words: string, rewrite: Rewrite] = [words, withIdioms];
