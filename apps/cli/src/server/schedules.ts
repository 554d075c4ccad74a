import type { Schedule } from '@smokejumper/contracts';
import { exitCodes } from '../exit-code.ts';
import type { ServerCommandDeps } from './deps.ts';
import { findSchedule, listSchedules } from './find.ts';

/** `smokejumper schedules`: one a line, or as JSON. */
export async function listSchedulesCommand(deps: ServerCommandDeps, options: { json?: boolean }): Promise<number> {
  const schedules = await listSchedules(await deps.server());
  if (options.json === true) deps.out(`${JSON.stringify({ schedules }, null, 2)}\n`);
  else for (const schedule of schedules) deps.out(`${line(schedule)}\n`);
  return exitCodes.passed;
}

/** `smokejumper schedules pause|resume|fire`: prints the schedule as it is then, or the runs that firing has queued. */
export async function changeScheduleCommand(
  deps: ServerCommandDeps,
  input: { schedule: string; what: 'pause' | 'resume' | 'fire' },
): Promise<number> {
  const server = await deps.server();
  const path = { scheduleId: (await findSchedule(server, input.schedule)).id };
  if (input.what === 'fire') {
    const { runs } = await server.fireSchedule({ path, headers: { 'idempotency-key': deps.newKey() } });
    deps.out(`${runs.join('\n')}\n`);
    return exitCodes.passed;
  }
  const changed = input.what === 'pause' ? server.pauseSchedule({ path }) : server.resumeSchedule({ path });
  deps.out(`${line((await changed) as Schedule)}\n`);
  return exitCodes.passed;
}

function line({ id, name, cron, timeZone, nextAt, problem }: Schedule): string {
  const next = nextAt === null ? 'paused' : `next ${nextAt}`;
  return `${id}  ${cron} ${timeZone}  ${next}  ${name}${problem === null ? '' : `: ${problem}`}`;
}
