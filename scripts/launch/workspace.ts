import type { Log } from '@smokejumper/contracts';
import { createNewId, createVault, createWorkspace, systemClock } from '@smokejumper/core';
import { openDatabase } from '@smokejumper/db';

/** Makes a workspace in a migrated database and returns its first API key, which is shown nowhere else. */
export async function createFirstKey(input: {
  databaseUrl: string;
  /** `keyId:base64,…`, as API and worker read it. */
  encryptionKeys: string;
  name: string;
  log: Log;
}): Promise<string> {
  const db = openDatabase({ url: input.databaseUrl, log: input.log });
  const keys = input.encryptionKeys.split(',').map((entry) => {
    const [id = '', key = ''] = entry.split(':');
    return { id, key };
  });
  try {
    const made = await createWorkspace(
      {
        db,
        clock: systemClock,
        newId: createNewId({ clock: systemClock }),
        log: input.log,
        vault: createVault(keys),
        actor: { kind: 'system', id: 'launcher' },
      },
      { name: input.name },
    );
    return made.key.key;
  } finally {
    await db.close();
  }
}
