import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { ScheduleInput } from '@smokejumper/contracts';
import {
  archiveFlow,
  type CoreContext,
  changeSchedule,
  createEnvironment,
  createFlow,
  createSchedule,
  createSuite,
  createWorkspace,
  deleteWorkspace,
  fireDueSchedules,
  fireSchedule,
  getRun,
  getSchedule,
  pauseSchedule,
  resumeSchedule,
  type SystemContext,
  within,
} from '../../src/index.ts';
import { flowInput, queue, seed } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';
import { planEveryMinute, type Tenant } from './every-minute.ts';

const minute = 60_000;

describe('schedules', () => {
  const fixture = useFixture({ poolSize: 12 });
  const ids = useSeed(fixture);
  beforeEach(() => fixture.database.asOwner('truncate schedule, run cascade'));

  const plan = (more: Partial<ScheduleInput> = {}, ctx: CoreContext = fixture.ctx) =>
    createSchedule(ctx, {
      name: 'Hourly',
      environmentId: ids.environmentId,
      cron: '0 * * * *',
      timeZone: 'UTC',
      flows: [ids.flowId],
      tags: [],
      files: [],
      suite: null,
      missed: 'once',
      ...more,
    });
  /** Moves the clock to the next full hour, and some. */
  const toTheHour = (more = 0): void => {
    const past = fixture.sys.clock.now().getTime() % (60 * minute);
    fixture.pass(60 * minute - past + more);
  };
  const madeRuns = () =>
    fixture.database.asOwner<{ trigger: string; flow_id: string; base_url: string }>(
      'select trigger, flow_id, base_url from run order by created_at, id',
    );

  it('fire at their time, not before and not again, and say when they fire next', async () => {
    const schedule = await plan();
    assert.equal(schedule.nextAt?.slice(11), '11:00:00.000Z');
    assert.equal((await fireDueSchedules(fixture.sys)).nextAt?.toISOString(), schedule.nextAt);
    assert.deepEqual(await madeRuns(), []);
    toTheHour();
    assert.equal((await fireDueSchedules(fixture.sys)).runs, 1);
    assert.equal((await fireDueSchedules(fixture.sys)).runs, 0);
    const fired = await getSchedule(fixture.ctx, { scheduleId: schedule.id });
    assert.equal(fired.lastAt, schedule.nextAt);
    assert.equal(fired.nextAt?.slice(11), '12:00:00.000Z');
    const run = await getRun(fixture.ctx, { runId: fired.lastRuns[0] ?? '' });
    assert.deepEqual([run.trigger, run.status, run.flowId], ['schedule', 'queued', ids.flowId]);
  });

  it('make up for what was missed as they say', async () => {
    const made = async (missed: ScheduleInput['missed']): Promise<[number, string | null]> => {
      const { id: scheduleId } = await plan({ missed });
      toTheHour(3 * 60 * minute + 30 * minute);
      const { runs } = await fireDueSchedules(fixture.sys);
      const { problem } = await getSchedule(fixture.ctx, { scheduleId });
      await fixture.database.asOwner('truncate schedule, run cascade');
      return [runs, problem];
    };
    assert.deepEqual(await made('once'), [1, null]);
    assert.deepEqual(await made('all'), [4, null]);
    const [runs, problem] = await made('skip');
    assert.equal(runs, 0);
    assert.match(problem ?? '', /was missed, and is not made up for/);
  });

  it('rest while paused, fire by hand all the same, and go on from when they are resumed', async () => {
    const { ctx, sys } = fixture;
    const { id: scheduleId } = await plan({ missed: 'all' });
    assert.equal((await pauseSchedule(ctx, { scheduleId })).nextAt, null);
    toTheHour(2 * 60 * minute);
    assert.deepEqual(await fireDueSchedules(sys), { runs: 0, nextAt: null });
    const fired = await fireSchedule(ctx, { scheduleId });
    assert.equal((await getRun(ctx, { runId: fired.runs[0] ?? '' })).trigger, 'manual');
    await resumeSchedule(ctx, { scheduleId });
    assert.equal((await fireDueSchedules(sys)).runs, 0);
    toTheHour();
    assert.equal((await fireDueSchedules(sys)).runs, 1);
  });

  it('take new times from now on', async () => {
    const { ctx, sys } = fixture;
    const { id: scheduleId } = await plan({ missed: 'all' });
    toTheHour(5 * minute);
    const changed = await changeSchedule(ctx, { scheduleId, patch: { cron: '30 7 * * *', timeZone: 'Europe/Vienna' } });
    assert.match(changed.nextAt ?? '', /T06:30:00/);
    assert.equal((await fireDueSchedules(sys)).runs, 0);
    await assert.rejects(changeSchedule(ctx, { scheduleId, patch: { cron: '* * * * * *' } }), {
      code: 'invalid_input',
    });
  });

  it('run a suite in its order, and say so when no flow is left', async () => {
    const { ctx, sys } = fixture;
    const { id: other } = await createFlow(ctx, { ...flowInput, name: 'Second' });
    const flows = [other, ids.flowId];
    const suite = await createSuite(ctx, { name: 'Nightly', flows, tags: [], order: 'sequence' });
    const { id: twice } = await plan({ flows: [], suite: suite.id, missed: 'all' });
    const { id: scheduleId } = await plan({ flows: [other] });
    toTheHour(60 * minute);
    assert.equal((await fireDueSchedules(sys)).runs, 5);
    const { lastRuns } = await getSchedule(ctx, { scheduleId: twice });
    assert.equal(lastRuns.length, 4);
    const waits = await Promise.all(lastRuns.map(async (runId) => (await getRun(ctx, { runId })).waitsFor));
    assert.deepEqual(waits, [[], [lastRuns[0]], [], [lastRuns[2]]]);
    await archiveFlow(ctx, { flowId: other });
    toTheHour();
    await fireDueSchedules(sys);
    const left = await getSchedule(ctx, { scheduleId });
    assert.deepEqual([left.lastRuns, left.problem], [[], 'None of the flows it runs is left.']);
    await assert.rejects(fireSchedule(ctx, { scheduleId }), { code: 'conflict' });
  });

  it('are gone with their environment or workspace, and one that cannot be read is paused and keeps nobody else', async () => {
    const { ctx, sys, database } = fixture;
    const { other } = fixture;
    const theirs = await seed(other);
    await plan({ environmentId: theirs.environmentId, flows: [] }, other);
    await deleteWorkspace(other, { workspaceId: other.workspaceId, name: 'Theirs' });
    const { id: away } = await createEnvironment(ctx, { name: 'Away', baseUrl: 'https://a.example', variables: {} });
    await plan({ environmentId: away });
    const broken = await plan();
    await plan();
    await database.asOwner("update schedule set cron = 'gibberish' where id = $1", [broken.id]);
    await database.asOwner('delete from environment where id = $1', [away]);
    toTheHour();
    assert.equal((await fireDueSchedules(sys)).runs, 1);
    const paused = await getSchedule(ctx, { scheduleId: broken.id });
    assert.equal(paused.paused, true);
    assert.match(paused.problem ?? '', /^Paused: \/cron is not a cron expression/);
  });

  it('over a limit of the workspace make a run that says so', async () => {
    const { ctx, sys, database } = fixture;
    await plan();
    await queue(ctx, ids);
    await database.asOwner('update workspace set max_queued_runs = 1 where id = $1', [ctx.workspaceId]);
    toTheHour();
    try {
      assert.equal((await fireDueSchedules(sys)).runs, 1);
    } finally {
      await database.asOwner('update workspace set max_queued_runs = 1000 where id = $1', [ctx.workspaceId]);
    }
    const ended = await database.asOwner("select verdict, failure_class from run where trigger = 'schedule'");
    assert.deepEqual(ended, [{ verdict: 'inconclusive', failure_class: 'budget' }]);
  });
});

