import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type ArtifactStore, ChannelInput } from '@smokejumper/contracts';
import {
  authenticateKey,
  type CoreContext,
  cancelRun,
  createChannel,
  createFileStore,
  createHook,
  createKey,
  createRun,
  deleteWorkspace,
  finishRun,
  getRetention,
  getRun,
  heartbeatRun,
  listArtifacts,
  recordArtifacts,
  recordStep,
  removeExpired,
  removeWorkspaces,
  type SystemContext,
  setModelSettings,
  setRetention,
  setSecret,
  sweepOrphans,
  sweepTurn,
} from '../../src/index.ts';
import { claim, type Fixture, openFixture, passed, queue, refEvent, seed, step } from '../fixture.ts';

const dayMs = 24 * 3_600_000;
const batch = { artifacts: 3, runs: 1 };
let folder: string;
let fixture: Fixture;
let store: ArtifactStore;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smokejumper-retention-'));
  store = createFileStore({ folder });
  fixture = await openFixture();
});
after(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

/** A run with three artifacts that ended. */
async function worked(ctx: CoreContext, ids: { flowId: string; environmentId: string }): Promise<string> {
  const { id } = await queue(ctx, ids);
  const { lease } = await claim(fixture.sys);
  assert.equal(lease.runId, id);
  const artifacts = [];
  for (const name of ['a', 'b', 'c']) {
    const key = `${ctx.workspaceId}/${id}/${name}`;
    const bytes = await store.putText(key, name);
    artifacts.push({ kind: 'console', step: null, key, contentType: 'text/plain', bytes } as const);
  }
  await recordStep(fixture.sys, {
    lease,
    step: step(0),
    refEvents: [refEvent('live')],
    expectations: [],
    artifacts: [],
  });
  await recordArtifacts(fixture.sys, { lease, artifacts });
  await finishRun(fixture.sys, { lease, outcome: passed });
  return id;
}

async function keys(prefix = ''): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list(prefix)) found.push(key);
  return found;
}

async function rowsOf(table: string, where = ''): Promise<number> {
  const [row] = await fixture.database.asOwner<{ n: string }>(`select count(*) as n from ${table} ${where}`);
  return Number(row?.n);
}

/** The same context and store, in a process that dies at its nth step: a transaction, or before or after each file. */
function dying(nth: number): { sys: SystemContext; store: ArtifactStore; died: () => boolean } {
  let steps = 0;
  const tick = () => {
    steps += 1;
    if (steps >= nth) throw new Error('killed');
  };
  const around =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      tick();
      const done = await work(...args);
      tick();
      return done;
    };
  const signal = Object.assign(new AbortController().signal, { throwIfAborted: tick });
  return {
    sys: { ...fixture.sys, signal },
    store: { ...store, remove: around(store.remove), removeAll: around(store.removeAll) },
    died: () => steps >= nth,
  };
}

async function finishOff(work: () => Promise<{ more: boolean }>): Promise<void> {
  while ((await work()).more);
}

