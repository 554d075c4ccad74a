import { silentLog } from '@smokejumper/contracts';
import { migrate } from '@smokejumper/db';
import { openLocalDatabase } from './launch/database.ts';
import { Refusal, runMain } from './launch/refusal.ts';
import { localEncryptionKeys } from './launch/services.ts';
import { createFirstKey } from './launch/workspace.ts';

// npm run workspace -- NAME: makes a workspace and prints its first API key, the only line on stdout.
await runMain(async () => {
  const name = process.argv.slice(2).join(' ').trim();
  if (name === '') throw new Refusal('A workspace needs a name: npm run workspace -- NAME', { exitCode: 64 });
  const database = await openLocalDatabase();
  try {
    const target = { databaseUrl: database.url, log: silentLog };
    await migrate(target);
    const encryptionKeys = process.env.SMOKEJUMPER_ENCRYPTION_KEYS ?? localEncryptionKeys();
    const key = await createFirstKey({ ...target, encryptionKeys, name });
    console.error(`Workspace "${name}" is made. Keep its key: it is shown this once.`);
    console.log(key);
    return 0;
  } finally {
    await database.stop();
  }
});
