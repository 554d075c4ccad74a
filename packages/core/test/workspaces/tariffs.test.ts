import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LimitName } from '@smokejumper/contracts';
import {
  createFileStore,
  finishRun,
  getLimits,
  getRetention,
  listTariffs,
  removeExpired,
  removeTariff,
  setLimits,
  setRetention,
  setTariff,
} from '../../src/index.ts';
import { claim, passed, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const dayMs = 24 * 3_600_000;

describe('a plan', () => {
  const fixture = useFixture();

  const give = (plan: string | null, workspaceId = fixture.ctx.workspaceId) =>
    setLimits(fixture.sys, { workspaceId, limits: {}, plan });
  const maxOf = async (name: LimitName, ctx = fixture.ctx) =>
    (await getLimits(ctx)).data.find((limit) => limit.name === name)?.max;

  it('gives its limits and days to the workspaces that have it, and a change of it reaches them', async () => {
    const { ctx, other, sys } = fixture;
    await setTariff(sys, { name: 'team', limits: { runs_per_day: 50, artifact_days: 7, run_days: 20 } });
    await give('team');
    const { plan, retention } = await getLimits(ctx);
    assert.deepEqual([plan, retention], ['team', { artifactDays: 7, runDays: 20 }]);
    assert.deepEqual([await maxOf('runs_per_day'), await maxOf('concurrent_runs')], [50, 4]);
    assert.equal(await maxOf('runs_per_day', other), null);
    const changed = await setTariff(sys, { name: 'team', limits: { runs_per_day: 60, concurrent_runs: 8 } });
    assert.equal(changed.workspaces, 1);
    assert.deepEqual([await maxOf('runs_per_day'), await maxOf('concurrent_runs')], [60, 8]);
    assert.deepEqual((await getLimits(ctx)).retention, { artifactDays: 7, runDays: 20 });
    assert.equal((await listTariffs(sys)).find(({ name }) => name === 'team')?.workspaces, 1);
    await give(null);
    const without = await getLimits(ctx);
    assert.deepEqual([without.plan, without.retention], [null, { artifactDays: 30, runDays: 180 }]);
    assert.deepEqual([await maxOf('runs_per_day'), await maxOf('concurrent_runs')], [null, 4]);
  });

  it('is removed once no workspace has it', async () => {
    const { sys } = fixture;
    await setTariff(sys, { name: 'old', limits: { runs_per_day: 5 } });
    await give('old');
    await assert.rejects(removeTariff(sys, { name: 'old' }), { code: 'conflict' });
    await give(null);
    await removeTariff(sys, { name: 'old' });
    assert.ok(!(await listTariffs(sys)).some(({ name }) => name === 'old'));
    await assert.rejects(removeTariff(sys, { name: 'old' }), { code: 'not_found' });
    await assert.rejects(give('old'), { code: 'not_found' });
  });

  it('leaves what was set for one workspace alone, until that is taken back', async () => {
    const { ctx, sys } = fixture;
    const { workspaceId } = ctx;
    await setLimits(sys, { workspaceId, limits: { runs_per_day: 900 }, plan: 'team' });
    await setTariff(sys, { name: 'team', limits: { runs_per_day: 70 } });
    assert.deepEqual([await maxOf('runs_per_day'), await maxOf('concurrent_runs')], [900, 8]);
    await setLimits(sys, { workspaceId, limits: {}, byPlan: ['runs_per_day'] });
    assert.equal(await maxOf('runs_per_day'), 70);
  });

  it('says how long things are kept at most: a workspace may keep them shorter and not longer', async () => {
    const { ctx, sys, database } = fixture;
    const store = createFileStore({ folder: '/nowhere' });
    const expire = () => removeExpired(sys, { store, artifacts: 10, runs: 10 });
    const ids = await seed(ctx);
    await queue(ctx, ids);
    const { lease } = await claim(sys);
    await finishRun(sys, { lease, outcome: passed });
    await assert.rejects(setRetention(ctx, { artifactDays: 7, runDays: 21 }), { code: 'invalid_input' });
    await setRetention(ctx, { artifactDays: 3, runDays: 20 });
    assert.deepEqual((await getLimits(ctx)).retention, { artifactDays: 3, runDays: 20 });
    fixture.pass(19 * dayMs);
    assert.equal((await expire()).runs, 0);
    // A smaller plan holds at once, whatever the workspace has said.
    await setTariff(sys, { name: 'small', limits: { artifact_days: 2, run_days: 18 } });
    await give('small');
    const { artifactDays, runDays } = await getRetention(ctx);
    assert.deepEqual([artifactDays, runDays], [2, 18]);
    assert.equal((await expire()).runs, 1);
    assert.deepEqual(await database.asOwner('select id from run'), []);
  });

  it('that is none is refused, and so is one with nonsense in it', async () => {
    const { sys } = fixture;
    await assert.rejects(give('gold'), { code: 'not_found' });
    for (const limits of [
      { concurrent_runs: null },
      { runs_per_day: -1 },
      { artifact_days: 0 },
      { artifact_days: 30, run_days: 10 },
      { minutes_per_month: 1.5 },
    ]) {
      await assert.rejects(setTariff(sys, { name: 'odd', limits }), { code: 'invalid_input' });
    }
    await assert.rejects(setTariff(sys, { name: 'No name', limits: {} }), { code: 'invalid_input' });
    await assert.rejects(setTariff(fixture.ctx, { name: 'mine', limits: {} }), { code: 'forbidden' });
    assert.deepEqual(
      (await listTariffs(sys)).map(({ name }) => name),
      ['small', 'team'],
    );
  });
});
