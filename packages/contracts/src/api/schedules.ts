import { z } from 'zod';
import { idOf } from '../ids.ts';
import { RepositoryPath } from '../paths.ts';
import { MissedFirings } from '../words.ts';
import { pageOf } from './page.ts';

const fields = {
  name: z.string().trim().min(1).max(100),
  environmentId: idOf('environment'),
  /** Minute, hour, day of the month, month, day of the week; `*`, lists, ranges, steps, names, `L` for the last. */
  cron: z.string().trim().min(1).max(200),
  /** IANA name, such as `Europe/Vienna`. */
  timeZone: z.string().min(1).max(100),
  flows: z.array(idOf('flow')).max(100),
  tags: z.array(z.string().min(1).max(50)).max(20),
  files: z.array(RepositoryPath).max(100),
  /** Instead of flows, tags and files. */
  suite: idOf('suite').nullable(),
  missed: MissedFirings,
};

/** Without flows, tags, files and suite: every flow of the environment's project. */
export const ScheduleInput = z.strictObject({
  ...fields,
  timeZone: fields.timeZone.default('UTC'),
  flows: fields.flows.default([]),
  tags: fields.tags.default([]),
  files: fields.files.default([]),
  suite: fields.suite.default(null),
  missed: fields.missed.default('once'),
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;

/** What is absent stays; a list is taken back by an empty one. */
export const SchedulePatch = z.strictObject(fields).partial();
export type SchedulePatch = z.infer<typeof SchedulePatch>;

export const Schedule = z.object({
  id: idOf('schedule'),
  ...fields,
  paused: z.boolean(),
  /** null while it is paused. */
  nextAt: z.iso.datetime().nullable(),
  /** The time it last fired for, late or not; null: never. */
  lastAt: z.iso.datetime().nullable(),
  lastRuns: z.array(idOf('run')),
  /** What went wrong with the last firing; null: nothing. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Schedule = z.infer<typeof Schedule>;
export const SchedulePage = pageOf(Schedule);

/** What firing now has queued. */
export const ScheduleFired = z.object({ scheduleId: idOf('schedule'), runs: z.array(idOf('run')) });
export type ScheduleFired = z.infer<typeof ScheduleFired>;
