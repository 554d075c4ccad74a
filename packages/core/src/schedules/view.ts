import type { MissedFirings, Schedule } from '@smokejumper/contracts';

export interface ScheduleRow {
  id: string;
  name: string;
  environmentId: string;
  cron: string;
  timeZone: string;
  flowIds: string[];
  tags: string[];
  files: string[];
  suiteId: string | null;
  missed: string;
  nextAt: Date | null;
  pausedAt: Date | null;
  lastAt: Date | null;
  lastRuns: string[];
  problem: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export function scheduleView(row: ScheduleRow): Schedule {
  return {
    id: row.id,
    name: row.name,
    environmentId: row.environmentId,
    cron: row.cron,
    timeZone: row.timeZone,
    flows: row.flowIds,
    tags: row.tags,
    files: row.files,
    suite: row.suiteId,
    missed: row.missed as MissedFirings,
    paused: row.pausedAt !== null,
    nextAt: row.nextAt?.toISOString() ?? null,
    lastAt: row.lastAt?.toISOString() ?? null,
    lastRuns: row.lastRuns,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
