import { AppError, type Verdict } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { aboutBadge } from './badge-of.ts';

/** `unknown`: nothing has run yet. */
export type BadgeState = 'passing' | 'failing' | 'unknown';

/** How the newest finished run of the flow stands, or of each flow of the environment that is not in quarantine. Throws `not_found`. */
export async function readBadge(ctx: SystemContext, input: { token: string }): Promise<BadgeState> {
  const { workspaceId, environmentId, flowId } = openToken(ctx, input.token);
  return inWorkspace(ctx, workspaceId, async (tx) => {
    const runs = await tx.$queryRaw<{ verdict: string }[]>`
      select distinct on (r.flow_id) r.verdict from run r join flow f on f.id = r.flow_id
      where r.environment_id = ${environmentId} and r.status = 'finished' and f.archived_at is null
        and f.quarantined_at is null
        and (${flowId}::text is null or r.flow_id = ${flowId})
      order by r.flow_id, r.created_at desc, r.id desc`;
    const verdicts = runs.map(({ verdict }) => verdict as Verdict);
    if (verdicts.length === 0) return 'unknown';
    return verdicts.every((verdict) => verdict === 'passed') ? 'passing' : 'failing';
  });
}

function openToken(ctx: SystemContext, token: string) {
  try {
    const [, keyId = '', data = ''] = /^([^:]+):(.+)$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
    const shown = JSON.parse(ctx.vault.open({ keyId, data }, aboutBadge)) as [string, string, string | null];
    return { workspaceId: shown[0], environmentId: shown[1], flowId: shown[2] };
  } catch (cause) {
    throw new AppError('not_found', 'There is no badge at this address.', { cause });
  }
}
