import type { ArtifactStore } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { newToken } from '../rules/token.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const name = 'orphans';
/** Between two pages, and between the end of one walk through the whole store and the next. */
const betweenPagesMs = 55_000;
const betweenWalksMs = 6 * 3_600_000;
/** A page that took longer belongs to a worker that died. */
const pageMs = 10 * 60_000;

/**
 * One page of the walk through the store that all workers share: whoever comes first when it is due takes it, from
 * where the last one ended. Answers how many files were removed; null: nothing is due, or another one is at it.
 */
export async function sweepTurn(
  ctx: SystemContext,
  input: { store: ArtifactStore; limit: number },
): Promise<number | null> {
  allowSystem(ctx);
  const claim = newToken();
  const taken = await take(ctx, claim);
  if (taken === null) return null;
  const { removed, next } = await sweepOrphans(ctx, { ...input, after: taken.after });
  const pause = next === null ? betweenWalksMs : betweenPagesMs;
  await asSystem(ctx, 'retention', (tx) =>
    tx.sweep.updateMany({
      where: { name, claim },
      data: { after: next, claim: null, nextAt: new Date(ctx.clock.now().getTime() + pause) },
    }),
  );
  return removed;
}

async function take(ctx: SystemContext, claim: string): Promise<{ after: string | null } | null> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + pageMs).toISOString();
  const rows = await asSystem(
    ctx,
    'retention',
    (tx) => tx.$queryRaw<{ after: string | null }[]>`
      insert into sweep as s (name, next_at, claim) values (${name}, ${until}::timestamptz, ${claim})
      on conflict (name) do update set next_at = excluded.next_at, claim = excluded.claim
        where s.next_at <= ${now.toISOString()}::timestamptz
      returning s.after`,
  );
  return rows[0] ?? null;
}
