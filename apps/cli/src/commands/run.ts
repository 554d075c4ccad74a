import { join, resolve } from 'node:path';
import type { BrowserHost, EgressSettings } from '@smokejumper/browser';
import { AppError, type Log, type Mailbox, type ModelSettings } from '@smokejumper/contracts';
import { exitCodeOf, exitCodes } from '../exit-code.ts';
import { inOrderOfNeeds, neededBy } from '../flows/in-order.ts';
import { loadFlows } from '../flows/load-flows.ts';
import { prepareFlow } from '../flows/prepare-flow.ts';
import { type PreparedFlow, startHost } from '../flows/prepared-flow.ts';
import { createBaselineStore } from '../plans/baselines.ts';
import { createPlanStore } from '../plans/store.ts';
import type { RunCommandOptions } from '../program.ts';
import type { Progress } from '../reporters/progress.ts';
import type { ReportedRun } from '../reporters/reported-run.ts';
import { writeReports } from '../reporters/write.ts';
import { runAll } from '../run/run-all.ts';
import { type RunFlow, type RunHereDeps, runFlowHere } from '../run/run-flow-here.ts';
import { signInAnew } from '../run/sign-in-anew.ts';
import { createSignIns } from '../run/sign-ins.ts';
import { slug } from '../slug.ts';

export interface RunCommandDeps {
  log: Log;
  cwd: string;
  signal: AbortSignal;
  now: () => Date;
  /** null: none is set. */
  model: ModelSettings | null;
  /** The value of a secret from the environment. */
  secret(name: string): string | undefined;
  allowPrivate: EgressSettings['allowPrivate'];
  launch(options: { headless: boolean; egress: EgressSettings }): Promise<BrowserHost>;
  runFlow: RunFlow;
  connectivityTo: RunHereDeps['connectivityTo'];
  hide: RunHereDeps['hide'];
  secretsInState: RunHereDeps['secretsInState'];
  /** null: flows that read mail have none to read. */
  mailbox(): Promise<Mailbox | null>;
  progress(options: { mixed: boolean }): Progress;
  out: (text: string) => void;
}

/**
 * `smokejumper run`. Throws AppError for a bad flow file, a missing variable or an address that is not known, before
 * any browser starts; answers the exit code.
 */
export async function runCommand(
  deps: RunCommandDeps,
  input: { files: string[]; options: RunCommandOptions },
): Promise<number> {
  const { options } = input;
  if (options.brain === 'model' && deps.model === null) {
    throw new AppError('not_configured', '--brain model needs a model: set SMOKEJUMPER_MODEL, e.g. to anthropic:NAME');
  }
  const flows = await prepareAll(deps, input);
  const times = { start: deps.now().getTime(), stop: 0 };
  const runs = await runFlows(deps, flows, options, times.start);
  times.stop = deps.now().getTime();
  await writeReports({ out: deps.out, at: (path) => resolve(deps.cwd, path) }, options, { runs, times });
  return deps.signal.aborted ? exitCodes.interrupted : exitCodeOf(runs.map((run) => run.result));
}

async function prepareAll(
  deps: RunCommandDeps,
  { files, options }: { files: string[]; options: RunCommandOptions },
): Promise<PreparedFlow[]> {
  const settings = {
    baseUrl: options.baseUrl,
    variables: options.var ?? {},
    secret: (name: string) => options.secret?.[name] ?? deps.secret(name),
  };
  const loaded = await loadFlows(files, { cwd: deps.cwd });
  const entries = loaded.flatMap(({ file, content }) => content.flows.map((flow) => ({ file, content, flow })));
  refuseUnused('--var', settings.variables, new Set(entries.flatMap(({ flow }) => Object.keys(flow.variables ?? {}))));
  refuseUnused('--secret', options.secret ?? {}, new Set(entries.flatMap(({ flow }) => flow.secrets ?? [])));
  const prepared = entries.map(({ file, content, flow }) =>
    prepareFlow(flow, { file, baseUrl: content.baseUrl, settings }),
  );
  return inOrderOfNeeds(prepared);
}

function refuseUnused(option: string, given: Readonly<Record<string, string>>, declared: ReadonlySet<string>): void {
  const unknown = Object.keys(given).find((name) => !declared.has(name));
  if (unknown === undefined) return;
  throw new AppError('invalid_input', `${option} ${unknown}=…: no flow declares ${unknown}`);
}

async function runFlows(
  deps: RunCommandDeps,
  flows: readonly PreparedFlow[],
  options: RunCommandOptions,
  startedAt: number,
): Promise<ReportedRun[]> {
  const progress = deps.progress({ mixed: options.concurrency > 1 });
  const stamp = new Date(startedAt).toISOString().replace(/[:.]/g, '-');
  const folder = resolve(deps.cwd, options.artifacts ?? join('.smokejumper', 'runs', stamp));
  const planFolder = resolve(deps.cwd, options.plans ?? join('.smokejumper', 'plans'));
  const plans = options.replay ? createPlanStore(deps, planFolder) : null;
  const baselines = createBaselineStore(deps, join(planFolder, 'baselines'));
  const mailbox = await deps.mailbox();
  const alwaysAllow = [...new Set(flows.map(startHost))];
  const egress = { allowPrivate: deps.allowPrivate, alwaysAllow };
  const browser = await deps.launch({ headless: options.headed !== true, egress });
  try {
    const signIns = createSignIns(flows, (flow) => neededBy(flows, flow), deps.signal);
    const work = flows.flatMap((flow) =>
      Array.from({ length: options.repeat }, (_, repetition) => ({ flow, repetition })),
    );
    const here = { ...deps, browser, plans, baselines, mailbox };
    const shared = { brain: options.brain, signal: deps.signal };
    const runs = await runAll(
      work,
      { limit: options.concurrency, signal: deps.signal },
      async ({ flow, repetition }, index) => {
        const own = join(folder, `${String(index + 1).padStart(2, '0')}-${slug(flow.name)}`);
        const began = await signIns.of(flow, repetition);
        return runFlowHere(here, {
          ...shared,
          flow,
          signIn: began?.signIn ?? null,
          signInAnew: began?.used
            ? () => signInAnew(here, { ...shared, signIns, flow: began.source, repetition, folder: own })
            : null,
          leave: signIns.isNeeded(flow) ? (signIn) => signIns.left(flow, repetition, signIn) : null,
          retries: options.retries ?? {},
          folder: own,
          progress: progress.began({ flow: flow.name, file: flow.file, number: index + 1, total: work.length }),
        });
      },
    );
    progress.done(runs, deps.now().getTime() - startedAt);
    return runs;
  } finally {
    await browser.close();
  }
}
