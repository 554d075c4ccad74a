import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type ApiKeyCreated,
  type Artifact,
  type Baseline,
  type ChannelCreated,
  type Delivery,
  type Deployment,
  type HookCreated,
  type Invitation,
  type Plan,
  planFormat,
  type Schedule,
  type Suite,
} from '@smokejumper/contracts';
import { keepBaselines, lookOf } from '@smokejumper/core';
import { type Harness, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let owner: Tenant;
let stranger: Tenant;
/** An id of the owner's for each parameter of a path. */
const ids: Record<string, string> = { name: 'password' };

before(async () => {
  api = await startApi();
  owner = await api.tenant('owner');
  stranger = await api.tenant('stranger');
  const [flow, environment] = [await owner.flow(), await owner.environment()];
  const work = workOf(api.system);
  const run = await owner.run(flow, environment);
  const claimed = await work.claim();
  const key = `${owner.workspaceId}/${run.id}/file`;
  const bytes = await api.store.putText(key, 'x');
  await work.record(claimed, 0, [{ kind: 'console', step: 0, key, contentType: 'text/plain', bytes }]);
  const picture = { name: 'start', key: `${owner.workspaceId}/baselines/file`, bytes };
  const { lease, browsing } = claimed;
  await keepBaselines(api.system, { lease, look: lookOf(browsing), pictures: [picture] });
  const plan: Plan = { format: planFormat, flow: flow.name, specHash: 'a', steps: [], seal: 'b' };
  await work.finish(claimed, { plan });
  await owner.ask({ method: 'PUT', url: `/v1/environments/${environment.id}/secrets/password`, body: { value: 'x' } });
  const hook = await owner.post<HookCreated>(`/v1/environments/${environment.id}/hooks`, { source: 'generic' });
  const deploy = { environmentId: environment.id, url: 'https://x.example', flows: [] };
  const deployment = await owner.post<Deployment>('/v1/deployments', deploy, 202);
  const apiKey = await owner.post<ApiKeyCreated>('/v1/keys', { name: 'k', scopes: ['runs:read'] });
  const target = { kind: 'webhook', url: 'https://hook.example' };
  const channel = await owner.post<ChannelCreated>('/v1/channels', { name: 'c', target });
  const delivery = await owner.post<Delivery>(`/v1/channels/${channel.id}/test`, undefined, 202);
  const suite = await owner.post<Suite>('/v1/suites', { name: 's', flows: [flow.id] });
  const timed = { name: 's', environmentId: environment.id, cron: '0 7 * * *', suite: suite.id };
  const schedule = await owner.post<Schedule>('/v1/schedules', timed);
  const invitation = await owner.post<Invitation>('/v1/invitations', { email: 'a@x.example', role: 'viewer' });
  const artifacts = await owner.get<{ data: Artifact[] }>(`${run.url}/artifacts`);
  const baselines = await owner.get<{ data: Baseline[] }>(`/v1/flows/${flow.id}/baselines`);
  Object.assign(ids, {
    baselineId: baselines.data[0]?.id,
    workspaceId: owner.workspaceId,
    memberId: await memberOf(owner),
    invitationId: invitation.id,
    flowId: flow.id,
    environmentId: environment.id,
    projectId: environment.projectId,
    runId: run.id,
    artifactId: artifacts.data[0]?.id,
    hookId: hook.id,
    deploymentId: deployment.id,
    keyId: apiKey.id,
    channelId: channel.id,
    suiteId: suite.id,
    scheduleId: schedule.id,
    deliveryId: delivery.id,
  });
});
after(() => api.close());

async function memberOf({ workspaceId }: Tenant): Promise<string> {
  const [id, userId] = [api.system.newId('membership'), api.system.newId('user')];
  await api.database.asOwner(
    "insert into app_user (id, email, name, created_at, updated_at) values ($1, $1, 'A', now(), now())",
    [userId],
  );
  const member =
    "insert into membership (id, workspace_id, user_id, role, created_at) values ($1, $2, $3, 'member', now())";
  await api.database.asOwner(member, [id, workspaceId, userId]);
  return id;
}

/** A good body for each route that takes one, so that only the tenant is wrong. */
const bodies: Record<string, unknown> = {
  'PATCH /v1/flows/{flowId}': { name: 'stolen' },
  'POST /v1/flows/{flowId}/quarantine': { reason: 'stolen' },
  'POST /v1/flows/{flowId}/baselines': { artifactId: `art_${'0'.repeat(26)}` },
  'DELETE /v1/workspaces/{workspaceId}': { name: 'owner' },
  'PATCH /v1/workspaces/{workspaceId}': { name: 'stolen' },
  'POST /v1/workspaces/{workspaceId}/transfer': { memberId: `mbr_${'0'.repeat(26)}` },
  'PATCH /v1/members/{memberId}': { role: 'viewer' },
  'PATCH /v1/projects/{projectId}': { name: 'stolen' },
  'PATCH /v1/environments/{environmentId}': { name: 'stolen' },
  'PUT /v1/environments/{environmentId}/secrets/{name}': { value: 'stolen' },
  'POST /v1/environments/{environmentId}/hooks': { source: 'generic' },
  'POST /v1/runs/{runId}/cancel': undefined,
  'PATCH /v1/environments/{environmentId}/hooks/{hookId}': { tags: ['stolen'] },
  'PUT /v1/environments/{environmentId}/hooks/{hookId}/secret': { value: 'stolen-secret' },
  'PATCH /v1/channels/{channelId}': { name: 'stolen' },
  'PATCH /v1/suites/{suiteId}': { name: 'stolen' },
  'PATCH /v1/schedules/{scheduleId}': { name: 'stolen' },
};

type Operation = { requestBody?: unknown; security?: Record<string, string[]>[] };

test('every route with an id answers a stranger 404, and its owner does not notice', async (t) => {
  const { paths } = (await api.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  let tried = 0;
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.startsWith('/v1/') || !path.includes('{')) continue;
    for (const [verb, operation] of Object.entries(operations)) {
      // Only for somebody signed in, whichever workspaces they are in: see people.test.ts.
      if (operation.security?.every(({ apiKey }) => apiKey === undefined)) continue;
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? assert.fail(`no id for ${name}`));
      const route = `${verb.toUpperCase()} ${path}`;
      await t.test(route, async () => {
        if (operation.requestBody) assert.ok(route in bodies, `${route} needs a body in this test`);
        const ask = { method: verb.toUpperCase() as 'GET', url, body: bodies[route] };
        problemOf(await stranger.ask(ask), 404, 'not_found');
        // The same address is there for its owner: the 404 was not for a mistake in this test.
        if (verb === 'get' && !path.endsWith('/events')) assert.equal((await owner.ask(ask)).statusCode, 200);
      });
      tried += 1;
    }
  }
  assert.ok(tried >= 18, `only ${tried} routes have ids`);
});

