import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Flow, Limits, Page, RunAttempt, WorkspaceUsage } from '@smokejumper/contracts';
import { setLimits } from '@smokejumper/core';
import { inWorkspace } from '@smokejumper/db';
import { type Harness, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

test('usage is told by the hour or the day, and exported as CSV', async () => {
  const them = await api.tenant('busy');
  const work = workOf(api.system);
  const run = await them.run(await them.flow(), await them.environment());
  const claimed = await work.claim();
  const { data } = await them.get<{ data: RunAttempt[] }>(`${run.url}/attempts`);
  assert.deepEqual([data[0]?.number, data[0]?.outcome], [1, 'running']);
  await work.finish(claimed, { usage: { modelCalls: 1, inputTokens: 10, outputTokens: 5, costUsd: 0.25 } });
  const byDay = await them.get<WorkspaceUsage>('/v1/usage?groupBy=day');
  assert.equal(byDay.data.length, 1);
  assert.match(byDay.data[0]?.hour ?? '', /T00:00:00.000Z$/);
  assert.equal(byDay.total.costUsd, 0.25);
  const exported = await them.ask({ url: '/v1/usage/export' });
  assert.equal(exported.headers['content-type'], 'text/csv; charset=utf-8');
  const [head, row, end] = exported.body.split('\r\n');
  assert.equal(head, 'hour,runs,runMinutes,modelCalls,inputTokens,outputTokens,costUsd,artifactBytes');
  assert.match(row ?? '', /^\d{4}-\d\d-\d\dT\d\d:00:00.000Z,1,[\d.e-]+,1,10,5,0.25,0$/);
  assert.equal(end, '');
  const backwards = await them.ask({ url: '/v1/usage/export?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z' });
  problemOf(backwards, 400, 'invalid_input');
});

test('a plan that is used up answers 402 with the limit, what is used and when that begins anew', async () => {
  const [flow, environment] = [await us.flow(), await us.environment()];
  await setLimits(api.system, { workspaceId: us.workspaceId, limits: { runs_per_day: 1 } });
  await us.run(flow, environment);
  const body = { flowId: flow.id, environmentId: environment.id };
  const problem = problemOf(await us.ask({ method: 'POST', url: '/v1/runs', body }), 402, 'limit_exceeded');
  assert.deepEqual([problem.limit?.name, problem.limit?.max, problem.limit?.used], ['runs_per_day', 1, 1]);
  assert.match(problem.limit?.resetsAt ?? '', /T00:00:00.000Z$/);
  const { data } = await us.get<Limits>('/v1/limits');
  assert.deepEqual(
    data.find(({ name }) => name === 'runs_per_day'),
    problem.limit,
  );
});

test('a full queue answers 429 with a time to come back', async () => {
  const them = await api.tenant('full');
  const [flow, environment] = [await them.flow(), await them.environment()];
  await setLimits(api.system, { workspaceId: them.workspaceId, limits: { queued_runs: 1 } });
  await them.run(flow, environment);
  const body = { environmentId: environment.id, url: 'https://x.example' };
  const refused = await them.ask({ method: 'POST', url: '/v1/deployments', body });
  assert.equal(problemOf(refused, 429, 'queue_full').limit?.name, 'queued_runs');
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('who makes many runs at once waits for their turn, and takes no connection from another workspace', async () => {
  const [ours, theirs] = [await api.tenant('many'), await api.tenant('calm')];
  const [flow, environment] = [await ours.flow(), await ours.environment()];
  const { promise: done, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: begun } = Promise.withResolvers<void>();
  const held = inWorkspace(api.system, ours.workspaceId, async (tx) => {
    await tx.$queryRaw`select 1 from workspace where id = ${ours.workspaceId} for no key update`;
    begun();
    await done;
  });
  await locked;
  const body = { flowId: flow.id, environmentId: environment.id };
  const makes = Array.from({ length: 20 }, () => ours.ask({ method: 'POST', url: '/v1/runs', body }));
  try {
    assert.deepEqual((await theirs.get<Page<Flow>>('/v1/flows')).data, []);
  } finally {
    release();
  }
  await held;
  assert.deepEqual(new Set((await Promise.all(makes)).map(({ statusCode }) => statusCode)), new Set([202]));
});

test('a flow is put into quarantine with a reason, and released', async () => {
  const flow = await us.flow();
  const url = `/v1/flows/${flow.id}`;
  problemOf(await us.ask({ method: 'POST', url: `${url}/quarantine`, body: {} }), 400, 'invalid_input');
  const apart = await us.post<Flow>(`${url}/quarantine`, { reason: 'Unstable since Monday' }, 200);
  assert.equal(apart.quarantine?.reason, 'Unstable since Monday');
  assert.deepEqual(apart.flake, { score: null, runs: 0, unstable: 0 });
  assert.equal((await us.post<Flow>(`${url}/release`, undefined, 200)).quarantine, null);
});

test('every answer says how many requests are left: routes, probes, refusals, hooks and what is not there', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const asks = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((verb) => ({ method: verb.toUpperCase() as 'GET', url: path.replaceAll(/[{}]/g, '') })),
  );
  assert.ok(asks.length > 60);
  const odd = [{ url: '/nothing' }, { url: '/v1/nothing' }, { url: '/%' }, { url: '/docs' }, { url: '/openapi.json' }];
  for (const ask of [...asks, ...odd]) {
    const answer = await api.app.inject(ask);
    const told = answer.headers['ratelimit-policy'] !== undefined && answer.headers.ratelimit !== undefined;
    assert.ok(told, `${JSON.stringify(ask)} answers ${answer.statusCode}`);
  }
});
