import { dirname, join } from 'node:path';
import type { BrowserHost, BrowserRun } from '@smokejumper/browser';
import {
  type Brain,
  type FlowObserver,
  type FlowOutcome,
  type FlowRunInput,
  type Log,
  type Mailbox,
  type ModelSettings,
  mayBeSignedOut,
  type RetryPolicyPatch,
  type Usage,
} from '@smokejumper/contracts';
import type { PreparedFlow } from '../flows/prepared-flow.ts';
import type { BaselineStore } from '../plans/baselines.ts';
import type { PlanStore } from '../plans/store.ts';
import type { RunProgress } from '../reporters/progress.ts';
import type { ReportedRun } from '../reporters/reported-run.ts';
import { keepDifference, keepSnapshot, keepTranscript, type LeftFile, linkTo } from './left-files.ts';
import { afterRefusal, broken, leftNothing, notBegun, toResult } from './outcomes.ts';
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
  /** Signs in for this run alone; null: the sign-in it begins with is nobody else's, or it begins with none. */
  signInAnew: (() => Promise<{ signIn: SignIn; usage: Usage }>) | null;
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
  const missing = input.signIn !== null && 'why' in input.signIn ? input.signIn : null;
  const { outcome, artifacts, storageState, attempts, flaky, secrets } =
    missing === null
      ? await trySignedIn({ ...deps, baselines: onceFor(deps.baselines.of(owner)) }, input)
      : { ...notBegun(flow, missing), ...nothingTried, secrets: await secretsOf(deps, input) };
  const hide = await deps.hide(secrets);
  const durationMs = Math.round(performance.now() - began);
  const result = toResult(flow.name, hide(outcome), {
    artifacts,
    durationMs,
    attempts,
    flaky,
    cancelled: input.signal.aborted,
  });
  input.leave?.(storageState === null ? hide(leftNothing(outcome)) : { storageState });
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

/** Where the sign-in may no longer be accepted because others have begun with it too: once more, with one of its own. */
async function trySignedIn(deps: RunHereDeps, input: RunHereInput) {
  const secrets = await secretsOf(deps, input);
  const first = await tryFlow(deps, input);
  const isRefused = mayBeSignedOut(first.outcome) && !hasActed(first.outcome) && !input.signal.aborted;
  const anew = isRefused ? await input.signInAnew?.() : undefined;
  if (anew === undefined || 'why' in anew.signIn) return { ...first, secrets };
  const own = { ...input, signIn: anew.signIn, folder: join(input.folder, 'signed-in-anew') };
  const again = await tryFlow(deps, own);
  return {
    ...again,
    outcome: afterRefusal(first.outcome, anew.usage, again.outcome),
    artifacts: [...first.artifacts, ...again.artifacts],
    secrets: [...secrets, ...(await secretsOf(deps, own))],
  };
}

/** What it did there is not done twice: whoever is signed out does not get so far. */
const hasActed = ({ steps }: FlowOutcome) =>
  steps.some(
    ({ action, outcome }) =>
      (outcome === 'done' || outcome === 'no_effect') && action !== 'navigate' && !action.startsWith('assert'),
  );

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
  const left: LeftFile[] = [];
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
    const outcome = await runIn(deps, input, { run, left });
    const leaves = input.leave !== null && outcome.verdict === 'passed';
    const storageState = leaves ? await run.storageState() : null;
    if (storageState !== null) run.hide(await deps.secretsInState(storageState));
    const hide = await deps.hide(secrets);
    await keepTranscript(hide(outcome.transcript ?? null), folder, left);
    const files = [...left, ...(await run.finish())];
    return { outcome, artifacts: files.map((file) => linkTo(file, deps.cwd)), storageState };
  } catch (error) {
    const files = await (run?.finish() ?? Promise.resolve([])).catch(() => []);
    const artifacts = [...left, ...files].map((file) => linkTo(file, deps.cwd));
    return { outcome: broken(error), artifacts, storageState: null };
  } finally {
    await run?.close();
  }
}

async function runIn(
  deps: RunHereDeps,
  input: RunHereInput,
  parts: { run: BrowserRun; left: LeftFile[] },
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
      signedIn: stateOf(input) !== null,
      brain: input.brain,
      plan,
      budgets: flow.budgets,
      recording: parts.run.recording,
      observer: observe(input, { left: parts.left, hide }),
      filesDir: dirname(flow.file),
      mailbox: deps.mailbox,
      model: deps.model,
      baselines: {
        ...deps.baselines.of({ file: flow.file, flow: flow.name }),
        differs: async (name, pictures) => {
          parts.left.push(...(await keepDifference(input.folder, name, pictures)));
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

function observe(input: RunHereInput, { left, hide }: { left: LeftFile[]; hide: <T>(value: T) => T }): FlowObserver {
  return {
    stepStarted: ({ text }) => input.progress.stepStarted(text),
    modelUsed: (usage) => input.progress.modelUsed(usage),
    stepFinished: async (step, evidence) => {
      if (evidence.snapshot !== null) left.push(await keepSnapshot(hide(evidence.snapshot), input.folder, step.index));
      await keepTranscript(hide(evidence.transcript ?? null), input.folder, left);
      input.progress.stepFinished(hide(step));
    },
  };
}
