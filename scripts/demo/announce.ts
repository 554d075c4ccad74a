import { createHmac, randomUUID } from 'node:crypto';
import type { Deployment, HookCreated, HookReceipt } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';

/** One deploy as the demo announces it. */
export interface DemoDeploy {
  name: string;
  sha: string;
  url: string;
  environment: string;
}

export const repository = 'acme/shop';

/** As GitHub announces a deployment that succeeded: a `deployment_status`, signed with the hook's secret. */
export async function announceAsGitHub(hook: HookCreated, deploy: DemoDeploy): Promise<string[]> {
  const { sha, url, environment } = deploy;
  const raw = JSON.stringify({
    action: 'created',
    deployment_status: { id: 1, state: 'success', environment, environment_url: url },
    deployment: { id: 1, sha, ref: 'main', environment, task: 'deploy' },
    repository: { id: 3, full_name: repository },
    installation: { id: 7 },
  });
  const receipt = await post<HookReceipt>(hook.url, raw, {
    'x-github-event': 'deployment_status',
    'x-github-delivery': randomUUID(),
    'x-hub-signature-256': `sha256=${createHmac('sha256', hook.secret).update(raw).digest('hex')}`,
  });
  return receipt.runs;
}

/** As any CI system announces a deploy: signed by Standard Webhooks, and for the flows it names. */
export async function announceAsAnybody(hook: HookCreated, deploy: DemoDeploy, flows: string[]): Promise<string[]> {
  const { sha, url, environment } = deploy;
  const raw = JSON.stringify({ url, environment, sha, ref: 'main', repository, flows });
  const id = `msg_${randomUUID()}`;
  const at = new Date();
  const deployment = await post<Deployment>(hook.url, raw, {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(hook.secret).sign(id, at, raw),
  });
  return deployment.runs;
}

async function post<T>(url: string, body: string, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await answer.text();
  if (answer.status !== 202) throw new Error(`the deploy hook answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
