import { type Day, dayOf, isoDay, monthNames, two } from '../../../ground/names/days.ts';
import { timeOf } from './times.ts';

/** What the browser's own picker of a kind takes for words; null where they are not certainly one of its kind. */
const written: Readonly<Record<string, (words: string, today: Date) => string | null>> = {
  date: (words, today) => shown(dayOf(words, today)),
  time: (words) => clockOf(words),
  month: (words) => monthOf(words),
  week: (words) => weekOf(words),
  'datetime-local': (words, today) => momentOf(words, today),
  color: (words) => colourOf(words),
};

/** Whether a field of this type takes one way of writing only and drops all others without a word. */
export function isPicky(type: string): boolean {
  return Object.hasOwn(written, type);
}

export function nativeValue(type: string, words: string, today: Date): string | null {
  return written[type]?.(words.trim(), today) ?? null;
}

function shown(day: Day | null): string | null {
  return day === null ? null : isoDay(day);
}

function clockOf(words: string): string | null {
  const time = timeOf(words);
  if (time === null) return null;
  const { hour, minute, second } = time;
  return `${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`;
}

function monthOf(words: string): string | null {
  const plain = /^(\d{4})[-/.](\d{1,2})$|^(\d{1,2})[-/.](\d{4})$/.exec(words);
  const named = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(words);
  const name = named?.[1]?.toLowerCase() ?? '';
  const month = plain === null ? monthNames.findIndex((full) => isShort(name, full)) + 1 : Number(plain[2] ?? plain[3]);
  const year = plain?.[1] ?? plain?.[4] ?? named?.[2];
  return year !== undefined && month >= 1 && month <= 12 ? `${year}-${two(month)}` : null;
}

function isShort(name: string, full: string): boolean {
  return name === full || name === full.slice(0, 3) || (name === 'sept' && full === 'september');
}

function weekOf(words: string): string | null {
  const iso = /^(\d{4})-?w(\d{1,2})$/i.exec(words);
  const told = /^(?:calendar )?week (\d{1,2}),? (?:of |in )?(\d{4})$/i.exec(words);
  const [year, week] = iso === null ? [told?.[2], Number(told?.[1])] : [iso[1], Number(iso[2])];
  return year !== undefined && week >= 1 && week <= 53 ? `${year}-W${two(week)}` : null;
}

function momentOf(words: string, today: Date): string | null {
  const [, date, clock] =
    /^(.*\d|today|tomorrow|yesterday)(?:t|,? (?:at )?)(\d{1,2}.*|noon|midnight)$/i.exec(words) ?? [];
  const day = dayOf(date ?? '', today);
  const time = clockOf(clock ?? '');
  return day === null || time === null ? null : `${isoDay(day)}T${time}`;
}

const colours: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  cyan: '#00ffff',
  teal: '#008080',
  blue: '#0000ff',
  navy: '#000080',
  magenta: '#ff00ff',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

/** As style sheets name and write them. */
function colourOf(words: string): string | null {
  const [, three, six] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(words) ?? [];
  if (six !== undefined) return `#${six.toLowerCase()}`;
  if (three !== undefined) return `#${three.toLowerCase().replace(/./g, '$&$&')}`;
  return colours[words.toLowerCase()] ?? null;
}
