import type { RunListItem, RunStatus, Verdict } from '@smokejumper/contracts';
import { exitCodes } from '../exit-code.ts';
import { oneLine } from '../reporters/reported-run.ts';
import type { ServerCommandDeps } from './deps.ts';
import { findEnvironment, findFlows } from './find.ts';
import { given } from './given.ts';

export interface ListRunsOptions {
  flow?: string;
  environment?: string;
  status?: RunStatus;
  verdict?: Verdict;
  limit: number;
  json?: boolean;
}

/** `smokejumper runs`: the newest runs, one a line, or as JSON. */
export async function listRunsCommand(deps: ServerCommandDeps, options: ListRunsOptions): Promise<number> {
  const server = await deps.server();
  const [flow] = await findFlows(server, options.flow === undefined ? [] : [options.flow]);
  const environment =
    options.environment === undefined ? undefined : await findEnvironment(server, options.environment);
  const { limit, status, verdict } = options;
  const { data } = await server.listRuns({
    query: { limit, ...given({ flowId: flow?.id, environmentId: environment?.id, status, verdict }) },
    signal: deps.signal,
  });
  if (options.json === true) deps.out(`${JSON.stringify({ runs: data }, null, 2)}\n`);
  else for (const run of data) deps.out(`${line(run as RunListItem)}\n`);
  return exitCodes.passed;
}

function line(run: RunListItem): string {
  const verdict = run.verdict ?? run.status;
  const kind = run.failureClass === null ? '' : ` (${run.failureClass})`;
  const what = run.summary === null ? '' : `: ${oneLine(run.summary)}`;
  return `${run.id}  ${run.createdAt}  ${verdict}${kind}  ${run.flow}${run.verdict === 'passed' ? '' : what}`;
}
