import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserRun, createRedactor, type Redactor } from '@smokejumper/browser';
import { type FlowOutcome, isAppError, type Log } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  concludeAttempt,
  type NewArtifact,
  recordArtifacts,
  releaseRun,
  type SystemContext,
} from '@smokejumper/core';
import type { WorkerDeps } from '../deps.ts';
import { type ArtifactSink, createArtifactSink } from './artifacts.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { modelOfRun } from './model-of-run.ts';
import { createStepRecorder } from './observer.ts';
import { persist } from './persist.ts';

/** How a claimed run ended here: with an outcome, or because our own side broke. */
type Ending = { outcome: FlowOutcome } | { broken: string };

/**
 * Runs one claimed run to its end: a verdict, back to the queue, or nothing at all when the lease is no longer ours.
 * Throws only what the database throws; the run is then taken back when its lease runs out.
 */
export async function executeRun(deps: WorkerDeps, input: { claimed: ClaimedRun; keeper: LeaseKeeper }): Promise<void> {
  const { claimed, keeper } = input;
  const { lease } = claimed;
  const log = deps.ctx.log.child({ runId: lease.runId, attempt: lease.attempt });
  const ctx: SystemContext = { ...deps.ctx, log };
  const folder = await mkdtemp(join(deps.settings.workFolder, 'run-'));
  const redactor = createRedactor(Object.values(claimed.secrets));
  const sink = createArtifactSink(ctx, { store: deps.store, lease });
  log.info({ flow: claimed.flow.name }, 'run started');
  try {
    const ending = await attempt(deps, { ...input, folder, sink, log, redactor });
    await settle(ctx, { lease, ending, keeper });
  } catch (error) {
    if (!isAppError(error, 'lease_lost') && keeper.stopped() === null) throw error;
  } finally {
    await keeper.end();
    await sink.dropOrphans();
    await rm(folder, { recursive: true, force: true });
    log.info({ stopped: keeper.stopped() }, 'run ended here');
  }
}

interface Attempt {
  claimed: ClaimedRun;
  keeper: LeaseKeeper;
  folder: string;
  sink: ArtifactSink;
  log: Log;
  redactor: Redactor;
}

async function attempt(deps: WorkerDeps, input: Attempt): Promise<Ending> {
  const { claimed, keeper, folder, log } = input;
  let run: BrowserRun | null = null;
  try {
    run = await deps.browser.openRun(
      {
        artifactsDir: folder,
        viewport: claimed.viewport,
        locale: claimed.locale,
        trace: true,
        secrets: Object.values(claimed.secrets),
      },
      { signal: keeper.signal },
    );
    const outcome = await runInBrowser(deps, input, run);
    if (run.died.aborted) return { broken: 'The browser died' };
    if (outcome.failureClass === 'infrastructure') return { broken: input.redactor.text(outcome.summary) };
    await keepFiles(deps, input, { run, transcript: outcome.transcript ?? null });
    return { outcome: input.redactor.result(outcome) };
  } catch (err) {
    if (keeper.stopped() !== null || isAppError(err, 'lease_lost')) throw err;
    log.warn({ err }, 'the run broke on our side');
    return { broken: run?.died.aborted ? 'The browser died' : input.redactor.text(sentence(err)) };
  } finally {
    await run?.close();
  }
}

async function runInBrowser(deps: WorkerDeps, input: Attempt, run: BrowserRun): Promise<FlowOutcome> {
  const { claimed, keeper, sink, log, redactor } = input;
  const { flow } = claimed;
  const signal = AbortSignal.any([keeper.signal, run.died]);
  const connectivity = deps.connectivityTo(new URL(flow.url, flow.baseUrl).href);
  const outcome = await deps.runFlow(
    { log, signal, now: () => performance.now(), random: Math.random, connectivity },
    {
      context: run.context,
      flow: { name: flow.name, spec: flow.spec, baseUrl: flow.baseUrl, url: flow.url },
      variables: claimed.variables,
      secrets: claimed.secrets,
      brain: claimed.brain,
      plan: claimed.plan,
      budgets: claimed.budgets,
      recording: run.recording,
      observer: createStepRecorder({ ...deps.ctx, log }, { lease: claimed.lease, sink, signal, redactor }),
      filesDir: null,
      mailbox: deps.mailbox,
      model: modelOfRun({
        override: claimed.model,
        own: deps.model ?? null,
        lend: deps.settings.lendModelKey,
      }),
      modelCallsBefore: claimed.modelCallsBefore,
    },
  );
  keeper.signal.throwIfAborted();
  return outcome;
}

/** Evidence belongs to the verdict: it is in the store before the run is finished. */
async function keepFiles(
  deps: WorkerDeps,
  input: Attempt,
  { run, transcript }: { run: BrowserRun; transcript: string | null },
): Promise<void> {
  const { sink, keeper, claimed, redactor } = input;
  const artifacts: NewArtifact[] = [];
  for (const file of await run.finish()) {
    const artifact = await sink.file(file);
    if (artifact !== null) artifacts.push(artifact);
  }
  if (transcript !== null) artifacts.push(await sink.transcript(redactor.text(transcript), null));
  await persist(() => recordArtifacts(deps.ctx, { lease: claimed.lease, artifacts }), keeper);
  sink.kept(artifacts);
}

async function settle(
  ctx: SystemContext,
  input: { lease: ClaimedRun['lease']; ending: Ending; keeper: LeaseKeeper },
): Promise<void> {
  const { lease, ending, keeper } = input;
  if ('outcome' in ending) {
    const how = await persist(() => concludeAttempt(ctx, { lease, outcome: ending.outcome }), keeper);
    ctx.log.info({ verdict: ending.outcome.verdict, failureClass: ending.outcome.failureClass }, `run ${how}`);
    return;
  }
  ctx.log.warn({ reason: ending.broken }, 'run given up');
  await persist(() => releaseRun(ctx, { lease, reason: ending.broken, spent: true }), keeper);
}

function sentence(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
