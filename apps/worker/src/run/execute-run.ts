import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserRun, createRedactor, type Redactor, secretsInState } from '@smokejumper/browser';
import { type FlowOutcome, isAppError, type Log, mayBeSignedOut } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  concludeAttempt,
  keepBaselines,
  keepStorageState,
  type NewArtifact,
  recordArtifacts,
  releaseRun,
  reserveBytes,
  type SystemContext,
  signInFirst,
} from '@smokejumper/core';
import type { WorkerDeps } from '../deps.ts';
import { type ArtifactSink, createArtifactSink } from './artifacts.ts';
import { createRunBaselines, type RunBaselines } from './baselines.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { modelOfRun } from './model-of-run.ts';
import { createStepRecorder } from './observer.ts';
import { persist } from './persist.ts';
import { hiddenOf, runOptions, secretsOf } from './run-options.ts';

/**
 * How a claimed run ended here: with an outcome (and the sign-in it leaves to other flows), or because our own side
 * broke.
 */
type Ending = { outcome: FlowOutcome; storageState: string | null } | { broken: string };

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
  const redactor = createRedactor(secretsOf(claimed));
  const grant = async (bytes: number): Promise<boolean> =>
    !claimed.artifactsLimited || persist(() => reserveBytes(ctx, { lease, bytes }), keeper);
  const sink = createArtifactSink(ctx, { store: deps.store, lease, grant });
  const baselines = createRunBaselines(ctx, { ...input, store: deps.store, sink, folder });
  log.info({ flow: claimed.flow.name }, 'run started');
  try {
    const ending = await attempt(deps, { ...input, folder, sink, baselines, log, redactor });
    await settle(ctx, { claimed, ending, keeper, sink, baselines });
  } catch (error) {
    if (!isAppError(error, 'lease_lost') && keeper.stopped() === null) throw error;
  } finally {
    await keeper.end();
    await sink.dropOrphans();
    await rm(folder, { recursive: true, force: true });
    log.info({ stopped: keeper.stopped() }, 'run ended here');
  }
}

/** In characters, of what the agent looks for in every snapshot; longer ones are taken out of what is stored. */
const longestHidden = 200;

interface Attempt {
  claimed: ClaimedRun;
  keeper: LeaseKeeper;
  folder: string;
  sink: ArtifactSink;
  baselines: RunBaselines;
  log: Log;
  redactor: Redactor;
}

async function attempt(deps: WorkerDeps, input: Attempt): Promise<Ending> {
  const { claimed, keeper, folder, log } = input;
  let run: BrowserRun | null = null;
  try {
    run = await deps.browser.openRun(runOptions(claimed, folder), { signal: keeper.signal });
    const outcome = await runInBrowser(deps, input, run);
    if (run.died.aborted) return { broken: 'The browser died' };
    if (outcome.failureClass === 'infrastructure') return { broken: input.redactor.text(outcome.summary) };
    const storageState = claimed.signsIn && outcome.verdict === 'passed' ? await run.storageState() : null;
    // Known only now, and secret from its first byte on.
    if (storageState !== null) run.hide(secretsInState(storageState));
    await keepFiles(deps, input, { run, transcript: outcome.transcript ?? null });
    return { outcome: withLeftOut(input.redactor.result(outcome), input.sink.leftOut()), storageState };
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
      hidden: hiddenOf(claimed).filter(({ length }) => length <= longestHidden),
      signedIn: claimed.signedIn?.renewable === true,
      brain: claimed.brain,
      plan: claimed.plan,
      budgets: claimed.budgets,
      recording: run.recording,
      observer: createStepRecorder({ ...deps.ctx, log }, { lease: claimed.lease, sink, signal, redactor }),
      filesDir: null,
      mailbox: deps.mailbox,
      baselines: input.baselines,
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
  const artifacts: NewArtifact[] = [...input.baselines.compared()];
  for (const file of await run.finish()) {
    const artifact = await sink.file(file);
    if (artifact !== null) artifacts.push(artifact);
  }
  const told = transcript === null ? null : await sink.transcript(redactor.text(transcript), null);
  if (told !== null) artifacts.push(told);
  await persist(() => recordArtifacts(deps.ctx, { lease: claimed.lease, artifacts }), keeper);
  sink.kept(artifacts);
}

/** A verdict stands without the files that show how it came about, but says that they are missing. */
function withLeftOut(outcome: FlowOutcome, files: number): FlowOutcome {
  if (files === 0) return outcome;
  const which = files === 1 ? 'One file of it was' : `${files} files of it were`;
  const why = "the workspace's limit of bytes of artifacts a month leaves no room.";
  return { ...outcome, summary: `${outcome.summary} ${which} not kept: ${why}` };
}

async function settle(
  ctx: SystemContext,
  input: { claimed: ClaimedRun; ending: Ending; keeper: LeaseKeeper; sink: ArtifactSink; baselines: RunBaselines },
): Promise<void> {
  const { claimed, ending, keeper, sink, baselines } = input;
  const { lease } = claimed;
  if ('outcome' in ending) {
    const { outcome, storageState } = ending;
    if (claimed.signedIn?.renewable === true && mayBeSignedOut(outcome)) {
      ctx.log.info({ failureClass: outcome.failureClass }, 'run signs in anew');
      await persist(() => signInFirst(ctx, { lease, refused: outcome }), keeper);
      return;
    }
    // Before the verdict: with it, those that wait for this sign-in begin.
    if (storageState !== null && !(await persist(() => keepStorageState(ctx, { lease, storageState }), keeper))) {
      ctx.log.warn({ characters: storageState.length }, 'what the run left in its browser is too long to be kept');
    }
    const pictures = outcome.verdict === 'failed' || outcome.verdict === 'errored' ? [] : baselines.stored();
    if (pictures.length > 0) {
      const { look } = baselines;
      const keys = await persist(() => keepBaselines(ctx, { lease, look, pictures }), keeper);
      sink.kept(keys.map((key) => ({ key })));
    }
    const how = await persist(() => concludeAttempt(ctx, { lease, outcome }), keeper);
    ctx.log.info({ verdict: outcome.verdict, failureClass: outcome.failureClass }, `run ${how}`);
    return;
  }
  ctx.log.warn({ reason: ending.broken }, 'run given up');
  await persist(() => releaseRun(ctx, { lease, reason: ending.broken, spent: true }), keeper);
}

function sentence(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
