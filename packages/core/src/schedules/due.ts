import type { MissedFirings } from '@smokejumper/contracts';
import type { Times } from './times.ts';

/** Later than this it was missed: nobody was at work. */
const graceMs = 60_000;
/** Of what was missed at most so many are made up for, and none that is older than a day. */
const mostMissed = 24;
const oldestMs = 24 * 3_600_000;

export interface Due {
  /** The times that fire now, the oldest first. */
  due: Date[];
  /** A time that was missed and is not made up for; null: none. */
  dropped: Date | null;
  next: Date;
}

/** What a schedule that was to fire at `nextAt` does now. It never fires for a time again. */
export function dueTimes(
  times: Times,
  input: { nextAt: Date; lastAt: Date | null; missed: MissedFirings; now: Date },
): Due {
  const { nextAt, lastAt, now, missed } = input;
  const next = times.after(nextAt);
  // By far the most: one time is due and the next one is not. Looking back costs much more.
  const last = next > now ? [nextAt] : times.upTo(now, missed === 'all' ? mostMissed : 1);
  const waiting = last.filter((date) => date >= nextAt && date <= now && (lastAt === null || date > lastAt));
  const oldest = now.getTime() - (missed === 'skip' ? graceMs : oldestMs);
  const due = waiting.filter((date) => date.getTime() >= oldest);
  return {
    due,
    dropped: due.length === 0 ? (waiting.at(-1) ?? null) : null,
    next: next > now ? next : times.after(now),
  };
}
