import { Cron } from 'croner';
import { invalid } from '../rules/invalid.ts';

/** When a schedule fires: minutes of a calendar in a time zone. */
export interface Times {
  /** The first one later than this. Throws `invalid_input` for what never comes, such as 30 February. */
  after(date: Date): Date;
  /** The last ones up to this and with it, the oldest first; at most `most`. */
  upTo(date: Date, most: number): Date[];
}

const minuteMs = 60_000;

/**
 * Reads a cron expression of five fields in an IANA time zone. A time of day that a change of clocks leaves out is
 * taken right after it, one that comes twice is taken once; what is said by `*` or steps goes on by the hour.
 * Throws `invalid_input` at `/cron` or `/timeZone`.
 */
export function timesOf(input: { cron: string; timeZone: string }): Times {
  refuseTimeZone(input.timeZone);
  const cron = read(input);
  return {
    after(date) {
      const next = cron.nextRun(date);
      if (next === null) throw invalid('/cron', 'never comes');
      return next;
    },
    upTo(date, most) {
      // Croner leaves out the moment itself.
      const edge = new Date(Math.floor(date.getTime() / minuteMs) * minuteMs + minuteMs);
      return cron.previousRuns(most, edge).toReversed();
    },
  };
}

function read(input: { cron: string; timeZone: string }): Cron {
  const fields = input.cron.trim().split(/\s+/).length;
  if (fields > 5) {
    throw invalid('/cron', `has ${fields} fields and may have five: nothing fires more often than once a minute`);
  }
  try {
    // Croner also takes a single date.
    if (fields < 5 && !input.cron.trim().startsWith('@')) throw new Error(`it has ${fields} of five fields`);
    return new Cron(input.cron.trim(), { mode: '5-part', timezone: input.timeZone, fixedTimeRule: 'no-wildcard' });
  } catch (error) {
    const why = (error as Error).message.replace(/^CronPattern: /, '').replace(/\.$/, '');
    throw invalid('/cron', `is not a cron expression such as 0 7 * * MON-FRI (${why})`);
  }
}

function refuseTimeZone(name: string): void {
  try {
    // Offsets such as +02:00 are understood too, but know of no summer.
    if (!/^[A-Za-z]/.test(name)) throw new RangeError('an offset');
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    throw invalid('/timeZone', 'is not a time zone such as Europe/Vienna');
  }
}
