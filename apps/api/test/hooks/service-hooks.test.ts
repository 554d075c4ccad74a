import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type {
  Deployment,
  Environment,
  Flow,
  Hook,
  HookCreated,
  HookReceipt,
  HookSource,
  Page,
  Run,
  RunListItem,
} from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const sha = '4f2a9c14f2a9c14f2a9c14f2a9c14f2a9c14f2a9';

async function hooked(source: HookSource, name: string) {
  const us = await api.tenant('hooked');
  const environment = await us.environment(name);
  await us.flow();
  const hook = await us.post<HookCreated>(`/v1/environments/${environment.id}/hooks`, { source });
  assert.match(hook.url, new RegExp(`/hooks/${source}/`));
  return { us, environment, hook };
}

function post(hook: HookCreated, body: object | string, headers: Record<string, string>) {
  return api.app.inject({
    method: 'POST',
    url: new URL(hook.url).pathname,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function deployed(us: Tenant, answer: Awaited<ReturnType<typeof post>>): Promise<Deployment> {
  assert.equal(answer.statusCode, 202, answer.body);
  const receipt = answer.json<HookReceipt>();
  assert.equal(receipt.result, 'deployed', answer.body);
  assert.equal(receipt.runs.length, 1);
  return us.get<Deployment>(`/v1/deployments/${receipt.deploymentId}`);
}

const originOf = async (deploymentId: string) =>
  (await api.database.asOwner<{ origin: object }>('select origin from deployment where id = $1', [deploymentId]))[0]
    ?.origin;

const hmac = (algorithm: string, secret: string, body: string) =>
  createHmac(algorithm, secret).update(body).digest('hex');

const githubStatus = (state = 'success', environment = 'Staging') => ({
  action: 'created',
  deployment_status: {
    id: 1,
    state,
    environment,
    environment_url: 'https://preview.example',
    target_url: 'https://ci.example/1',
    log_url: '',
  },
  deployment: { id: 99, sha, ref: 'main', environment, task: 'deploy' },
  repository: { id: 3, full_name: 'acme/shop' },
  installation: { id: 7, node_id: 'x' },
  sender: { login: 'ann' },
});

const github = (hook: HookCreated, body: object, more: { event?: string; delivery?: string; secret?: string } = {}) =>
  post(hook, body, {
    'x-github-event': more.event ?? 'deployment_status',
    'x-github-delivery': more.delivery ?? 'd-1',
    'x-hub-signature-256': `sha256=${hmac('sha256', more.secret ?? hook.secret, JSON.stringify(body))}`,
  });

test('a deployment that succeeded on GitHub is tested at its address; what it came from is kept', async () => {
  const { us, hook, environment } = await hooked('github', 'staging');
  const deployment = await deployed(us, await github(hook, githubStatus()));
  assert.deepEqual(
    [
      deployment.environmentId,
      deployment.source,
      deployment.url,
      deployment.sha,
      deployment.ref,
      deployment.repository,
    ],
    [environment.id, 'github', 'https://preview.example', sha, 'main', 'acme/shop'],
  );
  assert.deepEqual(await originOf(deployment.id), { installationId: 7 });
});

test('a delivery of GitHub as a form, which is its default, is read as well', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const form = new URLSearchParams({ payload: JSON.stringify(githubStatus()) }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-github-event': 'deployment_status',
    'x-github-delivery': 'd-form',
    'x-hub-signature-256': `sha256=${hmac('sha256', hook.secret, form)}`,
  };
  assert.equal((await deployed(us, await post(hook, form, headers))).sha, sha);
  assert.equal(
    (
      await post(hook, 'colour=red', {
        ...headers,
        'x-hub-signature-256': `sha256=${hmac('sha256', hook.secret, 'colour=red')}`,
      })
    ).statusCode,
    400,
  );
});

test('the same delivery of GitHub a hundred times at once is one run', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const answers = await Promise.all(Array.from({ length: 100 }, () => github(hook, githubStatus())));
  for (const answer of answers) assert.equal(answer.statusCode, 202, answer.body);
  assert.equal(new Set(answers.map((answer) => answer.json<HookReceipt>().deploymentId)).size, 1);
  assert.equal((await us.get<Page<RunListItem>>('/v1/runs')).data.length, 1);
});

test('other states, environments and events of GitHub are answered as ignored and leave no row', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const ignored = [
    await github(hook, githubStatus('in_progress')),
    await github(hook, githubStatus('failure')),
    await github(hook, githubStatus('success', 'production')),
    await github(hook, { zen: 'Keep it simple.' }, { event: 'ping' }),
    await github(hook, { action: 'created', check_run: { external_id: '' } }, { event: 'check_run' }),
    await github(hook, { action: 'rerequested', check_run: { external_id: 'build-4711' } }, { event: 'check_run' }),
  ];
  for (const answer of ignored) {
    assert.deepEqual([answer.statusCode, answer.json<HookReceipt>().result], [202, 'ignored'], answer.body);
  }
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
});

