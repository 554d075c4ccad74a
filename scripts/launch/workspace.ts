import type { Log } from '@smokejumper/contracts';
import { createNewId, createVault, createWorkspace, systemClock } from '@smokejumper/core';
import { openDatabase } from '@smokejumper/db';

/** Keys as the environment writes them: `keyId:base64,…`. */
export function keysOf(text: string): { id: string; key: string }[] {
  return text.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    return { id, key };
  });
}

/** Makes a workspace in a migrated database and returns its first API key, which is shown nowhere else. */
export async function createFirstKey(input: {
  databaseUrl: string;
  /** `keyId:base64,…`, as API and worker read it. */
  encryptionKeys: string;
  name: string;
  log: Log;
}): Promise<string> {
  const db = openDatabase({ url: input.databaseUrl, log: input.log });
  try {
    const made = await createWorkspace(
      {
        db,
        clock: systemClock,
        newId: createNewId({ clock: systemClock }),
        log: input.log,
        vault: createVault(keysOf(input.encryptionKeys)),
        actor: { kind: 'system', id: 'launcher' },
      },
      { name: input.name },
    );
    return made.key.key;
  } finally {
    await db.close();
  }
}
