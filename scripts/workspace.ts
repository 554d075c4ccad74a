import { silentLog } from '@smokejumper/contracts';
import { createNewId, createVault, createWorkspace, systemClock } from '@smokejumper/core';
import { migrate, openDatabase } from '@smokejumper/db';
import { openLocalDatabase } from './launch/database.ts';
import { Refusal, runMain } from './launch/refusal.ts';

// npm run workspace -- NAME: makes a workspace and prints its first API key, which is shown this once.
async function makeWorkspace(databaseUrl: string, name: string): Promise<void> {
  await migrate({ databaseUrl, log: silentLog });
  const db = openDatabase({ url: databaseUrl, log: silentLog });
  try {
    const made = await createWorkspace(
      {
        db,
        clock: systemClock,
        newId: createNewId({ clock: systemClock }),
        log: silentLog,
        vault: createVault([]),
        actor: { kind: 'system', id: 'npm run workspace' },
      },
      { name },
    );
    console.log(`workspace ${made.workspaceId}`);
    console.log(`project   ${made.projectId}`);
    console.log(`API key   ${made.key.key}`);
    console.error('Keep the key: it is shown this once. Requests carry it as "Authorization: Bearer …".');
  } finally {
    await db.close();
  }
}

await runMain(async () => {
  const name = process.argv.slice(2).join(' ').trim();
  if (name === '') throw new Refusal('A workspace needs a name: npm run workspace -- NAME', { exitCode: 64 });
  const database = await openLocalDatabase();
  try {
    await makeWorkspace(database.url, name);
    return 0;
  } finally {
    await database.stop();
  }
});
