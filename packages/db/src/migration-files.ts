import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const prismaFolder = new URL('../../../prisma/', import.meta.url);

export interface MigrationFile {
  name: string;
  sql: string;
}

export async function loadSchema(): Promise<{ path: string; content: string }> {
  const url = new URL('schema.prisma', prismaFolder);
  return { path: fileURLToPath(url), content: await readFile(url, 'utf8') };
}

/** All migrations, oldest first. */
export async function loadMigrations(): Promise<MigrationFile[]> {
  const entries = await readdir(new URL('migrations/', prismaFolder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(new URL(`migrations/${name}/migration.sql`, prismaFolder), 'utf8'),
    })),
  );
}

/** Changes with any byte of any migration: names the template of the test databases. */
export function migrationsHash(migrations: readonly MigrationFile[]): string {
  const hash = createHash('sha256');
  for (const { name, sql } of migrations) hash.update(`${name}\0${sql}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** What the schema engine wants to know of the folder. */
export async function migrationsList() {
  const migrations = await loadMigrations();
  const lockfile = new URL('migrations/migration_lock.toml', prismaFolder);
  return {
    baseDir: fileURLToPath(new URL('migrations', prismaFolder)),
    lockfile: { path: 'migration_lock.toml', content: await readFile(lockfile, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}
