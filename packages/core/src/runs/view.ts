import {
  type ExpectationResult,
  type FailureClass,
  noUsage,
  type Run,
  type RunListItem,
  type RunStatus,
  type RunTrigger,
  type StepResult,
  type Usage,
  type Verdict,
} from '@smokejumper/contracts';

interface RunRow {
  id: string;
  flowId: string;
  environmentId: string;
  deploymentId: string | null;
  trigger: string;
  status: string;
  verdict: string | null;
  failureClass: string | null;
  summary: string | null;
  flaky: boolean;
  quarantined: boolean;
  attempts: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  flowVersion: { name: string };
}

/** What is read with a run for a list. */
export const withFlowName = { flowVersion: { select: { name: true } } };

export function runListView(row: RunRow): RunListItem {
  const { startedAt, finishedAt } = row;
  return {
    id: row.id,
    flow: row.flowVersion.name,
    flowId: row.flowId,
    environmentId: row.environmentId,
    deploymentId: row.deploymentId,
    trigger: row.trigger as RunTrigger,
    status: row.status as RunStatus,
    verdict: row.verdict as Verdict | null,
    failureClass: row.failureClass as FailureClass | null,
    summary: row.summary,
    flaky: row.flaky,
    quarantined: row.quarantined,
    attempts: row.attempts,
    durationMs: startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
    createdAt: row.createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

interface RunParts {
  steps: StepResult[];
  expectations: ExpectationResult[];
  artifacts: Run['artifacts'];
  refs: Run['refs'];
  waitsFor: string[];
}

export function runView(row: RunRow & { usage: unknown; budgets: unknown; pageErrors: unknown }, parts: RunParts): Run {
  return {
    ...runListView(row),
    ...parts,
    budgets: row.budgets as Run['budgets'],
    usage: (row.usage as Usage | null) ?? noUsage,
    pageErrors: (row.pageErrors as Run['pageErrors'] | null) ?? [],
  };
}
