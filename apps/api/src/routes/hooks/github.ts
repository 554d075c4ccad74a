import { idOf } from '@smokejumper/contracts';
import { z } from 'zod';
import { checkPart } from '../../validation.ts';
import { type HookEvent, serviceHook } from './service.ts';
import { toldChoice } from './told-choice.ts';
import { addressOf, one, shaOf, textOf, verifyHmac } from './verify.ts';

const description = `A webhook of a repository or an App, signed with the hook's secret (\`X-Hub-Signature-256\`). Of
\`deployment_status\` a \`success\` is tested at its \`environment_url\`, without one at the environment's own address;
the re-run button of a check (\`check_run\`) or of all checks of a commit (\`check_suite\`) runs again what did not
pass, or all of it when all passed. Everything else is answered with \`ignored\`.`;

const Installation = z.looseObject({ id: z.number().int() }).optional();

const DeploymentStatus = z.looseObject({
  deployment_status: z.looseObject({
    state: z.string(),
    environment: z.string().optional(),
    environment_url: z.unknown().optional(),
  }),
  deployment: z.looseObject({
    id: z.number(),
    sha: z.unknown().optional(),
    ref: z.unknown().optional(),
    environment: z.string(),
    payload: z.unknown().optional(),
  }),
  repository: z.looseObject({ full_name: z.unknown().optional() }),
  installation: Installation,
});

const CheckRun = z.looseObject({
  action: z.string(),
  check_run: z.looseObject({ external_id: z.string().nullable() }),
  requested_action: z.looseObject({ identifier: z.string() }).optional(),
});

const CheckSuite = z.looseObject({
  action: z.string(),
  check_suite: z.looseObject({ head_sha: z.unknown().optional() }),
  repository: z.looseObject({ full_name: z.unknown().optional() }),
});

const RunId = idOf('run');
const DeploymentId = idOf('deployment');

export const githubHookRoute = serviceHook({
  source: 'github',
  summary: 'Receive a webhook of GitHub',
  description,
  verify({ body, headers, secret }) {
    const header = 'x-hub-signature-256';
    verifyHmac({ body, secret, header, value: one(headers[header]), algorithm: 'sha256', prefix: 'sha256=' });
  },
  // A hook made on GitHub's page sends a form unless told otherwise.
  jsonOf({ body, headers }) {
    const isForm = one(headers['content-type']).startsWith('application/x-www-form-urlencoded');
    return isForm ? (new URLSearchParams(body).get('payload') ?? '') : body;
  },
  read({ payload, headers }) {
    const event = one(headers['x-github-event']);
    const deliveryId = one(headers['x-github-delivery']);
    if (deliveryId === '') return { kind: 'ignored', reason: 'X-GitHub-Delivery is missing.' };
    if (event === 'deployment_status') return readDeployment(checkPart(DeploymentStatus, payload, ''), deliveryId);
    if (event === 'check_run') return readCheck(checkPart(CheckRun, payload, ''), deliveryId);
    if (event === 'check_suite') return readSuite(checkPart(CheckSuite, payload, ''), deliveryId);
    return { kind: 'ignored', reason: `Nothing follows from ${event || 'an event without a name'}.` };
  },
});

function readDeployment(payload: z.output<typeof DeploymentStatus>, deliveryId: string): HookEvent {
  const { deployment, deployment_status: status } = payload;
  if (status.state !== 'success') return { kind: 'ignored', reason: `The deployment is ${status.state}.` };
  const installationId = payload.installation?.id;
  return {
    kind: 'deploy',
    deliveryId,
    environment: status.environment ?? deployment.environment,
    url: addressOf(status.environment_url),
    sha: shaOf(deployment.sha),
    ref: textOf(deployment.ref),
    repository: textOf(payload.repository.full_name),
    origin: installationId === undefined ? {} : { installationId },
    ...toldChoice(deployment.payload, '/deployment/payload'),
  };
}

function readCheck(payload: z.output<typeof CheckRun>, deliveryId: string): HookEvent {
  const asked =
    payload.action === 'rerequested' ||
    (payload.action === 'requested_action' && payload.requested_action?.identifier === 'rerun');
  if (!asked) return { kind: 'ignored', reason: `Nothing follows from a check that is ${payload.action}.` };
  const { external_id: of } = payload.check_run;
  const run = RunId.safeParse(of);
  // The check of a deploy that no flow fitted is named by the deployment.
  if (DeploymentId.safeParse(of).success) return { kind: 'ignored', reason: 'No flow was chosen for its deploy.' };
  if (!run.success) return { kind: 'ignored', reason: 'The check is not one of ours.' };
  return { kind: 'rerun', deliveryId, of: { runId: run.data } };
}

/** “Re-run all checks” of a commit names no check of ours, but the commit. */
function readSuite(payload: z.output<typeof CheckSuite>, deliveryId: string): HookEvent {
  if (payload.action !== 'rerequested') return { kind: 'ignored', reason: `The check suite is ${payload.action}.` };
  const [sha, repository] = [shaOf(payload.check_suite.head_sha), textOf(payload.repository.full_name)];
  if (sha === undefined || repository === undefined) return { kind: 'ignored', reason: 'It names no commit.' };
  return { kind: 'rerun', deliveryId, of: { sha, repository } };
}
