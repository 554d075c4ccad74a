import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ArtifactFile, BrowserHost, BrowserRun } from '@smokejumper/browser';
import {
  type ArtifactLink,
  type Brain,
  type ComparedPictures,
  type FlowObserver,
  type FlowOutcome,
  type FlowRunInput,
  isAppError,
  type Log,
  type Mailbox,
  type ModelSettings,
  type RetryPolicyPatch,
  type RunResult,
  type SnapshotRecord,
} from '@smokejumper/contracts';
import type { PreparedFlow } from '../flows/prepared-flow.ts';
import { type BaselineStore, fileName } from '../plans/baselines.ts';
import type { PlanStore } from '../plans/store.ts';
import type { RunProgress } from '../reporters/progress.ts';
import type { ReportedRun } from '../reporters/reported-run.ts';
import type { SignIn } from './sign-ins.ts';
import { type Try, tryAll } from './try-all.ts';

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
  /** The values in a browser's state that let somebody in. */
  secretsInState: (storageState: string) => Promise<string[]>;
  /** Hides secret values in what is reported. */
  hide: (secrets: readonly string[]) => Promise<<T>(value: T) => T>;
}

export interface RunHereInput {
  flow: PreparedFlow;
  /** What it begins with; null: nothing. `why` there is no sign-in: nothing is tried. */
  signIn: SignIn | null;
  /** Takes what the run leaves in its browser, for flows that begin with it; null: none does. */
  leave: ((signIn: SignIn) => void) | null;
  brain: Brain;
  /** How often it is tried again, by what ended a try. */
  retries: RetryPolicyPatch;
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
  const missing = input.signIn !== null && 'why' in input.signIn ? input.signIn.why : null;
  const { outcome, artifacts, storageState, attempts, flaky } =
    missing === null
      ? await tryFlow({ ...deps, baselines: onceFor(deps.baselines.of(owner)) }, input)
      : { ...notBegun(flow, missing), ...nothingTried };
  const hide = await deps.hide(await secretsOf(deps, input));
  const durationMs = Math.round(performance.now() - began);
  const result = toResult(flow.name, hide(outcome), {
    artifacts,
    durationMs,
    attempts,
    flaky,
    cancelled: input.signal.aborted,
  });
  input.leave?.(storageState === null ? { why: hide(howItEnded(outcome)) } : { storageState });
  if (outcome.verdict === 'passed' && outcome.plan !== null) await deps.plans?.save(owner, outcome.plan);
  const run: ReportedRun = { file: flow.file, startedAt, result };
  progress.ended(run);
  return run;
}

/** All tries of a run share what it has stored. */
function onceFor(pictures: ReturnType<BaselineStore['of']>): BaselineStore {
  return { of: () => pictures };
}

const nothingTried = { storageState: null, attempts: 1, flaky: false };

/** Each try after the first has a folder of its own in the run's. */
function tryFlow(deps: RunHereDeps, input: RunHereInput) {
  const { retries, folder, signal } = input;
  return tryAll(
    retries,
    ({ number, replay }) =>
      attempt(
        { ...deps, plans: replay ? deps.plans : null },
        { ...input, folder: number === 1 ? folder : join(folder, `attempt-${number}`) },
      ),
    { signal },
  );
}

async function attempt(deps: RunHereDeps, input: RunHereInput): Promise<Try> {
  const { flow, folder } = input;
  const snapshots: NamedFile[] = [];
  const secrets = await secretsOf(deps, input);
  let run: BrowserRun | null = null;
  try {
    run = await deps.browser.openRun(
      {
        ...flow.browsing,
        artifactsDir: folder,
        baseUrl: flow.baseUrl,
        storageState: stateOf(input),
        trace: true,
        secrets,
      },
      { signal: input.signal },
    );
    const outcome = await runIn(deps, input, { run, snapshots });
    const leaves = input.leave !== null && outcome.verdict === 'passed';
    const storageState = leaves ? await run.storageState() : null;
    if (storageState !== null) run.hide(await deps.secretsInState(storageState));
    const hide = await deps.hide(secrets);
    await tell(hide(outcome.transcript ?? null), folder, snapshots);
    const files = [...snapshots, ...(await run.finish())];
    return { outcome, artifacts: files.map((file) => link(file, deps.cwd)), storageState };
  } catch (error) {
    const files = await (run?.finish() ?? Promise.resolve([])).catch(() => []);
    const artifacts = [...snapshots, ...files].map((file) => link(file, deps.cwd));
    return { outcome: broken(error), artifacts, storageState: null };
  } finally {
    await run?.close();
  }
}