describe('a thousand firings with three workers and a busy queue', () => {
  const fixture = useFixture({ poolSize: 12 });

  it('lose none, double none, and come when the clock does', { timeout: 120_000 }, async () => {
    const { sys, database } = fixture;
    const workspaces = 5;
    const each = 20;
    const minutes = 10;
    const tenants: Tenant[] = [];
    for (let made = 0; made < workspaces; made += 1) {
      const { workspaceId, key } = await createWorkspace(sys, { name: `W${made}` });
      const ctx = within(sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
      tenants.push({ ctx, ids: await seed(ctx) });
    }
    await planEveryMinute(fixture, { tenants, each });
    for (let passed = 0; passed < minutes; passed += 1) {
      fixture.pass(minute);
      const workers: SystemContext[] = [1, 2, 3].map((id) => ({ ...sys, actor: { kind: 'system', id: `w${id}` } }));
      await Promise.all([
        ...workers.map((worker) => fireDueSchedules(worker)),
        // The queue is busy: others make runs in the same workspaces at the same moment.
        ...tenants.map(({ ctx, ids }) => queue(ctx, ids)),
      ]);
    }
    const [said] = await database.asOwner<Record<string, number>>(
      `select count(*)::int as runs, count(distinct idempotency_key)::int as firings,
              count(distinct split_part(idempotency_key, ' ', 3))::int as times,
              max(abs(extract(epoch from created_at - split_part(idempotency_key, ' ', 3)::timestamptz)))::float as drift
       from run where trigger = 'schedule'`,
    );
    const expected = workspaces * each * minutes;
    assert.deepEqual(said, { runs: expected, firings: expected, times: minutes, drift: 0 });
  });
});
