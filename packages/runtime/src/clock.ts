/** Tells the time; a test gives one that stands still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
