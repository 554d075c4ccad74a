import type { DeliveryResult, DeploymentReport, OpenTarget } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import { GitHubRefusal, gitHubAsApp, gitHubWithToken } from '../github/api.ts';
import { checkName, putCheck } from '../github/check.ts';
import { putComment } from '../github/comment.ts';
import { refused, unanswered } from '../results.ts';
import { pageOf, shorten, standingOf, title } from '../text.ts';

type Target<K extends OpenTarget['kind']> = Extract<OpenTarget, { kind: K }>;

const repositoryForm = /^[\w.-]+\/[\w.-]+$/;

/** The check of a deployment, and, once it is done, the comment on its pull request. */
export async function sendCheck(
  ctx: SendContext,
  input: { target: Target<'github'>; report: DeploymentReport; external: Record<string, string>; attempt: number },
): Promise<DeliveryResult> {
  const { target, report } = input;
  if (!repositoryForm.test(report.repository ?? '')) return noRepository;
  const installationId = target.installationId ?? report.origin.installationId;
  const github = gitHubAsApp(ctx, { app: { ...target, installationId }, repository: report.repository! });
  let external: Record<string, string> = {};
  try {
    external = await putCheck(github, input);
    const done = standingOf(report).state === 'done';
    const comment = done && target.comment && report.newest !== false ? `, ${await putComment(github, report)}` : '';
    return { outcome: 'sent', status: 200, detail: `check ${external.checkId}${comment}`, external };
  } catch (error) {
    return { ...failure(ctx, error), external };
  }
}

const statusOf = { success: 'success', failure: 'failure', cancelled: 'error' } as const;

/** A commit status, for those without an App. */
export async function sendCommitStatus(
  ctx: SendContext,
  input: { target: Target<'github_status'>; report: DeploymentReport },
): Promise<DeliveryResult> {
  const { target, report } = input;
  if (!repositoryForm.test(report.repository ?? '')) return noRepository;
  const standing = standingOf(report);
  const state = standing.state !== 'done' ? 'pending' : standing.couldNotRun ? 'error' : statusOf[standing.conclusion];
  const page = pageOf(report);
  try {
    await gitHubWithToken(ctx, target).ask('POST', `/repos/${report.repository}/statuses/${report.sha}`, {
      state,
      context: checkName(report),
      description: shorten(title(report), 140),
      ...(page === null ? {} : { target_url: page }),
    });
    return { outcome: 'sent', status: 201, detail: state };
  } catch (error) {
    return failure(ctx, error);
  }
}

const noRepository: DeliveryResult = {
  outcome: 'failed',
  status: null,
  detail: 'The deployment names no repository of the form owner/name.',
};

function failure(ctx: SendContext, error: unknown): DeliveryResult {
  return error instanceof GitHubRefusal ? refused(error.answer, ctx.now()) : unanswered(error);
}
