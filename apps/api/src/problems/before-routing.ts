import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type NewId, type Problem } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemType, sendProblem } from './plugin.ts';
import { kindOf } from './problem.ts';

/** An address that no route can be looked up for. Its words stay out of the answer: it may hold a hook's token. */
export function refuseAddress(
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => {
    reply.header('x-request-id', request.id);
    const refusal = new AppError('invalid_input', 'The address is not a valid one');
    count(request, reply).then(
      () => sendProblem(request, reply, refusal),
      (error: unknown) => sendProblem(request, reply, error),
    );
  };
}

/** Bytes that are no HTTP request, or come too slowly, answered by hand: there is no reply to answer with yet. */
export function refuseBytes(newId: NewId): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
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
      'connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
