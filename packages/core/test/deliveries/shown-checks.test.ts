import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ChannelInput, type DeliveryResult } from '@smokejumper/contracts';
import {
  claimDelivery,
  createChannel,
  createEnvironment,
  createFlow,
  finishRun,
  listDeliveries,
  markPublished,
  planDeliveries,
  quarantineFlow,
  receiveDeploy,
  releaseFlow,
  replayDelivery,
  rerunDeployment,
  settleDelivery,
  takeOutbox,
} from '../../src/index.ts';
import { claim, failed, flowInput, passed, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const claimLimits = { leaseMs: 60_000, publicUrl: 'https://sj.example' };
const sent: DeliveryResult = { outcome: 'sent', status: 200, detail: 'answered 200' };

describe('deliveries that show deployments', () => {
  const fixture = useFixture();

  /** Publishes what the outbox holds and makes its deliveries, as the relay and the worker do. */
  async function plan(): Promise<void> {
    const rows = await takeOutbox(fixture.sys, { limit: 500 });
    await markPublished(fixture.sys, { ids: rows.map(({ id }) => id) });
    for (const row of rows.filter(({ topic }) => topic === 'run.notify')) {
      await planDeliveries(fixture.sys, { outboxId: row.id });
    }
  }

  const take = async (deliveryId: string) => {
    const claimed = await claimDelivery(fixture.sys, { deliveryId, ...claimLimits });
    return claimed ?? assert.fail(`${deliveryId} cannot be taken`);
  };
  const logOf = async (channelId: string) => (await listDeliveries(fixture.ctx, { channelId, limit: 100 })).data;
  const waitingOf = async (channelId: string) =>
    (await logOf(channelId)).flatMap(({ id, status }) => (status === 'pending' ? [id] : [])).reverse();

  it('say of a deploy that no flow fits that there was none, and nobody else is told', async () => {
    const { environmentId } = await seed(fixture.ctx, 'nothing chosen');
    const channelOf = (target: object) =>
      createChannel(fixture.ctx, ChannelInput.parse({ name: 'C', environmentId, events: 'always', target }));
    const check = await channelOf({ kind: 'github', appId: '1', privateKey: 'pem' });
    const status = await channelOf({ kind: 'github_status', token: 'pat' });
    const vercel = await channelOf({ kind: 'vercel', token: 'v', checkId: 'chk' });
    const told = await channelOf({ kind: 'webhook', url: 'https://hook.example' });
    const receive = (more: object, [ctx, at] = [fixture.ctx, environmentId]) =>
      receiveDeploy(ctx, {
        environmentId: at,
        hookId: null,
        deliveryId: JSON.stringify(more),
        source: 'github',
        deploy: { url: 'https://preview.example', sha: 'abcdef0', repository: 'acme/shop', ...more },
      });
    await createFlow(fixture.ctx, { ...flowInput, name: 'Cart', tags: ['cart'], paths: ['src/cart'] });
    // Where its flows cover what has not changed, nothing is missed: that is no failure, and no success either.
    const meant = await receive({ tags: ['cart'], changedFiles: ['README.md'] });
    assert.deepEqual([meant.deployment.runs, meant.noFlow], [[], 'No flow covers what has changed.']);
    assert.deepEqual(await waitingOf(check.id), []);
    const empty = await createEnvironment(fixture.other, {
      name: 'empty',
      baseUrl: 'https://a.example',
      variables: {},
    });
    assert.equal((await receive({}, [fixture.other, empty.id])).noFlow, 'The project has no flow yet.');
    const { deployment, noFlow } = await receive({ tags: ['nobody'], changedFiles: ['README.md'] });
    assert.equal(noFlow, 'No flow fits what is to run for it.');
    await plan();
    assert.deepEqual([deployment.runs, await waitingOf(told.id)], [[], []]);
    for (const channel of [check, status]) {
      const [id = '', ...more] = await waitingOf(channel.id);
      const { outgoing, lease } = await take(id);
      assert.ok(outgoing.content.kind === 'report');
      const { deploymentId, series, newest, sha, runs } = outgoing.content.report;
      const { id: ours } = deployment;
      assert.deepEqual([deploymentId, series, newest, sha, runs, more], [ours, ours, true, 'abcdef0', [], []]);
      await settleDelivery(fixture.sys, { lease, result: sent, jitter: 0 });
    }
    // Vercel knows a deployment by its own id alone.
    assert.equal((await waitingOf(vercel.id)).length, 0);
  });

  it('show a check anew when a flow it failed by is put into quarantine, and when what runs again passes', async () => {
    const ids = await seed(fixture.ctx);
    const { ctx, sys } = fixture;
    const { environmentId } = ids;
    const channel = (target: object) =>
      createChannel(ctx, ChannelInput.parse({ name: 'Shown', target, environmentId }));
    const { id: checks } = await channel({ kind: 'github', appId: '1', privateKey: 'pem' });
    const { id: statuses } = await channel({ kind: 'github_status', token: 't' });
    const receive = async (deliveryId: string, sha: string, ref: string) => {
      fixture.pass(1_000);
      const deploy = { url: 'https://preview.example', sha, ref, repository: 'acme/shop', flows: [ids.flowId] };
      const input = { environmentId, hookId: null, deliveryId, source: 'github', deploy } as const;
      return (await receiveDeploy(ctx, input)).deployment;
    };
    const end = async (outcome: typeof passed) => {
      await finishRun(sys, { lease: (await claim(sys)).lease, outcome });
      await plan();
    };
    /** What is sent now, as the sha, its state, and whether the series is the newest. */
    const sendAll = async (channelId: string) => {
      const told: unknown[] = [];
      for (let ids = await waitingOf(channelId); ids.length > 0; ids = await waitingOf(channelId)) {
        const { outgoing, lease } = await take(ids[0]!);
        assert.ok(outgoing.content.kind === 'report');
        const { deploymentId, url } = outgoing.content.report;
        assert.equal(url, `https://sj.example/deployments/${deploymentId}?workspace=${ctx.workspaceId}`);
        for (const { runId, url } of outgoing.content.report.runs)
          assert.equal(url, `https://sj.example/runs/${runId}?workspace=${ctx.workspaceId}`);
        const { sha, runs, newest } = outgoing.content.report;
        told.push([sha, ...runs.map(({ verdict, quarantined }) => `${verdict}${quarantined ? ' apart' : ''}`), newest]);
        await settleDelivery(sys, { lease, result: { ...sent, external: { checkId: sha! } }, jitter: 0 });
      }
      return told;
    };
    await receive('old', 'aaaaaa0', 'main');
    await end(failed);
    await receive('new', 'aaaaaa1', 'main');
    await end(failed);
    const branch = await receive('branch', 'bbbbbb0', 'fix');
    await end(failed);
    await receive('good', 'cccccc0', 'good');
    await end(passed);
    for (const channelId of [checks, statuses]) assert.equal((await sendAll(channelId)).length, 4);

    fixture.pass(1_000);
    await quarantineFlow(ctx, { flowId: ids.flowId, reason: 'Times out.' });
    for (const channelId of [checks, statuses]) {
      assert.deepEqual(
        new Set((await sendAll(channelId)).map(String)),
        new Set(['aaaaaa1,failed apart,true', 'bbbbbb0,failed apart,true']),
        'the newest of each branch, and none that passed',
      );
    }
    await quarantineFlow(ctx, { flowId: ids.flowId, reason: 'Another reason.' });
    assert.deepEqual(await sendAll(checks), []);
    await releaseFlow(ctx, { flowId: ids.flowId });
    assert.deepEqual(await sendAll(checks), [], 'what turned green is not turned red before the flow runs again');

    // Of the old series one word is still under way when the flow has run again.
    const late = await replayDelivery(ctx, { channelId: statuses, deliveryId: (await logOf(statuses)).at(-1)!.id });
    await rerunDeployment(ctx, { environmentId, runId: branch.runs[0]!, deliveryId: 'again' });
    await end(passed);
    assert.equal(late.status, 'pending');
    assert.deepEqual(await sendAll(checks), [['bbbbbb0', 'passed', true]]);
    const words = await sendAll(statuses);
    assert.deepEqual(
      words.filter((word) => String(word).startsWith('bbbbbb0')),
      [['bbbbbb0', 'passed', true]],
    );
  });
});
