import { silentLog } from '@smokejumper/contracts';
import { diffSchema, migrate } from '@smokejumper/db';
import { startEmbeddedPostgres } from '../launch/postgres.ts';
import { runCheck } from './check.ts';

await runCheck('schema and migrations agree', async () => {
  const postgres = await startEmbeddedPostgres({ forTests: true });
  try {
    const target = { databaseUrl: postgres.url, log: silentLog };
    const applied = await migrate(target);
    const missing = await diffSchema(target);
    const hint = 'prisma/schema.prisma says more or less than the migrations do; a new migration would be:\n';
    return {
      saw: `${applied.length} migrations on an empty database`,
      problems: missing === null ? [] : [hint + missing],
    };
  } finally {
    await postgres.stop();
  }
});