test('a deployment without an address is tested at the environment’s own, never at the address of a build log', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const body = githubStatus();
  body.deployment_status.environment_url = '';
  assert.equal((await deployed(us, await github(hook, body))).url, 'https://shop.example');
});

test('“Re-run” on a check runs again what did not pass, once, and only from this environment’s hook', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const second = await us.flow();
  const receipt = (await github(hook, githubStatus())).json<HookReceipt>();
  const work = workOf(api.system);
  for (let ours = 0; ours < 2; ) {
    // Runs of the other tests wait too, and claiming is fair.
    const claimed = await work.claim();
    const good = claimed.flow.id === second.id;
    await work.finish(claimed, good ? {} : { verdict: 'failed', failureClass: 'page_error' });
    if (claimed.lease.workspaceId === us.workspaceId) ours += 1;
  }
  const asked = {
    action: 'requested_action',
    requested_action: { identifier: 'rerun' },
    check_run: { external_id: receipt.runs[0] },
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => github(hook, asked, { event: 'check_run', delivery: 'r-1' })),
  );
  const reruns = answers.map((answer) => answer.json<HookReceipt>()).filter(({ result }) => result === 'rerun');
  assert.equal(reruns.length, 1);
  assert.equal(reruns[0]?.runs.length, 1);
  const run = await us.get<Run>(`/v1/runs/${reruns[0]?.runs[0]}`);
  assert.deepEqual([run.trigger, run.deploymentId], ['rerun', receipt.deploymentId]);
  assert.notEqual(run.flowId, second.id);
  const other = await hooked('github', 'staging');
  const strange = await github(other.hook, asked, { event: 'check_run', delivery: 'r-2' });
  assert.equal(strange.json<HookReceipt>().result, 'ignored');
  await us.post(`/v1/runs/${run.id}/cancel`, undefined, 200);
});

test('GitLab is verified by its token or its signature, and its deployment is understood', async () => {
  const { us, hook } = await hooked('gitlab', 'staging');
  const body = {
    object_kind: 'deployment',
    status: 'success',
    deployment_id: 15,
    deployable_url: 'https://gitlab.example/acme/shop/-/jobs/796',
    environment: 'staging',
    environment_external_url: 'https://preview.example',
    ref: 'main',
    short_sha: sha.slice(0, 8),
    commit_url: `https://gitlab.example/acme/shop/-/commit/${sha}`,
    project: { id: 30, path_with_namespace: 'acme/shop' },
  };
  problemOf(await post(hook, body, { 'x-gitlab-token': 'wrong' }), 401, 'signature_invalid');
  problemOf(await post(hook, body, {}), 401, 'signature_invalid');
  const deployment = await deployed(us, await post(hook, body, { 'x-gitlab-token': hook.secret }));
  assert.deepEqual(
    [deployment.url, deployment.sha, deployment.repository],
    ['https://preview.example', sha, 'acme/shop'],
  );
  assert.deepEqual(await originOf(deployment.id), { projectId: '30' });
  const at = new Date();
  const signed = await post(hook, body, {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(hook.secret).sign('msg_1', at, JSON.stringify(body)),
  });
  assert.equal(signed.json<HookReceipt>().deploymentId, deployment.id, 'one deployment, however it came');
  const running = await post(hook, { ...body, status: 'running' }, { 'x-gitlab-token': hook.secret });
  assert.equal(running.json<HookReceipt>().result, 'ignored');
});

