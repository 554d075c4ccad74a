import type { ArtifactStore } from '@smokejumper/contracts';
import { removeExpired, removeWorkspaces, type SystemContext, sweepOrphans } from '@smokejumper/core';
import { every, type Loop } from './every.ts';

const turnMs = 60_000;
const batch = { artifacts: 200, runs: 50 };
const filesAtOnce = 500;
/** Between the end of one walk through the whole store and the next. */
const betweenSweepsMs = 6 * 3_600_000;

/**
 * Removes what has been kept long enough, what deleted workspaces owned, and files that no row tells of. Any number of
 * workers may do it at once; stopped in the middle, another turn or another worker goes on.
 */
export function startRetention(deps: { ctx: SystemContext; store: ArtifactStore }): Loop {
  const over = new AbortController();
  const ctx = { ...deps.ctx, signal: over.signal };
  const sweep = createSweep(ctx, deps.store);
  const work = async (): Promise<void> => {
    const { removed } = await removeWorkspaces(ctx, deps);
    if (removed > 0) ctx.log.info({ workspaces: removed }, 'removed what deleted workspaces owned');
    for (;;) {
      const { artifacts, runs, more } = await removeExpired(ctx, { store: deps.store, ...batch });
      if (artifacts + runs > 0) ctx.log.info({ artifacts, runs }, 'removed what was kept long enough');
      if (!more) break;
    }
    await sweep();
  };
  const loop = every(ctx, { name: 'retention', ms: turnMs, work });
  return {
    nudge: loop.nudge,
    stop: async () => {
      const stopped = loop.stop();
      over.abort();
      await stopped;
    },
  };
}

/** Looks at some files a turn, from where the last turn ended. */
function createSweep(ctx: SystemContext, store: ArtifactStore): () => Promise<void> {
  let after: string | null = null;
  let notBefore = 0;
  return async () => {
    if (ctx.clock.now().getTime() < notBefore) return;
    const { removed, next } = await sweepOrphans(ctx, { store, limit: filesAtOnce, after });
    if (removed > 0) ctx.log.info({ files: removed }, 'removed files that no row tells of');
    after = next;
    if (next === null) notBefore = ctx.clock.now().getTime() + betweenSweepsMs;
  };
}
