import { isAppError, type MissedFirings } from '@smokejumper/contracts';
import type { NewRun } from '../runs/insert-runs.ts';
import { type Due, dueTimes } from './due.ts';
import { noFlowLeft } from './fire-schedule.ts';
import { type Material, runsOf } from './runs-of.ts';
import { timesOf } from './times.ts';
import type { ScheduleRow } from './view.ts';

/** What a schedule that is due comes to. */
export interface Firing {
  scheduleId: string;
  runs: NewRun[];
  /** null: its times cannot be read any more, and it is paused. */
  next: Date | null;
  /** The newest time that fires; null: none does. */
  at: Date | null;
  problem: string | null;
}

export function firingOf(material: Material, schedule: ScheduleRow & { nextAt: Date | null }, now: Date): Firing {
  const scheduleId = schedule.id;
  try {
    const missed = schedule.missed as MissedFirings;
    const nextAt = schedule.nextAt ?? now;
    const times = dueTimes(timesOf(schedule), { nextAt, lastAt: schedule.lastAt, missed, now });
    const runs: NewRun[] = [];
    for (const date of times.due) runs.push(...shifted(runsAt(material, schedule, date), runs.length));
    return { scheduleId, runs, next: times.next, at: times.due.at(-1) ?? null, problem: problemOf(times, runs) };
  } catch (error) {
    // A newer version of ours may read less: such a schedule must not keep the others from firing.
    if (!isAppError(error, 'invalid_input')) throw error;
    return { scheduleId, runs: [], next: null, at: null, problem: `Paused: ${error.message}` };
  }
}

/** Beside the lock: a key that is taken makes no second run for a time. */
function runsAt(material: Material, schedule: ScheduleRow, date: Date): NewRun[] {
  const keyOf = (flowId: string) => `schedule ${schedule.id} ${date.toISOString()} ${flowId}`;
  return runsOf(material, schedule, { trigger: 'schedule', keyOf });
}

function problemOf({ due, dropped }: Due, runs: readonly NewRun[]): string | null {
  if (dropped !== null) return `What was due at ${dropped.toISOString()} was missed, and is not made up for.`;
  return due.length > 0 && runs.length === 0 ? noFlowLeft : null;
}

/** Runs with the places they wait for moved: for a list that is put behind another. */
export function shifted(runs: readonly NewRun[], by: number): NewRun[] {
  return runs.map(({ after, ...run }) =>
    after === undefined
      ? run
      : {
          ...run,
          after: after.map(({ run: place, until }) => ({ run: typeof place === 'number' ? place + by : place, until })),
        },
  );
}
