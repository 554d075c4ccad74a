const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekday = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const dayName = `(?:(?:${weekday}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\.?,? )?`;
const day = new RegExp(`^(?:${weekday})$`, 'i');
const forms = [
  /^\d{4}-\d{1,2}(?:-\d{1,2})?$/,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/,
  /^\d{4}\/\d{1,2}\/\d{1,2}$/,
  /^\d{1,2}\. \d{1,2}\. \d{4}$/,
  /^\d{4}\. ?\d{1,2}\. ?\d{1,2}\.?$/,
  new RegExp(`^${dayName}(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?(?:${month})\\.?,?(?: \\d{4})?$`),
  new RegExp(`^${dayName}(?:${month})\\.? \\d{1,2}(?:st|nd|rd|th)?,?(?: \\d{4})?$`),
  new RegExp(`^(?:${month})\\.? \\d{4}$`),
  /^(?:today|tomorrow|yesterday|the day after tomorrow|now)$/,
  new RegExp(`^(?:next|this|last|coming) (?:${weekday}|week|month|year)$`),
  day,
  /^in (?:a|one|two|three|four|five|six|seven|ten|\d{1,3}) (?:days?|weeks?|months?|years?)$/,
  /^(?:a|one|two|three|four|five|six|seven|ten|\d{1,3}) (?:days?|weeks?|months?|years?) (?:from now|from today|later|ago|ahead)$/,
];

/** "14 Jan 2026", "2026-01-14", "Jan 2026": a day or a month of one year, as it stands in a name. */
export const dayOfYear = `\\d{1,2}\\.? (?:${month})\\.? \\d{4}|(?:${month})\\.? (?:\\d{1,2}, )?\\d{4}|\\d{4}-\\d{2}-\\d{2}`;

/** Whether these words are a date as written or a relative one. */
export const isDate = (words: string): boolean => forms.some((form) => form.test(words.trim().toLowerCase()));

/** "Last month": many days. */
export const isPeriod = (words: string): boolean =>
  /^(?:next|this|last|coming) (?:week|month|year)$/i.test(words.trim());

export const isWeekday = (words: string): boolean => day.test(words.trim());
