import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RefCounts, WorkspaceUsage } from '@smokejumper/contracts';
import { cancelRun, countRefs, finishRun, getUsage, receiveDeploy, recordStep, releaseRun } from '../../src/index.ts';
import { backOffMs, claim, passed, queue, refEvent, seed, step } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

const usage = { modelCalls: 2, inputTokens: 1_000, outputTokens: 50, costUsd: 0.25 };
const minute = 60_000;

describe('what a workspace has used', () => {
  const fixture = useFixture();
  const ids = useSeed(fixture);

  it('is summed by the hour in which runs ended, lost attempts and cancelled runs included', async () => {
    const { ctx, other, sys, pass } = fixture;
    await queue(ctx, ids);
    const first = await claim(sys);
    pass(2 * minute);
    await releaseRun(sys, { lease: first.lease, reason: 'no browser', spent: true });
    pass(backOffMs);
    const second = await claim(sys);
    pass(minute);
    await finishRun(sys, { lease: second.lease, outcome: { ...passed, usage } });
    await cancelRun(ctx, { runId: (await queue(ctx, ids)).id });
    pass(60 * minute);
    await queue(ctx, ids);
    const { lease } = await claim(sys);
    pass(3 * minute);
    await cancelRun(ctx, { runId: lease.runId });

    const used = WorkspaceUsage.strict().parse(await getUsage(ctx, {}));
    const none = { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, artifactBytes: 0 };
    assert.deepEqual(used.data, [
      { hour: '2026-11-21T10:00:00.000Z', runs: 1, runMinutes: 3, ...usage, artifactBytes: 0 },
      { hour: '2026-11-21T11:00:00.000Z', runs: 1, runMinutes: 3, ...none },
    ]);
    assert.deepEqual(used.total, { runs: 2, runMinutes: 6, ...usage, artifactBytes: 0 });
    const early = await getUsage(ctx, { from: '2026-11-21T10:00:00Z', to: '2026-11-21T11:00:00Z' });
    assert.equal(early.total.runs, 1);
    assert.deepEqual((await getUsage(other, {})).data, [], 'another workspace has used nothing');
  });

  it('is not told for a span that is too long or runs backwards', async () => {
    const { ctx } = fixture;
    for (const span of [
      { from: '2026-01-01T00:00:00Z', to: '2026-03-01T00:00:00Z' },
      { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    ]) {
      await assert.rejects(getUsage(ctx, span), { code: 'invalid_input' });
      await assert.rejects(countRefs(ctx, { ...span, flowId: ids.flowId }), { code: 'invalid_input' });
    }
  });

  it('includes what became of a flow’s refs, by day, deployment, site and page', async () => {
    const { ctx, other, sys } = fixture;
    const theirs = await seed(ctx, 'refs');
    const { deployment } = await receiveDeploy(ctx, {
      environmentId: theirs.environmentId,
      hookId: null,
      deliveryId: 'refs',
      source: 'generic',
      deploy: { url: 'https://a.example', flows: [theirs.flowId] },
    });
    const { lease } = await claim(sys);
    const elsewhere = { ...refEvent('gone', 'e9'), url: 'https://pay.example:8443/card?x=1' };
    const refEvents = [refEvent('live'), refEvent('live', 'e2'), refEvent('healed', 'e3'), elsewhere];
    await recordStep(sys, { lease, step: step(0), refEvents, expectations: [], artifacts: [] });
    await finishRun(sys, { lease, outcome: passed });
    const told = RefCounts.strict().parse(await countRefs(ctx, { flowId: theirs.flowId }));
    const common = { day: '2026-11-21', deploymentId: deployment.id, runs: 1 };
    assert.deepEqual(told.data, [
      { ...common, site: 'https://pay.example:8443', page: '/card', outcomes: { gone: 1 } },
      { ...common, site: 'https://shop.example', page: '/', outcomes: { live: 2, healed: 1 } },
    ]);
    await assert.rejects(countRefs(other, { flowId: theirs.flowId }), { code: 'not_found' });
  });

  it('counts refs of a page over all flows since a deployment, pages that differ in a number being one', async () => {
    const { ctx, other, sys, pass } = fixture;
    const url = (path: string) => `https://orders.example${path}`;
    const deploy = async (name: string, events: string[]) => {
      const theirs = await seed(ctx, name);
      const flows = [theirs.flowId];
      const { environmentId } = theirs;
      const deploy = { url: url('/'), flows };
      const source = 'generic' as const;
      const told = await receiveDeploy(ctx, { environmentId, hookId: null, deliveryId: name, source, deploy });
      const { lease } = await claim(sys);
      const refEvents = events.map((path, at) => ({ ...refEvent('healed', `e${at + 1}`), url: url(path) }));
      await recordStep(sys, { lease, step: step(0), refEvents, expectations: [], artifacts: [] });
      await finishRun(sys, { lease, outcome: passed });
      pass(minute);
      return told.deployment.id;
    };
    await deploy('before', ['/orders/7']);
    const second = await deploy('second', ['/orders/8', '/orders/0b7c9d2e-aaaa-4bbb-8ccc-123456789abc?tab=1#x', '/']);
    const third = await deploy('third', ['/orders/10/lines', '/orders/9']);
    const asked = { site: 'https://orders.example', sinceDeploymentId: second };
    const { data } = RefCounts.strict().parse(await countRefs(ctx, { ...asked, page: '/orders/:id' }));
    assert.deepEqual(
      data.map(({ deploymentId, runs, outcomes }) => ({ deploymentId, runs, outcomes })),
      [
        { deploymentId: third, runs: 1, outcomes: { healed: 1 } },
        { deploymentId: second, runs: 1, outcomes: { healed: 2 } },
      ],
    );
    const pages = (await countRefs(ctx, asked)).data.map(({ page }) => page);
    assert.deepEqual(pages, ['/orders/:id', '/orders/:id/lines', '/', '/orders/:id']);
    assert.equal((await countRefs(ctx, { ...asked, deploymentId: third })).data.length, 2);
    assert.deepEqual((await countRefs(other, { site: asked.site })).data, [], 'another workspace sees nothing of it');
    await assert.rejects(countRefs(other, asked), { code: 'invalid_input' });
  });
});
