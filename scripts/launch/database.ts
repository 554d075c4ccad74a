import { startEmbeddedPostgres } from './postgres.ts';

/** The database a script works on. */
export interface LocalDatabase {
  url: string;
  /** For messages: never holds a password. */
  where: string;
  stop(): Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, or the checkout's embedded one, started or joined. Throws Refusal. */
export async function openLocalDatabase(): Promise<LocalDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, where: describe(given), stop: async () => {} };
  const postgres = await startEmbeddedPostgres();
  return { url: postgres.url, where: `embedded PostgreSQL in ${postgres.folder}`, stop: postgres.stop };
}

function describe(url: string): string {
  if (!URL.canParse(url)) return 'the database of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
