import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  badgeOf,
  changeFlow,
  finishRun,
  getFlow,
  getRun,
  listFlows,
  quarantineFlow,
  readBadge,
  receiveDeploy,
  releaseFlow,
} from '../../src/index.ts';
import { claim, failed, passed, queue } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

describe('a flow that is not stable', () => {
  const fixture = useFixture();
  const ids = useSeed(fixture);
  beforeEach(async () => {
    await fixture.database.asOwner('truncate run, deployment cascade');
  });

  const run = async (outcome: typeof passed): Promise<string> => {
    fixture.pass(1_000);
    const { id } = await queue(fixture.ctx, ids);
    await finishRun(fixture.sys, { lease: (await claim(fixture.sys)).lease, outcome });
    return id;
  };
  const deploy = async (deliveryId: string, outcome: typeof passed): Promise<void> => {
    fixture.pass(1_000);
    const { environmentId, flowId } = ids;
    const deploy = { url: 'https://a.example', flows: [flowId] };
    await receiveDeploy(fixture.ctx, { environmentId, hookId: null, source: 'generic', deliveryId, deploy });
    await finishRun(fixture.sys, { lease: (await claim(fixture.sys)).lease, outcome });
  };
  const flake = async () => (await getFlow(fixture.ctx, ids)).flake;

  it('has the share of its last runs that ended otherwise than the one before, on an unchanged deployment', async () => {
    await deploy('one', passed);
    for (const outcome of [passed, failed, passed]) await run(outcome);
    assert.deepEqual(await flake(), { score: null, runs: 4, unstable: 2 }, 'four runs are too few to judge by');
    await run(passed);
    assert.deepEqual(await flake(), { score: 0.4, runs: 5, unstable: 2 });
    assert.deepEqual((await listFlows(fixture.ctx, { limit: 10 })).data[0]?.flake, await flake());
  });

  it('is not blamed for what a new deployment or a new version of it broke', async () => {
    await deploy('two', passed);
    await deploy('three', failed);
    await deploy('four', passed);
    await changeFlow(fixture.ctx, { flowId: ids.flowId, patch: { spec: 'Go to /. I should see "Hi".' } });
    await run(failed);
    await run(failed);
    assert.deepEqual(await flake(), { score: 0, runs: 5, unstable: 0 });
  });

  it('reports and does not gate while it is in quarantine, its open runs among them', async () => {
    const { ctx, sys } = fixture;
    const publicUrl = 'https://a.test';
    const badge = await badgeOf(ctx, { environmentId: ids.environmentId, publicUrl });
    const token = badge.url.slice(`${publicUrl}/badges/`.length);
    await run(failed);
    assert.equal(await readBadge(sys, { token }), 'failing');
    const { id: before } = await queue(ctx, ids);
    const flow = await quarantineFlow(ctx, { flowId: ids.flowId, reason: 'Times out now and then.' });
    assert.deepEqual(flow.quarantine, {
      reason: 'Times out now and then.',
      since: fixture.sys.clock.now().toISOString(),
      by: ctx.actor.id,
    });
    const { id: during } = await queue(ctx, ids);
    assert.equal((await getRun(ctx, { runId: before })).quarantined, true);
    assert.equal((await getRun(ctx, { runId: during })).quarantined, true);
    assert.equal(await readBadge(sys, { token }), 'unknown', 'no flow that counts has run');
    await finishRun(sys, { lease: (await claim(sys)).lease, outcome: failed });
    const released = await releaseFlow(ctx, { flowId: ids.flowId });
    assert.equal(released.quarantine, null);
    assert.equal((await getRun(ctx, { runId: before })).quarantined, true, 'what has ended keeps what it was');
    assert.equal((await getRun(ctx, { runId: during })).quarantined, false);
    assert.equal(await readBadge(sys, { token }), 'failing');
  });
});
