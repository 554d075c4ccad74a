import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isAppError, silentLog } from '@smokejumper/contracts';
import { clientOf } from '../src/database.ts';
import { asSystem, inWorkspace, openDatabase, type SystemPurpose, systemPurposes, type Tx } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('the two doors', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase({ poolSize: 3 });
    for (const id of ['wsp_a', 'wsp_b']) await inWorkspace(database, id, (tx) => fill(tx, id));
  });
  after(() => database.drop());

  it('are tested with a login that no policy holds back', async () => {
    const [login] = await database.asOwner('select rolsuper from pg_roles where rolname = current_user');
    assert.deepEqual(login, { rolsuper: true });
    assert.equal((await database.asOwner('select 1 from project')).length, 2);
  });

  it('show no row of any table outside of both', async () => {
    const client = clientOf(database.db);
    const tables = await database.asOwner<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_%'",
    );
    assert.ok(tables.length >= 22);
    for (const { name } of tables) {
      const shown = await client.$queryRawUnsafe(`select 1 from "${name}"`).catch((error: Error) => {
        assert.match(error.message, /permission denied/, name);
        return [];
      });
      assert.deepEqual(shown, [], name);
    }
  });

  it('show one workspace its own rows, and refuse to write those of another', async () => {
    await inWorkspace(database, 'wsp_a', async (tx) => {
      assert.deepEqual(await tx.workspace.findMany({ select: { id: true } }), [{ id: 'wsp_a' }]);
      assert.deepEqual(await tx.project.findMany({ select: { id: true } }), [{ id: 'prj_wsp_a' }]);
      const { count } = await tx.project.updateMany({ where: { id: 'prj_wsp_b' }, data: { name: 'Taken over' } });
      assert.equal(count, 0);
    });
    const smuggled = inWorkspace(database, 'wsp_a', (tx) =>
      tx.project.create({ data: { id: 'prj_x', workspaceId: 'wsp_b', name: 'X', createdAt: now } }),
    );
    await assert.rejects(smuggled, /row-level security/);
  });

  it('refuse a row that points into another workspace', async () => {
    const pointing = inWorkspace(database, 'wsp_a', (tx) =>
      tx.environment.create({
        data: {
          id: 'env_x',
          workspaceId: 'wsp_a',
          projectId: 'prj_wsp_b',
          name: 'X',
          baseUrl: 'https://x.example',
          createdAt: now,
          updatedAt: now,
        },
      }),
    );
    await assert.rejects(pointing, /[Ff]oreign key/);
  });

  it('leave nothing behind on a connection that is used again', async () => {
    const single = openDatabase({ url: database.url, log: silentLog, poolSize: 1 });
    try {
      await inWorkspace({ db: single }, 'wsp_a', (tx) => tx.project.findMany());
      await asSystem({ db: single }, 'claim', (tx) => tx.workspace.findMany());
      assert.deepEqual(await clientOf(single).project.findMany(), []);
      assert.deepEqual(await clientOf(single).workspace.findMany(), []);
    } finally {
      await single.close();
    }
  });

  it('open to each purpose only what it needs, and no secret to any', async () => {
    const reach: Record<string, string[]> = {};
    for (const purpose of systemPurposes) reach[purpose] = await reachable(purpose);
    assert.deepEqual(reach, {
      claim: ['workspace'],
      lease: [],
      outbox: [],
      keys: ['apiKey'],
      hooks: [],
      memberships: ['workspace'],
      stats: [],
      retention: ['workspace'],
      removal: [],
      tariffs: ['workspace'],
      reseal: ['workspace'],
      deliveries: [],
      accounts: [],
      schedules: [],
    });
  });

  /** Which of the filled tables, and of those that no purpose may read, show rows. */
  async function reachable(purpose: SystemPurpose): Promise<string[]> {
    const names = ['workspace', 'project', 'apiKey', 'secret', 'flow', 'environment'] as const;
    const seen: string[] = [];
    for (const name of names) {
      const rows = await asSystem(database, purpose, (tx) =>
        (tx[name] as { findMany(): Promise<unknown[]> }).findMany(),
      ).catch(() => []);
      if (rows.length > 0) seen.push(name);
    }
    return seen;
  }

  it('let no purpose read what a tenant wrote into its runs, events and answers', async () => {
    const columns = {
      run: ['variables', 'summary', 'base_url', 'page_errors', 'usage', 'idempotency_key'],
      run_event: ['body'],
      idempotency_key: ['body', 'headers', 'fingerprint'],
    };
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        for (const purpose of systemPurposes) {
          const reading = asSystem(database, purpose, (tx) => tx.$queryRawUnsafe(`select "${name}" from "${table}"`));
          await assert.rejects(reading, /permission denied/, `${purpose} reads ${table}.${name}`);
        }
      }
    }
  });

  it('let only those who sign people in read sessions, passwords, tokens and counts', async () => {
    for (const name of ['session', 'account', 'verification', 'attempt_count']) {
      const reading = inWorkspace(database, 'wsp_a', (tx) => tx.$queryRawUnsafe(`select * from "${name}"`));
      await assert.rejects(reading, /permission denied/, name);
      const [policy] = await database.asOwner<{ qual: string }>('select qual from pg_policies where tablename = $1', [
        name,
      ]);
      assert.equal(policy?.qual, "(current_setting('app.purpose'::text, true) = 'accounts'::text)", name);
    }
  });

  it('let nobody change or remove an audit entry', async () => {
    const changing = inWorkspace(database, 'wsp_a', (tx) => tx.auditEntry.updateMany({ data: { action: 'nothing' } }));
    await assert.rejects(changing, /permission denied/);
    const removing = inWorkspace(database, 'wsp_a', (tx) => tx.auditEntry.deleteMany());
    await assert.rejects(removing, /permission denied/);
    await assert.rejects(database.asOwner('delete from audit_entry'), /never changed or removed/);
    await assert.rejects(database.asOwner('truncate audit_entry'), /never changed or removed/);
  });

  it('say unavailable, and store nothing, when the connection dies in the middle', async () => {
    const dying = inWorkspace(database, 'wsp_a', async (tx) => {
      await tx.project.update({ where: { id: 'prj_wsp_a' }, data: { name: 'Half done' } });
      const [{ pid }] = (await tx.$queryRaw`select pg_backend_pid() as pid`) as [{ pid: number }];
      await database.asOwner('select pg_terminate_backend($1)', [pid]);
      await tx.project.findMany();
    });
    await assert.rejects(dying, (error) => isAppError(error, 'unavailable'));
    const [project] = await inWorkspace(database, 'wsp_a', (tx) => tx.project.findMany());
    assert.equal(project?.name, 'Default');
  });

  it('say unavailable when there is no server', async () => {
    const nowhere = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', log: silentLog });
    await assert.rejects(nowhere.ping(), (error) => isAppError(error, 'unavailable'));
    const entering = inWorkspace({ db: nowhere }, 'wsp_a', (tx) => tx.project.findMany());
    await assert.rejects(entering, (error) => isAppError(error, 'unavailable'));
    await nowhere.close();
  });

  it('do it again when two transactions waited for each other and one was ended for it', async () => {
    const [first, second] = ['one', 'two'].map((name) => ({ id: `prj_${name}`, name }));
    await inWorkspace(database, 'wsp_a', (tx) =>
      tx.project.createMany({
        data: [first!, second!].map((row) => ({ ...row, workspaceId: 'wsp_a', createdAt: now })),
      }),
    );
    let arrived = 0;
    let begun = 0;
    const { promise: bothHold, resolve } = Promise.withResolvers<void>();
    const rename = (names: string[]) =>
      inWorkspace(database, 'wsp_a', async (tx) => {
        begun += 1;
        await tx.project.update({ where: { id: `prj_${names[0]}` }, data: { name: names.join() } });
        arrived += 1;
        if (arrived === 2) resolve();
        await bothHold;
        await tx.project.update({ where: { id: `prj_${names[1]}` }, data: { name: `${names.join()}, too` } });
      });
    await Promise.all([rename(['one', 'two']), rename(['two', 'one'])]);
    assert.ok(begun >= 3, `begun ${begun} times`);
    const rows = await inWorkspace(database, 'wsp_a', (tx) =>
      tx.project.findMany({ where: { name: { contains: ',' } }, orderBy: { id: 'asc' } }),
    );
    const last = rows.find(({ name }) => name.endsWith('too'))?.id === 'prj_one' ? 'two,one' : 'one,two';
    assert.deepEqual(new Set(rows.map(({ name }) => name)), new Set([last, `${last}, too`]), 'the last one whole');
  });

  it('begin nothing once the caller has given up', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    let begun = false;
    const entering = inWorkspace({ db: database.db, signal }, 'wsp_a', async () => {
      begun = true;
    });
    await assert.rejects(entering, /gone/);
    assert.equal(begun, false);
  });
});

async function fill(tx: Tx, workspaceId: string): Promise<void> {
  await tx.workspace.create({ data: { id: workspaceId, name: workspaceId, createdAt: now } });
  await tx.project.create({ data: { id: `prj_${workspaceId}`, workspaceId, name: 'Default', createdAt: now } });
  await tx.apiKey.create({
    data: {
      id: `key_${workspaceId}`,
      workspaceId,
      name: 'Key',
      hash: `hash ${workspaceId}`,
      hint: '…',
      scopes: [],
      createdBy: 'test',
      createdAt: now,
    },
  });
  await tx.auditEntry.create({
    data: {
      id: `aud_${workspaceId}`,
      workspaceId,
      actorKind: 'system',
      actorId: 'test',
      action: 'workspace.create',
      subjectId: workspaceId,
      createdAt: now,
    },
  });
}
