import { dispositionOf, type LinkedFile } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteDeps } from '../../deps.ts';

const bytes = { 'application/octet-stream': { schema: z.any() }, '*/*': { schema: z.any() } };

/** What `sendArtifact` answers, for the description of a route: the file as what it is. */
export const artifactResponse = {
  200: { description: 'The file', content: bytes },
  206: { description: 'The range of it that was asked for', content: bytes },
  416: z.undefined().describe('The range lies outside of the file'),
};

/** Gives out an artifact, or the one range of its bytes that was asked for. What it holds can run nothing anywhere. */
export async function sendArtifact(
  deps: Pick<RouteDeps, 'artifacts'>,
  input: { artifact: LinkedFile; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { artifact, request, reply } = input;
  const range = rangeOf(request.headers.range, artifact.bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${artifact.bytes}`).send();
  const file = await deps.artifacts.open(artifact.key, range ?? undefined);
  request.raw.once('close', () => file.destroy());
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${artifact.bytes}`);
  }
  return reply
    .type(artifact.contentType)
    .header('content-length', range === null ? artifact.bytes : range.end - range.start + 1)
    .header('content-disposition', dispositionOf(artifact))
    .header('content-security-policy', "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'")
    .send(file);
}

/** Null: the whole. Several ranges, or one that is none, count as no range, as the standard allows. */
function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'outside' : { start, end };
}
