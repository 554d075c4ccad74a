import type { PersonContext } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteDeps } from './deps.ts';
import { operationIdOf, problemResponse, type Route, takesKey } from './endpoint.ts';
import { answerOnce } from './idempotency.ts';
import { requireOwnOrigin } from './people/origin.ts';
import { personOf } from './plugins/auth.ts';

type None = z.ZodUndefined;

interface Described<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  tag: string;
  summary: string;
  description?: string;
  params?: P;
  body?: B;
  status: 200 | 201 | 204;
  answer: A;
}

interface Asked<P, B> {
  deps: RouteDeps;
  params: P;
  body: B;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An endpoint for somebody signed in, whichever workspaces they are in; an API key is refused. */
export function personEndpoint<P extends z.ZodType = None, B extends z.ZodType = None, A extends z.ZodType = None>(
  spec: Described<P, B, A> & {
    url: `/v1/${string}`;
    handle(call: Asked<z.output<P>, z.output<B>> & { ctx: PersonContext }): Promise<z.output<A>>;
  },
): Route {
  return (app, deps) => {
    app.route({
      method: spec.method,
      url: spec.url,
      config: { person: true },
      schema: { ...schemaOf(spec, [{ session: [] }]), ...(spec.method === 'POST' ? { headers: takesKey } : {}) },
      handler: async (request, reply) => {
        const ctx = personOf(request);
        const work = async () => {
          const body: unknown = await spec.handle({ ctx, ...asked<P, B>(deps, request, reply) });
          return { status: spec.status, body, headers: {} };
        };
        if (spec.method !== 'POST') return reply.code(spec.status).send((await work()).body);
        const { status, body, replayed } = await answerOnce(ctx, request, work);
        if (replayed) reply.header('idempotency-replayed', 'true');
        return reply.code(status).send(body);
      },
    });
  };
}

/** An endpoint for people who are not signed in yet, or by a token of a mail. */
export function openEndpoint<P extends z.ZodType = None, B extends z.ZodType = None, A extends z.ZodType = None>(
  spec: Described<P, B, A> & {
    url: `/auth/${string}` | `/v1/${string}`;
    handle(call: Asked<z.output<P>, z.output<B>>): Promise<z.output<A>>;
  },
): Route {
  return (app, deps) => {
    app.route({
      method: spec.method,
      url: spec.url,
      schema: schemaOf(spec, []),
      handler: async (request, reply) => {
        // Nobody is to be signed in, or out, by a page of somebody else's.
        requireOwnOrigin(request, { publicUrl: deps.publicUrl(), needed: deps.signIn.hasCookie(request) });
        return reply.code(spec.status).send(await spec.handle(asked<P, B>(deps, request, reply)));
      },
    });
  };
}

function asked<P extends z.ZodType, B extends z.ZodType>(
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<z.output<P>, z.output<B>> {
  return { deps, params: request.params as z.output<P>, body: request.body as z.output<B>, request, reply };
}

function schemaOf(spec: Described<z.ZodType, z.ZodType, z.ZodType>, security: Record<string, string[]>[]) {
  return {
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.description === undefined ? {} : { description: spec.description }),
    operationId: operationIdOf(spec),
    security,
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    response: { [spec.status]: spec.answer, default: problemResponse },
  };
}
