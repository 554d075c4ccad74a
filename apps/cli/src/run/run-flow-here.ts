import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ArtifactFile, BrowserHost, BrowserRun } from '@smokejumper/browser';
import {
  type ArtifactLink,
  type Brain,
  type FlowObserver,
  type FlowOutcome,
  type FlowRunInput,
  isAppError,
  type Log,
  type Mailbox,
  type ModelSettings,
  type RunResult,
  type SnapshotRecord,
} from '@smokejumper/contracts';
import type { PreparedFlow } from '../flows/prepared-flow.ts';
import { type BaselineStore, fileName } from '../plans/baselines.ts';
import type { PlanStore } from '../plans/store.ts';
import type { RunProgress } from '../reporters/progress.ts';
import type { ReportedRun } from '../reporters/reported-run.ts';

/** Whether our own way to an address is good. */
export type Connectivity = (seam: { signal: AbortSignal }) => Promise<boolean>;

/** Runs one flow in a browser context; answers a value however the run went, unless it is aborted. */
export type RunFlow = (
  ctx: { log: Log; now(): number; random(): number; signal: AbortSignal; connectivity: Connectivity },
  input: FlowRunInput & { context: BrowserRun['context'] },
) => Promise<FlowOutcome>;

export interface RunHereDeps {
  log: Log;
  cwd: string;
  browser: Pick<BrowserHost, 'openRun'>;
  runFlow: RunFlow;
  connectivityTo(address: string): Connectivity;
  /** null: `--no-replay`. */
  plans: PlanStore | null;
  /** Pictures that later runs are compared with; kept with `--no-replay` too, since they say what is expected. */
  baselines: BaselineStore;
  mailbox: Mailbox | null;
  /** null: flows are run without a model. */
  model: ModelSettings | null;
  /** Hides secret values in what is reported. */
  hide: (secrets: readonly string[]) => Promise<<T>(value: T) => T>;
}

export interface RunHereInput {
  flow: PreparedFlow;
  brain: Brain;
  /** Folder for what this run leaves behind. */
  folder: string;
  progress: RunProgress;
  signal: AbortSignal;
}

/** Runs one flow on this machine and reports it. Never throws for what the site, the browser or the flow did. */
export async function runFlowHere(deps: RunHereDeps, input: RunHereInput): Promise<ReportedRun> {
  const { flow, progress } = input;
  const startedAt = Date.now();
  const began = performance.now();
  const owner = { file: flow.file, flow: flow.name };
  const { outcome, artifacts } = await attempt(deps, input);
  const hide = await deps.hide(Object.values(flow.secrets));
  const durationMs = Math.round(performance.now() - began);
  const result = toResult(flow.name, hide(outcome), { artifacts, durationMs, cancelled: input.signal.aborted });
  if (outcome.verdict === 'passed' && outcome.plan !== null) await deps.plans?.save(owner, outcome.plan);
  const run: ReportedRun = { file: flow.file, startedAt, result };
  progress.ended(run);
  return run;
}

async function attempt(
  deps: RunHereDeps,
  input: RunHereInput,
): Promise<{ outcome: FlowOutcome; artifacts: ArtifactLink[] }> {
  const { flow, folder } = input;
  const snapshots: ArtifactFile[] = [];
  let run: BrowserRun | null = null;
  try {
    run = await deps.browser.openRun(
      {
        artifactsDir: folder,
        viewport: flow.viewport,
        locale: flow.locale,
        trace: true,
        secrets: Object.values(flow.secrets),
      },
      { signal: input.signal },
    );
    const outcome = await runIn(deps, input, { run, snapshots });
    const hide = await deps.hide(Object.values(flow.secrets));
    await tell(hide(outcome.transcript ?? null), folder, snapshots);
    const files = [...snapshots, ...(await run.finish())];
    return { outcome, artifacts: files.map((file) => link(file, deps.cwd)) };
  } catch (error) {
    const files = await (run?.finish() ?? Promise.resolve([])).catch(() => []);
    return { outcome: broken(error), artifacts: [...snapshots, ...files].map((file) => link(file, deps.cwd)) };
  } finally {
    await run?.close();
  }
}

