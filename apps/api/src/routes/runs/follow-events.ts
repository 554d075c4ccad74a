import { AppError, type RunEvent, terminalRunEvents } from '@smokejumper/contracts';
import { followRun, listRunEvents, onAccessEnded } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteDeps } from '../../deps.ts';
import { problemResponse, type Route } from '../../endpoint.ts';
import { openEventStream } from '../../event-stream.ts';
import { authenticate, callerOf } from '../../plugins/auth.ts';
import { RunParams } from '../params.ts';

const description = `Server-sent events: those stored first, then new ones as they happen. Each has the event's
sequence as \`id\`; send the last one seen as \`Last-Event-ID\` to go on from there. The stream ends after
\`run.finished\` or \`run.cancelled\`; asking again after that answers 204, upon which an EventSource stays away.`;

export const followEventsRoute: Route = (app, deps) => {
  const open = new Map<string, number>();
  app.route({
    method: 'GET',
    // Without a body to wait for, a HEAD would hang until the run has ended.
    exposeHeadRoute: false,
    url: '/v1/runs/:runId/events',
    config: { scope: 'runs:read' },
    schema: {
      tags: ['runs'],
      summary: 'Follow a run',
      operationId: 'followRun',
      description,
      security: [{ apiKey: ['runs:read'] }, { session: ['runs:read'] }],
      params: RunParams,
      headers: z.looseObject({ 'last-event-id': z.string().optional() }),
      response: {
        200: {
          description: 'Events, each with a RunEvent as data',
          content: { 'text/event-stream': { schema: z.string() } },
        },
        204: z.undefined().describe('The run has ended and there is nothing after Last-Event-ID'),
        default: problemResponse,
      },
    },
    handler: (request, reply) => follow(request, reply, { deps, open }),
  });
};

async function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, open }: { deps: RouteDeps; open: Map<string, number> },
): Promise<FastifyReply> {
  const ctx = callerOf(request);
  const { runId } = request.params as z.output<typeof RunParams>;
  const after = lastEventId(request);
  // Asked before the stream opens: an unknown run is a 404, and one that said its last word before `after` a 204.
  const [last] = await listRunEvents(ctx, { runId, after: Math.max(0, after - 1), limit: 1 });
  if (last === undefined && after > 0) throw notAnEvent('is beyond the last event of the run');
  if (last !== undefined && last.sequence <= after && isTerminal(last)) return reply.code(204).send();
  const leave = enter(open, ctx.workspaceId, deps.settings.streamsPerWorkspace);
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  reply.raw.once('close', () => gone.abort());
  const access = await watchAccess(request, reply, deps).catch((error: unknown) => {
    leave();
    throw error;
  });
  const signal = AbortSignal.any([gone.signal, access.ended, deps.closing]);
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
  reply.hijack();
  const stream = openEventStream(reply.raw, { ...deps.settings, headers, signal });
  try {
    for await (const event of followRun(ctx, { runId, after, listener: deps.listener, signal })) {
      await stream.send({ id: String(event.sequence), name: event.event.type, data: event });
    }
  } catch (error) {
    // The client comes back with Last-Event-ID and reads on from the stored events.
    if (!signal.aborted) request.log.warn({ err: error }, 'event stream broke off');
  } finally {
    stream.end();
    access.forget();
    leave();
  }
  return reply;
}

/** Aborted as soon as the key, session or membership that the stream was opened with is no more. */
async function watchAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDeps,
): Promise<{ ended: AbortSignal; forget: () => void }> {
  const ended = new AbortController();
  const sessionId = request.person?.person.sessionId ?? null;
  const watched = { listener: deps.listener, sessionId };
  const again = () => authenticate(request, reply, deps);
  const forget = await onAccessEnded(callerOf(request), watched, (certain) => {
    if (certain) ended.abort();
    else again().catch(() => ended.abort());
  });
  // Asked again, now that nothing can be missed.
  await again().catch((error: unknown) => {
    forget();
    throw error;
  });
  return { ended: ended.signal, forget };
}

function isTerminal({ event }: RunEvent): boolean {
  return terminalRunEvents.some((type) => type === event.type);
}

function lastEventId(request: FastifyRequest): number {
  const given = request.headers['last-event-id'];
  if (given === undefined || given === '') return 0;
  const id = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(id)) throw notAnEvent('is not the id of an event');
  return id;
}

function notAnEvent(detail: string): AppError {
  return new AppError('invalid_input', `Last-Event-ID ${detail}`, {
    details: { errors: [{ pointer: '/headers/last-event-id', detail }] },
  });
}

/** Counts a stream in; the returned function counts it out. */
function enter(open: Map<string, number>, workspaceId: string, limit: number): () => void {
  const now = open.get(workspaceId) ?? 0;
  if (now >= limit) throw new AppError('rate_limited', `Only ${limit} event streams at a time`);
  open.set(workspaceId, now + 1);
  return () => {
    const left = (open.get(workspaceId) ?? 1) - 1;
    if (left > 0) open.set(workspaceId, left);
    else open.delete(workspaceId);
  };
}
