import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Flow, FlowVersion, Page, SpecCheck } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

const spec = 'Go to /. I should see "Hello".';

test('a flow is created with its first version and its place', async () => {
  const answer = await us.ask({ method: 'POST', url: '/v1/flows', body: { name: 'Buy', spec, tags: ['smoke'] } });
  assert.equal(answer.statusCode, 201, answer.body);
  const flow = answer.json<Flow>();
  assert.equal(answer.headers.location, `/v1/flows/${flow.id}`);
  assert.deepEqual(
    [flow.name, flow.tags, flow.version.number, flow.version.spec, flow.version.url, flow.archivedAt],
    ['Buy', ['smoke'], 1, spec, '/', null],
  );
  assert.deepEqual(await us.get<Flow>(`/v1/flows/${flow.id}`), flow);
});

test('a change makes a new version, leaves out what it does not name, and keeps the old version', async () => {
  const flow = await us.post<Flow>('/v1/flows', { name: 'Change', spec, variables: { user: 'ann' }, tags: ['a'] });
  const answer = await us.ask({ method: 'PATCH', url: `/v1/flows/${flow.id}`, body: { spec: 'Go to /home.' } });
  assert.equal(answer.statusCode, 200, answer.body);
  const changed = answer.json<Flow>();
  assert.deepEqual(
    [changed.version.number, changed.version.spec, changed.version.variables, changed.tags, changed.name],
    [2, 'Go to /home.', { user: 'ann' }, ['a'], 'Change'],
  );
  const versions = await us.get<Page<FlowVersion>>(`/v1/flows/${flow.id}/versions`);
  assert.deepEqual(
    versions.data.map(({ number, spec }) => [number, spec]),
    [
      [2, 'Go to /home.'],
      [1, spec],
    ],
  );
});

test('an archived flow stays readable and leaves the list', async () => {
  const flow = await us.flow('Old');
  const archived = await us.post<Flow>(`/v1/flows/${flow.id}/archive`, undefined, 200);
  assert.ok(archived.archivedAt);
  const names = async (query: string) =>
    (await us.get<Page<Flow>>(`/v1/flows?limit=100${query}`)).data.map(({ name }) => name);
  assert.ok(!(await names('')).includes('Old'));
  assert.deepEqual(await names('&archived=true'), ['Old']);
});

test('a list is paged by cursors without a gap or a repetition', async () => {
  const them = await api.tenant('pages');
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await them.flow()).id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Flow> = await them.get(`/v1/flows?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    assert.equal(page.hasMore, page.nextCursor !== null);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  assert.deepEqual(seen, made);
});

test('a cursor from another list, another workspace or nowhere is refused', async () => {
  const them = await api.tenant('cursors');
  for (let n = 0; n < 2; n++) {
    await them.flow();
    await them.environment();
  }
  const { nextCursor } = await them.get<Page<Flow>>('/v1/environments?limit=1');
  assert.ok(nextCursor);
  for (const cursor of [nextCursor, 'bm9wZQ', '%00', 'x'.repeat(500)]) {
    const answer = await them.ask({ url: `/v1/flows?cursor=${cursor}` });
    assert.equal(answer.statusCode, 400, answer.body);
  }
  problemOf(await them.ask({ url: `/v1/flows?cursor=${nextCursor}` }), 400, 'invalid_cursor');
  const flows = await them.get<Page<Flow>>('/v1/flows?limit=1');
  problemOf(await us.ask({ url: `/v1/flows?cursor=${flows.nextCursor}` }), 400, 'invalid_cursor');
});

test('each bad field is pointed at', async () => {
  const answer = await us.ask({
    method: 'POST',
    url: '/v1/flows',
    body: { name: '', spec: ' ', variables: { 'a/b~c': 7 }, surprise: 1 },
  });
  const problem = problemOf(answer, 400, 'invalid_input');
  assert.deepEqual(pointersOf(problem).sort(), ['/name', '/spec', '/surprise', '/variables/a~1b~0c']);
  const query = problemOf(await us.ask({ url: '/v1/flows?limit=0' }), 400, 'invalid_input');
  assert.deepEqual(pointersOf(query), ['/query/limit']);
  const params = problemOf(await us.ask({ url: '/v1/flows/run_1' }), 400, 'invalid_input');
  assert.deepEqual(pointersOf(params), ['/params/flowId']);
});

test('an empty spec and one of 50,000 characters are refused where they stand', async () => {
  for (const bad of ['', 'x'.repeat(50_000)]) {
    for (const url of ['/v1/flows', '/v1/specs/check']) {
      const body = url === '/v1/flows' ? { name: 'Bad', spec: bad } : { spec: bad };
      const problem = problemOf(await us.ask({ method: 'POST', url, body }), 400, 'invalid_input');
      assert.deepEqual(pointersOf(problem), ['/spec']);
    }
  }
});

test('binary in a name is refused: control characters, NUL, and bytes that are no UTF-8', async () => {
  for (const name of ['a\u0000b', 'a\u0007b', '\u001b[31m']) {
    const answer = await us.ask({ method: 'POST', url: '/v1/flows', body: { name, spec } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), ['/name']);
  }
  const nul = await us.ask({ method: 'POST', url: '/v1/flows', body: { name: 'a', spec: `${spec}\u0000` } });
  assert.deepEqual(pointersOf(problemOf(nul, 400, 'invalid_input')), ['/spec']);
  const bytes = await api.app.inject({
    method: 'POST',
    url: '/v1/flows',
    headers: { authorization: `Bearer ${us.key}`, 'content-type': 'application/json' },
    payload: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from(`","spec":"x"}`)]),
  });
  problemOf(bytes, 400, 'invalid_input');
});

test('a body that is too large, of another type or no JSON is a problem', async () => {
  const huge = { name: 'a', spec: 'x'.repeat(1_100_000) };
  problemOf(await us.ask({ method: 'POST', url: '/v1/flows', body: huge }), 413, 'payload_too_large');
  const send = (type: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/flows',
      headers: { authorization: `Bearer ${us.key}`, 'content-type': type },
      payload,
    });
  problemOf(await send('text/plain', 'hello'), 415, 'unsupported_media_type');
  problemOf(await send('application/json', '{"name":'), 400, 'invalid_input');
  problemOf(await send('application/json', '[]'), 400, 'invalid_input');
  problemOf(await send('application/json', '{"__proto__":{"a":1},"name":"a","spec":"b"}'), 400, 'invalid_input');
});

test('a spec is read without running it', async () => {
  const check = await us.post<SpecCheck>('/v1/specs/check', { spec: 'Click "Save". Frobnicate the bars.' }, 200);
  assert.equal(check.steps[0]?.step.action, 'click');
  assert.equal(check.understood, false);
  assert.equal(check.problems[0]?.line, 1);
});
