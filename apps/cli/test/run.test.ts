import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { closedAddress, project, serve, shop } from './fixture.ts';

const passing = 'Type {{who}} into Name. Click "Send". "Thanks {{who}}" is visible.';

function file(flows: Record<string, string>): string {
  const entries = Object.entries(flows).map(([name, body]) => `  - name: ${name}\n    ${body}\n`);
  return `flows:\n${entries.join('')}`;
}

test('a passing run writes the result, evidence and a plan, and the next run replays it', async (t) => {
  const url = await serve(t, { '/': shop });
  const { folder, run } = await project(t, {
    'a.flows.yaml': file({ One: `spec: '${passing}'\n    variables: { who: Ana }` }),
  });
  const first = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-', '--artifacts', 'kept']);
  assert.equal(first.code, 0, first.err);
  const [result] = ResultFile.parse(JSON.parse(first.out)).runs;
  assert.equal(result!.verdict, 'passed');
  assert.deepEqual([...new Set(result!.steps.map((step) => step.source))], ['literal']);
  for (const artifact of result!.artifacts) assert.ok(existsSync(join(folder, artifact.path!)), artifact.path);
  assert.ok(result!.artifacts.some((artifact) => artifact.kind === 'trace'));
  assert.match(first.err, /✓ Click "Send".*\n/);
  assert.match(first.err, /1 run: 1 passed in \d/);
  assert.ok(!first.err.includes('\u001b['), 'no escape codes where there is no terminal');

  const plans = join(folder, '.smokejumper', 'plans');
  const [plan, ...others] = await readdir(plans);
  assert.deepEqual(others, []);
  const before = await readFile(join(plans, plan!), 'utf8');
  assert.ok(!before.includes('Ana'), 'the plan keeps the placeholder');

  const second = await run(['run', 'a.flows.yaml', '--base-url', url, '--var', 'who=Bo', '--json', 'out/r.json']);
  assert.equal(second.code, 0, second.err);
  assert.equal(second.out, '');
  const [replayed] = ResultFile.parse(JSON.parse(await readFile(join(folder, 'out', 'r.json'), 'utf8'))).runs;
  assert.deepEqual([...new Set(replayed!.steps.map((step) => step.source))], ['replay']);
  assert.equal(await readFile(join(plans, plan!), 'utf8'), before, 'an unchanged plan stays byte for byte');

  await writeFile(join(plans, plan!), before.replace('"Send"', '"Sent"'));
  const edited = await run(['run', 'a.flows.yaml', '--base-url', url]);
  assert.equal(edited.code, 0, edited.err);
  assert.match(edited.err, /the stored plan is not replayed/);
  assert.match(edited.err, /literal/);

  await writeFile(join(plans, plan!), 'not JSON');
  const broken = await run(['run', 'a.flows.yaml', '--base-url', url, '--no-replay']);
  assert.equal(broken.code, 0, broken.err);
  assert.equal(await readFile(join(plans, plan!), 'utf8'), 'not JSON', '--no-replay writes no plan');
});

test('a failing step shows the sentence, what was expected, what was seen and the screenshot', async (t) => {
  const url = await serve(t, { '/': shop });
  const { folder, run } = await project(t, {
    'a.flows.yaml': file({
      Good: `spec: '"Welcome" is visible.'`,
      Bad: `spec: 'Click "Send". "Order complete" is visible.'`,
    }),
  });
  const args = ['run', 'a.flows.yaml', '--base-url', url, '--no-replay', '--junit', 'j.xml', '--ctrf', 'c.json'];
  const ended = await run([...args, '--concurrency', '2']);
  assert.equal(ended.code, 1, ended.err);
  assert.match(ended.err, /\[Bad\] {3}failed \(expectation_not_met\)/);
  assert.match(ended.err, /spec: +"Order complete" is visible/);
  assert.match(ended.err, /expected: +"Order complete" is visible \(not met\)/);
  const shot = /screenshot: (\S+\.jpg)/.exec(ended.err)?.[1];
  assert.ok(shot !== undefined && existsSync(join(folder, shot)));
  const junit = await readFile(join(folder, 'j.xml'), 'utf8');
  assert.match(junit, /<testsuites name="smokejumper" tests="2" failures="1" errors="0"/);
  assert.match(junit, /<failure type="failed\.expectation_not_met"/);
  const ctrf = JSON.parse(await readFile(join(folder, 'c.json'), 'utf8'));
  assert.deepEqual([ctrf.reportFormat, ctrf.results.summary.passed, ctrf.results.summary.failed], ['CTRF', 1, 1]);
});

test('what is not understood is inconclusive and ends with 2', async (t) => {
  const url = await serve(t, { '/': shop });
  const { run } = await project(t, { 'a.flows.yaml': file({ One: "spec: 'Frobnicate the quux sideways.'" }) });
  const ended = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-']);
  assert.equal(ended.code, 2, ended.err);
  const [result] = ResultFile.parse(JSON.parse(ended.out)).runs;
  assert.deepEqual([result!.verdict, result!.failureClass], ['inconclusive', 'not_understood']);
});

