import { type ArtifactsPlace, artifactsPlace } from './artifacts.ts';
import { type EncryptionKey, encryptionKeys, needed, urlOf } from './fields.ts';

/** Where a server process keeps things. */
export interface StoresConfig {
  databaseUrl: string;
  /** null: the queue lives in the database. */
  redisUrl: string | null;
  /** What packages/queue opens: Redis where there is one, else the database. */
  queue: { redisUrl: string } | { databaseUrl: string };
  artifacts: ArtifactsPlace;
  /** At least one: the first seals, all of them open. */
  encryptionKeys: EncryptionKey[];
}

export const storesFields = {
  DATABASE_URL: needed(
    urlOf('postgres:', 'postgresql:'),
    'give the address of a PostgreSQL, or start everything with `npm run dev`',
  ),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  ARTIFACTS_URL: artifactsPlace.prefault('file:.smokejumper/artifacts'),
  SMOKEJUMPER_ENCRYPTION_KEYS: needed(
    encryptionKeys,
    'secrets are sealed with KEYID:KEY, the key being `openssl rand -base64 32`',
  ),
};

export function storesConfig(set: {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
  ARTIFACTS_URL: ArtifactsPlace;
  SMOKEJUMPER_ENCRYPTION_KEYS: EncryptionKey[];
}): StoresConfig {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = set;
  return {
    databaseUrl,
    redisUrl: redisUrl ?? null,
    queue: redisUrl === undefined ? { databaseUrl } : { redisUrl },
    artifacts: set.ARTIFACTS_URL,
    encryptionKeys: set.SMOKEJUMPER_ENCRYPTION_KEYS,
  };
}
