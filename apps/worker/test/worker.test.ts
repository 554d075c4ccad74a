import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, describe, it } from 'node:test';
import { cancelRun, getArtifact, listArtifacts, listRefs, listSteps, rerunRun, setLimits } from '@smokejumper/core';
import { kinds, openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import {
  type Fixture,
  openFixture,
  secret,
  startWorker,
  type TestWorker,
  until,
  untilDone,
  untilWaiting,
  verdictEvents,
} from './fixture.ts';

const quickSpec =
  'Confirm that "Welcome" is visible. Type {{password}} into Password. Click "Start". "Ready" is visible.';

/** The same again, with room for its small files only. */
async function keepsToTheLimitOfBytes(fixture: Fixture, runId: string, before: { bytes: number }[]): Promise<void> {
  const { ctx, sys } = fixture;
  const limits = { artifact_bytes_per_month: before.reduce((sum, { bytes }) => sum + bytes, 4_000) };
  await setLimits(sys, { workspaceId: ctx.workspaceId, limits });
  const again = await untilDone(fixture, (await rerunRun(ctx, { runId })).id);
  assert.equal(again.verdict, 'passed');
  const kept = await listArtifacts(ctx, { runId: again.id });
  const bytes = kept.reduce((sum, artifact) => sum + artifact.bytes, 0);
  assert.ok(kept.length > 0 && bytes <= 4_000, `${kept.length} files, ${bytes} bytes`);
  assert.match(
    again.summary ?? '',
    new RegExp(` ${before.length - kept.length} files of it were not kept: .* no room`),
  );
  let stored = 0;
  for await (const _file of fixture.store.list(`${ctx.workspaceId}/${again.id}/`)) stored += 1;
  assert.equal(stored, kept.length);
}

for (const kind of kinds) {
  describe(`the worker with its queue on ${kind}`, { timeout: 600_000 }, () => {
    let queue: TestStore;
    let fixture: Fixture;
    const workers: TestWorker[] = [];
    const start: typeof startWorker = async (...args) => {
      const worker = await startWorker(...args);
      workers.push(worker);
      return worker;
    };

    before(async () => {
      queue = await openStore(kind);
    });
    after(() => queue.remove());
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await fixture.close();
    });

    it('takes a run from queued to a verdict, with its steps, refs, artifacts and plan', async () => {
      fixture = await openFixture();
      fixture.site.letGo();
      const { worker } = await start(fixture, queue.store);
      const runId = await fixture.queue(quickSpec);
      const run = await untilDone(fixture, runId);
      assert.equal(run.verdict, 'passed', run.summary ?? '');
      assert.equal(run.attempts, 1);
      assert.deepEqual(
        (await listSteps(fixture.ctx, { runId })).map((step) => [step.action, step.outcome]),
        [
          ['assertVisible', 'done'],
          ['fill', 'done'],
          ['click', 'done'],
          ['assertVisible', 'done'],
        ],
      );
      const refs = await listRefs(fixture.ctx, { runId, limit: 50 });
      assert.ok(refs.data.some((event) => event.action === 'click' && event.outcome === 'live'));
      const artifacts = await listArtifacts(fixture.ctx, { runId });
      const kept = new Set(artifacts.map((artifact) => artifact.kind));
      for (const each of ['screenshot', 'snapshot', 'trace', 'console', 'network'] as const)
        assert.ok(kept.has(each), each);
      for (const artifact of artifacts) {
        const { key } = await getArtifact(fixture.ctx, { runId, artifactId: artifact.id });
        assert.match(key, new RegExp(`^${fixture.ctx.workspaceId}/${runId}/`));
        const content = await text(await fixture.store.open(key));
        assert.ok(content.length > 0 && !content.includes(secret), `${artifact.kind} holds something, not the secret`);
      }
      const everything = JSON.stringify([run, refs, await listSteps(fixture.ctx, { runId })]);
      assert.ok(!everything.includes(secret));
      const plans = await fixture.database.asOwner('select 1 from plan');
      assert.equal(plans.length, 1);
      await keepsToTheLimitOfBytes(fixture, runId, artifacts);
      // The verdict is told before the run's folder is gone and its slot free.
      const left = async () => [worker.active(), readdirSync(join(fixture.folder, 'work')).length];
      await until(left, (counts) => String(counts) === '0,0', 'a free slot without a folder');
    });

    it('runs many runs with a few slots, each exactly once', async () => {
      fixture = await openFixture();
      fixture.site.letGo();
      await start(fixture, queue.store, { settings: { concurrency: 2 } });
      const ids = await Promise.all(
        Array.from({ length: 5 }, () => fixture.queue('Confirm that "Welcome" is visible.')),
      );
      for (const id of ids) {
        assert.equal((await untilDone(fixture, id)).verdict, 'passed');
        assert.deepEqual(await verdictEvents(fixture, id), [
          'run.queued',
          'run.started',
          'step.finished',
          'run.finished',
        ]);
      }
    });

    it('stops a run that is cancelled in its middle and writes nothing more about it', async () => {
      fixture = await openFixture();
      const { worker } = await start(fixture, queue.store);
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      const steps = (await listSteps(fixture.ctx, { runId })).length;
      await cancelRun(fixture.ctx, { runId, reason: 'A newer deploy' });
      await until(
        async () => worker.active(),
        (active) => active === 0,
        'the end of the work',
      );
      assert.equal((await fixture.run(runId)).status, 'cancelled');
      assert.equal((await listSteps(fixture.ctx, { runId })).length, steps);
      assert.equal((await verdictEvents(fixture, runId)).at(-1), 'run.cancelled');
    });

    it('gives a run back at a drain, without spending its attempt, and another worker finishes it', async () => {
      fixture = await openFixture();
      const first = await start(fixture, queue.store);
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      await first.stop({ drainMs: 0 });
      const back = await fixture.run(runId);
      assert.equal(back.status, 'queued');
      fixture.site.letGo();
      await start(fixture, queue.store);
      const run = await untilDone(fixture, runId);
      assert.equal(run.verdict, 'passed', run.summary ?? '');
      const events = await verdictEvents(fixture, runId);
      assert.equal(events.filter((type) => type === 'run.finished').length, 1);
      assert.ok(events.includes('run.requeued'));
    });

    it('lets a run finish within the drain', async () => {
      fixture = await openFixture();
      const first = await start(fixture, queue.store);
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      const stopping = first.stop({ drainMs: 60_000 });
      fixture.site.letGo();
      await stopping;
      assert.equal((await fixture.run(runId)).verdict, 'passed');
    });

    it('finds a run by its poll when nothing rings', async () => {
      fixture = await openFixture();
      fixture.site.letGo();
      const runId = await fixture.queue('Confirm that "Welcome" is visible.');
      await fixture.database.asOwner('update outbox set published_at = now()');
      await start(fixture, queue.store, { settings: { pollMs: 200 } });
      assert.equal((await untilDone(fixture, runId)).verdict, 'passed');
    });

    it('runs a flow again in a new browser when Chromium dies under it', async () => {
      fixture = await openFixture();
      let broken = 0;
      const { runFlow } = await import('@smokejumper/agent');
      await start(fixture, queue.store, {
        runFlow: async (ctx, input) => {
          if (broken++ === 0) await input.context.browser()?.close();
          return runFlow(ctx, input);
        },
      });
      fixture.site.letGo();
      const runId = await fixture.queue();
      const run = await untilDone(fixture, runId);
      assert.equal(run.verdict, 'passed', run.summary ?? '');
      assert.equal(run.attempts, 2);
    });

    it('goes on after the queue was away in the middle of a run', async () => {
      fixture = await openFixture();
      await start(fixture, queue.gated, { settings: { pollMs: 500 } });
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      await queue.gate.shut();
      const next = await fixture.queue('Confirm that "Welcome" is visible.');
      fixture.site.letGo();
      assert.equal((await untilDone(fixture, runId)).verdict, 'passed');
      assert.equal((await untilDone(fixture, next)).verdict, 'passed', 'a run queued during the outage');
      await queue.gate.open();
      const later = await fixture.queue('Confirm that "Welcome" is visible.');
      assert.equal((await untilDone(fixture, later)).verdict, 'passed');
    });
  });
}
