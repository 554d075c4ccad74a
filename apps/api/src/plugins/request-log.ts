import type { Api } from '../deps.ts';
import { traceIdOf } from './request-id.ts';

/** One line for each answered request; probes only when they fail. */
export function logRequests(app: Api): void {
  app.addHook('onResponse', async (request, reply) => {
    const probe = request.routeOptions.config.probe === true;
    const fields = {
      req: request.raw,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      workspaceId: request.caller?.workspaceId,
      actor: request.caller?.actor.id,
      traceId: traceIdOf(request.raw) ?? undefined,
    };
    if (reply.statusCode >= 500) request.log.error(fields, 'answered');
    else if (!probe) request.log.info(fields, 'answered');
  });
}
