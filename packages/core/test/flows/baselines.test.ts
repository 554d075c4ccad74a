import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type ArtifactStore, idOf } from '@smokejumper/contracts';
import {
  acceptBaseline,
  archiveFlow,
  type ClaimedRun,
  concludeAttempt,
  createFileStore,
  findBaseline,
  getRun,
  keepBaselines,
  listArtifacts,
  listAudit,
  listBaselines,
  lookOf,
  openArtifactLink,
  recordArtifacts,
  removeBaseline,
  removeExpired,
  setLimits,
  sweepOrphans,
} from '../../src/index.ts';
import { claim, failed, passed, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const fixture = useFixture();
const dayMs = 24 * 3_600_000;
let folder: string;
let store: ArtifactStore;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smokejumper-baselines-'));
  store = createFileStore({ folder });
});
after(() => rm(folder, { recursive: true }));

const places = () => ({ store, publicUrl: 'https://api.example' });
const unproven = { ...passed, verdict: 'inconclusive', failureClass: 'no_evidence' } as const;
type Ids = Awaited<ReturnType<typeof seed>>;

async function begin(ids: Ids): Promise<ClaimedRun & { look: string }> {
  await queue(fixture.ctx, ids);
  const claimed = await claim(fixture.sys);
  return { ...claimed, look: lookOf(claimed.browsing) };
}

let files = 0;
/** A file of the workspace, as a worker stores one. */
async function put(content: string, where = 'baselines'): Promise<{ key: string; bytes: number }> {
  files += 1;
  const key = `${fixture.ctx.workspaceId}/${where}/file${files}`;
  return { key, bytes: await store.putText(key, content) };
}

const keep = async ({ lease, look }: Awaited<ReturnType<typeof begin>>, name: string, content = 'first') =>
  keepBaselines(fixture.sys, { lease, look, pictures: [{ name, ...(await put(content)) }] });
const find = ({ lease, look }: Awaited<ReturnType<typeof begin>>, name: string) =>
  findBaseline(fixture.sys, { lease, look, name });
const listed = async (flowId: string) =>
  (await listBaselines(fixture.ctx, { flowId, limit: 25, places: places() })).data;
const conclude = ({ lease }: ClaimedRun, outcome: Parameters<typeof concludeAttempt>[1]['outcome']) =>
  concludeAttempt(fixture.sys, { lease, outcome });

/** A flow with a baseline, and a run of it that saw something else. */
async function differing(name: string, content: string): Promise<{ ids: Ids; artifactId: string; runId: string }> {
  const ids = await seed(fixture.ctx, name);
  const first = await begin(ids);
  await keep(first, 'start');
  await conclude(first, unproven);
  const run = await begin(ids);
  const kinds = ['expected', 'actual'] as const;
  const artifacts = [];
  for (const kind of kinds) {
    const file = await put(kind === 'actual' ? content : 'first', run.lease.runId);
    artifacts.push({ kind, step: null, contentType: 'image/png', name: 'start', look: run.look, ...file });
  }
  await recordArtifacts(fixture.sys, { lease: run.lease, artifacts });
  await conclude(run, failed);
  await conclude(await claim(fixture.sys), failed);
  const all = await listArtifacts(fixture.ctx, { runId: run.lease.runId, attempt: 1 });
  const { id: artifactId } = all.find(({ kind }) => kind === 'actual')!;
  return { ids, artifactId, runId: run.lease.runId };
}

test('the first run stores a picture, is not tried again for want of it, and is no proof of itself', async () => {
  const ids = await seed(fixture.ctx, 'first');
  const run = await begin(ids);
  assert.deepEqual(await find(run, 'start'), { none: null });
  const [key] = await keep(run, 'start');
  assert.deepEqual(await find(run, 'start'), { none: null });
  assert.deepEqual(await keep(run, 'start', 'of a second attempt'), []);
  assert.equal(await conclude(run, unproven), 'finished');
  const next = await begin(ids);
  assert.deepEqual(await find(next, 'start'), { key });
  assert.deepEqual(await find({ ...next, look: lookOf({ ...next.browsing, colorScheme: 'dark' }) }, 'start'), {
    none: null,
  });
  assert.match(JSON.stringify(await find(next, 'x'.repeat(201))), /longer than 200/);
  assert.equal(await conclude(next, unproven), 'retried', 'what it lacked was no picture');
  await conclude(await claim(fixture.sys), passed);
});

