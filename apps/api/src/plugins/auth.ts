import { AppError, type KeyScope } from '@smokejumper/contracts';
import { authenticateKey, type CoreContext, within } from '@smokejumper/core';
import type { FastifyRequest } from 'fastify';
import type { RouteDeps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, with what the verbs need; null on public routes. */
    caller: CoreContext | null;
  }
  interface FastifyContextConfig {
    /** What the API key must be allowed to do; a route without one is public. */
    scope?: KeyScope;
    /** Asked by machines every few seconds: not counted and not logged when well. */
    probe?: boolean;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** Who calls a route that needs a scope. Throws AppError `unauthenticated` or `forbidden`. */
export async function authenticate(
  request: FastifyRequest,
  deps: Pick<RouteDeps, 'system'>,
  scope: KeyScope,
): Promise<CoreContext> {
  const match = bearer.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw new AppError('unauthenticated', 'Send the API key as `Authorization: Bearer …`');
  const { workspaceId, actor } = await authenticateKey(deps.system, { key: match[1] });
  if (!actor.scopes.includes(scope)) {
    throw new AppError('forbidden', `The API key lacks the scope ${scope}`, { details: { scope } });
  }
  const log = request.log.child({ workspaceId, keyId: actor.id });
  return { ...within(deps.system, workspaceId, actor), log };
}

/** The context of an authenticated route. */
export function callerOf(request: FastifyRequest): CoreContext {
  if (request.caller === null) throw new AppError('internal', 'A route without a scope asked who calls');
  return request.caller;
}
