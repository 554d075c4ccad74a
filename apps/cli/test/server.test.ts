import assert from 'node:assert/strict';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { concludeAttempt } from '@smokejumper/core';
import { type Harness, startApi, type Tenant } from '../../api/test/harness.ts';
import { workOf } from '../../api/test/work.ts';
import { closedAddress, project } from './fixture.ts';

let api: Harness;
let url: string;
before(async () => {
  api = await startApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => api.close());

/** A workspace with one environment, and a folder whose commands know its server. */
async function workspace(t: TestContext, name: string) {
  const us = await api.tenant(name);
  await us.environment('production');
  const here = await project(t);
  const env = { SMOKEJUMPER_URL: url, SMOKEJUMPER_KEY: us.key, XDG_CONFIG_HOME: join(here.folder, 'config') };
  const run = (args: string[], more: Record<string, string> = {}) => here.run(args, { env: { ...env, ...more } });
  return { us, run, folder: here.folder, env };
}

async function queued(us: Tenant): Promise<string[]> {
  const { data } = await us.get<{ data: { id: string }[] }>('/v1/runs?status=queued&limit=100');
  return data.map(({ id }) => id);
}

test('trigger without --wait prints the runs it queued, of the flows that were named', async (t) => {
  const { us, run } = await workspace(t, 'named');
  await us.flow('Sign in');
  await us.flow('Check out');
  const ended = await run(['trigger', 'Sign in', '--sha', '0123abc', '--url', 'https://preview.example']);
  assert.equal(ended.code, 0, ended.err);
  assert.deepEqual(ended.out.trim().split('\n'), await queued(us));
  const [runId] = await queued(us);
  const { flow, deploymentId } = await us.get<{ flow: string; deploymentId: string }>(`/v1/runs/${runId}`);
  assert.equal(flow, 'Sign in');
  const deployment = await us.get<{ url: string; sha: string }>(`/v1/deployments/${deploymentId}`);
  assert.deepEqual([deployment.url, deployment.sha], ['https://preview.example', '0123abc']);
  await us.post(`/v1/runs/${runId}/cancel`, {}, 200);
});

test('trigger --wait follows the runs, writes their reports and answers their verdict', async (t) => {
  const { us, run, folder } = await workspace(t, 'waiting');
  await us.flow('Sign in');
  const work = workOf(api.system);
  const waiting = run(['trigger', '--wait', '--json', 'result.json', '--junit', 'result.xml']);
  while ((await queued(us)).length === 0) await new Promise((resolve) => setImmediate(resolve));
  const claimed = await work.claim();
  await work.record(claimed, 0);
  await work.finish(claimed, {
    verdict: 'failed',
    failureClass: 'missing_element',
    summary: 'The button was not there.',
  });
  const ended = await waiting;
  assert.equal(ended.code, 1, ended.err);
  assert.match(ended.err, /✓ Step 0[\s\S]*failed \(missing_element\)[\s\S]*The button was not there\./);
  const { runs } = ResultFile.parse(JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')));
  assert.deepEqual([runs[0]?.flow, runs[0]?.verdict], ['Sign in', 'failed']);
  assert.match(await readFile(join(folder, 'result.xml'), 'utf8'), /<failure type="failed.missing_element"/);
});

test('trigger --wait --github points at the flow’s file, and a flow that passed on its second try may fail the pipeline', async (t) => {
  const { us, run, folder } = await workspace(t, 'flaky');
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, 'shop.flows.yaml'), 'flows: [{ name: Cart, spec: Go to /. }]');
  await run(['flows', 'push', 'shop.flows.yaml']);
  const work = workOf(api.system);
  const bad = { verdict: 'failed', failureClass: 'page_error', summary: 'It broke.' } as const;
  /** What was deployed fails at first, and with `again` passes then. */
  const deploy = async (options: string[], again: boolean) => {
    const waiting = run(['trigger', '--wait', ...options]);
    while ((await queued(us)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    if (again) {
      const { lease } = await work.claim();
      const nothing = { steps: [], expectations: [], pageErrors: [], plan: null };
      const refs = { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} };
      const usage = { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
      await concludeAttempt(api.system, { lease, outcome: { ...bad, ...nothing, refs, usage } });
    }
    await work.finish(await work.claim(), again ? {} : bad);
    return waiting;
  };
  const failed = await deploy(['--github'], false);
  assert.equal(failed.code, 1, failed.err);
  assert.match(failed.out, /^::error file=shop\.flows\.yaml,title=Cart/);
  assert.equal((await deploy(['--junit', 'flaky.xml'], true)).code, 0);
  assert.match(
    await readFile(join(folder, 'flaky.xml'), 'utf8'),
    /<testsuite name="shop\.flows\.yaml"[\s\S]*<flakyFailure /,
  );
  assert.equal((await deploy(['--fail-on-flaky'], true)).code, 1);
});

test('trigger runs a suite, and leaves out flows that cover what has not changed', async (t) => {
  const { us, run, folder } = await workspace(t, 'choosing');
  const names = (ended: { out: string }) =>
    Promise.all(
      ended.out
        .trim()
        .split('\n')
        .map(async (runId) => (await us.get<{ flow: string }>(`/v1/runs/${runId}`)).flow),
    );
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'flows'));
  const flows = `flows:
  - { name: Cart, spec: Go to /., paths: [src/shop/**] }
  - { name: Search, spec: Go to /., paths: [src/search] }`;
  await writeFile(join(folder, 'flows/shop.flows.yaml'), flows);
  await run(['flows', 'push', 'flows/shop.flows.yaml']);
  const browse = await us.flow('Browse');
  await writeFile(join(folder, 'changed'), 'README.md\0src/shop/ä.ts\0');
  assert.deepEqual(await names(await run(['trigger', '--changed-files', 'changed'])), ['Cart', 'Browse']);
  assert.deepEqual(await names(await run(['trigger', '--file', 'flows'])), ['Cart', 'Search']);
  await us.post('/v1/suites', { name: 'Nightly', flows: [browse.id] });
  assert.deepEqual(await names(await run(['trigger', '--suite', 'Nightly'])), ['Browse']);
  await writeFile(join(folder, 'changed'), 'docs/a.md\n');
  const none = await run(['trigger', '--file', 'flows', '--changed-files', 'changed']);
  assert.deepEqual([none.code, none.err], [0, 'No flow covers what has changed, so nothing runs.\n']);
  for (const id of await queued(us)) await us.post(`/v1/runs/${id}/cancel`, {}, 200);
});