test('of two workers that store at once, one picture is in force', async () => {
  const ids = await seed(fixture.ctx, 'race');
  const runs = [await begin(ids), await begin(ids)];
  const kept = await Promise.all(runs.map((run, n) => keep(run, 'start', `of worker ${n}`)));
  assert.equal(kept.flat().length, 1);
  assert.equal((await listed(ids.flowId)).length, 1);
  const ends = [];
  for (const run of runs) ends.push(await conclude(run, unproven));
  assert.deepEqual(ends.toSorted(), ['finished', 'retried'], 'the other one can be compared now');
  const again = await claim(fixture.sys);
  assert.ok('key' in (await find({ ...again, look: lookOf(again.browsing) }, 'start')));
  await conclude(again, passed);
});

test('what a run saw becomes the baseline once it is accepted, as a copy, in the books and in the audit log', async () => {
  const { ctx, sys, other } = fixture;
  const { ids, artifactId, runId } = await differing('accept', 'second');
  const [before] = await listed(ids.flowId);
  assert.equal(before?.acceptedBy, null);
  assert.deepEqual((await getRun(ctx, { runId })).artifacts, [], 'its last attempt has compared nothing');
  const input = { flowId: ids.flowId, artifactId, places: places() };
  await assert.rejects(acceptBaseline(other, input), { code: 'not_found' });
  const wrong = (await listArtifacts(ctx, { runId, attempt: 1 })).find(({ kind }) => kind === 'expected')!;
  await assert.rejects(acceptBaseline(ctx, { ...input, artifactId: wrong.id }), { code: 'invalid_input' });
  await setLimits(sys, { workspaceId: ctx.workspaceId, limits: { artifact_bytes_per_month: 1 } });
  await assert.rejects(acceptBaseline(ctx, input), { code: 'limit_exceeded' });
  await setLimits(sys, { workspaceId: ctx.workspaceId, limits: { artifact_bytes_per_month: null } });
  const accepted = await acceptBaseline(ctx, input);
  assert.ok(idOf('baseline').safeParse(accepted.id).success);
  assert.deepEqual([accepted.acceptedBy, accepted.name, accepted.runId], [ctx.actor.id, 'start', runId]);
  assert.deepEqual(await listed(ids.flowId), [accepted]);
  await assert.rejects(listBaselines(other, { flowId: ids.flowId, limit: 1, places: places() }), { code: 'not_found' });
  const said = (name: string) => new URL(accepted.signedUrl).searchParams.get(name)!;
  const link = { workspaceId: ctx.workspaceId, artifactId: accepted.id, expires: Number(said('expires')) };
  const file = await openArtifactLink(sys, { ...link, by: said('by'), signature: said('signature') });
  assert.equal(await text(await store.open(file.key)), 'second');
  const [entry] = (await listAudit(ctx, { limit: 1, subjectId: ids.flowId })).data;
  assert.deepEqual([entry?.action, entry?.details.baselineId], ['baseline.accept', accepted.id]);
});

test('no age takes a baseline in force; removed, replaced or with its flow it goes to the last byte', async () => {
  const { ctx, sys } = fixture;
  const { ids, artifactId } = await differing('retention', 'second');
  await acceptBaseline(ctx, { flowId: ids.flowId, artifactId, places: places() });
  fixture.pass(400 * dayMs);
  const expire = async () => {
    while ((await removeExpired(sys, { store, artifacts: 50, runs: 50 })).more);
    await sweepOrphans(sys, { store, limit: 500, after: null });
  };
  await expire();
  const rows = () => fixture.database.asOwner<{ key: string }>('select key from baseline order by key');
  const lying = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list('')) keys.push(key);
    return keys.toSorted();
  };
  const [current] = await listed(ids.flowId);
  assert.equal(current?.name, 'start');
  assert.deepEqual(
    await lying(),
    (await rows()).map(({ key }) => key),
    'each file is a baseline in force, all runs are gone',
  );
  await removeBaseline(ctx, { flowId: ids.flowId, baselineId: current!.id });
  await assert.rejects(removeBaseline(ctx, { flowId: ids.flowId, baselineId: current!.id }), { code: 'not_found' });
  const before = (await rows()).length;
  await expire();
  assert.equal((await rows()).length, before - 1);
  const others = await fixture.database.asOwner<{ flow_id: string }>('select distinct flow_id from baseline');
  for (const { flow_id: flowId } of others) await archiveFlow(ctx, { flowId });
  await expire();
  assert.deepEqual([await rows(), await lying()], [[], []]);
});
