import { isAppError, LimitName, silentLog } from '@smokejumper/contracts';
import { createNewId, createVault, getLimits, setLimits, systemClock, within } from '@smokejumper/core';
import { migrate, openDatabase } from '@smokejumper/db';
import { openLocalDatabase } from './launch/database.ts';
import { Refusal, runMain } from './launch/refusal.ts';
import { localEncryptionKeys } from './launch/services.ts';
import { keysOf } from './launch/workspace.ts';

const usage = `npm run limits -- WORKSPACE_ID [NAME=NUMBER|NAME=none]…; names: ${LimitName.options.join(', ')}`;

function limitsOf(args: readonly string[]): Partial<Record<LimitName, number | null>> {
  const given = args.map((arg) => {
    const [word = '', text = ''] = arg.split('=');
    const name = LimitName.safeParse(word);
    const value = text === 'none' ? null : Number(text);
    if (!name.success || text === '' || Number.isNaN(value)) throw new Refusal(usage, { exitCode: 64 });
    return [name.data, value] as const;
  });
  return Object.fromEntries(given);
}

// npm run limits -- WORKSPACE_ID runs_per_day=500: sets a workspace's limits and prints all of them.
await runMain(async () => {
  const [workspaceId, ...args] = process.argv.slice(2);
  if (!workspaceId?.startsWith('wsp_')) throw new Refusal(usage, { exitCode: 64 });
  const limits = limitsOf(args);
  const database = await openLocalDatabase();
  const db = openDatabase({ url: database.url, log: silentLog });
  try {
    await migrate({ databaseUrl: database.url, log: silentLog });
    const vault = createVault(keysOf(process.env.SMOKEJUMPER_ENCRYPTION_KEYS ?? localEncryptionKeys()));
    const actor = { kind: 'system' as const, id: 'limits' };
    const ctx = { db, clock: systemClock, newId: createNewId({ clock: systemClock }), log: silentLog, vault, actor };
    if (args.length > 0) await setLimits(ctx, { workspaceId, limits });
    for (const { name, max, used } of (await getLimits(within(ctx, workspaceId))).data) {
      console.log(`${name}: ${Math.round(used * 100) / 100} of ${max ?? 'any number'}`);
    }
    return 0;
  } catch (error) {
    if (isAppError(error, 'not_found') || isAppError(error, 'invalid_input'))
      throw new Refusal(error.message, { exitCode: 64 });
    throw error;
  } finally {
    await db.close();
    await database.stop();
  }
});