describe('retention', () => {
  it('is 30 days for artifacts and 180 for runs until a workspace says otherwise, within bounds', async () => {
    const { ctx, other } = fixture;
    assert.deepEqual(await getRetention(ctx), { artifactDays: 30, runDays: 180, updatedAt: null });
    const set = await setRetention(ctx, { artifactDays: 2, runDays: 4 });
    assert.deepEqual(await getRetention(ctx), set);
    assert.equal((await getRetention(other)).artifactDays, 30);
    await assert.rejects(setRetention(ctx, { artifactDays: 5, runDays: 4 }), { code: 'invalid_input' });
  });

  it('takes artifacts and then runs when their days are over, each workspace by its own', async () => {
    const { ctx, other, sys } = fixture;
    const [ours, theirs] = [await worked(ctx, await seed(ctx)), await worked(other, await seed(other))];
    const work = () => removeExpired(sys, { store, artifacts: 2, runs: 2 });
    assert.deepEqual(await work(), { artifacts: 0, runs: 0, more: false });
    fixture.pass(3 * dayMs);
    await finishOff(work);
    assert.deepEqual([await keys(`${ctx.workspaceId}/`), await listArtifacts(ctx, { runId: ours })], [[], []]);
    assert.equal((await getRun(ctx, { runId: ours })).steps.length, 1);
    assert.equal((await listArtifacts(other, { runId: theirs })).length, 3);
    fixture.pass(2 * dayMs);
    await finishOff(work);
    await assert.rejects(getRun(ctx, { runId: ours }), { code: 'not_found' });
    assert.equal(await rowsOf('run_event', `where run_id = '${ours}'`), 0);
    assert.equal((await getRun(other, { runId: theirs })).artifacts.length, 3);
    assert.equal((await keys(`${other.workspaceId}/`)).length, 3);
  });

  it('leaves a run that goes on, however long it has been there', async () => {
    const { ctx, sys } = fixture;
    const { id } = await queue(ctx, await seed(ctx, 'long'));
    fixture.pass(10 * dayMs);
    await finishOff(() => removeExpired(sys, { store, ...batch }));
    assert.equal((await getRun(ctx, { runId: id })).status, 'queued');
    await cancelRun(ctx, { runId: id });
  });

  it('ends with no orphan, of rows or bytes, wherever it is killed', async () => {
    const { ctx, sys } = fixture;
    const ids = await seed(ctx, 'killed');
    await setRetention(fixture.other, { artifactDays: 365, runDays: 365 });
    fixture.pass(5 * dayMs);
    await finishOff(() => removeExpired(sys, { store, ...batch }));
    const counts = [await rowsOf('run'), await rowsOf('artifact'), (await keys()).length];
    for (let nth = 1, died = true; died; nth += 1) {
      await worked(ctx, ids);
      fixture.pass(5 * dayMs);
      const victim = dying(nth);
      await removeExpired(victim.sys, { store: victim.store, ...batch }).catch(() => {});
      died = victim.died();
      await noneShownWithoutBytes(nth);
      await finishOff(() => removeExpired(sys, { store, ...batch }));
      assert.deepEqual([await rowsOf('run'), await rowsOf('artifact'), (await keys()).length], counts, `step ${nth}`);
      if (!died) assert.ok(nth > 8, `only ${nth} steps were there to die at`);
    }
  });

  async function noneShownWithoutBytes(nth: number): Promise<void> {
    const shown = await fixture.database.asOwner<{ key: string }>('select key from artifact where removed_at is null');
    const there = new Set(await keys());
    assert.deepEqual(
      shown.filter(({ key }) => !there.has(key)),
      [],
      `killed at step ${nth}`,
    );
  }

  it('sweeps bytes that no row tells of once they are a day old, and nothing else', async () => {
    const { other, sys } = fixture;
    const kept = await keys(`${other.workspaceId}/`);
    const [old, fresh] = ['wsp_1/run_1/old', 'wsp_1/run_1/fresh'];
    const at = fixture.sys.clock.now();
    for (const key of [...kept, old]) {
      if (key === old) await store.putText(key, 'left behind');
      await utimes(join(folder, key), at, new Date(at.getTime() - 2 * dayMs));
    }
    await store.putText(fresh, 'not told of yet');
    await utimes(join(folder, fresh), at, at);
    let after: string | null = null;
    let removed = 0;
    do {
      const swept = await sweepOrphans(sys, { store, limit: 2, after });
      removed += swept.removed;
      after = swept.next;
    } while (after !== null);
    assert.equal(removed, 1);
    assert.deepEqual((await keys()).toSorted(), [...kept, fresh].toSorted());
    await store.remove(fresh);
  });

  it('sweeps the store once for all workers: a page at a time, from where the last one ended, and then not for hours', async () => {
    const { sys } = fixture;
    let listed = 0;
    const counting: ArtifactStore = {
      ...store,
      async *list(prefix, options) {
        for await (const file of store.list(prefix, options)) {
          listed += 1;
          yield file;
        }
      },
    };
    const turn = () => sweepTurn(sys, { store: counting, limit: 2 });
    const files = (await keys()).length;
    const workers = () => Promise.all([turn(), turn(), turn()]);
    let pages = 0;
    for (; listed < files && pages < 20; pages += 1) {
      const before = listed;
      assert.equal((await workers()).filter((removed) => removed !== null).length, 1, 'one takes the page');
      assert.deepEqual(await workers(), [null, null, null], 'and the next is not due yet');
      assert.ok(listed - before <= 2);
      fixture.pass(55_000);
    }
    await workers();
    assert.equal(listed, files);
    fixture.pass(5 * 3_600_000);
    assert.deepEqual(await workers(), [null, null, null]);
    fixture.pass(3_600_000);
    const dead = { ...counting, list: () => assert.fail('died') };
    await assert.rejects(sweepTurn(sys, { store: dead, limit: 2 }), /died/);
    assert.equal(await turn(), null, 'it may still be at it');
    fixture.pass(10 * 60_000);
    assert.equal(await turn(), 0);
  });
});