test('a stranger’s ids in a body are not found, and lists show nothing of others', async () => {
  const own = { flowId: (await stranger.flow()).id, environmentId: (await stranger.environment()).id };
  const target = { kind: 'webhook', url: 'https://x.example' };
  const elsewhere = { name: 'c', target, environmentId: ids.environmentId };
  problemOf(await stranger.ask({ method: 'POST', url: '/v1/channels', body: elsewhere }), 404, 'not_found');
  for (const body of [
    { ...own, flowId: ids.flowId },
    { ...own, environmentId: ids.environmentId },
  ]) {
    problemOf(await stranger.ask({ method: 'POST', url: '/v1/runs', body }), 404, 'not_found');
  }
  const deploy = { environmentId: ids.environmentId, url: 'https://x.example' };
  problemOf(await stranger.ask({ method: 'POST', url: '/v1/deployments', body: deploy }), 404, 'not_found');
  const timed = { name: 's', cron: '0 7 * * *' };
  const hour = { ...timed, environmentId: ids.environmentId };
  problemOf(await stranger.ask({ method: 'POST', url: '/v1/schedules', body: hour }), 404, 'not_found');
  for (const [url, body] of [
    ['/v1/suites', { name: 's', flows: [ids.flowId] }],
    ['/v1/schedules', { ...timed, environmentId: own.environmentId, flows: [ids.flowId] }],
    ['/v1/schedules', { ...timed, environmentId: own.environmentId, suite: ids.suiteId }],
    ['/v1/deployments', { ...deploy, environmentId: own.environmentId, suite: ids.suiteId }],
  ] as const) {
    problemOf(await stranger.ask({ method: 'POST', url, body }), 400, 'invalid_input');
  }
  const known = JSON.stringify(Object.values(ids).filter((id) => id !== 'password'));
  for (const url of [
    '/v1/flows',
    '/v1/environments',
    '/v1/runs',
    '/v1/deployments',
    '/v1/keys',
    '/v1/channels',
    '/v1/suites',
    '/v1/schedules',
    '/v1/members',
    '/v1/invitations',
    '/v1/audit',
  ]) {
    const { data } = await stranger.get<{ data: { id: string }[] }>(`${url}?limit=100`);
    for (const { id } of data) assert.ok(!known.includes(id), `${url} shows ${id}`);
  }
  const stats = await stranger.get<{ queued: number; running: number }>('/v1/queue-stats');
  assert.deepEqual([stats.queued, stats.running], [0, 0]);
});
