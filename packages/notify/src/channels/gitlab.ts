import type { DeliveryResult, DeploymentReport, OpenTarget } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import { checkName } from '../github/check.ts';
import { digestOf, isGood, refused, unanswered } from '../results.ts';
import { pageOf, shorten, standingOf, title } from '../text.ts';

const conclusions = { success: 'success', failure: 'failed', cancelled: 'canceled' } as const;

/** A commit status of GitLab. Being told a state it has already is a 400 of its own there, and as good as sent. */
export async function sendGitLabStatus(
  ctx: SendContext,
  input: { target: Extract<OpenTarget, { kind: 'gitlab' }>; report: DeploymentReport },
): Promise<DeliveryResult> {
  const { target, report } = input;
  const project = report.origin.projectId ?? report.repository;
  if (!project) return { outcome: 'failed', status: null, detail: 'The deployment names no project.' };
  const standing = standingOf(report);
  const state =
    standing.state === 'done' ? conclusions[standing.conclusion] : standing.state === 'queued' ? 'pending' : 'running';
  const page = pageOf(report);
  const body = JSON.stringify({
    state,
    name: checkName(report),
    description: shorten(title(report), 255),
    ...(page === null ? {} : { target_url: page }),
    ...(report.ref === null ? {} : { ref: report.ref }),
  });
  const bodyDigest = digestOf(body);
  const url = `${target.apiUrl.replace(/\/+$/, '')}/projects/${encodeURIComponent(project)}/statuses/${report.sha}`;
  const headers = { 'content-type': 'application/json', 'private-token': target.token };
  try {
    const answer = await ctx.http({ method: 'POST', url, headers, body }, ctx);
    const same = answer.status === 400 && /cannot transition status/i.test(answer.text);
    if (isGood(answer) || same) return { outcome: 'sent', status: answer.status, detail: state, bodyDigest };
    return { ...refused(answer, ctx.now()), bodyDigest };
  } catch (error) {
    return { ...unanswered(error), bodyDigest };
  }
}
