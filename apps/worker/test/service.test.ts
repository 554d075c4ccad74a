import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import {
  type FlowOutcome,
  type HookCreated,
  type Page,
  type Run,
  type RunListItem,
  silentLog,
} from '@smokejumper/contracts';
import { setLimits } from '@smokejumper/core';
import { type JobBoard, openQueue } from '@smokejumper/queue';
import { failed, passed } from '../../../packages/core/test/fixture.ts';
import { type FakeGitHub, privateKey, type Server, serve, serveGitHub } from '../../../packages/notify/test/servers.ts';
import { kinds, openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Harness, startApi, type Tenant } from '../../api/test/harness.ts';
import { noBrowser, startWorker, type TestWorker, until } from './fixture.ts';

for (const kind of kinds) {
  describe(`API and worker with their queue on ${kind}`, { timeout: 120_000 }, () => {
    let store: TestStore;
    let board: JobBoard;
    let api: Harness;
    let worker: TestWorker | undefined;
    let github: FakeGitHub;
    let listening: Server;
    before(async () => {
      store = await openStore(kind);
      board = await openQueue(store.store, { log: silentLog });
      api = await startApi({ queue: board, settings: { requestsPerMinute: 10_000 } });
      github = await serveGitHub();
      listening = await serve(() => ({ status: 200 }));
    });
    afterEach(async () => {
      await worker?.stop();
      worker = undefined;
    });
    after(async () => {
      await api.close();
      await board.close({ timeoutMs: 2_000 });
      await store.remove();
      await github.close();
      await listening.close();
    });

    const work = async (runFlow: (flow: string) => Promise<FlowOutcome>, concurrency = 2) => {
      const { database, system: sys, artifactsFolder: folder, store: files } = api;
      worker = await startWorker({ database, sys, folder, store: files }, store.store, {
        browser: noBrowser,
        runFlow: (_ctx, { flow }) => runFlow(flow.name),
        settings: { concurrency },
      });
    };
    const untilEnded = (us: Tenant, count: number) =>
      until(
        () => us.get<Page<RunListItem>>('/v1/runs?limit=100'),
        ({ data }) => data.filter(({ status }) => status === 'finished').length >= count,
        `the end of ${count} runs`,
      );

    it('make of a hundred equal deliveries one run, tried again where it failed, one check and one message', async () => {
      const us = await api.tenant('deploys');
      await us.flow('Sign in');
      const { id } = await us.environment();
      const hook = await us.post<HookCreated>(`/v1/environments/${id}/hooks`, { source: 'generic' });
      const target = { kind: 'github', appId: '12', privateKey, apiUrl: github.url };
      await us.post('/v1/channels', { name: 'checks', target });
      const webhook = { kind: 'webhook', url: listening.url };
      await us.post('/v1/channels', { name: 'messages', target: webhook, events: 'always' });
      let tries = 0;
      await work(async () => (++tries === 1 ? failed : passed));

      const body = JSON.stringify({ url: 'https://preview.example', sha: 'abcdef0', repository: 'acme/shop' });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const hmac = createHmac('sha256', Buffer.from(hook.secret.replace('whsec_', ''), 'base64'));
      const headers = {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${hmac.update(`msg_1.${timestamp}.${body}`).digest('base64')}`,
      };
      const url = new URL(hook.url).pathname;
      const sent = { method: 'POST' as const, url, headers, payload: body };
      const answers = await Promise.all(Array.from({ length: 100 }, () => api.app.inject(sent)));
      assert.ok(answers.every(({ statusCode }) => statusCode === 202));

      await until(
        async () => [github.checks.map((check) => check.conclusion), listening.heard.length],
        ([conclusions, heard]) => String(conclusions) === 'success' && heard === 1,
        'one check and one message',
      );
      const { data } = await us.get<Page<RunListItem>>('/v1/runs');
      assert.equal(data.length, 1);
      const run = await us.get<Run>(`/v1/runs/${data[0]!.id}`);
      assert.deepEqual([run.verdict, run.flaky, run.attempts, tries], ['passed', true, 2, 2]);
      assert.equal(listening.heard[0]!.json.type, 'run.finished');
    });

    it('admit of two hundred runs at a limit exactly as many, and bring each to its verdict', async () => {
      const us = await api.tenant('limited');
      await setLimits(api.system, { workspaceId: us.workspaceId, limits: { runs_per_day: 7 } });
      const [flow, environment] = [await us.flow(), await us.environment()];
      const body = { flowId: flow.id, environmentId: environment.id };
      await work(async () => passed, 4);
      // A machine that is short of time turns some away with 503: whoever asked comes again, as clients do.
      const ask = async () => {
        for (;;) {
          const answer = await us.ask({ method: 'POST', url: '/v1/runs', body });
          if (answer.statusCode !== 503) return answer;
        }
      };
      const answers = await Promise.all(Array.from({ length: 200 }, ask));
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      assert.deepEqual([count(202), count(402)], [7, 193]);
      const { data } = await untilEnded(us, 7);
      assert.deepEqual(new Set(data.map(({ verdict }) => verdict)), new Set(['passed']));
    });

    it('run what a schedule asks for, and once what came due while no worker was there', async () => {
      const us = await api.tenant('scheduled');
      const [flow, environment] = [await us.flow(), await us.environment()];
      // Half an hour from any time it fires at.
      const minute = (new Date().getUTCMinutes() + 30) % 60;
      const plan = (missed: string) =>
        us.post<{ id: string }>('/v1/schedules', {
          ...{ name: missed, environmentId: environment.id, cron: `${minute} * * * *`, timeZone: 'UTC' },
          ...{ flows: [flow.id], missed },
        });
      const once = await plan('once');
      const skipped = await plan('skip');
      await api.database.asOwner("update schedule set next_at = now() - interval '3 hours'");
      await work(async () => passed);
      const { data } = await untilEnded(us, 1);
      assert.deepEqual(
        data.map(({ trigger, verdict }) => [trigger, verdict]),
        [['schedule', 'passed']],
      );
      const fired = await us.get<{ lastRuns: string[]; nextAt: string }>(`/v1/schedules/${once.id}`);
      assert.deepEqual(fired.lastRuns, [data[0]!.id]);
      assert.ok(Date.parse(fired.nextAt) > Date.now());
      const left = await until(
        () => us.get<{ lastRuns: string[]; nextAt: string }>(`/v1/schedules/${skipped.id}`),
        ({ nextAt }) => Date.parse(nextAt) > Date.now(),
        'the next time of the other one',
      );
      assert.deepEqual(left.lastRuns, []);
    });

    it('start the one run of a workspace within a slot’s time, though another queued thirty before it', async () => {
      const [bulk, small] = [await api.tenant('bulk'), await api.tenant('small')];
      const flow = await bulk.flow('Bulk');
      const environment = await bulk.environment();
      for (let n = 0; n < 30; n += 1) await bulk.run(flow, environment);
      const begun: string[] = [];
      const first = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      await work(async (name) => {
        begun.push(name);
        first.resolve();
        if (begun.length === 1) await gate.promise;
        return passed;
      }, 1);
      await first.promise;
      await small.run(await small.flow('Small'), await small.environment());
      gate.resolve();
      await untilEnded(small, 1);
      assert.equal(begun.indexOf('Small'), 1, begun.join(' '));
    });
  });
}
