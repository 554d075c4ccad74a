import type {
  DeploymentOrigin,
  DeploymentReport,
  Evidence,
  FailureClass,
  RefSummary,
  RunReport,
  RunStatus,
  Verdict,
} from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';

const withNames = {
  flow: { select: { file: true } },
  flowVersion: { select: { name: true } },
  environment: { select: { name: true } },
};

/** What those outside need of a run; null when it is gone. `publicUrl` is where people reach this service. */
export async function runReport(tx: Tx, input: { runId: string; publicUrl: string | null }): Promise<RunReport | null> {
  const run = await tx.run.findFirst({ where: { id: input.runId }, include: withNames });
  if (!run) return null;
  const { startedAt, finishedAt } = run;
  const ended = run.status === 'finished' && run.verdict !== 'passed';
  const where = { runId: run.id, attempt: run.attempts };
  return {
    runId: run.id,
    flowId: run.flowId,
    flow: run.flowVersion.name,
    file: run.flow.file,
    environment: run.environment.name,
    status: run.status as RunStatus,
    verdict: run.verdict as Verdict | null,
    failureClass: run.failureClass as FailureClass | null,
    summary: run.summary,
    flaky: run.flaky,
    quarantined: run.quarantined,
    durationMs: startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
    finishedAt: finishedAt?.toISOString() ?? null,
    failingStep: ended ? await failingStepOf(tx, where) : null,
    evidence: ended ? await evidenceOf(tx, where) : null,
    refs: run.refs as RefSummary | null,
    url: pageAt(input.publicUrl, `runs/${run.id}`, run.workspaceId),
  };
}

/** A page of the dashboard, in the workspace it is of: who follows the link may be in several. */
function pageAt(publicUrl: string | null, path: string, workspaceId: string): string | null {
  return publicUrl === null ? null : `${publicUrl.replace(/\/+$/, '')}/${path}?workspace=${workspaceId}`;
}

interface AttemptKey {
  runId: string;
  attempt: number;
}

async function failingStepOf(tx: Tx, where: AttemptKey): Promise<RunReport['failingStep']> {
  const bad = ['no_effect', 'refused', 'not_found', 'not_understood'];
  const step = await tx.step.findFirst({
    where: { ...where, OR: [{ outcome: { in: bad } }, { error: { not: null } }] },
    orderBy: { index: 'asc' },
    select: { index: true, text: true, error: true },
  });
  return step;
}

async function evidenceOf(tx: Tx, where: AttemptKey): Promise<RunReport['evidence']> {
  const rows = await tx.expectation.findMany({
    where: { ...where, status: { not: 'met' } },
    orderBy: { position: 'asc' },
    select: { text: true, status: true, evidence: true },
  });
  const row = rows.find(({ status }) => status === 'not_met') ?? rows[0];
  if (!row) return null;
  return { text: row.text, quote: (row.evidence as unknown as Evidence[])[0]?.quote ?? null };
}

/** How the newest run of each flow of a deployment stands, of those that its series knows. */
export async function deploymentReport(
  tx: Tx,
  input: { deploymentId: string; series: string; publicUrl: string | null; inconclusiveAs: string },
): Promise<DeploymentReport> {
  const deployment = await tx.deployment.findFirstOrThrow({
    where: { id: input.deploymentId },
    include: { environment: { select: { name: true } } },
  });
  const newest = await tx.$queryRaw<{ id: string }[]>`
    select id from (
      select distinct on (flow_id) id, created_at from run where deployment_id = ${deployment.id}
        and created_at <= (select created_at from run where id = ${input.series})
      order by flow_id, created_at desc, id desc
    ) newest order by created_at, id`;
  const runs: RunReport[] = [];
  for (const { id } of newest) {
    const report = await runReport(tx, { runId: id, publicUrl: input.publicUrl });
    if (report) runs.push(report);
  }
  return {
    deploymentId: deployment.id,
    series: input.series,
    createdAt: deployment.createdAt.toISOString(),
    environment: deployment.environment.name,
    siteUrl: deployment.url,
    url: pageAt(input.publicUrl, `deployments/${deployment.id}`, deployment.workspaceId),
    sha: deployment.sha,
    ref: deployment.ref,
    repository: deployment.repository,
    origin: deployment.origin as DeploymentOrigin,
    inconclusiveAs: input.inconclusiveAs as DeploymentReport['inconclusiveAs'],
    runs,
  };
}
