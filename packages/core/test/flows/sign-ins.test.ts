import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  archiveFlow,
  cancelRun,
  changeEnvironment,
  changeFlow,
  claimRun,
  createEnvironment,
  createFlow,
  finishRun,
  getRun,
  keepStorageState,
  listRuns,
  receiveDeploy,
  signInFirst,
} from '../../src/index.ts';
import { claim, failed, flowInput, lease, passed, queue } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const fixture = useFixture();

const storageState = JSON.stringify({ cookies: [{ name: 's', value: 'session-canary-0001' }], origins: [] });
const usage = passed.usage;
let number = 0;
/** Two flows of which one begins with the other's sign-in, and where they run. */
let signInId: string;
let buyId: string;
let environmentId: string;
let names: { signIn: string; buy: string };

beforeEach(async () => {
  const { ctx } = fixture;
  number += 1;
  names = { signIn: `Sign in ${number}`, buy: `Buy ${number}` };
  signInId = (await createFlow(ctx, { ...flowInput, name: names.signIn })).id;
  buyId = (await createFlow(ctx, { ...flowInput, name: names.buy, needs: names.signIn })).id;
  environmentId = (await createEnvironment(ctx, { name: `e${number}`, baseUrl: 'https://shop.example', variables: {} }))
    .id;
});

const buy = () => queue(fixture.ctx, { flowId: buyId, environmentId });
const nothing = async () => assert.equal(await claimRun(fixture.sys, lease), null);

async function signIn(state: string | null = storageState) {
  const claimed = await claim(fixture.sys);
  assert.deepEqual([claimed.flow.name, claimed.signsIn, claimed.signedIn], [names.signIn, true, null]);
  if (state !== null) await keepStorageState(fixture.sys, { lease: claimed.lease, storageState: state });
  await finishRun(fixture.sys, { lease: claimed.lease, outcome: passed });
  return claimed;
}

test('a run brings the sign-in that it needs along, waits for it and begins with what it left; the next one begins at once', async () => {
  const { sys, ctx, pass, database } = fixture;
  const { id } = await buy();
  const first = await signIn();
  const second = await claim(sys);
  assert.equal(second.lease.runId, id);
  assert.deepEqual(second.signedIn, { kind: 'signedIn', storageState, renewable: false });
  await finishRun(sys, { lease: second.lease, outcome: passed });
  pass(1_000);
  const again = await buy();
  const third = await claim(sys);
  assert.deepEqual([third.lease.runId, third.signedIn?.renewable], [again.id, true]);
  await finishRun(sys, { lease: third.lease, outcome: passed });
  assert.equal((await listRuns(ctx, { limit: 50, flowId: signInId })).data.length, 1);
  const rows = await database.asOwner<{ row: string }>(
    'select storage_state::text as row from storage_state union all select run::text from run union all select run_event::text from run_event',
  );
  assert.ok(rows.some(({ row }) => row.includes(first.lease.runId)));
  assert.ok(!JSON.stringify(rows).includes('canary'));
});

test('two runs at once share one sign-in, and a deploy puts its own flow first', async () => {
  const { ctx, sys } = fixture;
  const other = await createFlow(ctx, { ...flowInput, name: `Return ${number}`, needs: names.signIn });
  await buy();
  await queue(ctx, { flowId: other.id, environmentId });
  await signIn();
  for (const _ of [1, 2]) await finishRun(sys, { lease: (await claim(sys)).lease, outcome: passed });
  assert.equal((await listRuns(ctx, { limit: 50, flowId: signInId })).data.length, 1);

  const deploy = { url: 'https://pr-1.example', flows: [other.id, buyId, signInId] };
  const input = { environmentId, hookId: null, deliveryId: `d${number}`, source: 'api', deploy } as const;
  const { deployment } = await receiveDeploy(ctx, input);
  assert.equal(deployment.runs.length, 3, 'a sign-in of another address is none, and the deploy’s own run serves');
  await signIn();
  for (const _ of [1, 2]) {
    const { signedIn, lease: held } = await claim(sys);
    assert.equal(signedIn?.renewable, false);
    await finishRun(sys, { lease: held, outcome: passed });
  }
  await nothing();
});

