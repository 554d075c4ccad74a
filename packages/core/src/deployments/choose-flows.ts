import type { GenericDeploy } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { invalid } from '../rules/invalid.ts';

type Choice = Pick<GenericDeploy, 'flows' | 'tags'>;

export interface ChosenFlow {
  flowId: string;
  flowVersionId: string;
}

/**
 * The flows that a deploy runs, with their current versions: the named ones, those with any of the tags, or all.
 * Throws `invalid_input` for a named flow that does not exist or is archived.
 */
export async function chooseFlows(tx: Tx, deploy: Choice): Promise<ChosenFlow[]> {
  const flows = await tx.flow.findMany({
    where: {
      archivedAt: null,
      ...(deploy.flows === undefined ? {} : { id: { in: deploy.flows } }),
      ...(deploy.tags === undefined ? {} : { tags: { hasSome: deploy.tags } }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  await refuseUnknown(tx, deploy);
  const versions = await tx.flowVersion.findMany({
    where: { OR: flows.map(({ id, currentNumber }) => ({ flowId: id, number: currentNumber })) },
    select: { id: true, flowId: true },
  });
  const versionOf = new Map(versions.map(({ id, flowId }) => [flowId, id]));
  return flows.map(({ id }) => ({ flowId: id, flowVersionId: versionOf.get(id)! }));
}

async function refuseUnknown(tx: Tx, deploy: Choice): Promise<void> {
  const named = deploy.flows ?? [];
  const known = await tx.flow.findMany({ where: { id: { in: named }, archivedAt: null }, select: { id: true } });
  const ids = new Set(known.map(({ id }) => id));
  const unknown = named.findIndex((id) => !ids.has(id));
  if (unknown >= 0) throw invalid(`/flows/${unknown}`, 'names no flow, or an archived one');
}
