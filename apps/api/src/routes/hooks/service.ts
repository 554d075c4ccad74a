import {
  type DeploymentOrigin,
  type FlowChoice,
  HookReceipt,
  type HookSource,
  isAppError,
  type HookReceipt as Receipt,
} from '@smokejumper/contracts';
import {
  type DeploymentName,
  findDeployedRun,
  openHook,
  receiveDeploy,
  rerunDeployment,
  within,
} from '@smokejumper/core';
import type { RouteDeps } from '../../deps.ts';
import type { Route } from '../../endpoint.ts';
import { parseJson, type RawDelivery, rawHook } from './raw.ts';

/** What a delivery of a hosting or code service means to us. */
export type HookEvent =
  | {
      kind: 'deploy';
      /** The sender's id: the same one again is the same deployment. */
      deliveryId: string;
      environment: string;
      url: string | undefined;
      sha: string | undefined;
      ref: string | undefined;
      repository: string | undefined;
      origin: DeploymentOrigin;
      /** What the deploy itself says of the flows to run, where the service passes such a thing on. */
      choice?: FlowChoice;
    }
  | { kind: 'rerun'; deliveryId: string; of: { runId: string } | DeploymentName }
  | { kind: 'ignored'; reason: string };

interface ServiceHook {
  source: Exclude<HookSource, 'generic'>;
  summary: string;
  description: string;
  /** Throws AppError `signature_invalid`. */
  verify(input: { body: string; headers: RawDelivery['headers']; secret: string }): void;
  /** The JSON of a body that may be more than that; without it the body is JSON. */
  jsonOf?(input: { body: string; headers: RawDelivery['headers'] }): string;
  read(input: { payload: unknown; headers: RawDelivery['headers'] }): HookEvent;
}

/** The route of a service's own webhooks: verified, understood, and what does not concern us answered as ignored. */
export function serviceHook(hook: ServiceHook): Route {
  return rawHook({
    source: hook.source,
    summary: hook.summary,
    operationId: `receive${hook.source.charAt(0).toUpperCase()}${hook.source.slice(1)}`,
    description: hook.description,
    answer: HookReceipt,
    async handle(deps, { token, body, headers }) {
      const opened = await openHook(deps.system, { token, source: hook.source });
      hook.verify({ body, headers, secret: opened.secret });
      const payload = parseJson(hook.jsonOf?.({ body, headers }) ?? body);
      return act(deps, opened, hook.read({ payload, headers }));
    },
  });
}

const nothing = { deploymentId: null, runs: [] };

async function act(deps: RouteDeps, hook: Awaited<ReturnType<typeof openHook>>, event: HookEvent): Promise<Receipt> {
  const ctx = within(deps.system, hook.workspaceId, { kind: 'hook', id: hook.hookId });
  const { environmentId, hookId, source } = hook;
  if (event.kind === 'ignored') return { result: 'ignored', reason: event.reason, ...nothing };
  if (event.kind === 'rerun') {
    const { deliveryId, of } = event;
    const runId = 'runId' in of ? of.runId : await findDeployedRun(ctx, { environmentId, deployment: of });
    const again = (id: string) => rerunDeployment(ctx, { environmentId, runId: id, deliveryId });
    const runs = runId === null ? [] : await deps.inTurn(hook.workspaceId, () => again(runId));
    deps.ring(runs.length);
    if (runs.length > 0) return { result: 'rerun', reason: null, deploymentId: null, runs };
    return { result: 'ignored', reason: 'Nothing of it is to be run again here.', ...nothing };
  }
  const { kind: _deploy, deliveryId, origin, choice, ...said } = event;
  try {
    const deploy = { ...said, ...choice };
    const { allowPrivateHosts: allowPrivate } = deps.settings;
    const about = { environmentId, hookId, deliveryId, source, origin, allowPrivate };
    const received = await deps.inTurn(hook.workspaceId, () => receiveDeploy(ctx, { ...about, deploy }));
    if (!received.duplicate) deps.ring(received.deployment.runs.length);
    const { id, runs } = received.deployment;
    return { result: 'deployed', reason: received.refusal ?? received.noFlow, deploymentId: id, runs };
  } catch (error) {
    // One address hears of all environments of a repository, and a hook is for one of them.
    const elsewhere = isAppError(error, 'invalid_input') && error.details.errors?.[0]?.pointer === '/environment';
    if (!elsewhere) throw error;
    return { result: 'ignored', reason: `The hook is for another environment than ${event.environment}.`, ...nothing };
  }
}
