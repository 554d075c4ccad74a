import type { Flow, FlowInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { browsingOf } from '../environments/settings.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { jsonOrNull } from '../rules/json.ts';
import { projectIdOf } from '../rules/project.ts';
import { browsingColumns } from './browsing-columns.ts';
import { durationMs } from './duration.ts';
import { needsFlowId, showFlow } from './needs.ts';
import { refuseSecretVariables } from './refuse-secret-variables.ts';

/** Makes a flow with its first version. Throws `invalid_input`. */
export async function createFlow(ctx: CoreContext, input: FlowInput): Promise<Flow> {
  allow(ctx, 'flows:write');
  const { workspaceId } = ctx;
  const timeoutMs = durationMs(input.timeout);
  refuseSecretVariables(input.variables, input.secrets);
  return inWorkspace(ctx, workspaceId, async (tx) => {
    const createdAt = ctx.clock.now();
    const projectId = await projectIdOf(tx, ctx, input.projectId);
    const needs =
      input.needs === undefined ? null : await needsFlowId(tx, { projectId, flowId: null, name: input.needs });
    const flow = await tx.flow.create({
      data: {
        id: ctx.newId('flow'),
        workspaceId,
        projectId,
        tags: input.tags,
        paths: input.paths ?? [],
        file: input.file ?? null,
        currentNumber: 1,
        createdAt,
      },
    });
    const version = await tx.flowVersion.create({
      data: {
        id: ctx.newId('flowVersion'),
        workspaceId,
        flowId: flow.id,
        number: 1,
        name: input.name,
        spec: input.spec,
        url: input.url,
        variables: input.variables,
        secrets: input.secrets,
        timeoutMs,
        ...browsingColumns(browsingOf(input)),
        needsFlowId: needs,
        model: input.model ?? null,
        budgets: jsonOrNull(input.budgets),
        createdBy: ctx.actor.id,
        createdAt,
      },
    });
    await audit(tx, ctx, { action: 'flow.create', subjectId: flow.id });
    return showFlow(tx, flow, version);
  });
}