test('Vercel is verified by the secret it made; ready and succeeded are one deployment', async () => {
  const secret = 'vercel-made-this-one';
  const { us, hook, environment } = await hooked('vercel', 'preview');
  await us.post('/v1/flows', { name: 'Quick', spec: 'Go to /. I should see "Hello".', tags: ['quick'] });
  const url = `/v1/environments/${environment.id}/hooks/${hook.id}/secret`;
  const set = await us.ask({ method: 'PUT', url, body: { value: secret } });
  assert.equal(set.statusCode, 204, set.body);
  const event = (type: string) => ({
    id: `evt_${type}`,
    type,
    createdAt: 1,
    payload: {
      target: null,
      deployment: {
        id: 'dpl_abc',
        url: 'shop-git-main.vercel.example',
        name: 'shop',
        meta: {
          ...{ githubCommitSha: sha, githubOrg: 'acme', githubRepo: 'shop', githubCommitRef: 'main' },
          smokejumper: '{"tags":["quick"]}',
        },
      },
      project: { id: 'prj_1' },
    },
  });
  const send = (type: string, key = secret) =>
    post(hook, event(type), { 'x-vercel-signature': hmac('sha1', key, JSON.stringify(event(type))) });
  problemOf(await send('deployment.ready', 'another-secret-16'), 401, 'signature_invalid');
  const deployment = await deployed(us, await send('deployment.ready'));
  assert.deepEqual(
    [deployment.url, deployment.sha, deployment.repository],
    ['https://shop-git-main.vercel.example', sha, 'acme/shop'],
  );
  assert.deepEqual(await originOf(deployment.id), { externalId: 'dpl_abc' });
  assert.equal((await send('deployment.succeeded')).json<HookReceipt>().deploymentId, deployment.id);
  assert.equal((await send('deployment.created')).json<HookReceipt>().result, 'ignored');
});

