import { AppError, type KeyScope, Problem } from '@smokejumper/contracts';
import type { CoreContext } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api, RouteDeps } from './deps.ts';
import { answerOnce } from './idempotency.ts';
import { callerOf } from './plugins/auth.ts';
import { problemType } from './problems/plugin.ts';

/** Adds one route to the server. */
export type Route = (app: Api, deps: RouteDeps) => void;

export interface Call<P, Q, B> {
  ctx: CoreContext;
  deps: RouteDeps;
  params: P;
  query: Q;
  body: B;
  request: FastifyRequest;
  /** Sets a header of the answer; it is stored with it where an idempotency key is given. */
  header(name: string, value: string): void;
}

type None = z.ZodUndefined;

export interface Endpoint<
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
  A extends z.ZodType = None,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/v1/${string}`;
  scope: KeyScope;
  tag: string;
  summary: string;
  description?: string;
  params?: P;
  query?: Q;
  body?: B;
  status: 200 | 201 | 202 | 204;
  answer: A;
  /** The answer holds a secret that is shown once and never stored, so it cannot be replayed; a function: it may. */
  showsSecret?: true | ((deps: RouteDeps) => boolean);
  handle(call: Call<z.output<P>, z.output<Q>, z.output<B>>): Promise<z.output<A>>;
}

/** One endpoint of the API: parses, asks one verb of core, answers. Errors are left to the problem plugin. */
export function endpoint<
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
  A extends z.ZodType = None,
>(spec: Endpoint<P, Q, B, A>): Route {
  return (app, deps) => {
    app.route({
      method: spec.method,
      url: spec.url,
      config: { scope: spec.scope },
      schema: schemaOf(spec),
      handler: (request, reply) => answer(spec, deps, request, reply),
    });
  };
}

async function answer<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  spec: Endpoint<P, Q, B, A>,
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ctx = callerOf(request);
  const work = async () => {
    const headers: Record<string, string> = {};
    const body = await spec.handle({
      ctx,
      deps,
      params: request.params as z.output<P>,
      query: request.query as z.output<Q>,
      body: request.body as z.output<B>,
      request,
      header: (name, value) => {
        headers[name] = value;
      },
    });
    return { status: spec.status, body: body as unknown, headers };
  };
  refuseKeyForSecrets(spec, deps, request);
  const result = spec.method === 'POST' ? await answerOnce(ctx, request, work) : { ...(await work()), replayed: false };
  if (result.replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(result.status).headers(result.headers).send(result.body);
}

function refuseKeyForSecrets(
  { showsSecret }: Pick<Endpoint, 'showsSecret'>,
  deps: RouteDeps,
  request: FastifyRequest,
): void {
  const shows = typeof showsSecret === 'function' ? showsSecret(deps) : showsSecret === true;
  if (!shows || request.headers['idempotency-key'] === undefined) return;
  const detail = 'is not taken here: the answer holds a secret that is shown once and never stored';
  throw new AppError('invalid_input', `The Idempotency-Key ${detail}`, {
    details: { errors: [{ pointer: '/headers/idempotency-key', detail }] },
  });
}

function schemaOf(spec: Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>) {
  const mayTakeKey = spec.method === 'POST' && spec.showsSecret !== true;
  return {
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.description === undefined ? {} : { description: spec.description }),
    operationId: operationIdOf(spec),
    security: [{ apiKey: [spec.scope] }, { session: [spec.scope] }],
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    ...(mayTakeKey ? { headers: takesKey } : {}),
    response: { [spec.status]: spec.answer, default: problemResponse },
  };
}

/** How a route that takes an idempotency key is described. */
export const takesKey = z.looseObject({ 'idempotency-key': z.string().optional() });

/** How every refusal of any route is described. */
export const problemResponse = {
  description: 'A problem (RFC 9457); `code` says which, `errors` points at each bad field',
  content: { [problemType]: { schema: Problem } },
};

/** The summary's words without articles, which name the SDK's function: `Cancel a run` → `cancelRun`. */
export function operationIdOf(spec: { summary: string }): string {
  const words = spec.summary
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => !/^(a|an|the)$/i.test(word));
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