test('a closed port, a 500 and a name that does not exist are target_unreachable', async (t) => {
  const url = await serve(t, { '/broken': (_request, response) => response.writeHead(500).end('broken') });
  const spec = `spec: '"Welcome" is visible.'\n    timeout: 30s`;
  const { run } = await project(t, {
    'a.flows.yaml': file({
      Closed: `${spec}\n    url: ${await closedAddress()}/`,
      Broken: `${spec}\n    url: ${url}/broken`,
      Nameless: `${spec}\n    url: http://nothing.invalid/`,
    }),
  });
  const ended = await run(['run', 'a.flows.yaml', '--json', '-']);
  assert.equal(ended.code, 1, ended.err);
  const { runs } = ResultFile.parse(JSON.parse(ended.out));
  assert.deepEqual(
    runs.map((result) => [result.flow, result.verdict, result.failureClass]),
    ['Closed', 'Broken', 'Nameless'].map((name) => [name, 'failed', 'target_unreachable']),
  );
});

test('an address that never answers is target_unreachable within the time of the flow', async (t) => {
  const url = await serve(t, { '/': () => {} });
  const { run } = await project(t, {
    'a.flows.yaml': file({ Silent: `spec: '"Welcome" is visible.'\n    timeout: 8s` }),
  });
  const ended = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-']);
  assert.equal(ended.code, 1, ended.err);
  const [result] = ResultFile.parse(JSON.parse(ended.out)).runs;
  assert.deepEqual([result!.verdict, result!.failureClass], ['failed', 'target_unreachable']);
});

test('a private host is open only when it is where the flow starts', async (t) => {
  const inner = await serve(t, { '/': shop });
  const url = (await serve(t, { '/': shop })).replace('127.0.0.1', 'localhost');
  const { run } = await project(t, { 'a.flows.yaml': file({ One: `spec: 'Go to ${inner}/. "Welcome" is visible.'` }) });
  const closed = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-', '--no-replay']);
  const [result] = ResultFile.parse(JSON.parse(closed.out)).runs;
  assert.deepEqual([result!.verdict, result!.failureClass], ['inconclusive', 'policy'], closed.err);
  const open = await run(['run', 'a.flows.yaml', '--base-url', url], {
    env: { SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: '127.0.0.0/8' },
  });
  assert.equal(open.code, 0, open.err);
});

test('a secret comes from the option or the environment and is seen nowhere', async (t) => {
  const url = await serve(t, { '/': shop });
  const { folder, run } = await project(t, {
    'a.flows.yaml': file({
      One: `spec: 'Type {{api key}} into Name. Click "Send". "Thanks" is visible.'\n    secrets: [api key]`,
    }),
  });
  const args = [
    'run',
    'a.flows.yaml',
    '--base-url',
    url,
    '--json',
    'r.json',
    '--junit',
    'j.xml',
    '--artifacts',
    'kept',
  ];
  const ended = await run(args, { env: { SMOKEJUMPER_SECRET_API_KEY: 'canary-in-a-coal-mine' } });
  assert.equal(ended.code, 0, ended.err);
  assert.ok(!`${ended.out}${ended.err}`.includes('canary-in'));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = await readFile(join(entry.parentPath, entry.name));
    assert.ok(!content.includes('canary-in'), entry.name);
  }
});

test('--repeat runs each flow again and again', async (t) => {
  const url = await serve(t, { '/': shop });
  const { run } = await project(t, { 'a.flows.yaml': file({ One: `spec: '"Welcome" is visible.'` }) });
  const ended = await run(['run', 'a.flows.yaml', '--base-url', url, '--repeat', '3', '--json', '-']);
  assert.equal(ended.code, 0, ended.err);
  assert.equal(JSON.parse(ended.out).runs.length, 3);
});

test('--headed without a display ends with 3 and says so', async (t) => {
  const { run } = await project(t, { 'a.flows.yaml': file({ One: `spec: '"Welcome" is visible.'` }) });
  const env = { DISPLAY: '', WAYLAND_DISPLAY: '' };
  const ended = await run(['run', 'a.flows.yaml', '--base-url', 'http://127.0.0.1:9', '--headed'], { env });
  assert.deepEqual([ended.code, ended.out], [3, '']);
  assert.match(ended.err, /^There is no display to show the browser on: [^\n]+\n$/);
});

test('snapshot --json prints the page and its refs and nothing else', async (t) => {
  const url = await serve(t, { '/': shop });
  const { run } = await project(t);
  const ended = await run(['snapshot', url, '--json']);
  assert.equal(ended.code, 0, ended.err);
  const snapshot = JSON.parse(ended.out);
  assert.ok(snapshot.refs.some((ref: { role: string; name: string }) => ref.role === 'button' && ref.name === 'Send'));
  const closed = await closedAddress();
  const away = await run(['snapshot', closed]);
  assert.equal(away.code, 3);
  const { host } = new URL(closed);
  assert.equal(away.err, `${closed} cannot be opened: refused: ${host} refuses connections\n`);
});

test('Ctrl-C ends the run under way, reports it as cancelled', async (t) => {
  const url = await serve(t, { '/': shop });
  const spec = '"Welcome" is visible. Wait until "Never" is visible.';
  const { run } = await project(t, { 'a.flows.yaml': file({ One: `spec: '${spec}'`, Two: `spec: '${spec}'` }) });
  const args = ['run', 'a.flows.yaml', '--base-url', url, '--json', '-'];
  const ended = await run(args, { interruptAt: '✓ "Welcome" is visible' });
  assert.equal(ended.code, 130, ended.err);
  const { runs } = ResultFile.parse(JSON.parse(ended.out));
  assert.deepEqual(
    runs.map((result) => [result.flow, result.status, result.verdict]),
    [['One', 'cancelled', null]],
  );
  assert.match(ended.err, /1 run: 1 cancelled/);
});
