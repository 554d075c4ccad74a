import { type Log, silentLog } from '@smokejumper/contracts';
import { createNewId, createVault, resealAll, systemClock } from '@smokejumper/core';
import { migrate, openDatabase } from '@smokejumper/db';
import { openLocalDatabase } from './launch/database.ts';
import { runMain } from './launch/refusal.ts';
import { localEncryptionKeys } from './launch/services.ts';
import { keysOf } from './launch/workspace.ts';

// npm run reseal: seals everything anew with the first of SMOKEJUMPER_ENCRYPTION_KEYS. Stop it and begin again at will.
const log: Log = { ...silentLog, warn: (_fields, message) => console.error(message), child: () => log };

await runMain(async () => {
  const database = await openLocalDatabase();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Stopped; what is left is sealed anew by the next call.')));
  try {
    await migrate({ databaseUrl: database.url, log });
    const db = openDatabase({ url: database.url, log });
    try {
      const vault = createVault(keysOf(process.env.SMOKEJUMPER_ENCRYPTION_KEYS ?? localEncryptionKeys()));
      const { resealed, unopened } = await resealAll({
        db,
        log,
        vault,
        clock: systemClock,
        newId: createNewId({ clock: systemClock }),
        actor: { kind: 'system', id: 'reseal' },
        signal: stop.signal,
      });
      for (const [table, count] of Object.entries(resealed)) console.log(`${table}: ${count}`);
      const sum = Object.values(resealed).reduce((all, count) => all + count, 0);
      console.log(`${sum} sealed anew with the key ${vault.keyId}, ${unopened} that no key opens`);
      return unopened === 0 ? 0 : 1;
    } finally {
      await db.close();
    }
  } finally {
    await database.stop();
  }
});
