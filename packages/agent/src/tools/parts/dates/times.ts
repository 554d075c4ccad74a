/** A time of day, hours 0 to 23. */
export interface Time {
  hour: number;
  minute: number;
  second: number;
}

/** The time of day that words mean: `18:30`, `6:30 pm`, `6 pm`, `07.15`, `noon`; null if unclear. */
export function timeOf(text: string): Time | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words === 'noon') return { hour: 12, minute: 0, second: 0 };
  if (words === 'midnight') return { hour: 0, minute: 0, second: 0 };
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2}))?(?: ?([ap])\.?m\.?| ?h| o'clock)?$/.exec(words);
  if (found === null || (found[2] === undefined && /^\d+$/.test(words))) return null;
  const [hour, minute, second] = [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
  const half = found[4];
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  return { hour: half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0), minute, second };
}