describe('a deleted workspace', () => {
  it('is confirmed by its name, by an owner or a key that may write settings', async () => {
    const { ctx, other } = fixture;
    const input = { workspaceId: ctx.workspaceId, name: 'Ours' };
    const as = (actor: CoreContext['actor']) => deleteWorkspace({ ...ctx, actor }, input);
    await assert.rejects(as({ kind: 'user', id: 'usr_1', role: 'admin' }), { code: 'forbidden' });
    await assert.rejects(as({ kind: 'apiKey', id: 'key_1', scopes: ['runs:write'] }), { code: 'forbidden' });
    await assert.rejects(deleteWorkspace(ctx, { ...input, name: 'ours' }), { code: 'invalid_input' });
    await assert.rejects(deleteWorkspace(other, input), { code: 'not_found' });
  });

  it('lets nobody in from then on, and its runs are cancelled', async () => {
    const { ctx, sys, database } = fixture;
    const ids = await seed(ctx, 'last');
    await worked(ctx, ids);
    await queue(ctx, ids);
    const { lease } = await claim(sys);
    const { id: waiting } = await queue(ctx, ids);
    const { key } = await createKey(ctx, { name: 'k', scopes: ['runs:read'] });
    await createHook(ctx, { environmentId: ids.environmentId, source: 'generic', publicUrl: 'http://x' });
    await setSecret(ctx, { environmentId: ids.environmentId, name: 'password', value: 'hush' });
    await setModelSettings(ctx, { model: null, budgets: {} });
    await createChannel(ctx, ChannelInput.parse({ name: 'c', target: { kind: 'webhook', url: 'https://x.example' } }));
    await database.asOwner(
      `insert into app_user (id, email, name, created_at, updated_at) values ('usr_1', 'a@x.example', 'A', now(), now())`,
    );
    await database.asOwner(
      `insert into membership (id, workspace_id, user_id, role, created_at) values ('mbr_1', $1, 'usr_1', 'owner', now())`,
      [ctx.workspaceId],
    );
    const actor = { kind: 'user', id: 'usr_1', role: 'owner' } as const;
    const input = { workspaceId: ctx.workspaceId, name: 'Ours' };
    await deleteWorkspace({ ...ctx, actor }, input);
    await assert.rejects(authenticateKey(sys, { key }), { code: 'unauthenticated' });
    await assert.rejects(createRun(ctx, { ...ids, variables: {}, brain: 'auto', priority: 5, trigger: 'api' }), {
      code: 'not_found',
    });
    await assert.rejects(deleteWorkspace(ctx, input), { code: 'not_found' });
    assert.equal(await heartbeatRun(sys, { lease, leaseMs: 30_000 }), 'cancelled');
    assert.equal((await getRun(ctx, { runId: waiting })).status, 'cancelled');
    assert.equal(await rowsOf('membership'), 0);
  });

  it('is removed to the last row and byte, wherever the removal is killed, and only the audit log tells of it', async () => {
    const { ctx, other, sys } = fixture;
    const theirs = await everywhere(other.workspaceId);
    assert.ok((await everywhere(ctx.workspaceId)).length >= 14);
    fixture.pass(5 * 60_000);
    for (let nth = 1, died = true; died; nth += 1) {
      const victim = dying(nth);
      await removeWorkspaces(victim.sys, { store: victim.store }).catch(() => {});
      died = victim.died();
    }
    const late = `${ctx.workspaceId}/run_1/late`;
    await store.putText(late, 'by a worker that had not noticed yet');
    assert.deepEqual(await everywhere(ctx.workspaceId), ['audit_entry', 'workspace_removal']);
    fixture.pass(3 * 3_600_000);
    await removeWorkspaces(sys, { store });
    assert.deepEqual(await everywhere(ctx.workspaceId), ['audit_entry']);
    assert.deepEqual(await keys(`${ctx.workspaceId}/`), []);
    assert.deepEqual(await everywhere(other.workspaceId), theirs);
    assert.equal((await keys(`${other.workspaceId}/`)).length, 3);
  });

  /** Every table of the database in which a row says this id, in whatever column. */
  async function everywhere(id: string): Promise<string[]> {
    const tables = await fixture.database.asOwner<{ name: string }>(
      "select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1",
    );
    const named: string[] = [];
    for (const { name } of tables) {
      if ((await rowsOf(`"${name}" t`, `where t::text like '%${id}%'`)) > 0) named.push(name);
    }
    return named;
  }

  it('has a row in no table that would outlive it', async () => {
    const tables = await fixture.database.asOwner<{ name: string; held: boolean }>(
      `select c.table_name as name, exists (
         select from pg_constraint k where k.conrelid = format('%I', c.table_name)::regclass and k.contype = 'f'
           and k.confrelid = 'workspace'::regclass and k.confdeltype = 'c'
       ) as held
       from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'workspace_id' order by 1`,
    );
    assert.ok(tables.length > 20);
    assert.deepEqual(
      tables.filter(({ held }) => !held).map(({ name }) => name),
      ['audit_entry'],
    );
  });
});
