import { inWorkspace } from '@smokejumper/db';
import { type CoreContext, claimRun, finishRun, type RunLease } from '../../src/index.ts';
import { insertRuns } from '../../src/runs/insert-runs.ts';
import { type Fixture, lease, newRun, passed, type seed } from '../fixture.ts';

/** Queues many runs in one go. */
export function queueMany(ctx: CoreContext, ids: Awaited<ReturnType<typeof seed>>, count: number) {
  const run = newRun(ids);
  return inWorkspace(ctx, ctx.workspaceId, (tx) =>
    insertRuns(
      tx,
      ctx,
      Array.from({ length: count }, () => run),
    ),
  );
}

export interface Ride {
  workspaceId: string;
  runId: string;
  /** Milliseconds on the fixture's clock. */
  from: number;
  to: number;
}

/**
 * A fleet of `slots` on the fixture's clock: each claims whenever it is free, and its run takes what its workspace's
 * runs take. `at` is called at each moment something ends, `arrivals` at theirs. Answers what ran, in the order of the
 * claims.
 */
export async function runFleet(
  fixture: Pick<Fixture, 'sys' | 'pass'>,
  input: {
    slots: number;
    forMs: number;
    durationMs(workspaceId: string): number;
    at?: ((ms: number, rides: readonly Ride[]) => Promise<void>) | undefined;
    /** In the order of their times. */
    arrivals?: readonly { ms: number; work: () => Promise<unknown> }[];
  },
): Promise<Ride[]> {
  const { sys, pass } = fixture;
  const start = sys.clock.now().getTime();
  const now = () => sys.clock.now().getTime() - start;
  const rides: Ride[] = [];
  const busy: { lease: RunLease; ride: Ride }[] = [];
  const arrivals = [...(input.arrivals ?? [])];
  while (now() < input.forMs) {
    while (busy.length < input.slots) {
      const claimed = await claimRun(sys, lease);
      if (!claimed) break;
      const { workspaceId, runId } = claimed.lease;
      const ride = { workspaceId, runId, from: now(), to: now() + input.durationMs(workspaceId) };
      rides.push(ride);
      busy.push({ lease: claimed.lease, ride });
    }
    busy.sort((a, b) => a.ride.to - b.ride.to);
    if (arrivals[0] && arrivals[0].ms <= (busy[0]?.ride.to ?? Number.POSITIVE_INFINITY)) {
      const next = arrivals.shift()!;
      pass(Math.max(0, next.ms - now()));
      await next.work();
      continue;
    }
    const first = busy.shift();
    if (!first) break;
    pass(first.ride.to - now());
    await finishRun(sys, { lease: first.lease, outcome: passed });
    await input.at?.(now(), rides);
  }
  for (const { lease: held } of busy) await finishRun(sys, { lease: held, outcome: passed });
  return rides;
}

/** Run seconds that each workspace got between two moments, in the order of `ids`. */
export function sharesOf(rides: readonly Ride[], ids: readonly string[], span: { from: number; to: number }): number[] {
  return ids.map((id) =>
    rides
      .filter(({ workspaceId }) => workspaceId === id)
      .reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)) / 1_000, 0),
  );
}
