import { AppError, type ErrorCode, type Problem } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../deps.ts';
import { toAppError } from './app-error.ts';
import { kindOf } from './problem.ts';

export const problemType = 'application/problem+json';

/** Seconds after which a refused client should try again, where the error does not say so itself. */
const retryAfterSeconds = 5;

/** Refusals that time alone mends. */
const comeBack: readonly ErrorCode[] = ['unavailable', 'rate_limited', 'queue_full'];

/** Answers every error as an RFC 9457 problem document. */
export function answerWithProblems(app: Api): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new AppError('not_found', `There is no ${request.method} ${pathOf(request)}`)),
  );
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toAppError(thrown);
  const problem = problemOf(error, request);
  if (problem.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer realm="smokejumper"');
  if (comeBack.includes(error.code)) {
    const seconds = error.details.retryAfterSeconds;
    reply.header('retry-after', String(typeof seconds === 'number' ? seconds : retryAfterSeconds));
  }
  return reply.code(problem.status).type(problemType).serializer(JSON.stringify).send(problem);
}

function problemOf(error: AppError, request: FastifyRequest): Problem {
  const { status, title } = kindOf(error.code);
  const { errors } = error.details;
  const limit = error.details.limit as Problem['limit'];
  return {
    type: `urn:smokejumper:problem:${error.code}`,
    title,
    status,
    // What broke inside is for the log; the cause's words may hold addresses or values.
    detail: error.code === 'unavailable' ? 'Try again in a moment.' : error.message,
    instance: pathOf(request),
    code: error.code,
    requestId: request.id,
    ...(limit === undefined ? {} : { limit }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** The path without its query; a hook's token stays out of answers and logs. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path.replace(/^(\/hooks\/[^/]+\/)[^/]+/, '$1…');
}