async function runIn(
  deps: RunHereDeps,
  input: RunHereInput,
  parts: { run: BrowserRun; snapshots: ArtifactFile[] },
): Promise<FlowOutcome> {
  const { flow } = input;
  const hide = await deps.hide(Object.values(flow.secrets));
  const signal = AbortSignal.any([input.signal, parts.run.died]);
  const plan = (await deps.plans?.load({ file: flow.file, flow: flow.name })) ?? null;
  const connectivity = deps.connectivityTo(new URL(flow.url, flow.baseUrl).href);
  return deps.runFlow(
    { log: deps.log, now: () => performance.now(), random: Math.random, signal, connectivity },
    {
      context: parts.run.context,
      flow: { name: flow.name, spec: flow.spec, baseUrl: flow.baseUrl, url: flow.url },
      variables: flow.variables,
      secrets: flow.secrets,
      brain: input.brain,
      plan,
      budgets: flow.budgets,
      recording: parts.run.recording,
      observer: observe(input, { snapshots: parts.snapshots, hide }),
      filesDir: dirname(flow.file),
      mailbox: deps.mailbox,
      model: deps.model,
      baselines: {
        ...deps.baselines.of({ file: flow.file, flow: flow.name }),
        differs: async (name, png) => {
          parts.snapshots.push(await keepDifference(input.folder, { name, png }));
        },
      },
    },
  );
}

function observe(
  input: RunHereInput,
  { snapshots, hide }: { snapshots: ArtifactFile[]; hide: <T>(value: T) => T },
): FlowObserver {
  return {
    stepStarted: ({ text }) => input.progress.stepStarted(text),
    modelUsed: (usage) => input.progress.modelUsed(usage),
    stepFinished: async (step, evidence) => {
      if (evidence.snapshot !== null) snapshots.push(await keep(hide(evidence.snapshot), input.folder, step.index));
      await tell(hide(evidence.transcript ?? null), input.folder, snapshots);
      input.progress.stepFinished(hide(step));
    },
  };
}

async function keep(snapshot: SnapshotRecord, folder: string, step: number): Promise<ArtifactFile> {
  const path = join(folder, 'snapshots', `${snapshot.id.replace(/[^\w.-]/g, '_')}.txt`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${snapshot.url}\n${snapshot.title}\n\n${snapshot.text}\n`);
  return { kind: 'snapshot', path, contentType: 'text/plain', step };
}

// One file for the whole run: what was asked of the model and what it answered, a line each.
async function tell(transcript: string | null, folder: string, files: ArtifactFile[]): Promise<void> {
  if (transcript === null) return;
  const path = join(folder, 'transcript.jsonl');
  await mkdir(folder, { recursive: true });
  await appendFile(path, transcript);
  if (files.some((file) => file.path === path)) return;
  files.push({ kind: 'transcript', path, contentType: 'application/jsonl', step: null });
}

async function keepDifference(folder: string, { name, png }: { name: string; png: Uint8Array }): Promise<ArtifactFile> {
  const path = join(folder, 'differences', `${fileName(name)}.png`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
  return { kind: 'screenshot', path, contentType: 'image/png', step: null };
}

function link(file: ArtifactFile, cwd: string): ArtifactLink {
  const short = relative(cwd, file.path);
  const path = short.startsWith('..') ? file.path : short;
  return { kind: file.kind, path, ...(file.step === null ? {} : { step: file.step }) };
}

function broken(error: unknown): FlowOutcome {
  const why = isAppError(error) || error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    verdict: 'errored',
    failureClass: 'infrastructure',
    summary: `We could not run the flow: ${why}`,
    steps: [],
    expectations: [],
    refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
    pageErrors: [],
    plan: null,
  };
}

function toResult(
  flow: string,
  outcome: FlowOutcome,
  facts: { artifacts: ArtifactLink[]; durationMs: number; cancelled: boolean },
): RunResult {
  const { plan: _plan, transcript: _transcript, ...shown } = outcome;
  const { artifacts, durationMs, cancelled } = facts;
  const base = { flow, flaky: false, attempts: 1, durationMs, ...shown, artifacts };
  if (!cancelled) return { ...base, status: 'finished' };
  return { ...base, status: 'cancelled', verdict: null, failureClass: null, summary: 'Stopped at the terminal' };
}
