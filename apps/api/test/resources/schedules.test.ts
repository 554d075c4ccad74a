import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Deployment, Environment, Flow, Run, Schedule, ScheduleFired, Suite } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
let us: Tenant;
let environment: Environment;
let flows: Flow[];
before(async () => {
  api = await startApi();
  us = await api.tenant('schedules');
  environment = await us.environment();
  flows = [await us.flow('A'), await us.flow('B')];
});
after(() => api.close());

const patch = (url: string, body: unknown) => us.ask({ method: 'PATCH', url, body });

test('a schedule is made, changed, paused, resumed, fired and removed', async () => {
  const input = { name: 'Nightly', environmentId: environment.id, cron: '30 2 * * *', timeZone: 'Europe/Vienna' };
  const made = await us.post<Schedule>('/v1/schedules', input);
  assert.partialDeepStrictEqual(made, {
    ...input,
    missed: 'once',
    paused: false,
    flows: [],
    lastAt: null,
    problem: null,
  });
  const url = `/v1/schedules/${made.id}`;
  const changed = (await patch(url, { tags: ['quick'], missed: 'skip' })).json<Schedule>();
  assert.deepEqual([changed.tags, changed.missed, changed.nextAt], [['quick'], 'skip', made.nextAt]);
  const paused = await us.post<Schedule>(`${url}/pause`, undefined, 200);
  assert.deepEqual([paused.paused, paused.nextAt], [true, null]);
  problemOf(await us.ask({ method: 'POST', url: `${url}/fire` }), 409, 'conflict');
  await patch(url, { tags: [], flows: [flows[0]?.id] });
  const rings = api.rings();
  const fired = await us.post<ScheduleFired>(`${url}/fire`, undefined, 202);
  assert.equal((await us.get<Run>(`/v1/runs/${fired.runs[0]}`)).trigger, 'manual');
  assert.ok(api.rings() > rings);
  assert.equal((await us.post<Schedule>(`${url}/resume`, undefined, 200)).nextAt, made.nextAt);
  assert.equal((await us.get<{ data: Schedule[] }>('/v1/schedules')).data.length, 1);
  assert.equal((await us.ask({ method: 'DELETE', url })).statusCode, 204);
  problemOf(await us.ask({ url }), 404, 'not_found');
});

test('what is wrong with a schedule is pointed at', async () => {
  const good = { name: 'N', environmentId: environment.id, cron: '0 7 * * *' };
  const wrong: [object, string][] = [
    [{ cron: 'at seven' }, '/cron'],
    [{ cron: '*/10 * * * * *' }, '/cron'],
    [{ cron: '0 0 31 2 *' }, '/cron'],
    [{ timeZone: 'Europe/Wien' }, '/timeZone'],
    [{ missed: 'some' }, '/missed'],
    [{ flows: [environment.id] }, '/flows/0'],
    [{ files: ['/etc/passwd'] }, '/files/0'],
  ];
  for (const [part, pointer] of wrong) {
    const answer = await us.ask({ method: 'POST', url: '/v1/schedules', body: { ...good, ...part } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), [pointer]);
  }
});

test('a suite is made, run in its order by a deployment, changed and removed', async () => {
  const input = { name: 'Both', flows: flows.map(({ id }) => id), order: 'sequence' };
  const suite = await us.post<Suite>('/v1/suites', input);
  assert.partialDeepStrictEqual(suite, { ...input, tags: [], onFailure: 'stop' });
  const deploy = { environmentId: environment.id, url: 'https://a.example', suite: suite.id };
  const { runs } = await us.post<Deployment>('/v1/deployments', deploy, 202);
  const [first, second] = await Promise.all(runs.map((runId) => us.get<Run>(`/v1/runs/${runId}`)));
  assert.deepEqual([first?.flow, first?.waitsFor, second?.flow, second?.waitsFor], ['A', [], 'B', [first?.id]]);
  await us.post(`/v1/runs/${first?.id}/cancel`, undefined, 200);
  assert.equal((await us.get<Run>(`/v1/runs/${second?.id}`)).status, 'cancelled');
  const url = `/v1/suites/${suite.id}`;
  assert.equal((await patch(url, { order: 'parallel' })).json<Suite>().onFailure, 'continue');
  problemOf(await us.ask({ method: 'POST', url: '/v1/suites', body: input }), 409, 'conflict');
  assert.equal((await us.get<{ data: Suite[] }>('/v1/suites')).data.length, 1);
  assert.equal((await us.ask({ method: 'DELETE', url })).statusCode, 204);
});

test('what changed leaves out flows that cover other files, and a pattern that says too much is refused', async () => {
  const body = { name: 'Covers', spec: 'Go to /.', paths: ['src/shop/**'], file: 'flows/shop.flows.yaml' };
  const flow = await us.post<Flow>('/v1/flows', body);
  assert.deepEqual([flow.paths, flow.file], [body.paths, body.file]);
  const deploy = { environmentId: environment.id, url: 'https://a.example', files: ['flows'] };
  const runsOf = async (changedFiles: string[]) =>
    (await us.post<Deployment>('/v1/deployments', { ...deploy, changedFiles }, 202)).runs.length;
  assert.deepEqual([await runsOf(['src/shop/a.ts']), await runsOf(['src/other.ts'])], [1, 0]);
  for (const pattern of ['/src/**', '../x', 'src/{a,b}', '!src/**', 'src\\a']) {
    const answer = await us.ask({ method: 'POST', url: '/v1/flows', body: { ...body, paths: [pattern] } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), ['/paths/0'], pattern);
  }
});
