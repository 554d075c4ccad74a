import type { ArtifactStore } from '@smokejumper/contracts';
import { removeExpired, removeWorkspaces, type SystemContext, sweepTurn } from '@smokejumper/core';
import { every, type Loop } from './every.ts';

const turnMs = 60_000;
const batch = { artifacts: 200, runs: 50 };
const filesAtOnce = 500;

/**
 * Removes what has been kept long enough, what deleted workspaces owned, and files that no row tells of. Any number of
 * workers may do it at once; stopped in the middle, another turn or another worker goes on.
 */
export function startRetention(deps: { ctx: SystemContext; store: ArtifactStore }): Loop {
  const over = new AbortController();
  const ctx = { ...deps.ctx, signal: over.signal };
  const work = async (): Promise<void> => {
    const { removed } = await removeWorkspaces(ctx, deps);
    if (removed > 0) ctx.log.info({ workspaces: removed }, 'removed what deleted workspaces owned');
    for (;;) {
      const { artifacts, runs, more } = await removeExpired(ctx, { store: deps.store, ...batch });
      if (artifacts + runs > 0) ctx.log.info({ artifacts, runs }, 'removed what was kept long enough');
      if (!more) break;
    }
    const files = await sweepTurn(ctx, { store: deps.store, limit: filesAtOnce });
    if (files) ctx.log.info({ files }, 'removed files that no row tells of');
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
