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
  [new RegExp(`\\b(?:drops|falls|dips|sinks|goes) (?:below|under) ${counter}${figure}`), 'is below'],
  [
    new RegExp(`(?<=\\b(?:should|must|will) )(?:drop|fall|dip|sink|go) (?:below|under) ${counter}${figure}`),
    'be below',
  ],
  [new RegExp(`\\b(?:rises|climbs|grows|goes) (?:above|over) ${counter}${figure}`), 'is above'],
  [new RegExp(`(?<=\\b(?:should|must|will) )(?:rise|climb|grow|go) (?:above|over) ${counter}${figure}`), 'be above'],
  // "It must be minimum 1 result": how many there are.
  [
    new RegExp(
      `${start}it (?=(?:must|should) be (?:at least|minimum|at most|maximum) \\S+ ${counted}(?: in | on |${end}))`,
    ),
    'there',
  ],
  // "… and also must not be text "A"": nobody says of what.
  [new RegExp(`${start}(?=(?:must|should) not be (?:an? |any )?(?:text|message|error|warning) ")`), 'there'],
  // "To the field "Name" enter "Bob"", "For row "Bob" the status is …": where that is.
  [new RegExp(`${start}to the (?=(?:field|input|box|textbox) ")`), 'in the'],
  [new RegExp(`${start}for (?:the )?row (?=")`), 'in the row'],
  [/(?<=\bnumber of [a-z]+ in )(?=(?:cart|basket|bag)\b)/, 'the'],
  // "In the list must be "Bob"": somebody else would say "there".
  [
    /(?<=^(?:in|on) (?:the|this) (?:(?!there\b)[a-z]+ ){1,2}(?:" )?)(?=(?:should|must) be (?:(?:an?|the) )?(?:text |message |button |link )?")/,
    'there',
  ],
  [/\bmove mouse\b/, 'move the mouse'],
  [/(?<=\bback )to previous page\b/, 'to the previous page'],
  [new RegExp(`(?<=\\b(?:should|must|will) )pop${end}`), 'appear'],
  [/(?<=\bcheckbox (?:" )?(?:(?:must|should) (?:not )?be|is|is not) )marked\b/, 'ticked'],
  // "enter your email "a@b.c" in Email": what the value is tells its kind, and the field is told behind it.
  [
    /(?<=\b(?:enter|type|put) )(?:your|my|an?) (?:e-?mail|email address|name|password|phone|username)(?= " (?:in|into)\b)/,
    'the text',
  ],
];

/** What stands for a token; what somebody set off is no word of ours. */
const sign = ({ kind, low, raw }: Token) => (kind === 'word' ? low : /^(?:soft|stop)$/.test(kind) ? raw : '"');
const wordsIn = (stretch: string) => stretch.split(' ').filter(Boolean).length;

/** The words without which there is none of them. */
const words =
  'way below under above over minimum maximum least most text message error warning field input box textbox row number must should mouse previous pop marked your my';

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
