import { isDeepStrictEqual } from 'node:util';
import { AppError, type Flow, type FlowBudgets, type FlowPatch } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { browsingOf, versionBrowsing } from '../environments/settings.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { browsingColumns } from './browsing-columns.ts';
import { durationMs } from './duration.ts';
import { lockFlow } from './load.ts';
import { needsFlowId, showFlow } from './needs.ts';
import { refuseSecretVariables } from './refuse-secret-variables.ts';

type Loaded = Awaited<ReturnType<typeof lockFlow>>;

/**
 * Changes a flow. What a version holds makes a new version; tags, paths and file belong to the flow and make none; a
 * patch that says what is so already changes nothing. Throws `not_found`, `archived`,
 * `invalid_input`.
 */
export async function changeFlow(ctx: CoreContext, input: { flowId: string; patch: FlowPatch }): Promise<Flow> {
  allow(ctx, 'flows:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { needs } = input.patch;
    // What needs what is looked at as a whole: two changes at once could close a circle that neither sees.
    if (typeof needs === 'string') await lockWorkspace(tx, ctx);
    const { flow, version } = await lockFlow(tx, input.flowId);
    if (flow.archivedAt) throw new AppError('archived', 'An archived flow is not changed.');
    const { projectId } = flow;
    const neededId =
      typeof needs === 'string' ? await needsFlowId(tx, { projectId, flowId: flow.id, name: needs }) : needs;
    const content = merge(version, { ...input.patch, needs: neededId });
    const before = { tags: flow.tags, paths: flow.paths, file: flow.file };
    const { tags = before.tags, paths = before.paths, file = before.file } = input.patch;
    const own = { tags, paths, file };
    if (content === null && isDeepStrictEqual(before, own)) return showFlow(tx, flow, version);

    const next = content === null ? version : await addVersion(tx, ctx, version, content);
    const changed = await tx.flow.update({ where: { id: flow.id }, data: { ...own, currentNumber: next.number } });
    await audit(tx, ctx, { action: 'flow.change', subjectId: flow.id, details: { version: next.number } });
    return showFlow(tx, changed, next);
  });
}

/** The content of the next version, or null when the patch changes nothing of it. `needs` is an id by now. */
function merge(version: Loaded['version'], patch: FlowPatch) {
  const before = {
    name: version.name,
    spec: version.spec,
    url: version.url,
    variables: version.variables as Record<string, string>,
    secrets: version.secrets,
    timeoutMs: version.timeoutMs,
    browsing: browsingOf(versionBrowsing(version)),
    needsFlowId: version.needsFlowId,
    model: version.model,
    budgets: version.budgets as FlowBudgets | null,
  };
  const next = {
    name: patch.name ?? before.name,
    spec: patch.spec ?? before.spec,
    url: patch.url ?? before.url,
    variables: patch.variables ?? before.variables,
    secrets: patch.secrets ?? before.secrets,
    timeoutMs: patch.timeout === undefined ? before.timeoutMs : durationMs(patch.timeout),
    browsing: browsingOf(patch, before.browsing),
    needsFlowId: patch.needs === undefined ? before.needsFlowId : patch.needs,
    model: patch.model === undefined ? before.model : patch.model,
    budgets: patch.budgets === undefined ? before.budgets : patch.budgets,
  };
  refuseSecretVariables(next.variables, next.secrets);
  // Compared as values: jsonb does not keep the order of keys.
  return isDeepStrictEqual(before, next) ? null : next;
}

function addVersion(
  tx: Tx,
  ctx: CoreContext,
  current: Loaded['version'],
  content: NonNullable<ReturnType<typeof merge>>,
) {
  const { browsing, ...rest } = content;
  return tx.flowVersion.create({
    data: {
      ...rest,
      ...browsingColumns(browsing),
      budgets: jsonOrNull(content.budgets),
      id: ctx.newId('flowVersion'),
      workspaceId: ctx.workspaceId,
      flowId: current.flowId,
      number: current.number + 1,
      createdBy: ctx.actor.id,
      createdAt: ctx.clock.now(),
    },
  });
}