async function runIn(
  deps: RunHereDeps,
  input: RunHereInput,
  parts: { run: BrowserRun; snapshots: NamedFile[] },
): Promise<FlowOutcome> {
  const { flow } = input;
  const hidden = await hiddenOf(deps, input);
  const hide = await deps.hide([...Object.values(flow.secrets), ...hidden]);
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
      hidden: hidden.filter(({ length }) => length <= longestHidden),
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
        differs: async (name, pictures) => {
          parts.snapshots.push(...(await keepDifference(input.folder, name, pictures)));
        },
      },
    },
  );
}

/** In characters, of what the agent looks for in every snapshot. */
const longestHidden = 200;

async function secretsOf(deps: RunHereDeps, input: RunHereInput): Promise<string[]> {
  return [...Object.values(input.flow.secrets), ...(await hiddenOf(deps, input))];
}

/** What is secret and never typed. */
async function hiddenOf(deps: RunHereDeps, input: RunHereInput): Promise<string[]> {
  const storageState = stateOf(input);
  return [...input.flow.hidden, ...(storageState === null ? [] : await deps.secretsInState(storageState))];
}

function stateOf({ signIn }: RunHereInput): string | null {
  return signIn !== null && 'storageState' in signIn ? signIn.storageState : null;
}

function howItEnded({ verdict, summary }: FlowOutcome): string {
  const how = {
    passed: 'left nothing',
    failed: 'failed',
    inconclusive: 'was inconclusive',
    errored: 'could not be run',
  };
  return `${how[verdict]}: ${summary}`;
}

function notBegun(flow: PreparedFlow, why: string): { outcome: FlowOutcome; artifacts: ArtifactLink[] } {
  const ours = why.startsWith('could not be run');
  const summary = `It begins with the sign-in of "${flow.needs}", which ${why} Nothing was tried.`;
  const verdict = ours ? ({ verdict: 'errored', failureClass: 'infrastructure' } as const) : unsure;
  return { outcome: { ...nothing, ...verdict, summary }, artifacts: [] };
}

const unsure = { verdict: 'inconclusive', failureClass: 'no_evidence' } as const;

function observe(
  input: RunHereInput,
  { snapshots, hide }: { snapshots: NamedFile[]; hide: <T>(value: T) => T },
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
async function tell(transcript: string | null, folder: string, files: NamedFile[]): Promise<void> {
  if (transcript === null) return;
  const path = join(folder, 'transcript.jsonl');
  await mkdir(folder, { recursive: true });
  await appendFile(path, transcript);
  if (files.some((file) => file.path === path)) return;
  files.push({ kind: 'transcript', path, contentType: 'application/jsonl', step: null });
}

async function keepDifference(folder: string, name: string, pictures: ComparedPictures): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const kind of ['expected', 'actual', 'difference'] as const) {
    const png = pictures[kind];
    if (png === null) continue;
    const path = join(folder, 'differences', `${fileName(name)}.${kind}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, png);
    files.push({ kind, path, contentType: 'image/png', step: null, name });
  }
  return files;
}

/** A file, with the name of the baseline if it is one of a comparison. */
type NamedFile = ArtifactFile & { name?: string };

function link(file: NamedFile, cwd: string): ArtifactLink {
  const short = relative(cwd, file.path);
  const path = short.startsWith('..') ? file.path : short;
  const { kind, step, name } = file;
  return { kind, path, ...(step === null ? {} : { step }), ...(name === undefined ? {} : { name }) };
}

function broken(error: unknown): FlowOutcome {
  const why = isAppError(error) || error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    verdict: 'errored',
    failureClass: 'infrastructure',
    summary: `We could not run the flow: ${why}`,
    ...nothing,
  };
}

const nothing = {
  steps: [],
  expectations: [],
  refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  pageErrors: [],
  plan: null,
};

function toResult(
  flow: string,
  outcome: FlowOutcome,
  facts: Pick<RunResult, 'artifacts' | 'durationMs' | 'attempts' | 'flaky'> & { cancelled: boolean },
): RunResult {
  const { plan: _plan, transcript: _transcript, ...shown } = outcome;
  const { cancelled, ...rest } = facts;
  const base = { flow, ...shown, ...rest };
  if (!cancelled) return { ...base, status: 'finished' };
  return {
    ...base,
    status: 'cancelled',
    flaky: false,
    verdict: null,
    failureClass: null,
    summary: 'Stopped at the terminal',
  };
}
