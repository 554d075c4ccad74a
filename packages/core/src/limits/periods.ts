export interface Period {
  start: Date;
  /** First moment after it. */
  end: Date;
}

const hourMs = 3_600_000;

/** The hour of a moment, by its start. */
export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}

/** The day (UTC) of a moment. */
export function dayOf(at: Date): Period {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return { start: new Date(Date.UTC(year, month, day)), end: new Date(Date.UTC(year, month, day + 1)) };
}

/** The month (UTC) of a moment. */
export function monthOf(at: Date): Period {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}
