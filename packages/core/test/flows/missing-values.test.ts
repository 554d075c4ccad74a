import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cancelRun,
  changeEnvironment,
  changeFlow,
  claimRun,
  createFlow,
  createRun,
  createVault,
  finishRun,
  getRun,
  listRunEvents,
  receiveDeploy,
  removeSecret,
  rerunRun,
  setSecret,
} from '../../src/index.ts';
import { backOffMs, claim, flowInput, lease, passed, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const spec = 'Log in as {{user}} with {{password}}. Remember the total as sum. I should see "{{sum}}".';
const ask = { variables: {}, brain: 'auto' as const, priority: 5, trigger: 'api' as const };

describe('a flow that needs a value', () => {
  const fixture = useFixture();

  async function begin(name: string) {
    const { ctx } = fixture;
    const { environmentId } = await seed(ctx, name);
    const { id: flowId } = await createFlow(ctx, { ...flowInput, spec, secrets: ['password'] });
    return { environmentId, flowId };
  }

  const deliver = (environmentId: string, flows: string[]) =>
    receiveDeploy(fixture.ctx, {
      environmentId,
      hookId: null,
      deliveryId: environmentId,
      source: 'generic',
      deploy: { url: 'https://a.example', flows },
    });

  it('is refused when a run is asked for, with a pointer to each value that is missing', async () => {
    const { ctx } = fixture;
    const ids = await begin('refused');
    const refused = (pointers: string[]) => (error: unknown) => {
      const { code, details } = error as { code: string; details: { errors: { pointer: string }[] } };
      assert.equal(code, 'missing_variable');
      assert.deepEqual(
        details.errors.map(({ pointer }) => pointer),
        pointers,
      );
      return true;
    };
    await assert.rejects(queue(ctx, ids), refused(['/environmentId', '/variables/user']));
    await setSecret(ctx, { environmentId: ids.environmentId, name: 'password', value: 'hush' });
    await assert.rejects(queue(ctx, ids), refused(['/variables/user']));
    const created = await createRun(ctx, { ...ids, ...ask, variables: { user: 'ann' } });
    await cancelRun(ctx, { runId: created.id });
    await removeSecret(ctx, { environmentId: ids.environmentId, name: 'password' });
    await assert.rejects(rerunRun(ctx, { runId: created.id }), refused(['/environmentId']));
  });

  it('gets a clear verdict from a deploy, and does not hold up the flows that lack nothing', async () => {
    const { ctx, sys } = fixture;
    const { environmentId, flowId } = await begin('deployed');
    const { id: sound } = await createFlow(ctx, flowInput);
    const { deployment } = await deliver(environmentId, [flowId, sound]);
    const [lacking = '', fit = ''] = deployment.runs;
    const claimed = await claim(sys);
    assert.equal(claimed.lease.runId, fit, 'the first one is passed over');
    const run = await getRun(ctx, { runId: lacking });
    assert.deepEqual([run.status, run.verdict, run.failureClass], ['finished', 'inconclusive', 'not_understood']);
    assert.equal(
      run.summary,
      'The environment deployed has no value for the secret password and the variable user. Nothing was tried.',
    );
    const events = await listRunEvents(ctx, { runId: lacking, after: 0 });
    assert.deepEqual(
      events.map(({ event }) => event.type),
      ['run.queued', 'run.started', 'run.finished'],
    );
    await finishRun(sys, { lease: claimed.lease, outcome: passed });
  });

  it('runs after a deploy when the environment has what it needs', async () => {
    const { ctx, sys } = fixture;
    const { environmentId, flowId } = await begin('provided');
    await changeEnvironment(ctx, { environmentId, patch: { variables: { user: 'ann' } } });
    await setSecret(ctx, { environmentId, name: 'password', value: 'hush' });
    await deliver(environmentId, [flowId]);
    const claimed = await claim(sys);
    assert.deepEqual([claimed.variables, claimed.secrets], [{ user: 'ann' }, { password: 'hush' }]);
    await finishRun(sys, { lease: claimed.lease, outcome: passed });
  });

  it('takes no variable named like one of its secrets, whose value would be kept in the clear', async () => {
    const { ctx } = fixture;
    const ids = await begin('named');
    const variables = { password: 'in the clear' };
    const asked = [
      () => createRun(ctx, { ...ids, ...ask, variables }),
      () => createFlow(ctx, { ...flowInput, secrets: ['password'], variables }),
      () => changeFlow(ctx, { flowId: ids.flowId, patch: { variables } }),
    ];
    for (const each of asked) await assert.rejects(each, { code: 'invalid_input' });
    const [{ n }] = (await fixture.database.asOwner(
      "select count(*)::int as n from flow_version where variables::text like '%in the clear%'",
    )) as [{ n: number }];
    assert.equal(n, 0);
  });

  it('is our failure when its secret does not open, told without what broke inside', async () => {
    const { ctx, sys, database } = fixture;
    const { environmentId, flowId } = await begin('sealed');
    await setSecret(ctx, { environmentId, name: 'password', value: 'hush' });
    const { id: runId } = await createRun(ctx, { environmentId, flowId, ...ask, variables: { user: 'ann' } });
    const strange = { ...sys, vault: createVault([{ id: 'k2', key: '22'.repeat(32) }]) };
    await assert.rejects(claimRun(strange, lease), { code: 'not_configured' });
    assert.equal((await getRun(ctx, { runId })).status, 'queued');
    const broken = { ...sys, vault: { ...sys.vault, open: () => assert.fail('row hush of host 10.0.0.1') } };
    for (let tries = 0; tries < 3; tries += 1) {
      fixture.pass(backOffMs);
      await assert.rejects(claimRun(broken, lease), /hush/);
    }
    const run = await getRun(ctx, { runId });
    assert.deepEqual([run.status, run.verdict, run.failureClass], ['finished', 'errored', 'infrastructure']);
    const told = await database.asOwner(
      "select 1 from run_event where run_id = $1 and body::text like '%hush%' union select 1 from attempt where reason like '%hush%'",
      [runId],
    );
    assert.deepEqual([told, run.summary?.includes('hush')], [[], false]);
  });

  it('is run again once for one idempotency key, and never for that of another request', async () => {
    const { ctx } = fixture;
    const ids = await seed(ctx, 'once');
    const asked = { ...ids, ...ask, idempotencyKey: 'once' };
    const { id: runId } = await createRun(ctx, asked);
    const reruns = await Promise.all([1, 2, 3].map(() => rerunRun(ctx, { runId, idempotencyKey: 'again' })));
    assert.equal(new Set(reruns.map(({ id }) => id)).size, 1);
    for (const other of [{ variables: { a: 'b' } }, { priority: 9 }, { brain: 'literal' as const }]) {
      await assert.rejects(createRun(ctx, { ...asked, ...other }), { code: 'idempotency_key_reused' });
    }
    await assert.rejects(rerunRun(ctx, { runId, idempotencyKey: 'once' }), { code: 'idempotency_key_reused' });
    for (const id of [runId, reruns[0]?.id ?? '']) await cancelRun(ctx, { runId: id });
  });

  it('brings its viewport, locale and time-out to the worker, and gives them up when they are taken back', async () => {
    const { ctx, sys } = fixture;
    const { environmentId } = await seed(ctx, 'settings');
    const viewport = { width: 390, height: 844 };
    const flow = await createFlow(ctx, { ...flowInput, viewport, locale: 'de-AT', timeout: '45s' });
    assert.deepEqual([flow.version.viewport, flow.version.locale], [viewport, 'de-AT']);
    await queue(ctx, { environmentId, flowId: flow.id });
    const claimed = await claim(sys);
    assert.deepEqual(
      [claimed.browsing.viewport, claimed.browsing.locale, claimed.budgets.wallMs],
      [viewport, 'de-AT', 45_000],
    );
    await finishRun(sys, { lease: claimed.lease, outcome: passed });
    const same = await changeFlow(ctx, { flowId: flow.id, patch: { viewport: { height: 844, width: 390 } } });
    assert.equal(same.version.number, 1);
    const patch = { viewport: null, locale: null, timeout: null };
    const { version } = await changeFlow(ctx, { flowId: flow.id, patch });
    assert.deepEqual([version.number, version.viewport, version.locale, version.timeoutMs], [2, null, null, null]);
  });
});
