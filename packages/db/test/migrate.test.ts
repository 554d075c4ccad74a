import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAppError, silentLog } from '@smokejumper/contracts';
import { migrate } from '../src/index.ts';
import { loadMigrations } from '../src/migration-files.ts';
import { createTestDatabase } from '../src/testing/index.ts';

describe('migrate', () => {
  it('applies what is missing once, and then nothing', async () => {
    const database = await createTestDatabase({ empty: true });
    try {
      const names = (await loadMigrations()).map(({ name }) => name);
      assert.deepEqual(await migrate({ databaseUrl: database.url, log: silentLog }), names);
      assert.deepEqual(await migrate({ databaseUrl: database.url, log: silentLog }), []);
      const rows = await database.asOwner('select migration_name from _prisma_migrations order by 1');
      assert.deepEqual(
        rows,
        names.map((migration_name) => ({ migration_name })),
      );
    } finally {
      await database.drop();
    }
  });

  it('applies everything once when several processes start together on one database', async () => {
    const database = await createTestDatabase({ empty: true });
    try {
      const start = () => migrate({ databaseUrl: database.url, log: silentLog });
      const applied = await Promise.all([start(), start(), start(), start()]);
      assert.equal(applied.filter((names) => names.length > 0).length, 1);
    } finally {
      await database.drop();
    }
  });

  it('works in many databases of one cluster at once, although roles belong to the cluster', async () => {
    const databases = await Promise.all(Array.from({ length: 5 }, () => createTestDatabase({ empty: true })));
    try {
      await Promise.all(databases.map(({ url }) => migrate({ databaseUrl: url, log: silentLog })));
    } finally {
      await Promise.all(databases.map((database) => database.drop()));
    }
  });

  it('refuses a database that has applied another text of a migration', async () => {
    const database = await createTestDatabase();
    try {
      await database.asOwner("update _prisma_migrations set checksum = 'edited'");
      const again = migrate({ databaseUrl: database.url, log: silentLog });
      await assert.rejects(again, (error) => isAppError(error, 'conflict'));
    } finally {
      await database.drop();
    }
  });

  it('says unavailable when there is no server', async () => {
    const nowhere = migrate({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', log: silentLog });
    await assert.rejects(nowhere, (error) => isAppError(error, 'unavailable'));
  });
});
