import { fireDueSchedules, type SystemContext } from '@smokejumper/core';
import { every, type Loop } from './every.ts';

/** At least so often it is looked whether something is due: schedules are made and changed meanwhile. */
const longestMs = 1_000;
const shortestMs = 10;

/** Fires schedules when they are due, to the moment. Any number of workers may do so at the same time. */
export function startScheduler(ctx: SystemContext): Loop {
  let nextAt: Date | null = null;
  return every(ctx, {
    name: 'scheduler',
    ms: longestMs,
    pauseMs: () => {
      const left = nextAt === null ? longestMs : nextAt.getTime() - ctx.clock.now().getTime();
      return Math.min(longestMs, Math.max(shortestMs, left));
    },
    work: async () => {
      nextAt = null;
      ({ nextAt } = await fireDueSchedules(ctx));
    },
  });
}
