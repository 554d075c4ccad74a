import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import {
  archiveFlow,
  cancelRun,
  changeEnvironment,
  changeFlow,
  createFlow,
  createHook,
  createRun,
  finishRun,
  getArtifact,
  getDeployment,
  getEnvironment,
  getFlow,
  getRun,
  listArtifacts,
  listDeployments,
  listFlowVersions,
  listHooks,
  listRefs,
  listRunEvents,
  listRuns,
  listSteps,
  openHook,
  receiveDeploy,
  recordStep,
  removeHook,
  rerunRun,
  setSecret,
  within,
} from '../../src/index.ts';
import { claim, flowInput, passed, queue, refEvent, seed, step } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const page = { limit: 25 };

describe('runs and deploys', () => {
  const fixture = useFixture({ poolSize: 10 });

  describe('runs', () => {
    it('are shown, filtered and paged with what their refs did', async () => {
      const { ctx, sys } = fixture;
      const ids = await seed(ctx, 'shown');
      const { id: runId } = await queue(ctx, ids);
      const { lease } = await claim(sys);
      const refEvents = [refEvent('live'), refEvent('gone', 'e2'), refEvent('live', 'e3')];
      const artifact = { kind: 'screenshot' as const, step: 0, key: `${runId}/x`, contentType: 'image/png', bytes: 7 };
      await recordStep(sys, {
        lease,
        step: step(0),
        refEvents,
        expectations: passed.expectations,
        artifacts: [artifact],
      });
      assert.deepEqual(await listSteps(ctx, { runId }), [step(0)]);
      const live = await listRefs(ctx, { runId, limit: 1, outcome: 'live' });
      assert.deepEqual([live.data.length, live.data[0]?.step, live.hasMore], [1, 0, true]);
      const gone = await listRefs(ctx, { runId, limit: 10, outcome: 'gone' });
      assert.deepEqual(gone.data, [{ ...refEvent('gone', 'e2'), step: 0 }]);
      const [stored] = await listArtifacts(ctx, { runId });
      assert.equal((await getArtifact(ctx, { runId, artifactId: stored?.id ?? '' })).key, artifact.key);
      assert.deepEqual((await getRun(ctx, { runId })).expectations, passed.expectations);
      const running = await listRuns(ctx, { ...page, status: 'running', flowId: ids.flowId });
      assert.deepEqual(
        running.data.map(({ id }) => id),
        [runId],
      );
      await finishRun(sys, { lease, outcome: passed });
      assert.deepEqual((await listRuns(ctx, { ...page, status: 'running' })).data, []);
    });

    it('are admitted to the exact limit when many come at once', async () => {
      const { other, database } = fixture;
      const ids = await seed(other, 'limit');
      await database.asOwner('update workspace set max_queued_runs = 20 where id = $1', [other.workspaceId]);
      const results = await Promise.allSettled(Array.from({ length: 200 }, () => queue(other, ids)));
      const refused = results.filter((result) => result.status === 'rejected');
      assert.equal(results.length - refused.length, 20);
      // On a busy machine the last ones may wait too long for a connection: refused as well, and also said so.
      const codes = new Set(refused.map(({ reason }) => (isAppError(reason) ? reason.code : String(reason))));
      codes.delete('unavailable');
      assert.deepEqual([...codes], ['queue_full']);
      const [{ count }] = (await database.asOwner(
        "select count(*)::int as count from outbox where workspace_id = $1 and topic = 'run.execute'",
        [other.workspaceId],
      )) as [{ count: number }];
      assert.equal(count, 20);
      for (const { id } of (await listRuns(other, { limit: 100, status: 'queued' })).data) {
        await cancelRun(other, { runId: id });
      }
    });

    it('run again on the same address, and are flaky when they pass where they failed before', async () => {
      const { ctx, sys } = fixture;
      const { environmentId } = await seed(ctx, 'again');
      const deploy = { url: 'https://preview.example', tags: ['again'] };
      const flow = await createFlow(ctx, { ...flowInput, tags: ['again'] });
      const { deployment } = await receiveDeploy(ctx, delivery(environmentId, 'again-1', deploy));
      const [runId = ''] = deployment.runs;
      const failed = { ...passed, verdict: 'failed' as const, failureClass: 'page_error' as const };
      await finishRun(sys, { lease: (await claim(sys)).lease, outcome: failed });
      const rerun = await rerunRun(ctx, { runId });
      const claimed = await claim(sys);
      assert.deepEqual([claimed.lease.runId, claimed.flow.id, claimed.flow.baseUrl], [rerun.id, flow.id, deploy.url]);
      await finishRun(sys, { lease: claimed.lease, outcome: passed });
      const run = await getRun(ctx, { runId: rerun.id });
      assert.deepEqual([run.flaky, run.trigger, run.deploymentId], [true, 'rerun', deployment.id]);
    });

    it('are the same run under one idempotency key', async () => {
      const { ctx } = fixture;
      const ids = await seed(ctx, 'idempotent');
      const input = { variables: {}, brain: 'auto' as const, priority: 5, trigger: 'api' as const };
      const ask = { ...input, flowId: ids.flowId, environmentId: ids.environmentId, idempotencyKey: 'runs abc' };
      const created = await Promise.all(Array.from({ length: 5 }, () => createRun(ctx, ask)));
      assert.equal(new Set(created.map(({ id }) => id)).size, 1);
      await cancelRun(ctx, { runId: created[0]?.id ?? '' });
    });
  });

  describe('deploys', () => {
    it('make one deployment and its runs once, however often they are delivered at once', async () => {
      const { ctx } = fixture;
      const { environmentId, flowId } = await seed(ctx, 'hooked');
      const made = await createHook(ctx, { environmentId, source: 'generic', publicUrl: 'https://sj.example/' });
      assert.match(made.url, /^https:\/\/sj\.example\/hooks\/generic\/[\w-]{32}$/);
      const opened = await openHook(fixture.sys, { token: made.url.split('/').at(-1) ?? '', source: 'generic' });
      assert.deepEqual([opened.hookId, opened.secret], [made.id, made.secret]);
      const hooked = within(ctx, opened.workspaceId, { kind: 'hook', id: opened.hookId });
      const deploy = { url: 'https://a.example', flows: [flowId] };
      const results = await Promise.all(
        Array.from({ length: 20 }, () => receiveDeploy(hooked, delivery(environmentId, 'one', deploy, made.id))),
      );
      assert.equal(results.filter(({ duplicate }) => !duplicate).length, 1);
      assert.equal(new Set(results.map(({ deployment }) => deployment.id)).size, 1);
      const first = results[0]?.deployment;
      assert.equal(first?.runs.length, 1);
      assert.deepEqual(await getDeployment(ctx, { deploymentId: first?.id ?? '' }), first);

      const newer = await receiveDeploy(hooked, delivery(environmentId, 'two', deploy, made.id));
      const superseded = await getRun(ctx, { runId: first?.runs[0] ?? '' });
      assert.deepEqual([superseded.status, superseded.summary], ['cancelled', `Superseded by ${newer.deployment.id}.`]);
      assert.equal((await listDeployments(ctx, { ...page, environmentId })).data.length, 2);
      await cancelRun(ctx, { runId: newer.deployment.runs[0] ?? '' });

      await removeHook(ctx, { environmentId, hookId: made.id });
      assert.deepEqual(await listHooks(ctx, { environmentId }), []);
      await assert.rejects(openHook(fixture.sys, { token: made.url.split('/').at(-1) ?? '', source: 'generic' }), {
        code: 'not_found',
      });
    });

    it('store nothing when they name an unknown flow or another environment', async () => {
      const { ctx, other } = fixture;
      const { environmentId } = await seed(ctx, 'refused');
      const foreign = await createFlow(other, flowInput);
      const wrong = [{ flows: [foreign.id] }, { environment: 'elsewhere' }];
      for (const part of wrong) {
        const asked = receiveDeploy(ctx, delivery(environmentId, 'bad', { url: 'https://a.example', ...part }));
        await assert.rejects(asked, { code: 'invalid_input' });
      }
      assert.deepEqual((await listDeployments(ctx, { ...page, environmentId })).data, []);
    });
  });

  it('find nothing of another workspace', async () => {
    const { ctx, other } = fixture;
    const ids = await seed(ctx, 'private');
    const { flowId, environmentId } = ids;
    const { id: runId } = await queue(ctx, ids);
    const strangers = [
      () => getFlow(other, { flowId }),
      () => changeFlow(other, { flowId, patch: { name: 'Mine' } }),
      () => archiveFlow(other, { flowId }),
      () => listFlowVersions(other, { ...page, flowId }),
      () => getEnvironment(other, { environmentId }),
      () => changeEnvironment(other, { environmentId, patch: { name: 'Mine' } }),
      () => setSecret(other, { environmentId, name: 'a', value: 'b' }),
      () => createHook(other, { environmentId, source: 'generic', publicUrl: 'https://x.example' }),
      () => queue(other, ids),
      () => getRun(other, { runId }),
      () => cancelRun(other, { runId }),
      () => rerunRun(other, { runId }),
      () => listSteps(other, { runId }),
      () => listRefs(other, { ...page, runId }),
      () => listArtifacts(other, { runId }),
      () => listRunEvents(other, { runId, after: 0 }),
      () => receiveDeploy(other, delivery(environmentId, 'theirs', { url: 'https://x.example' })),
    ];
    for (const ask of strangers) await assert.rejects(ask, { code: 'not_found' });
    await cancelRun(ctx, { runId });
  });
});

function delivery(environmentId: string, deliveryId: string, deploy: { url: string }, hookId: string | null = null) {
  return { environmentId, hookId, deliveryId, source: 'generic' as const, deploy };
}
