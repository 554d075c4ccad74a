import { resolve } from 'node:path';
import { AppError, type Deployment } from '@smokejumper/contracts';
import type { Smokejumper } from '@smokejumper/sdk';
import { exitCodeOf, exitCodes } from '../exit-code.ts';
import type { ReportedRun } from '../reporters/reported-run.ts';
import { type ReportFiles, writeReports } from '../reporters/write.ts';
import { changedFiles } from './changed-files.ts';
import type { ServerCommandDeps } from './deps.ts';
import { findEnvironment, findFlows, findSuite } from './find.ts';
import { followToEnd } from './follow.ts';
import { given } from './given.ts';
import { repositoryPath } from './repository-path.ts';

export interface TriggerOptions extends ReportFiles {
  environment?: string;
  url?: string;
  sha?: string;
  ref?: string;
  repository?: string;
  tag?: string[];
  file?: string[];
  suite?: string;
  /** A file with the names of what has changed; `-` for standard input. */
  changedFiles?: string;
  wait?: boolean;
  /** One that passed only on another try counts as failed. */
  failOnFlaky?: boolean;
  /** Seconds to wait at most. */
  timeout: number;
  idempotencyKey?: string;
}

/**
 * `smokejumper trigger`: reports a deployment, which queues a run of each chosen flow (all, without a choice). With
 * `--wait` it follows them and answers their exit code, 1 for a flaky one with `--fail-on-flaky`; a wait that takes too long is `errored`, the runs go on.
 */
export async function triggerCommand(
  deps: ServerCommandDeps,
  input: { flows: string[]; options: TriggerOptions },
): Promise<number> {
  const { options } = input;
  const server = await deps.server();
  const deployment = await report(deps, server, input);
  const { runs } = deployment;
  if (runs.length === 0) {
    // With --changed-files nothing to run is an answer, not a mistake.
    const nothingTouched = options.changedFiles !== undefined;
    deps.err(
      nothingTouched ? 'No flow covers what has changed, so nothing runs.\n' : 'No flow was chosen, so nothing runs.\n',
    );
    return nothingTouched ? exitCodes.passed : exitCodes.usage;
  }
  deps.err(`${runs.length} run${runs.length === 1 ? '' : 's'} of ${deployment.url}\n`);
  if (options.wait !== true) {
    deps.out(`${runs.join('\n')}\n`);
    return exitCodes.passed;
  }
  return await waitFor(deps, server, { runs, options });
}

async function report(
  deps: ServerCommandDeps,
  server: Smokejumper,
  { flows, options }: { flows: string[]; options: TriggerOptions },
): Promise<Deployment> {
  const environment = await findEnvironment(server, options.environment);
  const named = await findFlows(server, flows);
  const { sha, ref, repository, tag } = options;
  const chosen = await choiceOf(deps, server, options);
  return await server.reportDeployment({
    body: {
      environmentId: environment.id,
      url: options.url ?? environment.baseUrl,
      ...given({ sha, ref, repository, tags: tag, ...chosen }),
      ...(named.length === 0 ? {} : { flows: named.map(({ id }) => id) }),
    },
    // A request that is sent again after a broken connection starts nothing a second time.
    headers: { 'idempotency-key': options.idempotencyKey ?? deps.newKey() },
    signal: deps.signal,
  });
}

async function choiceOf(
  deps: ServerCommandDeps,
  server: Smokejumper,
  { file, suite, changedFiles: list }: TriggerOptions,
) {
  const files = await Promise.all((file ?? []).map((path) => placeOf(deps, path)));
  const changed = list === undefined ? undefined : await changedFiles(deps, list);
  if (changed === null) deps.err(`${list} names no file, or too many to be told: no flow is left out.\n`);
  return {
    files: file === undefined ? undefined : files,
    suite: suite === undefined ? undefined : (await findSuite(server, suite)).id,
    changedFiles: changed,
  };
}

async function placeOf({ cwd }: ServerCommandDeps, file: string): Promise<string> {
  const path = await repositoryPath({ cwd, file });
  if (path === null) throw new AppError('invalid_input', `${file} lies outside of the repository`);
  return path;
}

async function waitFor(
  deps: ServerCommandDeps,
  server: Smokejumper,
  { runs, options }: { runs: readonly string[]; options: TriggerOptions },
): Promise<number> {
  const start = deps.now().getTime();
  const late = AbortSignal.timeout(options.timeout * 1_000);
  const signal = AbortSignal.any([deps.signal, late]);
  const progress = deps.progress({ mixed: runs.length > 1 });
  const reported = await Promise.all(
    runs.map(async (runId, index): Promise<ReportedRun> => {
      const { flow, flowId } = await server.getRun({ path: { runId } });
      const file = await fileOf(server, flowId);
      const told = progress.began({ flow, file: runId, number: index + 1, total: runs.length });
      return await followToEnd(server, { runId, file, progress: told, signal });
    }),
  );
  const stop = deps.now().getTime();
  progress.done(reported, stop - start);
  await writeReports({ out: deps.out, at: (path) => resolve(deps.cwd, path) }, options, {
    runs: reported,
    times: { start, stop },
  });
  if (deps.signal.aborted) return exitCodes.interrupted;
  if (late.aborted) deps.err(`Not all runs have ended after ${options.timeout} s; they go on at the server.\n`);
  return exitCodeOf(
    reported.map(({ result }) => result),
    { failOnFlaky: options.failOnFlaky === true },
  );
}

/** Of the repository, where the flow was pushed from one; undefined too for a key that may not read flows. */
async function fileOf(server: Smokejumper, flowId: string): Promise<string | undefined> {
  const flow = await server.getFlow({ path: { flowId } }).catch(() => null);
  return flow?.file ?? undefined;
}