test('schedules are listed, paused, resumed and fired by name', async (t) => {
  const { us, run } = await workspace(t, 'schedules');
  await us.flow();
  const { data } = await us.get<{ data: { id: string }[] }>('/v1/environments');
  const schedule = { name: 'Nightly', environmentId: data[0]?.id, cron: '0 3 * * *', timeZone: 'Europe/Vienna' };
  await us.post('/v1/schedules', schedule);
  assert.match((await run(['schedules'])).out, /^sch_\w+ {2}0 3 \* \* \* Europe\/Vienna {2}next \S+ {2}Nightly\n$/);
  assert.match((await run(['schedules', 'pause', 'Nightly'])).out, /paused {2}Nightly/);
  assert.match((await run(['schedules', 'resume', 'Nightly'])).out, /next 20/);
  const fired = await run(['schedules', 'fire', 'Nightly']);
  assert.deepEqual(fired.out.trim().split('\n'), await queued(us));
  for (const id of await queued(us)) await us.post(`/v1/runs/${id}/cancel`, {}, 200);
});

test('a wait that is over is errored and leaves the runs alone', async (t) => {
  const { us, run } = await workspace(t, 'late');
  await us.flow();
  const ended = await run(['trigger', '--wait', '--timeout', '1']);
  assert.equal(ended.code, 3, ended.err);
  assert.match(ended.err, /Not all runs have ended after 1 s/);
  const [runId] = await queued(us);
  assert.ok(runId);
  await us.post(`/v1/runs/${runId}/cancel`, {}, 200);
});

