import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ApiKeyCreated, Flow } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

const url = '/v1/settings/model';
let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

test('the model of a workspace is set and read, its key comes back nowhere, and strangers have their own', async () => {
  const body = { model: 'anthropic:one', key: 'sk-very-secret', budgets: { modelCalls: 5 } };
  const set = await us.ask({ method: 'PUT', url, body });
  assert.equal(set.statusCode, 200, set.body);
  const read = await us.ask({ url });
  assert.deepEqual(read.json(), set.json());
  const { updatedAt, ...rest } = read.json();
  assert.deepEqual(rest, { model: 'anthropic:one', hasKey: true, budgets: { modelCalls: 5 } });
  assert.ok(!`${set.body}${read.body}`.includes('very-secret'));
  const stranger = await api.tenant('stranger');
  assert.equal((await stranger.ask({ url })).json().model, null);
  const scopes = ['settings:read'];
  const { key } = await us.post<ApiKeyCreated>('/v1/keys', { name: 'reader', scopes });
  const headers = { authorization: `Bearer ${key}` };
  problemOf(await us.ask({ method: 'PUT', url, body, headers }), 403, 'forbidden');
});

test('settings that are none are pointed at', async () => {
  const bad = [
    [{ model: 'mine:one' }, '/model'],
    [{ model: null, key: 'sk-1' }, '/key'],
    [{ model: null, budgets: { modelCalls: 201 } }, '/budgets/modelCalls'],
    [{ model: null, budgets: { calls: 2 } }, '/budgets/calls'],
    [{ model: 'openai:one', url: 'http://10.0.0.1' }, '/url'],
  ] as const;
  for (const [body, pointer] of bad) {
    const problem = problemOf(await us.ask({ method: 'PUT', url, body }), 400, 'invalid_input');
    assert.deepEqual(pointersOf(problem), [pointer]);
  }
});

test('a flow names a model and caps of its own, each change a version, and gives them back', async () => {
  const own = { model: 'openai:small', budgets: { tokens: 1_000 } };
  const flow = await us.post<Flow>('/v1/flows', { name: 'Own model', spec: 'Go to /.', ...own });
  assert.deepEqual([flow.version.model, flow.version.budgets], [own.model, own.budgets]);
  const patch = (body: unknown) => us.ask({ method: 'PATCH', url: `/v1/flows/${flow.id}`, body });
  assert.equal((await patch(own)).json<Flow>().version.number, 1);
  const back = (await patch({ model: null, budgets: null })).json<Flow>().version;
  assert.deepEqual([back.number, back.model, back.budgets], [2, null, null]);
  const bad = await patch({ budgets: { wallMs: 5_000, costUsd: 1_000 }, model: 'openai' });
  const pointers = pointersOf(problemOf(bad, 400, 'invalid_input'));
  assert.deepEqual(pointers.toSorted(), ['/budgets/costUsd', '/budgets/wallMs', '/model']);
});
