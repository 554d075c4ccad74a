/** What people say, and the words that the wordings have for it. */
export interface Idiom {
  /** One of these it cannot do without. */
  words: string;
  /**
   * Matched against the words of a sentence, `"` for what somebody set off and `/` for an address. A pattern with
   * `[A-Z]` sees the capitals inside a sentence, any other sees small letters only.
   */
  said: RegExp;
  cased: boolean;
  /** `$1` for what the first group holds. */
  meant: string;
}

export const idiom = (words: string, said: string, meant: string): Idiom => ({
  words,
  said: new RegExp(said, 'd'),
  cased: said.includes('[A-Z]'),
  meant,
});

/** Where a clause begins. */
export const begins = '(?<=^|[,;.] |\\b(?:and|then) )';
/** Where a claim begins. */
export const start = '(?<=^|[,;] |\\b(?:and|but|also|then) )';
/** Where an order begins, whoever is told to act. */
export const asked = '(?<=^|[,;:.] |\\b(?:and|but|also|then|i|we|you|user|please|kindly|by|to) )';
/** Where a clause ends. */
export const end = '(?= [,;.:](?: |$)| and | but | then |$)';
/** The same, where a colon would lead on. */
export const ended = '(?= [,;.](?: |$)| and | but | then |$)';
/** A word in small letters that joins no clauses: before "then", an "and" would end the clause just as well. */
export const word = '(?:(?!(?:and|but|or|then)\\b)[a-z]+)';
/** What a control is called: set off, or with a capital. */
export const name = '(?:"|[A-Z]\\S*(?: [A-Z]\\S*)*)';
/** What one presses, fills or chooses. */
export const control =
  '(?:button|link|icon|tab|checkbox|check box|radio|radio button|switch|toggle|card|image|picture|option|item|menu item|entry|cell|field|input|input box|textbox|box|dropdown|combobox|arrow|avatar|logo|tile|header|label|chip|tag)';
/** What somebody waits for a thing to do. */
export const changes = ['disappear', 'appear', 'load', 'close', 'vanish', 'open'];
