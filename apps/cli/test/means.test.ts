import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { closedAddress, project, serve } from './fixture.ts';

const page = '<!doctype html><title>Shop</title><h1>Shop</h1>';

test('a baseline is kept beside the plans, and what differs from it is a picture among the artifacts', async (t) => {
  let heading = 'Shop';
  const url = await serve(t, {
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(page.replace('<h1>Shop', `<h1>${heading}`));
    },
  });
  const { folder, run } = await project(t, {
    'a.flows.yaml': 'flows:\n  - name: Look\n    spec: The page matches the baseline "start"\n',
  });
  const look = async () => {
    const ended = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-']);
    return { code: ended.code, run: ResultFile.parse(JSON.parse(ended.out)).runs[0]! };
  };
  const first = await look();
  assert.equal(first.code, 2);
  assert.equal(first.run.failureClass, 'no_evidence');
  const baselines = join(folder, '.smokejumper', 'plans', 'baselines');
  const [flow] = await readdir(baselines);
  assert.deepEqual(await readdir(join(baselines, flow!)), ['start.png']);
  assert.equal((await look()).code, 0);
  heading = 'Shoq';
  const changed = await look();
  assert.equal(changed.run.failureClass, 'expectation_not_met');
  const difference = changed.run.artifacts.find((artifact) => artifact.path?.includes('differences'));
  assert.ok(existsSync(join(folder, difference!.path!)));
});

test('a request goes through the egress guard, whose answer is never taken for the site’s', async (t) => {
  const url = await serve(t, { '/': page, '/health': 'fine' });
  const request = (address: string) => `spec: 'Send a GET request to ${address}. The response status is 502.'`;
  const { run } = await project(t, {
    'a.flows.yaml': [
      'flows:',
      `  - name: Metadata\n    ${request('http://169.254.169.254/latest')}`,
      `  - name: Closed\n    ${request(`${await closedAddress()}/`)}`,
      `  - name: Own\n    spec: 'Send a GET request to /health. The response status is 200.'`,
      '',
    ].join('\n'),
  });
  const ended = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-']);
  const runs = ResultFile.parse(JSON.parse(ended.out)).runs.map(({ flow, verdict, failureClass }) => [
    flow,
    verdict,
    failureClass,
  ]);
  assert.deepEqual(runs, [
    ['Metadata', 'inconclusive', 'policy'],
    ['Closed', 'inconclusive', 'no_evidence'],
    ['Own', 'passed', null],
  ]);
});
