import type { DeliveryResult, DeploymentReport, OpenTarget } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import type { HttpAnswer } from '../http.ts';
import { isGood, jsonOf, refused, unanswered } from '../results.ts';
import { pageOf, shorten, standingOf, title } from '../text.ts';

const conclusions = { success: 'succeeded', failure: 'failed', cancelled: 'canceled' } as const;

/** A run of a Vercel check (v2) of a deployment: created once, then updated. */
export async function sendVercelCheck(
  ctx: SendContext,
  input: {
    target: Extract<OpenTarget, { kind: 'vercel' }>;
    report: DeploymentReport;
    external: Record<string, string>;
  },
): Promise<DeliveryResult> {
  const { target, report } = input;
  const ask = (method: 'POST' | 'PATCH', path: string, body: object): Promise<HttpAnswer> => {
    const team = target.teamId === undefined ? '' : `?${new URLSearchParams({ teamId: target.teamId })}`;
    const base = `${target.apiUrl.replace(/\/+$/, '')}/v2/deployments/${encodeURIComponent(report.origin.externalId ?? '')}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${target.token}` };
    return ctx.http({ method, url: `${base}/check-runs${path}${team}`, headers, body: JSON.stringify(body) }, ctx);
  };
  let external: Record<string, string> = {};
  try {
    let id = input.external.checkRunId;
    if (id === undefined) {
      const made = await ask('POST', '', { checkId: target.checkId });
      if (!isGood(made)) return refused(made, ctx.now());
      id = String(jsonOf(made).id);
      external = { checkRunId: id };
    }
    const answer = await ask('PATCH', `/${encodeURIComponent(id)}`, stateOf(report));
    if (!isGood(answer)) return { ...refused(answer, ctx.now()), external };
    return { outcome: 'sent', status: answer.status, detail: `check run ${id}`, external };
  } catch (error) {
    return { ...unanswered(error), external };
  }
}

function stateOf(report: DeploymentReport): object {
  const standing = standingOf(report);
  const page = pageOf(report);
  const ends = report.runs.map(({ finishedAt }) => (finishedAt === null ? 0 : Date.parse(finishedAt)));
  return {
    externalId: report.series,
    ...(page === null ? {} : { externalUrl: page }),
    ...(standing.state === 'done'
      ? {
          status: 'completed',
          conclusion: conclusions[standing.conclusion],
          completedAt: Math.max(Date.parse(report.createdAt), ...ends),
        }
      : { status: standing.state }),
    conclusionText: shorten(title(report), 250),
  };
}