test('the same idempotency key triggers once', async (t) => {
  const { us, run } = await workspace(t, 'once');
  await us.flow();
  const first = await run(['trigger', '--idempotency-key', 'build-7']);
  const again = await run(['trigger', '--idempotency-key', 'build-7']);
  assert.equal(first.out, again.out);
  assert.equal((await queued(us)).length, 1);
  for (const id of await queued(us)) await us.post(`/v1/runs/${id}/cancel`, {}, 200);
});

test('runs lists the newest and show tells one, with the exit code of its verdict', async (t) => {
  const { us, run } = await workspace(t, 'listing');
  const flow = await us.flow('Sign in');
  const environment = await us.environment('staging');
  const { id } = await us.run(flow, environment);
  const work = workOf(api.system);
  const claimed = await work.claim();
  await work.record(claimed, 0);
  await work.finish(claimed, { verdict: 'inconclusive', failureClass: 'ambiguous', summary: 'Two buttons.' });
  const listed = await run(['runs', '--flow', 'Sign in', '--verdict', 'inconclusive']);
  assert.equal(listed.code, 0, listed.err);
  assert.match(listed.out, new RegExp(`^${id} .* inconclusive \\(ambiguous\\)  Sign in: Two buttons\\.\n$`));
  const shown = await run(['show', id]);
  assert.equal(shown.code, 2);
  assert.match(shown.err, /✓ Step 0[\s\S]*Two buttons\./);
  const json = await run(['show', id, '--json']);
  assert.equal(JSON.parse(json.out).id, id);
});

test('watch follows a run to its end and answers its verdict', async (t) => {
  const { us, run } = await workspace(t, 'watching');
  const { id } = await us.run(await us.flow('Sign in'), await us.environment('staging'));
  const watching = run(['watch', id, '--json']);
  const work = workOf(api.system);
  const claimed = await work.claim();
  await work.record(claimed, 0);
  await work.finish(claimed, { verdict: 'failed', failureClass: 'page_error', summary: 'It answered 500.' });
  const ended = await watching;
  assert.equal(ended.code, 1, ended.err);
  assert.match(ended.err, /Step 0[\s\S]*It answered 500\./);
  assert.equal(JSON.parse(ended.out).summary, 'It answered 500.');
});

test('login keeps a key that is good, for this server only, readable by nobody else', async (t) => {
  const { us, run, env } = await workspace(t, 'login');
  const none = { SMOKEJUMPER_URL: '', SMOKEJUMPER_KEY: '' };
  const without = await run(['runs'], none);
  assert.equal(without.code, 64);
  assert.match(without.err, /smokejumper login/);
  const last = us.key.endsWith('x') ? 'y' : 'x';
  const wrong = await run(['login', url, '--key', `${us.key.slice(0, -1)}${last}`], none);
  assert.equal(wrong.code, 64, wrong.err);
  const good = await run(['login', url, '--key', us.key], none);
  assert.equal(good.code, 0, good.err);
  assert.ok(!good.err.includes(us.key));
  const { mode } = await stat(join(env.XDG_CONFIG_HOME, 'smokejumper', 'credentials.json'));
  assert.equal(mode & 0o777, 0o600);
  assert.equal((await run(['runs'], none)).code, 0);
  const elsewhere = await run(['runs'], { ...none, SMOKEJUMPER_URL: 'http://127.0.0.1:9' });
  assert.equal(elsewhere.code, 64);
  assert.match(elsewhere.err, /no key for http:\/\/127\.0\.0\.1:9/);
});

test('what does not exist and a server that is away are said in one line each', async (t) => {
  const { us, run } = await workspace(t, 'absent');
  await us.flow('Sign in');
  const flow = await run(['trigger', 'Sign out']);
  assert.deepEqual([flow.code, flow.err], [64, 'There is no flow "Sign out"; there is "Sign in"\n']);
  const environment = await run(['trigger', '--environment', 'moon']);
  assert.deepEqual(
    [environment.code, environment.err],
    [64, 'There is no environment "moon"; there is "production"\n'],
  );
  const shown = await run(['show', 'run_00000000000000000000000000']);
  assert.equal(shown.code, 64);
  const away = await run(['runs'], { SMOKEJUMPER_URL: await closedAddress() });
  assert.equal(away.code, 3);
  assert.match(away.err, /^The server did not answer: /);
  assert.deepEqual(await queued(us), []);
});
