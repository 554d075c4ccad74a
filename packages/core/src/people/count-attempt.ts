import { createHash } from 'node:crypto';
import { AppError } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

/** What is counted: `who` tells apart whose tries these are, and is kept as a digest. */
export interface CountedAttempt {
  what: string;
  who: readonly string[];
  /** Tries in a span. */
  most: number;
  spanMs: number;
}

/** Counts tries over all processes. Throws `rate_limited` beyond `most`, with the seconds until the span ends. */
export async function countAttempts(ctx: SystemContext, input: readonly CountedAttempt[]): Promise<void> {
  const now = ctx.clock.now();
  const over = await asSystem(ctx, 'accounts', async (tx) => {
    let latest: Date | null = null;
    // In one order, so that two who count the same wait for one another instead of for each other.
    for (const attempt of [...input].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      const until = new Date(now.getTime() + attempt.spanMs).toISOString();
      const [row] = await tx.$queryRaw<[{ count: number; until: Date }]>`
        insert into attempt_count as a (key, count, until) values (${keyOf(attempt)}, 1, ${until}::timestamptz)
        on conflict (key) do update set
          count = case when a.until <= ${now.toISOString()}::timestamptz then 1 else a.count + 1 end,
          until = case when a.until <= ${now.toISOString()}::timestamptz then excluded.until else a.until end
        returning count, until`;
      if (row.count > attempt.most && (latest === null || row.until > latest)) latest = row.until;
    }
    return latest;
  });
  if (over === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((over.getTime() - now.getTime()) / 1_000));
  throw new AppError('rate_limited', 'Too many tries. Wait a little.', { details: { retryAfterSeconds } });
}

/** Forgets tries that turned out to be good ones. */
export async function forgetAttempts(
  ctx: SystemContext,
  input: readonly Pick<CountedAttempt, 'what' | 'who'>[],
): Promise<void> {
  await asSystem(ctx, 'accounts', (tx) => tx.attemptCount.deleteMany({ where: { key: { in: input.map(keyOf) } } }));
}

function keyOf({ what, who }: Pick<CountedAttempt, 'what' | 'who'>): string {
  return createHash('sha256')
    .update(JSON.stringify([what, ...who]))
    .digest('hex');
}
