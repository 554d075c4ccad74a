import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Deployment, HookCreated, HookReceipt, HookSource, Page, Run, RunListItem } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { type Harness, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

// Whole payloads in the shape each service documents, with made-up values; the bytes of the files are what is signed.
const payload = (name: string) => readFileSync(join(import.meta.dirname, 'payloads', `${name}.json`), 'utf8');

const secret = 'a-webhook-secret-of-32-characters';
/** Made with `openssl dgst -hmac` over the files, and the JWS with Python's hmac: not with the code that verifies. */
const vectors = {
  github: 'sha256=02c6682c3ef2a03adeced347222313c8965eac1e10ccd74dd14e692b904e4b1f',
  vercel: '04b9c617945c2dc5dea3020c1c9280ea0efd5a85',
  netlify:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJuZXRsaWZ5Iiwic2hhMjU2IjoiN2ExZGI1YjA1NzVhNzc5ZjU3MzRjNzUzODljZGRmMzI3Njk2NTA1OGU0NWZlOTZiNTM3MTQ0YjhiOTFiZDNiZCJ9.irkUK10ZsEvnVJ5m3IvYgk6XUc5yiAzL7RbU4SHyeXw',
};

let api: Harness;
before(async () => {
  api = await startApi();
});
after(() => api.close());

async function hooked(source: HookSource, environmentName: string) {
  const us = await api.tenant(source);
  const environment = await us.environment(environmentName);
  await us.flow();
  const hook = await us.post<HookCreated>(`/v1/environments/${environment.id}/hooks`, { source });
  if (source !== 'generic') {
    const url = `/v1/environments/${environment.id}/hooks/${hook.id}/secret`;
    assert.equal((await us.ask({ method: 'PUT', url, body: { value: secret } })).statusCode, 204);
  }
  return { us, hook };
}

function post(hook: HookCreated, body: string, headers: Record<string, string>) {
  const url = new URL(hook.url).pathname;
  return api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

const github = (event: string, delivery: string, signature: string) => ({
  'x-github-event': event,
  'x-github-delivery': delivery,
  'x-hub-signature-256': signature,
});

function standard(hook: HookCreated, body: string): Record<string, string> {
  const at = new Date();
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(hook.secret).sign('msg_1', at, body),
  };
}

const preview = 'https://pr-42.shop.example';
const cases: [HookSource, string, string, string, (hook: HookCreated, body: string) => Record<string, string>][] = [
  ['github', 'staging', 'github-deployment-status', preview, () => github('deployment_status', 'd-1', vectors.github)],
  ['gitlab', 'staging', 'gitlab-deployment', preview, () => ({ 'x-gitlab-token': secret })],
  [
    'vercel',
    'preview',
    'vercel-deployment-ready',
    'https://shop-git-feature-totals-acme.vercel.example',
    () => ({ 'x-vercel-signature': vectors.vercel }),
  ],
  [
    'netlify',
    'deploy-preview',
    'netlify-deploy-succeeded',
    'https://deploy-preview-42--shop.netlify.example',
    () => ({ 'x-webhook-signature': vectors.netlify }),
  ],
  ['generic', 'staging', 'generic-deploy', preview, standard],
];

for (const [source, environment, name, url, sign] of cases) {
  test(`a whole payload of ${source} with a signature made elsewhere is one deployment of its commit, however often it comes`, async () => {
    const { us, hook } = await hooked(source, environment);
    const body = payload(name);
    const altered = body.replace('feature/totals', 'feature/others');
    // GitLab's token says who sends, not what: only its signature covers the body.
    if (source !== 'gitlab') problemOf(await post(hook, altered, sign(hook, body)), 401, 'signature_invalid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(hook, body, sign(hook, body))));
    for (const answer of answers) assert.equal(answer.statusCode, 202, answer.body);
    const all = (await us.get<Page<Deployment>>('/v1/deployments')).data;
    assert.equal(all.length, 1);
    assert.deepEqual(
      [all[0]?.url, all[0]?.sha, all[0]?.repository, all[0]?.runs.length],
      [url, '4f2a9c1d8e7b60a5c3f1e2d4b6a89705c1d3e5f7', 'acme/shop', 1],
    );
    const tables = await api.database.asOwner<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    assert.ok(tables.length > 10);
    for (const { name: table } of source === 'netlify' ? tables : []) {
      const rows = JSON.stringify(await api.database.asOwner(`select * from "${table}"`));
      assert.ok(!rows.includes('netlify-log-token-not-to-be-kept'), table);
    }
  });
}

/** Ends every run that waits, ours as failed. */
async function failAll(us: Tenant): Promise<string[]> {
  const work = workOf(api.system);
  const open = async () =>
    (await us.get<Page<RunListItem>>('/v1/runs')).data.filter(({ status }) => status === 'queued');
  while ((await open()).length > 0) {
    const claimed = await work.claim();
    await work.finish(claimed, { verdict: 'failed', failureClass: 'page_error' });
  }
  return (await us.get<Page<RunListItem>>('/v1/runs')).data.map(({ id }) => id);
}

async function rerunOnce(us: Tenant, send: (delivery: string) => ReturnType<typeof post>): Promise<void> {
  const known = await failAll(us);
  const results: string[] = [];
  // Again while what the first asked for still waits, under its own id and under another one.
  for (const delivery of ['r-1', 'r-1', 'r-2']) {
    const answer = await send(delivery);
    assert.equal(answer.statusCode, 202, answer.body);
    results.push(answer.json<HookReceipt>().result);
  }
  assert.deepEqual(results, ['rerun', 'ignored', 'ignored']);
  const all = (await us.get<Page<RunListItem>>('/v1/runs')).data;
  assert.equal(all.length, known.length + 1, 'one run more, however often it was asked for');
  const fresh = all.find(({ id }) => !known.includes(id));
  const run = await us.get<Run>(`/v1/runs/${fresh?.id}`);
  assert.equal(run.trigger, 'rerun');
  assert.ok(run.deploymentId);
}

test('GitHub’s re-run of a check, of all checks of the commit, and by our own button each run again once', async () => {
  const { us, hook } = await hooked('github', 'staging');
  await post(hook, payload('github-deployment-status'), github('deployment_status', 'd-1', vectors.github));
  const [first = ''] = await failAll(us);
  const send = (name: string, event: string) => (delivery: string) => {
    const body = payload(name).replaceAll('@RUN@', first);
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    return post(hook, body, github(event, `${name} ${delivery}`, signature));
  };
  await rerunOnce(us, send('github-check-run-rerequested', 'check_run'));
  await rerunOnce(us, send('github-check-run-requested-action', 'check_run'));
  await rerunOnce(us, send('github-check-suite-rerequested', 'check_suite'));
  const other = await hooked('github', 'staging');
  const body = payload('github-check-suite-rerequested');
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const strange = await post(other.hook, body, github('check_suite', 'x', signature));
  assert.equal(strange.json<HookReceipt>().result, 'ignored', 'a commit that was never deployed here');
});

test('Vercel’s re-request of a check runs its deployment again once', async () => {
  const { us, hook } = await hooked('vercel', 'preview');
  const send = (name: string, id?: string) => {
    const body = id === undefined ? payload(name) : payload(name).replace('evt_again', id);
    return post(hook, body, { 'x-vercel-signature': createHmac('sha1', secret).update(body).digest('hex') });
  };
  assert.equal((await send('vercel-check-rerequested')).json<HookReceipt>().result, 'ignored');
  await send('vercel-deployment-ready');
  assert.equal((await send('vercel-deployment-succeeded')).json<HookReceipt>().runs.length, 1);
  await rerunOnce(us, (delivery) => send('vercel-check-rerequested', delivery));
});
