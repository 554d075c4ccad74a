import { mkdir } from 'node:fs/promises';
import { isAppError } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  onDelivery,
  onMail,
  onOutbox,
  onRunCancelled,
  reapRuns,
  releaseRun,
  settleLeftWaits,
  sweepAccounts,
  sweepExpired,
} from '@smokejumper/core';
import type { Workers } from '@smokejumper/queue';
import type { WorkerDeps } from './deps.ts';
import { executeRuns } from './handlers/execute-runs.ts';
import { planNotification } from './handlers/plan-notification.ts';
import { sendDelivery } from './handlers/send-delivery.ts';
import { ringDueDeliveries } from './loops/deliveries.ts';
import { every, type Loop } from './loops/every.ts';
import { sendDueMails } from './loops/mails.ts';
import { relayOutbox } from './loops/relay.ts';
import { startRetention } from './loops/retention.ts';
import { startScheduler } from './loops/schedules.ts';
import { createDispatcher, type Dispatcher } from './run/dispatcher.ts';
import { executeRun } from './run/execute-run.ts';
import { keepLease, type LeaseKeeper } from './run/lease-keeper.ts';

export type { RunFlow, WorkerDeps, WorkerSettings } from './deps.ts';

export interface Worker {
  /** Begins to take runs. Throws AppError `unavailable` when the queue cannot be reached. */
  start(): Promise<void>;
  /**
   * Takes no more runs, lets those under way finish for at most `drainMs`, then gives the rest back to the queue with
   * their attempt. Nothing of the worker goes on after it.
   */
  stop(options: { drainMs: number }): Promise<void>;
  /** How many runs are under way. */
  active(): number;
}

/** How long runs that were aborted may take to close their pages and give their lease back, in milliseconds. */
const abortGraceMs = 15_000;
const sweepMs = 10 * 60_000;

/** Joins the queue, the database, the browser and the agent. Opens nothing of its own and closes nothing of its deps. */
export function createWorker(deps: WorkerDeps): Worker {
  const { ctx, settings } = deps;
  const keepers = new Map<string, LeaseKeeper>();
  const execute = (claimed: ClaimedRun): Promise<void> => executeOne(deps, keepers, claimed);
  const dispatcher = createDispatcher(deps, execute);
  let loops: Loop[] = [];
  let workers: Workers | null = null;
  const forget: (() => void)[] = [];

  return {
    start: async () => {
      await mkdir(settings.workFolder, { recursive: true });
      forget.push(await onRunCancelled(deps.listener, (runId) => nudge(keepers, runId)));
      workers = await deps.board.work(
        {
          'run.execute': (_payload, context) => executeRuns(dispatcher, context),
          'notify.deliver': (payload) => planNotification(deps, payload),
          'delivery.send': (payload, context) => sendDelivery(deps, payload, context),
        },
        {
          concurrency: {
            'run.execute': settings.concurrency,
            'notify.deliver': 4,
            'delivery.send': settings.deliveries,
          },
        },
      );
      const relay = startRelay(deps);
      const deliveries = startDeliveries(deps);
      loops = [relay, deliveries, ...startLoops(deps, dispatcher)];
      forget.push(await onOutbox(deps.listener, relay.nudge));
      forget.push(await onDelivery(deps.listener, deliveries.nudge));
      const mails = startMails(deps);
      loops.push(mails);
      forget.push(await onMail(deps.listener, mails.nudge));
    },
    stop: async ({ drainMs }) => {
      await Promise.all(loops.map((loop) => loop.stop()));
      const drained = await dispatcher.drain(drainMs);
      if (!drained) {
        ctx.log.warn({ runs: keepers.size }, 'runs under way go back to the queue');
        for (const keeper of keepers.values()) keeper.stop('drain');
        await dispatcher.drain(abortGraceMs);
      }
      await workers?.close({ timeoutMs: 1_000 });
      for (const each of forget.splice(0)) each();
    },
    active: dispatcher.active,
  };
}

function startRelay(deps: WorkerDeps): Loop {
  return every(deps.ctx, { name: 'relay', ms: deps.settings.relayMs, work: () => relayOutbox(deps) });
}

function startDeliveries(deps: WorkerDeps): Loop {
  return every(deps.ctx, { name: 'deliveries', ms: deps.settings.relayMs, work: () => ringDueDeliveries(deps) });
}

function startMails(deps: WorkerDeps): Loop {
  return every(deps.ctx, { name: 'mails', ms: deps.settings.relayMs, work: () => sendDueMails(deps) });
}

function startLoops(deps: WorkerDeps, dispatcher: Dispatcher): Loop[] {
  const { ctx, settings } = deps;
  const reap = async (): Promise<void> => {
    const { requeued, errored } = await reapRuns(ctx);
    if (requeued + errored > 0) ctx.log.warn({ requeued, errored }, 'took back runs of a worker that is gone');
    await settleLeftWaits(ctx);
  };
  return [
    startScheduler(ctx),
    every(ctx, { name: 'accounts', ms: sweepMs, work: () => sweepAccounts(ctx) }),
    every(ctx, { name: 'poll', ms: settings.pollMs, work: dispatcher.poll }),
    every(ctx, { name: 'reaper', ms: settings.reapMs, work: reap }),
    startRetention(deps),
    every(ctx, { name: 'sweep', ms: sweepMs, work: async () => void (await sweepExpired(ctx)) }),
  ];
}

async function executeOne(deps: WorkerDeps, keepers: Map<string, LeaseKeeper>, claimed: ClaimedRun): Promise<void> {
  const { lease } = claimed;
  const keeper = keepLease(deps.ctx, { ...deps.settings, lease, elapsed: () => performance.now() });
  keepers.set(lease.runId, keeper);
  try {
    await executeRun(deps, { claimed, keeper });
  } finally {
    keepers.delete(lease.runId);
  }
  if (keeper.stopped() !== 'drain') return;
  try {
    await releaseRun(deps.ctx, { lease, reason: 'The worker was shut down', spent: false });
  } catch (error) {
    if (!isAppError(error, 'lease_lost')) throw error;
  }
}

function nudge(keepers: ReadonlyMap<string, LeaseKeeper>, runId: string | null): void {
  for (const [id, keeper] of keepers) if (runId === null || runId === id) keeper.nudge();
}
