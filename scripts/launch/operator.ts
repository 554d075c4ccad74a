import { isAppError, silentLog } from '@smokejumper/contracts';
import { createNewId, createVault, type SystemContext, systemClock } from '@smokejumper/core';
import { migrate, openDatabase } from '@smokejumper/db';
import { openLocalDatabase } from './database.ts';
import { Refusal, runMain } from './refusal.ts';
import { localEncryptionKeys } from './services.ts';
import { keysOf } from './workspace.ts';

/** Runs a command of who runs the service on its database; what it refuses ends with 64 and one sentence. */
export function runAsOperator(id: string, command: (ctx: SystemContext) => Promise<void>): Promise<void> {
  return runMain(async () => {
    const database = await openLocalDatabase();
    const db = openDatabase({ url: database.url, log: silentLog });
    try {
      await migrate({ databaseUrl: database.url, log: silentLog });
      const vault = createVault(keysOf(process.env.SMOKEJUMPER_ENCRYPTION_KEYS ?? localEncryptionKeys()));
      const actor = { kind: 'system' as const, id };
      await command({
        db,
        clock: systemClock,
        newId: createNewId({ clock: systemClock }),
        log: silentLog,
        vault,
        actor,
      });
      return 0;
    } catch (error) {
      if (!isAppError(error, 'not_found') && !isAppError(error, 'invalid_input')) throw error;
      throw new Refusal(error.message, { exitCode: 64 });
    } finally {
      await db.close();
      await database.stop();
    }
  });
}
