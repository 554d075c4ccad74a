import assert from 'node:assert/strict';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type HookCreated, planFormat } from '@smokejumper/contracts';
import { lookOf } from '@smokejumper/core';
import { Webhook } from 'standardwebhooks';
import { type Ask, type Harness, startApi, type Tenant } from '../harness.ts';
import { password, signedUp, type Visitor, visitorOf } from '../people/visitor.ts';
import { workOf } from '../work.ts';

// The harness holds every answer of every test to the OpenAPI document; here no route is left out.
let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi({ settings: { requestsPerMinute: 10_000 } });
  us = await api.tenant('tour');
});
after(() => api.close());

type Made = { id: string; url: string; secret: string; runs: string[]; data: Made[]; [name: string]: unknown };

/** An answer that must be a good one, with what it holds. */
async function good(answering: Promise<Awaited<ReturnType<Tenant['ask']>>>): Promise<Made> {
  const answer = await answering;
  assert.ok(answer.statusCode < 400, `${answer.statusCode} ${answer.body}`);
  assert.match(String(answer.headers.ratelimit), /^"default";r=\d+;t=\d+$/);
  return /json/.test(String(answer.headers['content-type'])) ? answer.json() : ({} as Made);
}
const of = (who: { ask(ask: Ask): ReturnType<Tenant['ask']> }) => ({
  get: (url: string) => good(who.ask({ url })),
  post: (url: string, body?: object) => good(who.ask({ method: 'POST', url, ...(body && { body }) })),
  put: (url: string, body: object) => good(who.ask({ method: 'PUT', url, body })),
  patch: (url: string, body: object) => good(who.ask({ method: 'PATCH', url, body })),
  remove: (url: string, body?: object) => good(who.ask({ method: 'DELETE', url, ...(body && { body }) })),
});

test('flows, projects, suites and specs', async () => {
  const { get, post, patch, remove } = of(us);
  await get('/v1/projects');
  const project = await post('/v1/projects', { name: 'Other' });
  await get(`/v1/projects/${project.id}`);
  await patch(`/v1/projects/${project.id}`, { name: 'Another' });
  await remove(`/v1/projects/${project.id}`);
  const flow = await us.flow();
  const at = `/v1/flows/${flow.id}`;
  for (const url of ['/v1/flows', at, `${at}/versions`, `${at}/refs`]) await get(url);
  await patch(at, { tags: ['a'] });
  await post(`${at}/quarantine`, { reason: 'Flaky.' });
  await post(`${at}/release`);
  await post('/v1/specs/check', { spec: 'Click "Save". Frobnicate the bars.' });
  const suite = await post('/v1/suites', { name: 'S', flows: [flow.id] });
  for (const url of ['/v1/suites', `/v1/suites/${suite.id}`]) await get(url);
  await patch(`/v1/suites/${suite.id}`, { order: 'sequence' });
  await remove(`/v1/suites/${suite.id}`);
  await post(`${at}/archive`);
});

test('environments, schedules and settings', async () => {
  const { get, post, put, patch, remove } = of(us);
  await us.flow();
  const environment = await us.environment('settings');
  const at = `/v1/environments/${environment.id}`;
  await patch(at, { locale: 'de-AT', headers: { 'x-a': 'b' }, retryPolicy: { site: 0 } });
  await put(`${at}/secrets/password`, { value: 'hush' });
  for (const url of ['/v1/environments', at, `${at}/secrets`, `${at}/badge`]) await get(url);
  const { url: badge } = await get(`${at}/badge`);
  await get(new URL(badge).pathname);
  await remove(`${at}/secrets/password`);
  const timed = { name: 'Daily', environmentId: environment.id, cron: '0 7 * * *' };
  const schedule = await post('/v1/schedules', timed);
  const scheduled = `/v1/schedules/${schedule.id}`;
  for (const url of ['/v1/schedules', scheduled]) await get(url);
  await patch(scheduled, { cron: '0 8 * * *' });
  for (const what of ['pause', 'resume']) await post(`${scheduled}/${what}`);
  const fired = await post(`${scheduled}/fire`);
  for (const run of fired.runs) await post(`/v1/runs/${run}/cancel`);
  await remove(scheduled);
  await put('/v1/settings/model', { model: null, budgets: { modelCalls: 3 } });
  await put('/v1/settings/retention', { artifactDays: 7, runDays: 90 });
  const figures = ['/v1/usage', '/v1/usage/export', '/v1/limits', '/v1/queue-stats', '/v1/refs', '/v1/audit'];
  for (const url of ['/v1/settings/model', '/v1/settings/retention', ...figures]) await get(url);
});

