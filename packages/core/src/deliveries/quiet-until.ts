import type { QuietHours } from '@smokejumper/contracts';

const dayMinutes = 24 * 60;

/** When the quiet hours that hold at this time are over; null when none hold. */
export function quietUntil(hours: QuietHours, at: Date): Date | null {
  const now = localMinutes(at, hours.timeZone);
  const from = minutesOf(hours.from);
  const to = minutesOf(hours.to);
  const sinceBegin = (now - from + dayMinutes) % dayMinutes;
  const length = (to - from + dayMinutes) % dayMinutes;
  if (sinceBegin >= length) return null;
  const end = new Date(at.getTime() + (length - sinceBegin) * 60_000);
  end.setUTCSeconds(0, 0);
  return end;
}

function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

function localMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return minutesOf(parts.format(at));
}
