import type { Log } from '@smokejumper/contracts';
import { loadSchema } from './migration-files.ts';
import { withSchemaEngine } from './schema-engine.ts';

/**
 * The SQL that would bring a migrated database to schema.prisma; null when the two agree. What Prisma cannot say
 * (policies, checks, partial indexes) takes no part.
 */
export async function diffSchema(options: { databaseUrl: string; log: Log }): Promise<string | null> {
  const schema = await loadSchema();
  const result = await withSchemaEngine(options, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: schema.path.replace(/[^/\\]+$/, '') },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return result.exitCode === 0 ? null : result.stdout;
}
