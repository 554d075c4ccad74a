import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type NewId, type Problem } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../deps.ts';
import { byAddress, type Counter } from '../plugins/admission.ts';
import { problemType, sendProblem } from './plugin.ts';
import { kindOf } from './problem.ts';

/** An address that no route can be looked up for. Its words stay out of the answer: it may hold a hook's token. */
export function refuseAddress(
  counter: Pick<Counter, 'count'>,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => {
    reply.header('x-request-id', request.id);
    const refusal = new AppError('invalid_input', 'The address is not a valid one');
    counter.count(request, reply).then(
      () => sendProblem(request, reply, refusal),
      (error: unknown) => sendProblem(request, reply, error),
    );
  };
}

/**
 * What Node's server would answer by itself and bare: a request that names no host, and one that expects something. The
 * first is refused here (RFC 9112, 3.2), the second answered as if it expected nothing (RFC 9110, 10.1.1).
 */
export function answerInsteadOfNode(app: Api): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw new AppError('invalid_input', 'The Host header is missing');
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** Bytes that are no HTTP request, or come too slowly, answered by hand: there is no reply to answer with yet. */
export function refuseBytes(input: {
  newId: NewId;
  counter: Pick<Counter, 'left'>;
}): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = (limits: Record<string, string>) => writeRefusal(socket, { error, limits, newId: input.newId });
    input.counter.left(byAddress(socket.remoteAddress ?? '')).then(answer, () => answer({}));
  };
}

function writeRefusal(
  socket: Socket,
  { error, limits, newId }: { error: NodeJS.ErrnoException; limits: Record<string, string>; newId: NewId },
): void {
  const status = statusOf(error.code);
  const requestId = newId('request');
  const problem: Problem = {
    type: 'urn:smokejumper:problem:invalid_input',
    title: kindOf('invalid_input').title,
    status,
    detail: `${STATUS_CODES[status]}: these bytes are no request`,
    instance: '/',
    code: 'invalid_input',
    requestId,
  };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    ...Object.entries(limits).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
