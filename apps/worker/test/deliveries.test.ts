import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ChannelInput, type FlowOutcome } from '@smokejumper/contracts';
import { createChannel, listDeliveries, receiveDeploy } from '@smokejumper/core';
import { createDeliver } from '@smokejumper/notify';
import { privateKey, serve, serveGitHub } from '../../../packages/notify/test/servers.ts';
import { kinds, openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, noBrowser, openFixture, startWorker, type TestWorker, until } from './fixture.ts';

const outcome: FlowOutcome = {
  verdict: 'failed',
  failureClass: 'expectation_not_met',
  summary: 'The total is wrong.',
  steps: [],
  expectations: [{ text: 'Total', status: 'not_met', evidence: [{ snapshot: 's1', quote: '$43.20' }] }],
  refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  pageErrors: [],
  plan: null,
};

/** The site of these tests is on this machine. */
const here = { allowPrivate: 'all' as const };

for (const kind of kinds) {
  describe(`deliveries with the queue on ${kind}`, { timeout: 300_000 }, () => {
    let queue: TestStore;
    let fixture: Fixture;
    let worker: TestWorker | undefined;
    const servers: { close(): Promise<void> }[] = [];
    const kept = async <S extends { close(): Promise<void> }>(opening: Promise<S>): Promise<S> => {
      const server = await opening;
      servers.push(server);
      return server;
    };

    before(async () => {
      queue = await openStore(kind);
    });
    after(() => queue.remove());
    afterEach(async () => {
      await worker?.stop();
      worker = undefined;
      await fixture.close();
      for (const server of servers.splice(0)) await server.close();
    });

    const channel = (target: object, more: object = {}) =>
      createChannel(fixture.ctx, ChannelInput.parse({ name: 'c', target, ...more }));
    const environmentId = async () =>
      (await fixture.database.asOwner<{ id: string }>('select id from environment'))[0]!.id;
    const statuses = async (channelId: string) =>
      (await listDeliveries(fixture.ctx, { channelId, limit: 100 })).data.map(({ status }) => status);

    it('show a deploy on GitHub within moments as queued, then its end, as one check however often it came', async (t) => {
      fixture = await openFixture();
      const github = await kept(serveGitHub());
      const target = { kind: 'github', appId: '12', privateKey, apiUrl: github.url };
      const { id: channelId } = await channel(target);
      const gate = Promise.withResolvers<void>();
      await fixture.queue();
      await fixture.database.asOwner('delete from run');
      worker = await startWorker(fixture, queue.store, {
        browser: noBrowser,
        runFlow: () => gate.promise.then(() => outcome),
        // The rings of repeated deliveries are not sent, and while those are looked at nothing can be claimed.
        settings: { pollMs: 1_000 },
      });
      const deploy = { url: fixture.site.url, sha: 'abcdef0', ref: 'main', repository: 'acme/shop' };
      const about = { environmentId: await environmentId(), hookId: null, source: 'github' as const, deploy, ...here };
      const origin = { installationId: 7 };
      const begun = performance.now();
      const received = await Promise.all(
        Array.from({ length: 100 }, () => receiveDeploy(fixture.ctx, { ...about, deliveryId: 'd-1', origin })),
      );
      assert.equal(received.filter(({ duplicate }) => !duplicate).length, 1);
      await until(
        async () => github.checks.length,
        (made) => made === 1,
        'a check',
      );
      const ms = Math.round(performance.now() - begun);
      t.diagnostic(`a hundred deliveries at once → check visible: ${ms} ms`);
      gate.resolve();
      await until(
        async () => github.checks[0]?.status,
        (status) => status === 'completed',
        'the end of the check',
      );
      assert.deepEqual(
        github.checks.map(({ conclusion, head_sha }) => [conclusion, head_sha]),
        [['failure', 'abcdef0']],
      );
      assert.equal((await fixture.database.asOwner('select 1 from run')).length, 1);
      await until(
        () => statuses(channelId),
        (all) => all.every((status) => status === 'sent' || status === 'superseded'),
        'the end of its deliveries',
      );
      assert.equal(github.comments.length, 1);
    });

    it('show each of thirty deploys, twenty in a second, on GitHub as one check', async (t) => {
      fixture = await openFixture();
      const github = await kept(serveGitHub());
      await channel({ kind: 'github', appId: '12', privateKey, apiUrl: github.url, comment: false });
      await fixture.queue();
      await fixture.database.asOwner('delete from run');
      worker = await startWorker(fixture, queue.store, {
        browser: noBrowser,
        runFlow: async () => outcome,
        settings: { pollMs: 1_000, deliveries: 16 },
      });
      const deploy = { url: fixture.site.url, sha: 'abcdef0', repository: 'acme/shop' };
      const about = { environmentId: await environmentId(), hookId: null, source: 'github' as const, deploy, ...here };
      const begun = new Map<string, number>();
      for (let n = 0; n < 30; n += 1) {
        const at = performance.now();
        const { deployment } = await receiveDeploy(fixture.ctx, { ...about, deliveryId: `d-${n}` });
        begun.set(deployment.runs[0] ?? '', at);
        await delay(50);
      }
      const shown = () => github.heard.filter(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'));
      await until(
        async () => shown().length,
        (made) => made >= begun.size,
        'a check for each',
      );
      const times = shown().map(({ at, json }) => at - (begun.get(String(json.external_id)) ?? Number.NaN));
      times.sort((a, b) => a - b);
      const p95 = Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN);
      // How long it may take is held by `npm run bench -- hooks`, on a machine that does nothing else.
      t.diagnostic(`hook → check visible: p50 ${Math.round(times[15] ?? 0)} ms, p95 ${p95} ms`);
      assert.equal(times.length, begun.size, 'one check for each deploy');
    });

    it('of one dead endpoint hold up nobody else, and what failed is tried again by itself', async () => {
      fixture = await openFixture();
      const silent = await kept(serve(() => null));
      const seen = new Set<string | undefined>();
      const firstOf = (id: string | undefined) => !seen.has(id) && seen.add(id);
      const good = await kept(serve(({ headers }) => ({ status: firstOf(headers['webhook-id']) ? 500 : 200 })));
      await channel({ kind: 'webhook', url: silent.url }, { events: 'always' });
      const { id: channelId } = await channel({ kind: 'webhook', url: good.url }, { events: 'always' });
      worker = await startWorker(fixture, queue.store, {
        browser: noBrowser,
        runFlow: async () => outcome,
        deliver: createDeliver({ resolve: async ({ host }) => [host], now: () => new Date(), timeoutMs: 120_000 }),
        settings: { concurrency: 2 },
      });
      const runs = 6;
      for (let n = 0; n < runs; n += 1) await fixture.queue();
      await until(
        async () => seen.size,
        (heard) => heard === runs,
        'a first try of each',
      );
      assert.ok(silent.heard.length <= 2, 'the dead one holds two slots at most');
      await until(
        () => statuses(channelId),
        (all) => all.length === runs && all.every((status) => status === 'sent'),
        'another try of each',
      );
      assert.equal(seen.size, runs, 'the same id for both tries of a delivery');
    });
  });
}
