import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FlowChoice } from '@smokejumper/contracts';
import {
  archiveFlow,
  changeFlow,
  changeSuite,
  claimRun,
  createFlow,
  createSchedule,
  createSuite,
  finishRun,
  getFlow,
  getRun,
  receiveDeploy,
  removeSchedule,
  removeSuite,
  rerunDeployment,
  rerunRun,
} from '../../src/index.ts';
import { claim, type Fixture, failed, flowInput, lease, openFixture, passed, seed } from '../fixture.ts';

describe('which flows a deploy runs', () => {
  let fixture: Fixture;
  let environmentId: string;
  const ids: Record<string, string> = {};
  before(async () => {
    fixture = await openFixture();
    ({ environmentId, flowId: ids.plain } = await seed(fixture.ctx));
    for (const [name, more] of Object.entries({
      cart: { tags: ['shop'], paths: ['src/shop/**'], file: 'flows/shop/cart.flows.yaml' },
      search: { tags: ['shop', 'quick'], paths: ['src/search'], file: 'flows/shop/search.flows.yaml' },
      login: { tags: ['quick'], file: 'flows/login.flows.yaml' },
    })) {
      ids[name] = (await createFlow(fixture.ctx, { ...flowInput, name, ...more })).id;
    }
  });
  after(() => fixture.close());
  beforeEach(() => fixture.database.asOwner('truncate run cascade'));

  let delivery = 0;
  const deploy = async (choice: FlowChoice): Promise<string[]> => {
    const { deployment } = await receiveDeploy(fixture.ctx, {
      environmentId,
      hookId: null,
      deliveryId: `d${++delivery}`,
      source: 'api',
      deploy: { url: 'https://a.example', ...choice },
    });
    return deployment.runs;
  };
  const chosen = async (choice: FlowChoice): Promise<string[]> => {
    const runs = await deploy(choice);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    const flows = await Promise.all(runs.map(async (runId) => (await getRun(fixture.ctx, { runId })).flowId));
    return flows.map((id) => names.get(id) ?? id).sort();
  };
  const refused = (choice: FlowChoice, pointer: string) =>
    assert.rejects(deploy(choice), (error: { details: { errors: { pointer: string }[] } }) => {
      assert.equal(error.details.errors[0]?.pointer, pointer);
      return true;
    });

  it('are those that fit all that is given, and all where nothing is', async () => {
    assert.deepEqual(await chosen({}), ['cart', 'login', 'plain', 'search']);
    assert.deepEqual(await chosen({ tags: ['quick', 'other'] }), ['login', 'search']);
    assert.deepEqual(await chosen({ files: ['flows/shop'] }), ['cart', 'search']);
    assert.deepEqual(await chosen({ files: ['flows/shop/', './flows/login.flows.yaml'], tags: ['quick'] }), [
      'login',
      'search',
    ]);
    assert.deepEqual(await chosen({ flows: [ids.cart!, ids.login!], tags: ['quick'] }), ['login']);
  });

  it('are without those that cover source files of which none has changed', async () => {
    assert.deepEqual(await chosen({ changedFiles: ['src/shop/cart.ts'] }), ['cart', 'login', 'plain']);
    assert.deepEqual(await chosen({ changedFiles: ['src/search/a/b.ts', 'x'] }), ['login', 'plain', 'search']);
    assert.deepEqual(await chosen({ changedFiles: [], tags: ['shop'] }), []);
    const own = ['flows/shop/cart.flows.yaml'];
    assert.deepEqual(await chosen({ changedFiles: own, tags: ['shop'] }), ['cart'], 'its own file');
  });

  it('are refused where a name leads nowhere', async () => {
    await refused({ files: ['flows/shop', 'flows/sho'] }, '/files/1');
    await refused({ flows: [fixture.ctx.newId('flow')] }, '/flows/0');
    await refused({ suite: fixture.ctx.newId('suite') }, '/suite');
    const { id: suite } = await createSuite(fixture.ctx, { name: 'S', flows: [], tags: ['shop'], order: 'parallel' });
    await refused({ suite, tags: ['shop'] }, '/suite');
    await assert.rejects(createSuite(fixture.other, { name: 'S', flows: [ids.cart!], tags: [], order: 'parallel' }), {
      code: 'invalid_input',
    });
  });

  it('take other paths, tags and another file without a new version', async () => {
    const { ctx } = fixture;
    const flow = await createFlow(ctx, { ...flowInput, paths: ['a/**'], file: 'a.flows.yaml' });
    const moved = await changeFlow(ctx, { flowId: flow.id, patch: { paths: ['b/**'], file: null } });
    assert.deepEqual([moved.paths, moved.file, moved.version.number], [['b/**'], null, 1]);
    assert.deepEqual((await getFlow(ctx, { flowId: flow.id })).paths, ['b/**']);
    await archiveFlow(ctx, { flowId: flow.id });
  });

  it('of a suite run one after the other and stop at the first that does not pass, or go on', async () => {
    const { ctx, sys } = fixture;
    const flows = [ids.login!, ids.cart!, ids.search!];
    const { id: suite } = await createSuite(ctx, { name: 'Sequence', flows, tags: [], order: 'sequence' });
    const [first = '', second = '', third = ''] = await deploy({ suite });
    const order = [];
    for (const outcome of [passed, failed]) {
      const { lease: held } = await claim(sys);
      assert.equal(await claimRun(sys, lease), null, 'one at a time');
      order.push(held.runId);
      await finishRun(sys, { lease: held, outcome: { ...outcome } });
    }
    assert.deepEqual(order, [first, second]);
    const last = await getRun(ctx, { runId: third });
    assert.deepEqual(
      [last.status, last.summary],
      ['cancelled', `Not begun: ${second}, which comes before it, failed.`],
    );

    const failAll = async (runIds: readonly string[]) => {
      for (const runId of runIds) {
        const { lease: held } = await claim(sys);
        assert.equal(held.runId, runId);
        await finishRun(sys, { lease: held, outcome: failed });
      }
    };
    const waiting = await deploy({ suite });
    const changed = await changeSuite(ctx, { suiteId: suite, patch: { onFailure: 'continue' } });
    assert.deepEqual([changed.order, changed.onFailure, changed.flows], ['sequence', 'continue', flows]);
    await failAll(waiting);
    await failAll(await deploy({ suite }));
  });

  it('of a suite keep their order when what did not pass runs again', async () => {
    const { ctx, sys } = fixture;
    const flows = [ids.login!, ids.cart!, ids.search!];
    const { id: suite } = await createSuite(ctx, { name: 'Again', flows, tags: [], order: 'sequence' });
    const [, second = '', third = ''] = await deploy({ suite });
    for (const outcome of [passed, failed]) {
      await finishRun(sys, { lease: (await claim(sys)).lease, outcome });
    }
    const runs = await rerunDeployment(ctx, { environmentId, runId: third, deliveryId: 'again' });
    const again = await Promise.all(runs.map((runId) => getRun(ctx, { runId })));
    assert.deepEqual(
      again.map(({ flowId, waitsFor }) => [flowId, waitsFor]),
      [
        [ids.cart, []],
        [ids.search, [runs[0]]],
      ],
    );
    assert.notEqual(runs[0], second);
  });

  it('of a suite wait for the ones before them also when one between them is not run again', async () => {
    const { ctx, sys } = fixture;
    const flows = [ids.login!, ids.cart!, ids.search!];
    const order = { order: 'sequence', onFailure: 'continue' } as const;
    const { id: suite } = await createSuite(ctx, { name: 'Goes on', flows, tags: [], ...order });
    const end = async (outcome: typeof passed) => finishRun(sys, { lease: (await claim(sys)).lease, outcome });
    const waits = async (runs: readonly string[]) =>
      (await Promise.all(runs.map((runId) => getRun(ctx, { runId })))).map((run) => [
        run.flowId,
        run.waitsFor.toSorted(),
      ]);
    const [first = '', second = '', third = ''] = await deploy({ suite });
    for (const outcome of [failed, passed, failed]) await end(outcome);
    const again = await rerunDeployment(ctx, { environmentId, runId: third, deliveryId: 'one' });
    assert.deepEqual(await waits(again), [
      [ids.login, []],
      [ids.search, [again[0]]],
    ]);
    for (const _ of again) await end(failed);
    const alone = await rerunRun(ctx, { runId: first });
    await end(failed);
    const [late, last] = await rerunDeployment(ctx, { environmentId, runId: third, deliveryId: 'two' });
    assert.deepEqual(await waits([late!, last!]), [
      [ids.login, []],
      [ids.search, [late]],
    ]);
    assert.notEqual(late, alone.id);
    for (const _ of [late, last]) await end(failed);
    const middle = await rerunRun(ctx, { runId: second });
    const both = await rerunDeployment(ctx, { environmentId, runId: third, deliveryId: 'three' });
    assert.deepEqual(await waits(both), [
      [ids.login, []],
      [ids.search, [both[0], middle.id].sort()],
    ]);
  });

  it('of a suite may begin with the sign-in of another of it, and wait for that once', async () => {
    const { ctx, sys } = fixture;
    const needs = await createFlow(ctx, { ...flowInput, name: 'Signed in', needs: 'login' });
    const flows = [ids.login!, needs.id];
    const { id: suite } = await createSuite(ctx, { name: 'Signed in', flows, tags: [], order: 'sequence' });
    const [first = '', second = ''] = await deploy({ suite });
    assert.deepEqual((await getRun(ctx, { runId: second })).waitsFor, [first]);
    await finishRun(sys, { lease: (await claim(sys)).lease, outcome: failed });
    assert.equal((await getRun(ctx, { runId: second })).status, 'cancelled');
    await archiveFlow(ctx, { flowId: needs.id });
  });

  it('of a suite are narrowed by what has changed, and left out once archived', async () => {
    const { ctx } = fixture;
    const gone = await createFlow(ctx, { ...flowInput, name: 'Gone' });
    const { id: suite } = await createSuite(ctx, {
      name: 'Parts',
      flows: [gone.id, ids.cart!, ids.search!],
      tags: [],
      order: 'parallel',
    });
    await archiveFlow(ctx, { flowId: gone.id });
    assert.deepEqual(await chosen({ suite, changedFiles: ['src/search/x.ts'] }), ['search']);
    assert.deepEqual(await chosen({ suite }), ['cart', 'search']);
  });

  it('of a suite are told well: refusals say what is wrong, and what a schedule runs is not removed', async () => {
    const { ctx } = fixture;
    const suite = { name: 'Told', flows: [ids.cart!], tags: [] as string[], order: 'parallel' as const };
    const refusal = async (more: object, pointer: string) =>
      assert.rejects(
        createSuite(ctx, { ...suite, ...more }),
        (error: { details: { errors: { pointer: string }[] } }) => {
          assert.equal(error.details.errors[0]?.pointer, pointer);
          return true;
        },
      );
    await refusal({ flows: [] }, '/flows');
    await refusal({ tags: ['shop'] }, '/tags');
    await refusal({ onFailure: 'stop' }, '/onFailure');
    await refusal({ flows: [ids.cart, ids.cart] }, '/flows/1');
    const made = await createSuite(ctx, suite);
    await assert.rejects(createSuite(ctx, suite), { code: 'conflict' });
    const sequence = await changeSuite(ctx, { suiteId: made.id, patch: { order: 'sequence' } });
    assert.equal(sequence.onFailure, 'stop');
    const schedule = await createSchedule(ctx, {
      name: 'Nightly',
      environmentId,
      cron: '0 3 * * *',
      timeZone: 'Europe/Vienna',
      flows: [],
      tags: [],
      files: [],
      suite: made.id,
      missed: 'once',
    });
    await assert.rejects(removeSuite(ctx, { suiteId: made.id }), { code: 'conflict' });
    await removeSchedule(ctx, { scheduleId: schedule.id });
    await removeSuite(ctx, { suiteId: made.id });
  });
});
