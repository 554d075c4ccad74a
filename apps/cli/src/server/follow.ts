import { Run, type RunEvent } from '@smokejumper/contracts';
import type { Smokejumper } from '@smokejumper/sdk';
import type { RunProgress } from '../reporters/progress.ts';
import { onServer, type ReportedRun } from '../reporters/reported-run.ts';

/** Follows one run to its end and tells what happens; the run as the server has it then. */
export async function followToEnd(
  server: Smokejumper,
  input: { runId: string; file?: string | undefined; progress: RunProgress; signal: AbortSignal },
): Promise<ReportedRun> {
  const { runId, progress, signal } = input;
  for await (const event of server.watchRun({ runId, signal })) tell(event, progress);
  const run = await fetchRun(server, runId);
  const reported = reportedOf(run, input.file);
  if (!signal.aborted) progress.ended(reported);
  return reported;
}

/** One run, checked against the schema of contracts. Throws ProblemError. */
export async function fetchRun(server: Smokejumper, runId: string): Promise<Run> {
  return Run.parse(await server.getRun({ path: { runId } }));
}

export function reportedOf(run: Run, file: string = onServer): ReportedRun {
  return { file, startedAt: Date.parse(run.startedAt ?? run.createdAt), result: run };
}

function tell({ event }: RunEvent, progress: RunProgress): void {
  if (event.type === 'step.finished') progress.stepFinished(event.step);
  if (event.type === 'run.usage') progress.modelUsed(event.usage);
}
