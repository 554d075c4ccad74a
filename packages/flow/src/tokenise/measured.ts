import { dayOfYear } from '../lexicon/dates.ts';
import { order } from './wrap.ts';

/** So much, or of that day: no count ("2 times"), no limit ("10 s") and no way to go ("200 px"). */
const measure = new RegExp(
  `^\\((?:(?:\\d+ ?[x×] ?)?\\d[\\d.,]* ?(?:kg|mg|g|cm|mm|ml|cl|dl|l|lbs?|oz|GB|MB|KB|TB)|${dayOfYear})\\)(?=[\\s.,;:]|$)`,
  'iu',
);

/** What stands between an order and a name, or leads on from it. */
const between =
  /^(?:the|an?|my|in|into|on|onto|to|for|with|from|by|at|and|or|is|are|be|says?|shows?|reads?|contains?|should|must|down|up|left|right)$/i;

/** What has a measure or a day for its value: "Start date (14 Jan 2026)" tells what to set it to. */
export const measured =
  /^(?:date|day|month|deadline|weight|size|amount|quantity|volume|width|height|length|depth|dose|from|until|due|born|birthday)$/i;

/** The last words before a place that may be the name of something. */
export function nameBefore(before: string): readonly string[] {
  const run = /(?:[\p{L}\d][\p{L}\d.'’-]* ){1,5}$/u.exec(before)?.[0] ?? '';
  const words = run.trim().split(' ');
  return words.slice(words.findLastIndex((word) => between.test(word)) + 1);
}

/** "Lavender soap (100 g)", "Version 8.2 (14 Jan 2026)": how long the bracket is that goes on with the name before it, or 0. */
export function measureAt(text: string, at: number, to: number): number {
  const found = text[at] === '(' ? measure.exec(text.slice(at, Math.min(to, at + 30))) : null;
  if (!found) return 0;
  const name = nameBefore(text.slice(Math.max(0, at - 60), at));
  const isName = name.some((word) => /^\p{Lu}/u.test(word) && !order.test(word.toLowerCase()));
  return isName && !measured.test(name.at(-1)!) ? found[0].length : 0;
}
