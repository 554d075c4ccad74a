import type { Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';

/** A schedule. Throws `not_found`. */
export async function loadSchedule(tx: Tx, scheduleId: string) {
  return found(await tx.schedule.findFirst({ where: { id: scheduleId } }), 'schedule', scheduleId);
}

/** As `loadSchedule`, with its row locked until the transaction ends. */
export async function lockSchedule(tx: Tx, scheduleId: string) {
  await tx.$queryRaw`select 1 from schedule where id = ${scheduleId} for update`;
  return loadSchedule(tx, scheduleId);
}