test('runs, their evidence and their events', async () => {
  const { get, post } = of(us);
  const [flow, environment] = [await us.flow(), await us.environment()];
  const work = workOf(api.system);
  const { id, url } = await us.run(flow, environment);
  const claimed = await work.claim();
  const key = `${us.workspaceId}/${id}/file`;
  const bytes = await api.store.putText(key, 'x'.repeat(100));
  await work.record(claimed, 0, [{ kind: 'console', step: 0, key, contentType: 'text/plain', bytes }]);
  await work.finish(claimed, { plan: { format: planFormat, flow: flow.name, specHash: 'a', steps: [], seal: 'b' } });
  for (const part of ['', '/steps', '/refs', '/attempts', '/artifacts', '/events']) await get(`${url}${part}`);
  for (const list of ['/v1/runs', `/v1/flows/${flow.id}/plan`]) await get(list);
  const [artifact] = (await get(`${url}/artifacts`)).data;
  await get(artifact!.url);
  const link = new URL(artifact!.signedUrl as string);
  for (const range of ['bytes=0-9', 'bytes=500-']) {
    await api.app.inject({ url: `${link.pathname}${link.search}`, headers: { range } });
  }
  const again = await post(`${url}/rerun`);
  await post(`/v1/runs/${again.id}/cancel`, { reason: 'enough' });
});

test('the baselines of a flow', async () => {
  const { get, post, remove } = of(us);
  const [flow, environment] = [await us.flow(), await us.environment()];
  const { id, url } = await us.run(flow, environment);
  const work = workOf(api.system);
  const claimed = await work.claim();
  const key = `${us.workspaceId}/${id}/file`;
  const bytes = await api.store.putText(key, 'a picture');
  const seen = { name: 'start', look: lookOf(claimed.browsing), contentType: 'image/png' };
  await work.record(claimed, 0, [{ kind: 'actual', step: null, key, bytes, ...seen }]);
  await work.finish(claimed);
  const [artifact] = (await get(`${url}/artifacts`)).data;
  const at = `/v1/flows/${flow.id}/baselines`;
  const baseline = await post(at, { artifactId: artifact!.id });
  assert.deepEqual(
    (await get(`${at}?environmentId=${environment.id}`)).data.map(({ id }) => id),
    [baseline.id],
  );
  const { pathname, search } = new URL(baseline.signedUrl as string);
  const picture = await api.app.inject(`${pathname}${search}`);
  assert.deepEqual([picture.body, picture.headers['content-type']], ['a picture', 'image/png']);
  await remove(`${at}/${baseline.id}`);
  assert.deepEqual((await get(at)).data, []);
});

test('deployments and the hooks of every service', async () => {
  const { get, post, put, patch, remove } = of(us);
  const environment = await us.environment('production');
  const deployment = await post('/v1/deployments', { environmentId: environment.id, url: 'https://a.example' });
  for (const url of ['/v1/deployments', `/v1/deployments/${deployment.id}`]) await get(url);
  const hooks = `/v1/environments/${environment.id}/hooks`;
  const deliver = async (source: string, body: string, sign: (hook: HookCreated) => Record<string, string>) => {
    const hook = (await post(hooks, { source })) as unknown as HookCreated;
    const headers = { 'content-type': 'application/json', ...sign(hook) };
    await good(api.app.inject({ method: 'POST', url: new URL(hook.url).pathname, headers, payload: body }));
    return `${hooks}/${hook.id}`;
  };
  const mac = (algorithm: string, secret: string, body: string) => createHmac(algorithm, secret).update(body);
  const generic = JSON.stringify({ url: 'https://b.example' });
  const at = await deliver('generic', generic, ({ secret }) => ({
    'webhook-id': 'm1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('m1', new Date(), generic),
  }));
  await deliver('github', '{}', ({ secret }) => ({
    'x-github-event': 'ping',
    'x-github-delivery': 'd1',
    'x-hub-signature-256': `sha256=${mac('sha256', secret, '{}').digest('hex')}`,
  }));
  await deliver('gitlab', '{"object_kind":"push"}', ({ secret }) => ({ 'x-gitlab-token': secret }));
  const vercel = '{"type":"deployment.created","payload":{}}';
  await deliver('vercel', vercel, ({ secret }) => ({
    'x-vercel-signature': mac('sha1', secret, vercel).digest('hex'),
  }));
  const netlify = '{"id":"1","state":"building","context":"production"}';
  await deliver('netlify', netlify, ({ secret }) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: 'netlify', sha256: createHash('sha256').update(netlify).digest('hex') };
    const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
    return { 'x-webhook-signature': `${signed}.${mac('sha256', secret, signed).digest('base64url')}` };
  });
  await get(hooks);
  await patch(at, { tags: ['a'] });
  await put(`${at}/secret`, { value: randomBytes(16).toString('hex') });
  await remove(at);
});

