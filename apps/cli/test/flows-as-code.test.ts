import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import type { Flow } from '@smokejumper/contracts';
import { type Harness, startApi } from '../../api/test/harness.ts';
import { project } from './fixture.ts';

let api: Harness;
let url: string;
before(async () => {
  api = await startApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => api.close());

const shop = `
flows:
  - name: Sign in
    url: /login
    spec: |
      Log in as {{user}} with {{password}}.
      I should see "Welcome".
    variables: { user: ana, tries: 3 }
    secrets: [password]
    timeout: 90s
    tags: [quick]
    paths: ["src/account/**"]
  - name: Browse
    spec: Go to /. I should see "Goods".
`;

async function workspace(t: TestContext, name: string) {
  const us = await api.tenant(name);
  const here = await project(t, { 'shop.flows.yaml': shop });
  const env = { SMOKEJUMPER_URL: url, SMOKEJUMPER_KEY: us.key };
  const flows = async () => (await us.get<{ data: Flow[] }>('/v1/flows')).data.filter((flow) => !flow.archivedAt);
  return { us, ...here, flows, run: (...args: string[]) => here.run(['flows', ...args], { env }) };
}

test('pushing makes the flows, and pushing again changes nothing', async (t) => {
  const { run, flows } = await workspace(t, 'push');
  const first = await run('push', 'shop.flows.yaml');
  assert.equal(first.code, 0, first.err);
  assert.equal(first.out, '+ Sign in\n+ Browse\n');
  const again = await run('push', 'shop.flows.yaml');
  assert.deepEqual([again.code, again.out, again.err], [0, '', '0 changed, 2 as they were\n']);
  const signIn = (await flows()).find(({ name }) => name === 'Sign in');
  assert.equal(signIn?.version.number, 1);
  assert.partialDeepStrictEqual(signIn, {
    tags: ['quick'],
    paths: ['src/account/**'],
    file: 'shop.flows.yaml',
    version: { url: '/login', variables: { user: 'ana', tries: '3' }, secrets: ['password'], timeoutMs: 90_000 },
  });
});

test('a difference is shown line by line before it is pushed, and becomes a new version', async (t) => {
  const { run, flows, us } = await workspace(t, 'diff');
  await run('push', 'shop.flows.yaml');
  const there = await project(t, {
    'shop.flows.yaml': shop.replace('"Welcome"', '"Hello"').replace('    timeout: 90s\n', ''),
  });
  const env = { SMOKEJUMPER_URL: url, SMOKEJUMPER_KEY: us.key };
  const diff = await there.run(['flows', 'diff', 'shop.flows.yaml'], { env });
  assert.equal(diff.code, 1, diff.err);
  const lines = ['~ Sign in', '    spec:', '      - I should see "Welcome".', '      + I should see "Hello".'];
  assert.equal(diff.out, `${[...lines, '    timeoutMs: 90000 → null'].join('\n')}\n`);
  assert.equal((await there.run(['flows', 'push', 'shop.flows.yaml'], { env })).out, diff.out);
  const signIn = (await flows()).find(({ name }) => name === 'Sign in');
  assert.deepEqual([signIn?.version.number, signIn?.version.timeoutMs], [2, null]);
});

test('what was pulled is what was pushed, and a file that is there is left alone', async (t) => {
  const { run, folder } = await workspace(t, 'pull');
  await run('push', 'shop.flows.yaml');
  assert.equal((await run('pull', 'all/of.flows.yaml')).code, 0);
  assert.match(await readFile(join(folder, 'all/of.flows.yaml'), 'utf8'), /spec: \|\n {6}Log in as/);
  const diff = await run('diff', 'all/of.flows.yaml', '--archive');
  const moved = '    file: "shop.flows.yaml" → "all/of.flows.yaml"\n';
  assert.deepEqual([diff.code, diff.out], [1, `~ Browse\n${moved}~ Sign in\n${moved}`], 'only where they come from');
  const refused = await run('pull', 'shop.flows.yaml');
  assert.equal(refused.code, 64);
  assert.equal(await readFile(join(folder, 'shop.flows.yaml'), 'utf8'), shop);
});

test('a flow that only the server has is archived only when that is asked for', async (t) => {
  const { run, flows, us } = await workspace(t, 'archive');
  await us.flow('By hand');
  await run('push', 'shop.flows.yaml');
  assert.equal((await flows()).length, 3);
  assert.match((await run('push', 'shop.flows.yaml', '--archive')).out, /^- By hand\n$/);
  assert.deepEqual((await flows()).map(({ name }) => name).sort(), ['Browse', 'Sign in']);
});

test('two flows of one name are refused before anything is changed', async (t) => {
  const { run, flows } = await workspace(t, 'twins');
  const twice = await run('push', 'shop.flows.yaml', 'shop.flows.yaml');
  assert.equal(twice.code, 64);
  assert.match(twice.err, /The files have more than one flow called "Sign in"/);
  assert.deepEqual(await flows(), []);
});

const guarded = `
flows:
  - name: Account
    spec: Go to /account. I should see "Ana".
    needs: Enter
    headers: { X-Bypass: "{{bypass}}" }
    basicAuth: { username: guest, password: "{{bypass}}" }
    secrets: [bypass]
    timezone: Europe/Vienna
    colorScheme: dark
    allowedOrigins: [https://id.example]
  - name: Enter
    spec: Go to /login. I should see "Welcome".
`;

test('how a flow sets up its browser and what it needs survive pushing and pulling, whatever their order', async (t) => {
  const { us, flows } = await workspace(t, 'guarded');
  const { run } = await project(t, { 'guarded.flows.yaml': guarded });
  const env = { SMOKEJUMPER_URL: url, SMOKEJUMPER_KEY: us.key };
  const pushed = await run(['flows', 'push', 'guarded.flows.yaml'], { env });
  assert.equal(pushed.out, '+ Enter\n+ Account\n', pushed.err);
  assert.partialDeepStrictEqual((await flows()).find(({ name }) => name === 'Account')?.version, {
    needs: 'Enter',
    headers: { 'X-Bypass': '{{bypass}}' },
    basicAuth: { username: 'guest', password: '{{bypass}}' },
    timezone: 'Europe/Vienna',
    allowedOrigins: ['https://id.example'],
  });
  assert.equal((await run(['flows', 'pull', 'guarded.flows.yaml', '--force'], { env })).code, 0);
  const same = await run(['flows', 'diff', 'guarded.flows.yaml', '--archive'], { env });
  assert.deepEqual([same.code, same.out], [0, '']);
  const { run: other } = await project(t, { 'b.flows.yaml': 'flows:\n  - name: Other\n    spec: Go to /.\n' });
  const left = await other(['flows', 'push', 'b.flows.yaml', '--archive'], { env });
  assert.equal(left.out, '+ Other\n- Account\n- Enter\n', left.err);
});
