import type { Tx } from '@smokejumper/db';
import { loadEnvironment } from '../environments/load.ts';
import { refuseUnknownFlows } from '../suites/refuse-unknown-flows.ts';
import { invalid } from './invalid.ts';

interface Told {
  environmentId?: string | undefined;
  flows?: readonly string[] | undefined;
  suite?: string | null | undefined;
}

/**
 * Throws `not_found` for an environment, and `invalid_input` for a flow or a suite that is not there, and for a suite
 * beside other names. Looks only at what is told, and at whether the whole fits together.
 */
export async function refuseChoice(
  tx: Tx,
  told: Told,
  whole: { flowIds: string[]; tags: string[]; files: string[]; suiteId: string | null },
): Promise<void> {
  if (told.environmentId !== undefined) await loadEnvironment(tx, told.environmentId);
  if (whole.suiteId !== null && [whole.flowIds, whole.tags, whole.files].some(({ length }) => length > 0)) {
    throw invalid('/suite', 'is given beside flows, tags or files');
  }
  if (told.suite) {
    // Locked, so that it is not removed meanwhile.
    const suite = await tx.$queryRaw<unknown[]>`select 1 from suite where id = ${told.suite} for key share`;
    if (suite.length === 0) throw invalid('/suite', 'names no suite');
  }
  await refuseUnknownFlows(tx, told.flows ?? []);
}