test('a kept sign-in that is too old, or that the site refuses, is made anew, once', async () => {
  const { ctx, sys, pass } = fixture;
  await changeEnvironment(ctx, { environmentId, patch: { storageStateMaxAge: '10m' } });
  await buy();
  await signIn();
  const { id } = await buy();
  await finishRun(sys, { lease: (await claim(sys)).lease, outcome: passed });
  // It became too old while the run waited.
  pass(11 * 60_000);
  await signIn();
  const held = await claim(sys);
  assert.deepEqual([held.lease.runId, held.signedIn?.renewable], [id, false]);
  await finishRun(sys, { lease: held.lease, outcome: passed });

  const refusedRun = await buy();
  const refused = await claim(sys);
  assert.equal(refused.signedIn?.renewable, true);
  await signInFirst(sys, { lease: refused.lease, refused: { summary: 'It asked to log in.', usage } });
  assert.equal((await getRun(ctx, { runId: refusedRun.id })).status, 'queued');
  await signIn();
  const retried = await claim(sys);
  assert.deepEqual([retried.lease.runId, retried.signedIn?.renewable], [refusedRun.id, false]);
  await finishRun(sys, { lease: retried.lease, outcome: failed });
  const run = await getRun(ctx, { runId: refusedRun.id });
  assert.deepEqual([run.verdict, run.flaky], ['failed', false]);
});

test('what becomes of the sign-in becomes of the run that needs it, which is never passed and never waits on', async () => {
  const { ctx, sys } = fixture;
  const ends = async (): Promise<[string | null, string | null, string]> => {
    const { id } = await buy();
    const first = await claim(sys);
    const { runId } = first.lease;
    const how = endings.shift()!;
    if (how === 'cancel') await cancelRun(ctx, { runId });
    else await finishRun(sys, { lease: first.lease, outcome: how });
    await nothing();
    const run = await getRun(ctx, { runId: id });
    return [run.verdict, run.failureClass, run.summary ?? ''];
  };
  const errored = { ...failed, verdict: 'errored', failureClass: 'infrastructure', summary: 'We broke.' } as const;
  const endings = [failed, errored, 'cancel', passed] as (typeof failed | 'cancel')[];
  const start = `It begins with the sign-in of "${names.signIn}", which`;
  const nothingTried = 'Nothing was tried.';
  assert.deepEqual(await ends(), [
    'inconclusive',
    'no_evidence',
    `${start} failed: The total is wrong. ${nothingTried}`,
  ]);
  assert.deepEqual(await ends(), ['errored', 'infrastructure', `${start} could not be run: We broke. ${nothingTried}`]);
  assert.deepEqual(await ends(), ['inconclusive', 'no_evidence', `${start} was cancelled. ${nothingTried}`]);
  const left = `${start} passed and left nothing that could be kept. ${nothingTried}`;
  assert.deepEqual(await ends(), ['inconclusive', 'no_evidence', left]);
});

test('what is too long is not kept', async () => {
  await buy();
  const { lease: held } = await claim(fixture.sys);
  assert.equal(await keepStorageState(fixture.sys, { lease: held, storageState: 'x'.repeat(5_000_001) }), false);
  await finishRun(fixture.sys, { lease: held, outcome: failed });
  await nothing();
});

test('needs are written by name: circles and unknown names are pointed at, and a needed flow is not archived', async () => {
  const { ctx } = fixture;
  const change = (flowId: string, needs: string | null) => changeFlow(ctx, { flowId, patch: { needs } });
  const refuses = (work: Promise<unknown>, detail: string) =>
    assert.rejects(work, { code: 'invalid_input', details: { errors: [{ pointer: '/needs', detail }] } });
  await refuses(change(signInId, names.buy), `leads back to this flow: ${names.buy} → ${names.signIn}`);
  await refuses(change(signInId, names.signIn), `leads back to this flow: ${names.signIn}`);
  await refuses(createFlow(ctx, { ...flowInput, needs: 'Nobody' }).then(), 'names no flow of this project');
  await assert.rejects(archiveFlow(ctx, { flowId: signInId }), { code: 'conflict', message: new RegExp(names.buy) });
  // A renamed flow stays the one that is needed.
  await changeFlow(ctx, { flowId: signInId, patch: { name: `Enter ${number}` } });
  assert.equal(
    (await changeFlow(ctx, { flowId: buyId, patch: { spec: 'Go to /.' } })).version.needs,
    `Enter ${number}`,
  );
  assert.equal((await change(buyId, null)).version.needs, null);
  await archiveFlow(ctx, { flowId: signInId });
});

test('two changes at once cannot close a circle', async () => {
  const { ctx } = fixture;
  const [a, b] = [`A ${number}`, `B ${number}`];
  const made = await Promise.all([a, b].map((name) => createFlow(ctx, { ...flowInput, name })));
  const results = await Promise.allSettled([
    changeFlow(ctx, { flowId: made[0]!.id, patch: { needs: b } }),
    changeFlow(ctx, { flowId: made[1]!.id, patch: { needs: a } }),
  ]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});
