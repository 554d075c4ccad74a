import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Deployment, HookCreated, HookSource, Page, Run, RunListItem } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { type Harness, problemOf, startApi } from '../harness.ts';

let api: Harness;
before(async () => {
  api = await startApi({ settings: { allowPrivateHosts: ['*.dev.internal', 'shop.internal:8080'] } });
});
after(() => api.close());

interface Delivery {
  body: string;
  headers: Record<string, string>;
}

const hmac = (algorithm: string, key: string, body: string) => createHmac(algorithm, key).update(body).digest('hex');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
let count = 0;

/** A deploy at an address as each service tells of it, signed as it signs. */
const deliveries: Record<HookSource, (url: string, secret: string) => Delivery> = {
  generic(url, secret) {
    const [body, at, id] = [JSON.stringify({ url }), new Date(), `msg_${++count}`];
    const signature = new Webhook(secret).sign(id, at, body);
    const timestamp = String(Math.floor(at.getTime() / 1_000));
    return { body, headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } };
  },
  github(url, secret) {
    const status = { state: 'success', environment: 'here', environment_url: url };
    const body = JSON.stringify({
      deployment_status: status,
      deployment: { id: 1, environment: 'here' },
      repository: {},
    });
    const headers = { 'x-github-event': 'deployment_status', 'x-github-delivery': `d-${++count}` };
    return { body, headers: { ...headers, 'x-hub-signature-256': `sha256=${hmac('sha256', secret, body)}` } };
  },
  gitlab(url, secret) {
    const about = { object_kind: 'deployment', status: 'success', environment: 'here', deployment_id: ++count };
    const body = JSON.stringify({ ...about, environment_external_url: url });
    return { body, headers: { 'x-gitlab-token': secret } };
  },
  vercel(url, secret) {
    const payload = { target: 'here', deployment: { id: `dpl_${++count}`, url } };
    const body = JSON.stringify({ type: 'deployment.ready', payload });
    return { body, headers: { 'x-vercel-signature': hmac('sha1', secret, body) } };
  },
  netlify(url, secret) {
    const body = JSON.stringify({ id: `n-${++count}`, state: 'ready', context: 'here', deploy_ssl_url: url });
    const sha256 = createHash('sha256').update(body).digest('hex');
    const signed = `${part({ alg: 'HS256' })}.${part({ iss: 'netlify', sha256 })}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    return { body, headers: { 'x-webhook-signature': `${signed}.${signature}` } };
  },
};

async function hooked(source: HookSource, more: object = {}) {
  const us = await api.tenant(source);
  const flow = await us.flow();
  const about = { name: 'here', baseUrl: 'https://shop.example', ...more };
  const environment = await us.post<{ id: string }>('/v1/environments', about);
  const hook = await us.post<HookCreated>(`/v1/environments/${environment.id}/hooks`, { source });
  if (source === 'vercel') {
    const url = `/v1/environments/${environment.id}/hooks/${hook.id}/secret`;
    await us.ask({ method: 'PUT', url, body: { value: hook.secret } });
  }
  const deliver = async (address: string) => {
    const { body, headers } = deliveries[source](address, hook.secret);
    const url = new URL(hook.url).pathname;
    const sent = { method: 'POST' as const, url, payload: body };
    const answer = await api.app.inject({ ...sent, headers: { 'content-type': 'application/json', ...headers } });
    assert.equal(answer.statusCode, 202, answer.body);
    const { reason, runs } = answer.json<{ reason?: string | null; runs: string[] }>();
    return { reason, run: await us.get<Run>(`/v1/runs/${runs[0]}`) };
  };
  return { us, flow, environment, deliver };
}

const refused: [address: string, reason: RegExp][] = [
  ['https://10.0.0.1/', /^10\.0\.0\.1 is a private address/],
  ['http://0x7f.1:3000', /^127\.0\.0\.1 is a private address/],
  ['http://[::ffff:169.254.169.254]/', /is a cloud metadata service/],
  ['http://metadata.google.internal./', /^metadata\.google\.internal is a cloud metadata service/],
  ['http://localhost:3000', /^localhost is a private name/],
  ['http://shop.internal', /^shop\.internal is a private name/],
  ['https://preview.example:25', /at port 25/],
  ['https://ann:s3cret@preview.example', /^The address at preview\.example names a user/],
];

for (const source of Object.keys(deliveries) as HookSource[]) {
  test(`a deploy of ${source} at an address that is not allowed is answered, recorded and shown as refused`, async () => {
    const { us, deliver } = await hooked(source);
    const waiting = await deliver('https://preview.example');
    assert.equal(waiting.run.status, 'queued');
    const strange: typeof refused = [
      ['ftp://preview.example', /^"ftp:\/\/preview\.example" is no http or https address/],
    ];
    for (const [address, reason] of source === 'generic' ? refused : [...refused, ...strange]) {
      const { reason: told, run } = await deliver(address);
      if (source !== 'generic') assert.match(String(told), reason);
      assert.deepEqual([run.status, run.verdict, run.failureClass], ['finished', 'inconclusive', 'policy'], address);
      assert.match(run.summary ?? '', reason);
      assert.match(run.summary ?? '', /Nothing was tried\.$/);
      assert.doesNotMatch(JSON.stringify(run), /s3cret/);
    }
    for (const address of ['http://a.dev.internal', 'http://shop.internal:8080']) {
      const { reason, run } = await deliver(address);
      assert.deepEqual([reason ?? null, run.status], [null, 'queued'], address);
    }
    // One that is not tested takes nobody's place: only the two that were allowed did.
    const runs = await us.get<Page<RunListItem>>('/v1/runs?status=cancelled');
    assert.equal(runs.data.length, 2);
  });
}

test('an environment may forbid what the server allows, and keeps its deploys to its own origins', async () => {
  const { deliver } = await hooked('github', { allowPrivateHosts: false, allowedOrigins: ['https://*.shop.example'] });
  assert.match((await deliver('http://shop.internal:8080')).run.summary ?? '', /private name/);
  const { run } = await deliver('https://evil.example');
  assert.deepEqual([run.status, run.failureClass], ['finished', 'policy']);
  assert.match(run.summary ?? '', /outside the allowed origins/);
  assert.equal((await deliver('https://pr-1.shop.example')).run.status, 'queued');
});

test('a deploy that the API reports at such an address is refused, and leaves no row', async () => {
  const { us, environment } = await hooked('generic');
  const report = (url: string) =>
    us.ask({ method: 'POST', url: '/v1/deployments', body: { environmentId: environment.id, url } });
  problemOf(await report('http://127.0.0.1:5432'), 403, 'policy_denied');
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
  assert.equal((await report('http://shop.internal:8080')).statusCode, 202);
});
