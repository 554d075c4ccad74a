import { AppError, type KeyScope } from '@smokejumper/contracts';
import {
  authenticateKey,
  type CoreContext,
  enterWorkspace,
  type PersonContext,
  scopesOf,
  within,
} from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../deps.ts';
import { requireOwnOrigin } from '../people/origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks inside a workspace, with what the verbs need; null on routes without a scope. */
    caller: CoreContext | null;
    /** Who is signed in; null for an API key. */
    person: PersonContext | null;
  }
  interface FastifyContextConfig {
    /** What the caller must be allowed to do in the workspace; a route with neither this nor `person` is public. */
    scope?: KeyScope;
    /** Asked by somebody signed in, whichever workspaces they are in. */
    person?: true;
    /** Called by a service with a token in its path: counted for that. */
    hook?: true;
    /** Asked by machines every few seconds: not counted and not logged when well. */
    probe?: boolean;
  }
}

const bearer = /^Bearer +(\S+)$/i;

type AuthDeps = Pick<RouteDeps, 'system' | 'signIn' | 'publicUrl'>;

/** Finds out who asks, as far as the route wants to know. Throws `unauthenticated`, `forbidden`, or for a workspace. */
export async function authenticate(request: FastifyRequest, reply: FastifyReply, deps: AuthDeps): Promise<void> {
  const { scope, person } = request.routeOptions.config;
  if (scope === undefined && person === undefined) return;
  if (request.headers.authorization !== undefined || !deps.signIn.hasCookie(request)) {
    if (person === true) throw notSignedIn(request);
    request.caller = await keyContext(request, deps);
  } else {
    requireOwnOrigin(request, { publicUrl: deps.publicUrl(), needed: true });
    request.person = await deps.signIn.personOf(request, reply);
    if (person === true) return;
    request.caller = await enterWorkspace(request.person, { named: workspaceNamed(request) });
  }
  requireScope(request.caller, scope!);
  const { workspaceId, actor } = request.caller;
  request.caller.log = request.log.child({ workspaceId, actor: actor.id });
}

function notSignedIn({ headers }: FastifyRequest): AppError {
  const detail =
    headers.authorization === undefined ? 'You are not signed in.' : 'This needs a person, not an API key.';
  return new AppError('unauthenticated', detail);
}

async function keyContext(request: FastifyRequest, deps: AuthDeps): Promise<CoreContext> {
  const match = bearer.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw new AppError('unauthenticated', 'Send the API key as `Authorization: Bearer …`, or sign in');
  const { workspaceId, actor } = await authenticateKey(deps.system, { key: match[1] });
  const named = workspaceNamed(request);
  if (named !== undefined && named !== workspaceId) {
    throw new AppError('not_found', `There is no workspace ${named}.`);
  }
  return within(deps.system, workspaceId, actor);
}

/** The workspace of the path, else of the header. */
function workspaceNamed(request: FastifyRequest): string | undefined {
  const { workspaceId } = (request.params ?? {}) as { workspaceId?: string };
  const header = request.headers['smokejumper-workspace'];
  return workspaceId ?? (typeof header === 'string' && header !== '' ? header : undefined);
}

function requireScope({ actor }: CoreContext, scope: KeyScope): void {
  if (scopesOf(actor).includes(scope)) return;
  const who = actor.kind === 'user' ? `The role ${actor.role}` : 'The API key';
  throw new AppError('forbidden', `${who} lacks the scope ${scope}`, { details: { scope } });
}

/** The context of an authenticated route inside a workspace. */
export function callerOf(request: FastifyRequest): CoreContext {
  if (request.caller === null) throw new AppError('internal', 'A route without a scope asked who calls');
  return request.caller;
}

/** The context of a route for somebody signed in. */
export function personOf(request: FastifyRequest): PersonContext {
  if (request.person === null) throw new AppError('internal', 'A route for nobody asked who is signed in');
  return request.person;
}
