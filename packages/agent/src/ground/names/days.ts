/** A day without a time of day. Months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day of the week that the head of a column begins with, in full: "Mon", "Mon 9" and "Thurs." Empty where none. */
export function weekdayIn(text: string): string {
  const [, said = ''] = /^(\p{L}{3,5})\.?(?![\p{L}-])/u.exec(text.trim().toLowerCase()) ?? [];
  return said === '' ? '' : (weekdays.find((day) => day !== said && day.startsWith(said)) ?? '');
}

/** The day that words mean: `2026-10-02`, `30 June 2026`, `tomorrow`, `in 3 days`, `next Friday`. Null if unclear. */
export function dayOf(text: string, today: Date): Day | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^the (?=\d)/, '');
  return relative(words, today) ?? ofWeek(words, today) ?? written(words, today);
}

// "Thursday, 18 March 2027": a day of the week that is not that day's makes it uncertain.
function ofWeek(words: string, today: Date): Day | null {
  const [, name = '', rest = ''] = /^(\w+day) (?:the )?(.+)$/.exec(words) ?? [];
  const day = written(rest, today);
  if (day === null) return null;
  return new Date(day.year, day.month - 1, day.day).getDay() === weekdays.indexOf(name) ? day : null;
}

function relative(words: string, today: Date): Day | null {
  const offset = { today: 0, tomorrow: 1, yesterday: -1, 'the day after tomorrow': 2 }[words];
  if (offset !== undefined) return shifted(today, offset);
  const count = /^(?:in )?(\d+) (day|week)s?(?: from now| from today)?$/.exec(words);
  if (count !== null) return shifted(today, Number(count[1]) * (count[2] === 'week' ? 7 : 1));
  if (words === 'next week') return shifted(today, 7);
  const named = /^(?:next |this |on )?(\w+day)$/.exec(words);
  const weekday = named === null ? -1 : weekdays.indexOf(named[1] ?? '');
  return weekday < 0 ? null : shifted(today, (weekday - today.getDay() + 7) % 7 || 7);
}

function shifted(from: Date, days: number): Day {
  const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
}

function written(words: string, today: Date): Day | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words);
  if (iso !== null) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(?:(\d{1,2}) (?:of )?([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}))\.?(?: (\d{4}))?$/.exec(words);
  if (named !== null) {
    const name = named[2] ?? named[3] ?? '';
    const month =
      monthNames.findIndex(
        (full) => full.startsWith(name.slice(0, 3)) && (full.startsWith(name) || name.startsWith(full)),
      ) + 1;
    return valid(Number(named[5] ?? today.getFullYear()), month, Number(named[1] ?? named[4]));
  }
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(words);
  if (numbers === null) return null;
  const [a, b, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
  if (numbers[2] === '.' || a > 12) return valid(year, b, a);
  return b > 12 || a === b ? valid(year, a, b) : null;
}

function valid(year: number, month: number, day: number): Day | null {
  const at = new Date(year, month - 1, day);
  const same = at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === day;
  return same && month >= 1 ? { year, month, day } : null;
}

/** A day in figures, also where nothing tells which of them is the month: "01/05/2025". */
export function isInFigures(text: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text.trim());
}

/** With two digits at least. */
export const two = (value: number) => String(value).padStart(2, '0');

export function isoDay({ year, month, day }: Day): string {
  return `${year}-${two(month)}-${two(day)}`;
}

/** The shape of what a field shows, for `dayInFormat`: "2027/03/01" is yyyy/mm/dd. '' where it may be two. */
export function shapeOf(shown: string): string {
  const [, year, separator] = /^(\d{4})([./-])\d{2}\2\d{2}$/.exec(shown.trim()) ?? [];
  return year === undefined ? '' : ['yyyy', 'mm', 'dd'].join(separator);
}

/**
 * A day as a field writes the one that it shows; null where that is not told. `told`: the day in the words of the flow,
 * whose figures are typed as they stand beside another order of figures.
 */
export function dayAsShown(day: Day, shown: string, told: string): string | null {
  return dayInFormat(day, shapeOf(shown) || (/\p{L}/u.test(told) ? yearLast(shown) : ''));
}

// Before dots the day comes first; else one of both figures must be too large for a month.
function yearLast(shown: string): string {
  const [, one = '', sign = '', other = ''] = /^(\d{2})([./-])(\d{2})\2\d{4}$/.exec(shown.trim()) ?? [];
  if (sign === '.' || Number(one) > 12) return ['dd', 'mm', 'yyyy'].join(sign);
  return Number(other) > 12 ? ['mm', 'dd', 'yyyy'].join(sign) : '';
}

/** The day as a text field wants it, by its placeholder; null when it does not say. */
export function dayInFormat(day: Day, hint: string): string | null {
  const shape = /(y{2,4}|d{1,2}|m{1,3})([./\s-]+)(y{2,4}|d{1,2}|m{1,3})\2(y{2,4}|d{1,2}|m{1,3})/i.exec(hint);
  if (shape === null) return null;
  const part = (letters: string) => {
    const letter = letters[0]?.toLowerCase();
    if (letter === 'y') return letters.length === 2 ? two(day.year % 100) : String(day.year);
    const value = letter === 'd' ? day.day : day.month;
    if (letters.length === 3)
      return (monthNames[day.month - 1] ?? '').slice(0, 3).replace(/^./, (c) => c.toUpperCase());
    return letters.length === 1 ? String(value) : two(value);
  };
  return [shape[1], shape[3], shape[4]].map((letters) => part(letters ?? '')).join(shape[2]);
}