test('channels and keys', async () => {
  const { get, post, patch, remove } = of(us);
  const channel = await post('/v1/channels', { name: 'C', target: { kind: 'webhook', url: 'https://c.example' } });
  const at = `/v1/channels/${channel.id}`;
  const delivery = await post(`${at}/test`);
  for (const url of ['/v1/channels', at, `${at}/deliveries`]) await get(url);
  await post(`${at}/deliveries/${delivery.id}/replay`).catch(async () => {
    await api.database.asOwner("update delivery set status = 'failed', next_attempt_at = null, ended_at = now()");
    await post(`${at}/deliveries/${delivery.id}/replay`);
  });
  await post(`${at}/rotate-secret`);
  await patch(at, { events: 'always' });
  await remove(at);
  const key = await post('/v1/keys', { name: 'ci', scopes: ['runs:read'] });
  await get('/v1/keys');
  await remove(`/v1/keys/${key.id}`);
});

test('people, where they belong and how they come in', async () => {
  const ada = await signedUp(api.app, 'ada@x.example');
  const { get, post, put, patch, remove } = of(ada);
  const works = await post('/v1/workspaces', { name: 'Works' });
  const at = `/v1/workspaces/${works.id}`;
  for (const url of ['/v1/me', '/v1/me/sessions', '/v1/workspaces', '/auth/ways']) await get(url);
  await patch('/v1/me', { name: 'Ada L.' });
  await put('/v1/me/workspace', { workspaceId: works.id });
  await put('/v1/me/password', { password, newPassword: `${password}!` });
  await visitorOf(api.app).post('/auth/sign-in', { email: 'ada@x.example', password: `${password}!` }, 200);
  const { data: sessions } = await get('/v1/me/sessions');
  await remove(`/v1/me/sessions/${sessions.find(({ current }) => current === false)!.id}`);
  await remove('/v1/me/sessions');
  const invite = async (email: string) => {
    const invitation = await post('/v1/invitations', { email, role: 'member' });
    return { id: invitation.id, token: invitation.url.split('#token=')[1]! };
  };
  const gone = await invite('eve@x.example');
  await get('/v1/invitations');
  await remove(`/v1/invitations/${gone.id}`);
  const join = async (name: string): Promise<Visitor> => {
    const { token } = await invite(`${name}@x.example`);
    const somebody = await signedUp(api.app, `${name}@x.example`);
    await of(somebody).post('/auth/invitation', { token });
    await of(somebody).post('/v1/invitations/accept', { token });
    return somebody;
  };
  const bob = await join('bob');
  await join('cyd');
  await post('/auth/invitation/decline', { token: (await invite('dan@x.example')).token });
  const { data: members } = await get('/v1/members');
  const memberOf = (email: string) => members.find((member) => JSON.stringify(member).includes(email))!.id;
  await patch(`/v1/members/${memberOf('cyd')}`, { role: 'viewer' });
  await remove(`/v1/members/${memberOf('cyd')}`);
  await patch(at, { name: 'Works and more' });
  await post(`${at}/transfer`, { memberId: memberOf('bob') });
  await post(`${at}/leave`);
  await of(bob).post('/auth/sign-out', {});
  await of(us).remove(`/v1/workspaces/${us.workspaceId}`, { name: 'tour' });
});

test('probes', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics']) await api.app.inject(url);
});

test('no route is left out, but for those that need a mail or GitHub', () => {
  const elsewhere = /^POST \/auth\/(request-password-reset|reset-password|send-verification|verify-email)$|\/github$/;
  const left = [...api.answered].filter(([, statuses]) => ![...statuses].some((status) => status < 400));
  assert.deepEqual(
    left.map(([route]) => route).filter((route) => !elsewhere.test(route) && route !== 'GET /readyz'),
    [],
  );
});
