import type { Brain, RunTrigger } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvents } from './append-event.ts';

/** How often a run is tried when workers die or fail under it. */
const maxAttempts = 3;

export interface NewRun {
  flowId: string;
  flowVersionId: string;
  environmentId: string;
  deploymentId: string | null;
  rerunOfId: string | null;
  trigger: RunTrigger;
  brain: Brain;
  priority: number;
  baseUrl: string;
  variables: Record<string, string>;
  idempotencyKey: string | null;
}

export interface CreatedRun {
  id: string;
  status: 'queued' | 'running' | 'finished' | 'cancelled';
  createdAt: string;
}

/** Queues runs, each with its first event, and rings. Needs `admit`. */
export async function insertRuns(tx: Tx, ctx: CoreContext, runs: readonly NewRun[]): Promise<CreatedRun[]> {
  const { workspaceId } = ctx;
  const now = ctx.clock.now();
  const rows = runs.map((run) => ({
    ...run,
    id: ctx.newId('run'),
    workspaceId,
    status: 'queued',
    attemptsLeft: maxAttempts,
    createdBy: ctx.actor.id,
    createdAt: now,
    queuedAt: now,
  }));
  const runIds = rows.map(({ id }) => id);
  await tx.run.createMany({ data: rows });
  await appendEvents(tx, { runIds, at: now, event: { type: 'run.queued' } });
  await ring(tx, ctx, { workspaceId, topic: 'run.execute', runIds });
  return rows.map(({ id }) => ({ id, status: 'queued', createdAt: now.toISOString() }));
}
