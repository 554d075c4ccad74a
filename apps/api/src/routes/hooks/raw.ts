import { AppError, isAppError } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteDeps } from '../../deps.ts';
import { problemResponse, type Route } from '../../endpoint.ts';
import { byAddress } from '../../plugins/admission.ts';
import { utf8 } from '../../plugins/body.ts';

const Token = z.object({ token: z.string().min(1).max(200) });

/** A delivery as it came: nothing is parsed before its signature was verified. */
export interface RawDelivery {
  token: string;
  body: string;
  headers: FastifyRequest['headers'];
}

interface RawHook<A extends z.ZodType> {
  source: string;
  summary: string;
  operationId: string;
  description: string;
  answer: A;
  handle(deps: RouteDeps, delivery: RawDelivery, reply: FastifyReply): Promise<z.output<A>>;
}

/** The route of one kind of deploy hook, which answers 202. */
export function rawHook<A extends z.ZodType>(hook: RawHook<A>): Route {
  return (app, deps) => {
    app.register(async (scope) => {
      // The signature is over the bytes as they came, so nothing may parse them first.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.route({
        method: 'POST',
        url: `/hooks/${hook.source}/:token`,
        config: { hook: true },
        schema: {
          tags: ['deployments'],
          summary: hook.summary,
          operationId: hook.operationId,
          description: hook.description,
          security: [],
          params: Token,
          response: { 202: hook.answer, default: problemResponse },
        },
        async handler(request, reply) {
          const { token } = request.params as z.output<typeof Token>;
          const body = utf8(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
          if (body === null) throw new AppError('signature_invalid', 'The body is not UTF-8 text');
          const answer = await hook
            .handle(deps, { token, body, headers: request.headers }, reply)
            .catch((error: unknown) => refuseStranger(deps, { error, request, reply }));
          return reply.code(202).send(answer);
        },
      });
    });
  };
}

/** Who has no hook or no secret is counted by where it comes from, so that guessing ends in 429. Always throws. */
async function refuseStranger(
  { counter }: RouteDeps,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): Promise<never> {
  const isStranger = isAppError(error, 'not_found') || isAppError(error, 'signature_invalid');
  if (isStranger) await counter.count(request, reply, byAddress(request.ip));
  throw error;
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('invalid_input', `The body is not JSON: ${(error as Error).message}`);
  }
}
