import { exitCodeOf, exitCodes } from '../exit-code.ts';
import type { ServerCommandDeps } from './deps.ts';
import { fetchRun, followToEnd, reportedOf } from './follow.ts';

/**
 * `smokejumper show`: one run with its steps, as JSON or as it would be told here. `--watch` follows one that has not
 * ended. The exit code is the verdict's; a run that has not ended is no error.
 */
export async function showRunCommand(
  deps: ServerCommandDeps,
  input: { runId: string; json: boolean; watch: boolean },
): Promise<number> {
  const server = await deps.server();
  const { runId } = input;
  const run = await fetchRun(server, runId);
  if (input.json && !input.watch) {
    deps.out(`${JSON.stringify(run, null, 2)}\n`);
    return run.verdict === null ? exitCodes.passed : exitCodeOf([run]);
  }
  const progress = deps.progress({ mixed: false }).began({ flow: run.flow, file: runId, number: 1, total: 1 });
  if (input.watch) {
    const { result } = await followToEnd(server, { runId, progress, signal: deps.signal });
    if (input.json) deps.out(`${JSON.stringify(result, null, 2)}\n`);
    return deps.signal.aborted ? exitCodes.interrupted : exitCodeOf([result]);
  }
  for (const step of run.steps) progress.stepFinished(step);
  progress.ended(reportedOf(run));
  return run.verdict === null ? exitCodes.passed : exitCodeOf([run]);
}