test('Netlify is verified by its JWS over the body, whatever algorithm its header claims', async () => {
  const { us, hook } = await hooked('netlify', 'production');
  const body = JSON.stringify({
    id: '65',
    site_id: 's',
    state: 'ready',
    context: 'production',
    deploy_ssl_url: 'https://65--shop.netlify.example',
    ssl_url: 'https://shop.example',
    branch: 'main',
    commit_ref: sha,
    commit_url: `https://github.com/acme/shop/commit/${sha}`,
    log_access_attributes: { token: 'not-to-be-kept' },
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jws = (key: string, over = body, alg = 'HS256', iss = 'netlify') => {
    const signed = `${part({ alg })}.${part({ iss, sha256: createHash('sha256').update(over).digest('hex') })}`;
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  };
  const none = `${jws(hook.secret, body, 'none').split('.').slice(0, 2).join('.')}.`;
  for (const bad of [
    '',
    none,
    jws('another'),
    jws(hook.secret, `${body} `),
    jws(hook.secret, body, 'HS256', 'other'),
  ]) {
    problemOf(await post(hook, body, { 'x-webhook-signature': bad }), 401, 'signature_invalid');
  }
  const deployment = await deployed(us, await post(hook, body, { 'x-webhook-signature': jws(hook.secret) }));
  assert.deepEqual(
    [deployment.url, deployment.sha, deployment.ref, deployment.repository],
    ['https://65--shop.netlify.example', sha, 'main', 'acme/shop'],
  );
  const rows = JSON.stringify(await api.database.asOwner('select * from deployment'));
  assert.ok(!rows.includes('not-to-be-kept'));
});

test('an altered byte, another hook’s secret and the address of another service are refused and leave no row', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const other = await hooked('github', 'staging');
  problemOf(await github(hook, githubStatus(), { secret: other.hook.secret }), 401, 'signature_invalid');
  const signature = `sha256=${hmac('sha256', hook.secret, JSON.stringify(githubStatus()))}`;
  const headers = { 'x-github-event': 'deployment_status', 'x-github-delivery': 'd', 'x-hub-signature-256': signature };
  problemOf(await post(hook, githubStatus('success', 'staginG'), headers), 401, 'signature_invalid');
  const elsewhere = { ...hook, url: hook.url.replace('/github/', '/vercel/') };
  problemOf(await post(elsewhere, githubStatus(), headers), 404, 'not_found');
  const environments = await us.get<Page<Environment>>('/v1/environments');
  assert.equal(environments.data.length, 1);
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
});

test('a hook runs what it is set to run, unless the delivery names flows itself', async () => {
  const { us, hook, environment } = await hooked('github', 'staging');
  const flow = (name: string, more: object) =>
    us.post<Flow>('/v1/flows', { name, spec: 'Go to /. I should see "Hello".', ...more });
  const cart = await flow('Cart', { tags: ['shop'], paths: ['src/cart'], file: 'flows/cart.flows.yaml' });
  const search = await flow('Search', { tags: ['shop'], paths: ['src/search'], file: 'flows/search.flows.yaml' });
  const suite = await us.post<{ id: string }>('/v1/suites', { name: 'Back', flows: [search.id, cart.id] });
  const hookUrl = `/v1/environments/${environment.id}/hooks/${hook.id}`;
  const set = async (body: object) => (await us.ask({ method: 'PATCH', url: hookUrl, body })).json<Hook>();
  let delivery = 0;
  const ran = async (payload?: unknown): Promise<string[]> => {
    const body = { ...githubStatus(), deployment: { ...githubStatus().deployment, payload } };
    const answer = await github(hook, body, { delivery: `d-${++delivery}` });
    assert.equal(answer.statusCode, 202, answer.body);
    const { runs, reason } = answer.json<HookReceipt>();
    assert.equal(reason, runs.length > 0 ? null : 'No flow fits what is to run for it.');
    return Promise.all(runs.map(async (id) => (await us.get<Run>(`/v1/runs/${id}`)).flow));
  };
  assert.equal((await ran()).length, 3);
  assert.deepEqual((await set({ tags: ['shop'] })).tags, ['shop']);
  assert.deepEqual(await ran({}), ['Cart', 'Search']);
  assert.deepEqual(await ran({ smokejumper: { changedFiles: ['src/cart/a.ts'] } }), ['Cart']);
  assert.deepEqual(await ran(JSON.stringify({ smokejumper: { flows: [search.id] } })), ['Search']);
  assert.deepEqual(await ran({ smokejumper: { suite: suite.id } }), ['Search', 'Cart']);
  await set({ tags: [], files: ['flows/cart.flows.yaml'] });
  assert.deepEqual(await ran(), ['Cart']);
  await set({ files: [], suite: suite.id });
  assert.deepEqual(await ran(''), ['Search', 'Cart']);
  const { data } = await us.get<{ data: Hook[] }>(`/v1/environments/${environment.id}/hooks`);
  assert.deepEqual(
    data.map(({ flows, tags, files, suite: runs }) => ({ flows, tags, files, runs })),
    [{ flows: [], tags: [], files: [], runs: suite.id }],
  );
  const removal = await us.ask({ method: 'DELETE', url: `/v1/suites/${suite.id}` });
  assert.match(problemOf(removal, 409, 'conflict').detail ?? '', new RegExp(hook.id));
  await set({ suite: null, flows: [cart.id] });
  await us.post(`/v1/flows/${cart.id}/archive`, undefined, 200);
  assert.deepEqual(await ran(), [], 'what it names is gone, and nobody could answer a refusal');
  assert.equal((await us.ask({ method: 'DELETE', url: `/v1/suites/${suite.id}` })).statusCode, 204);
});

test('a hook takes no flow or suite that is not there, no suite beside tags, and a deploy no choice that is none', async () => {
  const { us, hook, environment } = await hooked('github', 'staging');
  const other = await hooked('github', 'staging');
  const theirs = await other.us.flow();
  const hooks = `/v1/environments/${environment.id}/hooks`;
  const make = (body: object) => us.ask({ method: 'POST', url: hooks, body: { source: 'gitlab', ...body } });
  const pointers = async (answer: ReturnType<typeof make>) => pointersOf(problemOf(await answer, 400, 'invalid_input'));
  assert.deepEqual(await pointers(make({ flows: [theirs.id] })), ['/flows/0']);
  assert.deepEqual(await pointers(make({ suite: api.system.newId('suite') })), ['/suite']);
  const suite = await us.post<{ id: string }>('/v1/suites', { name: 'Quick', flows: [], tags: ['quick'] });
  assert.equal((await make({ suite: suite.id })).statusCode, 201);
  const url = `${hooks}/${hook.id}`;
  assert.equal((await us.ask({ method: 'PATCH', url, body: { tags: ['quick'] } })).statusCode, 200);
  assert.deepEqual(await pointers(us.ask({ method: 'PATCH', url, body: { suite: suite.id } })), ['/suite']);
  const body = githubStatus();
  const deployment = { ...body.deployment, payload: { smokejumper: { tag: 'quick' } } };
  assert.deepEqual(await pointers(github(hook, { ...body, deployment })), ['/deployment/payload/smokejumper/tag']);
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
});

test('what a service leaves out of its payload is as what it leaves empty: tested at the environment’s own address', async () => {
  const { us, hook } = await hooked('github', 'staging');
  const status = { state: 'success', environment: 'staging' };
  const body = { deployment_status: status, deployment: { id: 1, environment: 'staging' }, repository: {} };
  const deployment = await deployed(us, await github(hook, body));
  assert.deepEqual([deployment.url, deployment.sha, deployment.repository], ['https://shop.example', null, null]);
  const lab = await hooked('gitlab', 'staging');
  const bare = { object_kind: 'deployment', status: 'success', deployment_id: 1, environment: 'staging' };
  const token = { 'x-gitlab-token': lab.hook.secret };
  assert.equal((await deployed(lab.us, await post(lab.hook, bare, token))).url, 'https://shop.example');
  const push = await post(lab.hook, { object_kind: 'push' }, token);
  assert.equal(push.json<HookReceipt>().result, 'ignored', push.body);
});
