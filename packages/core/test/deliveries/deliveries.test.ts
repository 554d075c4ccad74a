import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ChannelInput, type DeliveryResult } from '@smokejumper/contracts';
import {
  changeChannel,
  claimDelivery,
  createChannel,
  createFlow,
  dueDeliveries,
  finishRun,
  getChannel,
  listDeliveries,
  markPublished,
  planDeliveries,
  receiveDeploy,
  replayDelivery,
  rerunDeployment,
  rotateChannelSecret,
  settleDelivery,
  sweepExpired,
  takeOutbox,
} from '../../src/index.ts';
import { claim, failed, flowInput, passed, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const claimLimits = { leaseMs: 60_000, publicUrl: 'https://sj.example' };
const sent: DeliveryResult = { outcome: 'sent', status: 200, detail: 'answered 200' };
const later: DeliveryResult = { outcome: 'retry', status: 503, detail: 'answered 503' };

describe('deliveries', () => {
  const fixture = useFixture({ poolSize: 12 });

  /** Publishes what the outbox holds and makes its deliveries, as the relay and the worker do. */
  async function plan(): Promise<string[]> {
    const rows = await takeOutbox(fixture.sys, { limit: 500 });
    await markPublished(fixture.sys, { ids: rows.map(({ id }) => id) });
    const due: string[] = [];
    for (const row of rows.filter(({ topic }) => topic === 'run.notify')) {
      due.push(...(await planDeliveries(fixture.sys, { outboxId: row.id })));
    }
    return due;
  }

  async function runTo(ids: { flowId: string; environmentId: string }, outcome: typeof passed): Promise<string[]> {
    await queue(fixture.ctx, ids);
    const claimed = await claim(fixture.sys);
    fixture.pass(1_000);
    await finishRun(fixture.sys, { lease: claimed.lease, outcome });
    return plan();
  }

  const webhook = (more: object = {}) =>
    createChannel(
      fixture.ctx,
      ChannelInput.parse({ name: 'Hook', target: { kind: 'webhook', url: 'https://hook.example/in' }, ...more }),
    );
  const take = async (deliveryId: string) => {
    const claimed = await claimDelivery(fixture.sys, { deliveryId, ...claimLimits });
    return claimed ?? assert.fail(`${deliveryId} cannot be taken`);
  };
  const logOf = async (channelId: string) =>
    (await listDeliveries(fixture.ctx, { channelId, limit: 100 })).data.map((row) => row);
  /** What a channel has still to send, oldest first. */
  const waitingOf = async (channelId: string) =>
    (await logOf(channelId)).flatMap(({ id, status }) => (status === 'pending' ? [id] : [])).reverse();
  const staging = (name: string) => seed(fixture.ctx, name);

  it('tell a change only when a flow begins to fail and when it passes again', async () => {
    const ids = await staging('change');
    const channel = await webhook({ environmentId: ids.environmentId });
    const told: unknown[] = [];
    for (const outcome of [passed, passed, failed, failed, passed, passed]) {
      for (const id of await runTo(ids, outcome)) {
        const { outgoing, lease } = await take(id);
        assert.ok(outgoing.content.kind === 'news');
        told.push(outgoing.content.news.map(({ event, change }) => [event, change]));
        await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
      }
    }
    assert.deepEqual(told, [
      [['flow.status_changed', { from: 'passing', to: 'failing' }]],
      [['flow.status_changed', { from: 'failing', to: 'passing' }]],
    ]);
    assert.equal((await logOf(channel.id)).length, 2);
  });

  it('wait with a failure until it came so many times in a row, so that a flake is told to nobody', async () => {
    const ids = await staging('flaky');
    const channel = await webhook({ environmentId: ids.environmentId, failuresBeforeTold: 2 });
    for (const outcome of [passed, failed, passed, failed, passed]) assert.deepEqual(await runTo(ids, outcome), []);
    assert.deepEqual(await runTo(ids, failed), []);
    assert.equal((await runTo(ids, failed)).length, 1);
    assert.equal((await runTo(ids, passed)).length, 1);
    assert.equal((await logOf(channel.id)).length, 2);
  });

  it('are made once for a run’s state and channel, however often the ring comes', async () => {
    const ids = await staging('once');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    await queue(fixture.ctx, ids);
    const { lease } = await claim(fixture.sys);
    await finishRun(fixture.sys, { lease, outcome: passed });
    const [row] = (await takeOutbox(fixture.sys, { limit: 500 })).filter(({ topic }) => topic === 'run.notify');
    await Promise.all(Array.from({ length: 20 }, () => planDeliveries(fixture.sys, { outboxId: row!.id })));
    const log = await logOf(channel.id);
    assert.deepEqual(
      log.map(({ event, runId, status }) => [event, runId, status]),
      [['run.finished', lease.runId, 'pending']],
    );
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimDelivery(fixture.sys, { deliveryId: log[0]!.id, ...claimLimits })),
    );
    assert.equal(claims.filter(Boolean).length, 1);
  });

  it('are tried again under the same id, later each time, and then given up with their log', async () => {
    const ids = await staging('retry');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    const [id = ''] = await runTo(ids, passed);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const { outgoing, lease } = await take(id);
      assert.deepEqual([outgoing.id, outgoing.attempt], [id, attempt]);
      await settleDelivery(fixture.sys, { lease, result: later, jitter: 0 });
      assert.equal(await claimDelivery(fixture.sys, { deliveryId: id, ...claimLimits }), null);
      fixture.pass(24 * 3_600_000);
    }
    const [row] = await logOf(channel.id);
    assert.deepEqual([row?.status, row?.attempts, row?.log.length, row?.responseStatus], ['failed', 10, 10, 503]);
    const again = await replayDelivery(fixture.ctx, { channelId: channel.id, deliveryId: id });
    assert.equal(again.status, 'pending');
    const { lease } = await take(id);
    await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
    assert.equal((await logOf(channel.id))[0]?.status, 'sent');
  });

  it('that ended a month ago are removed, and one that is still open stays', async () => {
    const ids = await staging('month');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    const [ended = '', open = ''] = [...(await runTo(ids, passed)), ...(await runTo(ids, passed))];
    await settleDelivery(fixture.sys, { lease: (await take(ended)).lease, result: sent, jitter: 0 });
    fixture.pass(29 * 24 * 3_600_000);
    await sweepExpired(fixture.sys);
    assert.equal((await logOf(channel.id)).length, 2);
    fixture.pass(2 * 24 * 3_600_000);
    assert.ok((await sweepExpired(fixture.sys)).deliveries > 0);
    assert.deepEqual(
      (await logOf(channel.id)).map(({ id }) => id),
      [open],
    );
  });

  it('of a sender that died are due again, and what the dead one says later is not written', async () => {
    const ids = await staging('dead');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    const [id = ''] = await runTo(ids, passed);
    const dead = await take(id);
    fixture.pass(claimLimits.leaseMs + 1);
    assert.ok((await dueDeliveries(fixture.sys, { limit: 100 })).deliveryIds.includes(id));
    const alive = await take(id);
    assert.deepEqual(await settleDelivery(fixture.sys, { lease: dead.lease, result: later, jitter: 0 }), {
      due: [],
      againMs: null,
    });
    await settleDelivery(fixture.sys, { lease: alive.lease, result: sent, jitter: 0 });
    assert.equal((await logOf(channel.id))[0]?.status, 'sent');
  });

  it('hold at most two slots of one channel, and settling names the next', async () => {
    const ids = await staging('dead-end');
    await webhook({ environmentId: ids.environmentId, events: 'always' });
    const due: string[] = [];
    for (let n = 0; n < 4; n += 1) due.push(...(await runTo(ids, passed)));
    const [a = '', b = '', c = ''] = due;
    const first = await take(a);
    await take(b);
    assert.equal(await claimDelivery(fixture.sys, { deliveryId: c, ...claimLimits }), null);
    const next = await settleDelivery(fixture.sys, { lease: first.lease, result: later, jitter: 0 });
    assert.deepEqual(next, { due: [c], againMs: 5_000 });
    await take(c);
  });

  it('that show deployments have eight slots while all goes well, and two once something is tried again', async () => {
    const ids = await staging('busy');
    const channel = await createChannel(
      fixture.ctx,
      ChannelInput.parse({
        name: 'Checks',
        target: { kind: 'github_status', token: 'pat' },
        environmentId: ids.environmentId,
      }),
    );
    for (let n = 0; n < 12; n += 1) {
      const flow = await createFlow(fixture.ctx, { ...flowInput, name: `Flow ${n}` });
      const deploy = {
        url: 'https://preview.example',
        sha: `abcdef${n.toString(16)}`,
        repository: 'acme/shop',
        flows: [flow.id],
      };
      const about = {
        environmentId: ids.environmentId,
        hookId: null,
        deliveryId: `busy-${n}`,
        source: 'github' as const,
      };
      await receiveDeploy(fixture.ctx, { ...about, deploy, origin: {} });
      fixture.pass(10);
    }
    const due = await waitingOf(channel.id);
    const claims: Awaited<ReturnType<typeof take>>[] = [];
    for (const deliveryId of due) {
      const claimed = await claimDelivery(fixture.sys, { deliveryId, ...claimLimits });
      if (claimed) claims.push(claimed);
    }
    assert.equal(claims.length, 8);
    const [first, ...others] = claims;
    assert.ok(first);
    const failing = await settleDelivery(fixture.sys, { lease: first.lease, result: later, jitter: 0 });
    assert.deepEqual(failing, { due: [], againMs: 1_000 }, 'nothing more is begun beside what is under way');
    for (const { lease } of others) await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
    const left = (await dueDeliveries(fixture.sys, { limit: 100 })).deliveryIds.filter((id) => due.includes(id));
    assert.equal(left.length, 4);
    let begun = 0;
    for (const deliveryId of left) if (await claimDelivery(fixture.sys, { deliveryId, ...claimLimits })) begun += 1;
    assert.equal(begun, 2);
    for (let n = 0; n < 12; n += 1) {
      await finishRun(fixture.sys, { lease: (await claim(fixture.sys)).lease, outcome: passed });
    }
    await plan();
  });

  it('end, switch the channel off and tell the other channels once, when the other side says that it is gone', async () => {
    const ids = await staging('gone');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    const elsewhere = await staging('elsewhere');
    const other = await webhook({ environmentId: elsewhere.environmentId });
    const [id = ''] = await runTo(ids, passed);
    const { lease } = await take(id);
    await settleDelivery(fixture.sys, { lease, result: { outcome: 'gone', status: 410, detail: 'gone' }, jitter: 0 });
    const { enabled, disabledReason } = await getChannel(fixture.ctx, { channelId: channel.id });
    assert.deepEqual([enabled, disabledReason], [false, 'gone']);
    const [told, ...more] = await logOf(other.id);
    assert.deepEqual([told?.event, more], ['endpoint.disabled', []]);
    const { outgoing, lease: tellers } = await take(told?.id ?? '');
    await settleDelivery(fixture.sys, { lease: tellers, result: sent, jitter: 0 });
    assert.ok(outgoing.content.kind === 'news');
    const endpoint = { channelId: channel.id, name: channel.name, kind: 'webhook', reason: 'gone' };
    assert.deepEqual(outgoing.content.news[0]?.endpoint, endpoint);
    assert.deepEqual(await runTo(ids, passed), []);
    await changeChannel(fixture.ctx, { channelId: channel.id, patch: { enabled: true } });
    assert.equal((await runTo(ids, passed)).length, 1);
  });

  it('are told together after quiet hours and in a digest', async () => {
    const ids = await staging('quiet');
    const now = fixture.sys.clock.now();
    const hour = (at: number) => new Date(at).toISOString().slice(11, 16);
    const quietHours = { from: hour(now.getTime() - 60_000), to: hour(now.getTime() + 3_600_000), timeZone: 'UTC' };
    const chat = { kind: 'slack', url: 'https://hooks.slack.example/secret' };
    const channel = await createChannel(
      fixture.ctx,
      ChannelInput.parse({
        name: 'Team',
        target: chat,
        environmentId: ids.environmentId,
        quietHours,
        digestMinutes: 5,
      }),
    );
    assert.deepEqual(channel.settings, { host: 'hooks.slack.example' });
    assert.deepEqual([...(await runTo(ids, failed)), ...(await runTo(ids, passed))], []);
    fixture.pass(3_600_000);
    const due = (await dueDeliveries(fixture.sys, { limit: 100 })).deliveryIds;
    const log = await logOf(channel.id);
    const [id = ''] = due.filter((one) => log.some((row) => row.id === one));
    const { outgoing, lease } = await take(id);
    assert.deepEqual(outgoing.target, chat);
    assert.ok(outgoing.content.kind === 'news');
    assert.equal(outgoing.content.news.length, 2);
    await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
    assert.deepEqual(
      (await logOf(channel.id)).map(({ status }) => status),
      ['sent', 'sent'],
    );
  });

  it('are signed with the old secret beside the new one for a day', async () => {
    const ids = await staging('rotation');
    const channel = await webhook({ environmentId: ids.environmentId, events: 'always' });
    const rotated = await rotateChannelSecret(fixture.ctx, { channelId: channel.id });
    const secretsFor = async () => {
      const [id = ''] = await runTo(ids, passed);
      const { outgoing, lease } = await take(id);
      await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
      return outgoing.target.kind === 'webhook' ? outgoing.target.secrets : [];
    };
    assert.deepEqual(await secretsFor(), [rotated.secret, channel.secret]);
    fixture.pass(25 * 3_600_000);
    assert.deepEqual(await secretsFor(), [rotated.secret]);
  });

  it('show a deployment: queued, begun and done, one after the other, the newest for all that wait', async () => {
    const ids = await staging('deploy');
    const second = await createFlow(fixture.ctx, { ...flowInput, name: 'Second' });
    const flows = [ids.flowId, second.id];
    const channel = await createChannel(
      fixture.ctx,
      ChannelInput.parse({
        name: 'Checks',
        target: { kind: 'github', appId: '1', privateKey: 'pem' },
        environmentId: ids.environmentId,
      }),
    );
    const deploy = { url: 'https://preview.example', sha: 'abcdef0', repository: 'acme/shop', flows };
    const receive = (deliveryId: string) =>
      receiveDeploy(fixture.ctx, {
        environmentId: ids.environmentId,
        hookId: null,
        deliveryId,
        source: 'github',
        deploy,
        origin: { installationId: 7 },
      });
    const { deployment } = await receive('d1');
    const [queued = ''] = await waitingOf(channel.id);
    const begun = await take(queued);
    assert.ok(begun.outgoing.content.kind === 'report');
    const { report } = begun.outgoing.content;
    assert.deepEqual(
      [report.sha, report.repository, report.origin, report.runs.map(({ status }) => status)],
      ['abcdef0', 'acme/shop', { installationId: 7 }, ['queued', 'queued']],
    );
    for (const outcome of [failed, passed]) {
      const { lease } = await claim(fixture.sys);
      await finishRun(fixture.sys, { lease, outcome });
    }
    await plan();
    const planned = await waitingOf(channel.id);
    assert.ok(planned.length >= 3);
    // What came up while the first was being sent waits for it.
    assert.equal(await claimDelivery(fixture.sys, { deliveryId: planned[0] ?? '', ...claimLimits }), null);
    const result = { ...sent, external: { checkId: '42' } };
    const settled = await settleDelivery(fixture.sys, { lease: begun.lease, result, jitter: 0 });
    const [next = ''] = settled.due;
    const done = await take(next);
    assert.deepEqual(done.outgoing.external, { checkId: '42' });
    assert.ok(done.outgoing.content.kind === 'report');
    const runs = done.outgoing.content.report.runs.map(({ flow, verdict, evidence }) => [flow, verdict, evidence]);
    assert.deepEqual(new Set(runs.map(([, verdict]) => verdict)), new Set(['failed', 'passed']));
    assert.ok(runs.some(([, , evidence]) => JSON.stringify(evidence) === '{"text":"Welcome","quote":"Hello"}'));
    await settleDelivery(fixture.sys, { lease: done.lease, result: sent, jitter: 0 });
    const log = await logOf(channel.id);
    assert.equal(new Set(log.map(({ status }) => status)).size, 2, JSON.stringify(log));
    assert.deepEqual(
      log.filter(({ status }) => status === 'sent').length + log.filter(({ status }) => status === 'superseded').length,
      log.length,
    );

    const hook = { ...fixture.ctx, actor: { kind: 'hook' as const, id: 'hook_1' } };
    const asked = { environmentId: ids.environmentId, runId: deployment.runs[0] ?? '', deliveryId: 'r1' };
    const again = await rerunDeployment(hook, asked);
    assert.equal(again.length, 1, 'only what did not pass');
    assert.deepEqual(await rerunDeployment(hook, asked), []);
    const [fresh = ''] = await waitingOf(channel.id);
    const series = await take(fresh);
    assert.deepEqual(series.outgoing.external, {}, 'a new series has a check of its own');
    await settleDelivery(fixture.sys, { lease: series.lease, result: sent, jitter: 0 });
  });
});
