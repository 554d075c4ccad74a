import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliver, delivery, passedRun, report, run, seam, waitingRun } from './fixture.ts';
import { serve } from './servers.ts';

test('GitLab hears each state as a commit status of its project, and the same state twice is no failure', async () => {
  const server = await serve((heard) =>
    heard.json.state === 'canceled'
      ? { status: 400, body: { message: 'Cannot transition status via :cancel from :canceled' } }
      : { status: 201 },
  );
  try {
    const target = { kind: 'gitlab', token: 'glpat', apiUrl: `${server.url}/api/v4` } as const;
    const cancelled = { ...run, status: 'cancelled' as const, verdict: null };
    for (const runs of [
      [waitingRun],
      [{ ...waitingRun, status: 'running' as const }],
      [passedRun],
      [run],
      [cancelled],
    ]) {
      const result = await deliver(delivery(target, report(runs, { origin: { projectId: '33' } })), seam);
      assert.equal(result.outcome, 'sent', result.detail);
    }
    await deliver(delivery(target, report([{ ...run, verdict: 'errored' }])), seam);
    assert.deepEqual(
      server.heard.map(({ json }) => json.state),
      ['pending', 'running', 'success', 'failed', 'canceled', 'failed'],
    );
    assert.equal(server.heard[0]?.path, '/api/v4/projects/33/statuses/abcdef0');
    assert.equal(server.heard[5]?.path, '/api/v4/projects/acme%2Fshop/statuses/abcdef0');
    assert.equal(server.heard[0]?.headers['private-token'], 'glpat');
  } finally {
    await server.close();
  }
});

test('Vercel gets one run of the check, updated to its end', async () => {
  const server = await serve((heard) => ({ status: 200, body: heard.method === 'POST' ? { id: 'cr_1' } : {} }));
  try {
    const target = { kind: 'vercel', token: 'vt', checkId: 'chk_1', teamId: 'team_1', apiUrl: server.url } as const;
    const about = { origin: { externalId: 'dpl_vercel' } };
    const first = await deliver(delivery(target, report([waitingRun], about)), seam);
    await deliver(delivery(target, report([run, passedRun], about), { external: first.external ?? {} }), seam);
    await deliver(delivery(target, report([], about), { external: first.external ?? {} }), seam);
    const empty = server.heard.pop()?.json;
    assert.deepEqual([empty?.conclusion, empty?.completedAt], ['failed', Date.parse(report([]).createdAt)]);
    assert.deepEqual(
      server.heard.map(({ method, path, json }) => [method, path, json.status, json.conclusion]),
      [
        ['POST', '/v2/deployments/dpl_vercel/check-runs?teamId=team_1', undefined, undefined],
        ['PATCH', '/v2/deployments/dpl_vercel/check-runs/cr_1?teamId=team_1', 'queued', undefined],
        ['PATCH', '/v2/deployments/dpl_vercel/check-runs/cr_1?teamId=team_1', 'completed', 'failed'],
      ],
    );
  } finally {
    await server.close();
  }
});
