import { AppError, type Log } from '@smokejumper/contracts';
import pg from 'pg';
import { migrationsList } from './migration-files.ts';
import { withSchemaEngine } from './schema-engine.ts';
import { toAppError } from './unavailable.ts';

/** Any number: names the lock under which one process at a time migrates a database. */
const migrationLock = 7_716_653;

const filters = { externalTables: [], externalEnums: [] };

/**
 * Brings a database up to the newest migration, under an advisory lock, so that processes starting together wait
 * for one another. Returns the names of what was applied. `databaseUrl` is the owner's login.
 */
export async function migrate(options: { databaseUrl: string; log: Log }): Promise<string[]> {
  const lock = new pg.Client({ connectionString: options.databaseUrl });
  lock.on('error', (error) => options.log.warn({ err: error }, 'connection of the migration lock lost'));
  try {
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    return await applyMigrations(options);
  } catch (error) {
    throw toAppError(error);
  } finally {
    await lock.end().catch(() => {});
  }
}

async function applyMigrations(options: { databaseUrl: string; log: Log }): Promise<string[]> {
  const list = await migrationsList();
  return withSchemaEngine(options, async (engine) => {
    const history = await engine.diagnoseMigrationHistory({
      migrationsList: list,
      optInToShadowDatabase: false,
      filters,
    });
    refuseBrokenHistory(history);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: list, filters });
    options.log.info({ applied: appliedMigrationNames }, 'database is up to date');
    return appliedMigrationNames;
  });
}

function refuseBrokenHistory(history: { editedMigrationNames: string[]; failedMigrationNames: string[] }): void {
  if (history.editedMigrationNames.length > 0) {
    const names = history.editedMigrationNames.join(', ');
    throw new AppError('conflict', `Migrations were edited after this database had applied them: ${names}.`);
  }
  if (history.failedMigrationNames.length > 0) {
    const names = history.failedMigrationNames.join(', ');
    throw new AppError('conflict', `Migrations failed half way in this database and need a person: ${names}.`);
  }
}
