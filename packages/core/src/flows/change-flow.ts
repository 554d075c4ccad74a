import { isDeepStrictEqual } from 'node:util';
import { AppError, type Flow, type FlowBudgets, type FlowPatch, type Viewport } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { durationMs } from './duration.ts';
import { lockFlow } from './load.ts';
import { refuseSecretVariables } from './refuse-secret-variables.ts';
import { flowView } from './view.ts';

type Loaded = Awaited<ReturnType<typeof lockFlow>>;

/**
 * Changes a flow. What a version holds makes a new version; tags, paths and file belong to the flow and make none; a
 * patch that says what is so already changes nothing. Throws `not_found`, `archived`,
 * `invalid_input`.
 */
export async function changeFlow(ctx: CoreContext, input: { flowId: string; patch: FlowPatch }): Promise<Flow> {
  allow(ctx, 'flows:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await lockFlow(tx, input.flowId);
    if (flow.archivedAt) throw new AppError('archived', 'An archived flow is not changed.');
    const content = merge(version, input.patch);
    const before = { tags: flow.tags, paths: flow.paths, file: flow.file };
    const { tags = before.tags, paths = before.paths, file = before.file } = input.patch;
    const own = { tags, paths, file };
    if (content === null && isDeepStrictEqual(before, own)) return flowView(flow, version);

    const next = content === null ? version : await addVersion(tx, ctx, version, content);
    const changed = await tx.flow.update({ where: { id: flow.id }, data: { ...own, currentNumber: next.number } });
    await audit(tx, ctx, { action: 'flow.change', subjectId: flow.id, details: { version: next.number } });
    return flowView(changed, next);
  });
}

/** The content of the next version, or null when the patch changes nothing of it. */
function merge(version: Loaded['version'], patch: FlowPatch) {
  const before = {
    name: version.name,
    spec: version.spec,
    url: version.url,
    variables: version.variables as Record<string, string>,
    secrets: version.secrets,
    timeoutMs: version.timeoutMs,
    viewport: version.viewport as Viewport | null,
    locale: version.locale,
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
    viewport: patch.viewport === undefined ? before.viewport : patch.viewport,
    locale: patch.locale === undefined ? before.locale : patch.locale,
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
  return tx.flowVersion.create({
    data: {
      ...content,
      viewport: jsonOrNull(content.viewport),
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
