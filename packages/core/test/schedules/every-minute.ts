import { type CoreContext, createSchedule } from '../../src/index.ts';
import type { Fixture, seed } from '../fixture.ts';

/** A workspace with a flow and an environment. */
export interface Tenant {
  ctx: CoreContext;
  ids: Awaited<ReturnType<typeof seed>>;
}

/** Gives each tenant so many schedules of the full minute: one by its verb, the others as copies of it. */
export async function planEveryMinute(
  fixture: Pick<Fixture, 'database'>,
  input: { tenants: readonly Tenant[]; each: number },
): Promise<void> {
  for (const { ctx, ids } of input.tenants) {
    await createSchedule(ctx, {
      name: 'Every minute',
      environmentId: ids.environmentId,
      cron: '* * * * *',
      timeZone: 'Europe/Vienna',
      flows: [ids.flowId],
      tags: [],
      files: [],
      suite: null,
      missed: 'all',
    });
  }
  await fixture.database.asOwner(
    `insert into schedule select (jsonb_populate_record(s, jsonb_build_object('id', 'sch_' || left(md5(s.id || n), 26)))).*
     from schedule s, generate_series(2, $1) n`,
    [input.each],
  );
}
