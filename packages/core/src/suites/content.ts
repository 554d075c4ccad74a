import type { SuiteOnFailure, SuiteOrder, SuitePatch } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { invalid } from '../rules/invalid.ts';
import { refuseUnknownFlows } from './refuse-unknown-flows.ts';

/** What a suite consists of, as it is stored. */
export interface SuiteContent {
  name: string;
  flowIds: string[];
  tags: string[];
  order: SuiteOrder;
  onFailure: SuiteOnFailure;
}

/**
 * A suite as it will be. Throws `invalid_input` for flows and tags at once or neither, a flow that is not there or is
 * named twice, and for a stop where nothing comes after.
 */
export async function suiteContent(
  tx: Tx,
  wanted: SuitePatch,
  before: Omit<SuiteContent, 'name' | 'onFailure'> & { name?: string; onFailure?: SuiteOnFailure },
): Promise<SuiteContent> {
  const flowIds = wanted.flows ?? before.flowIds;
  const tags = wanted.tags ?? before.tags;
  const order = wanted.order ?? before.order;
  if (flowIds.length === 0 && tags.length === 0) throw invalid('/flows', 'is empty, and there are no tags either');
  if (flowIds.length > 0 && tags.length > 0) throw invalid('/tags', 'are given beside flows: a suite has one of them');
  const kept = wanted.order === undefined || wanted.order === before.order ? before.onFailure : undefined;
  const onFailure = wanted.onFailure ?? kept ?? (order === 'sequence' ? 'stop' : 'continue');
  if (order === 'parallel' && onFailure === 'stop') {
    throw invalid('/onFailure', 'is stop, which only a sequence can do');
  }
  await refuseUnknownFlows(tx, wanted.flows ?? []);
  return { name: wanted.name ?? before.name ?? '', flowIds, tags, order, onFailure };
}
