import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Artifact, Page, QueueStats, RunAccepted, RunListItem, StepResult } from '@smokejumper/contracts';
import { Run } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

test('a run is accepted with its place, rings the doorbell, and waits', async () => {
  const rings = api.rings();
  const [flow, environment] = [await us.flow(), await us.environment()];
  const answer = await us.ask({
    method: 'POST',
    url: '/v1/runs',
    body: { flowId: flow.id, environmentId: environment.id, variables: { user: 'ann' } },
  });
  assert.equal(answer.statusCode, 202, answer.body);
  const accepted = answer.json<RunAccepted>();
  assert.equal(answer.headers.location, `/v1/runs/${accepted.id}`);
  assert.deepEqual([accepted.url, accepted.eventsUrl], [`/v1/runs/${accepted.id}`, `/v1/runs/${accepted.id}/events`]);
  assert.equal(api.rings(), rings + 1);
  const run = Run.strict().parse(await us.get(accepted.url));
  assert.deepEqual(
    [run.flow, run.flowId, run.status, run.verdict, run.trigger, run.steps, run.artifacts],
    [flow.name, flow.id, 'queued', null, 'api', [], []],
  );
  const stats = await us.get<QueueStats>('/v1/queue-stats');
  assert.ok(stats.queued >= 1);
  await us.post(`${accepted.url}/cancel`, undefined, 200);
});

test('a worked-off run answers exactly the result schema, with steps, refs and artifacts', async () => {
  const work = workOf(api.system);
  const accepted = await us.run(await us.flow('Whole'), await us.environment());
  const claimed = await work.claim();
  assert.equal(claimed.lease.runId, accepted.id);
  const file = join(api.artifactsFolder, 'picture');
  await writeFile(file, 'not really a picture');
  const key = `${us.workspaceId}/${accepted.id}/abc`;
  const bytes = await api.store.putFile(key, file);
  await work.record(claimed, 0, [{ kind: 'screenshot', step: 0, key, contentType: 'image/png', bytes }]);
  const pageKey = `${key}d`;
  const html = await api.store.putText(pageKey, '<script>alert(1)</script>');
  await work.record(claimed, 1, [
    { kind: 'snapshot', step: 1, key: pageKey, contentType: 'text/html', bytes: html },
    { kind: 'trace', step: null, key: `${key}e`, contentType: 'application/zip', bytes: 1 },
  ]);
  await work.finish(claimed);
  const run = Run.strict().parse(await us.get(accepted.url));
  assert.deepEqual([run.status, run.verdict, run.attempts, run.steps.length], ['finished', 'passed', 1, 2]);
  const steps = await us.get<{ data: StepResult[] }>(`${accepted.url}/steps`);
  assert.deepEqual(steps.data, run.steps);
  const refs = await us.get<Page<{ ref: string; step: number | null }>>(`${accepted.url}/refs?limit=1`);
  assert.equal(refs.data.length, 1);
  const more = await us.get<Page<{ ref: string }>>(`${accepted.url}/refs?limit=1&cursor=${refs.nextCursor}`);
  assert.deepEqual(new Set([refs.data[0]?.ref, more.data[0]?.ref]), new Set(['e1', 'e2']));
  const { data } = await us.get<{ data: Artifact[] }>(`${accepted.url}/artifacts`);
  const of = (kind: string) => data.find((artifact) => artifact.kind === kind)?.url ?? assert.fail(`no ${kind}`);
  const picture = await us.ask({ url: of('screenshot') });
  assert.equal(picture.body, 'not really a picture');
  assert.deepEqual(
    ['content-type', 'content-disposition', 'content-length', 'x-content-type-options'].map((n) => picture.headers[n]),
    ['image/png', 'inline; filename="screenshot-step-1.png"', String(bytes), 'nosniff'],
  );
  const page = await us.ask({ url: of('snapshot') });
  assert.match(String(page.headers['content-disposition']), /^attachment; /);
  assert.match(String(page.headers['content-security-policy']), /^sandbox/);
  problemOf(await us.ask({ url: of('trace') }), 404, 'not_found');
});

test('a list is filtered and carries no steps', async () => {
  const them = await api.tenant('lists');
  const [flow, other, environment] = [await them.flow(), await them.flow(), await them.environment()];
  const mine = await them.run(flow, environment);
  const cancelled = await them.run(other, environment);
  await them.post(`${cancelled.url}/cancel`, { reason: 'not now' }, 200);
  const ids = async (query: string) =>
    (await them.get<Page<RunListItem>>(`/v1/runs?${query}`)).data.map(({ id }) => id);
  assert.deepEqual(await ids(''), [cancelled.id, mine.id]);
  assert.deepEqual(await ids(`flowId=${flow.id}`), [mine.id]);
  assert.deepEqual(await ids('status=cancelled'), [cancelled.id]);
  assert.deepEqual(await ids('verdict=passed'), []);
  const bad = problemOf(await them.ask({ url: '/v1/runs?status=lost' }), 400, 'invalid_input');
  assert.deepEqual(pointersOf(bad), ['/query/status']);
  await them.post(`${mine.url}/cancel`, undefined, 200);
});

test('cancelling works once, and a run that has ended stays as it is', async () => {
  const accepted = await us.run(await us.flow(), await us.environment());
  const first = await us.post<RunListItem>(`${accepted.url}/cancel`, undefined, 200);
  assert.equal(first.status, 'cancelled');
  assert.deepEqual(await us.post<RunListItem>(`${accepted.url}/cancel`, undefined, 200), first);
});

test('a rerun is a new run of the same flow', async () => {
  const flow = await us.flow();
  const first = await us.run(flow, await us.environment());
  const again = await us.post<RunAccepted>(`${first.url}/rerun`, undefined, 202);
  assert.notEqual(again.id, first.id);
  const run = await us.get<Run>(again.url);
  assert.deepEqual([run.flowId, run.trigger], [flow.id, 'rerun']);
  for (const { url } of [first, again]) await us.post(`${url}/cancel`, undefined, 200);
});

test('a run of an archived flow is refused', async () => {
  const [flow, environment] = [await us.flow(), await us.environment()];
  const ran = await us.run(flow, environment);
  await us.post(`/v1/flows/${flow.id}/archive`, undefined, 200);
  const body = { flowId: flow.id, environmentId: environment.id };
  problemOf(await us.ask({ method: 'POST', url: '/v1/runs', body }), 409, 'archived');
  problemOf(await us.ask({ method: 'POST', url: `${ran.url}/rerun` }), 409, 'archived');
  await us.post(`${ran.url}/cancel`, undefined, 200);
});

test('a run of a flow or environment that is not there is refused', async () => {
  const [flow, environment] = [await us.flow(), await us.environment()];
  const missing = (id: string) => `${id.slice(0, -4)}0000`;
  for (const body of [
    { flowId: missing(flow.id), environmentId: environment.id },
    { flowId: flow.id, environmentId: missing(environment.id) },
  ]) {
    problemOf(await us.ask({ method: 'POST', url: '/v1/runs', body }), 404, 'not_found');
  }
});
