import { type Log, silentLog } from '@smokejumper/contracts';
import { migrate } from '@smokejumper/db';
import { openLocalDatabase } from './launch/database.ts';
import { runMain } from './launch/refusal.ts';

// npm run migrate: brings the database of DATABASE_URL, or the checkout's embedded one, up to the newest migration.
const log: Log = { ...silentLog, warn: (_fields, message) => console.error(message), child: () => log };

await runMain(async () => {
  const database = await openLocalDatabase();
  try {
    const applied = await migrate({ databaseUrl: database.url, log });
    for (const name of applied) console.log(`applied ${name}`);
    console.log(`${database.where} is up to date`);
    return 0;
  } finally {
    await database.stop();
  }
});
