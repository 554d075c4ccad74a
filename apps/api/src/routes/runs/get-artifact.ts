import type { Artifact } from '@smokejumper/contracts';
import { getArtifact } from '@smokejumper/core';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { ArtifactParams } from '../params.ts';

export const getArtifactRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/v1/runs/:runId/artifacts/:artifactId',
    config: { scope: 'runs:read' },
    schema: {
      tags: ['runs'],
      summary: 'Download an artifact',
      operationId: 'downloadArtifact',
      security: [{ apiKey: ['runs:read'] }, { session: ['runs:read'] }],
      params: ArtifactParams,
      response: {
        200: { description: 'The file', content: { 'application/octet-stream': { schema: z.any() } } },
        default: problemResponse,
      },
    },
    async handler(request, reply) {
      const params = request.params as z.output<typeof ArtifactParams>;
      const artifact = await getArtifact(callerOf(request), params);
      const file = await deps.artifacts.open(artifact.key);
      request.raw.once('close', () => file.destroy());
      return reply
        .type(artifact.contentType)
        .header('content-length', artifact.bytes)
        .header('content-disposition', dispositionOf(artifact))
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
        )
        .header('cache-control', 'private, max-age=3600, immutable')
        .send(file);
    },
  });
};

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/zip': 'zip',
  'application/json': 'json',
  'text/plain': 'txt',
};

/** Pictures may be shown where they are; anything else is only ever saved, for it holds what a page chose to send. */
function dispositionOf(artifact: Artifact): string {
  const type = artifact.contentType.split(';')[0]?.trim() ?? '';
  const place = artifact.step === null ? '' : `-step-${artifact.step + 1}`;
  const name = `${artifact.kind}${place}.${extensions[type] ?? 'bin'}`;
  return `${type.startsWith('image/') && type in extensions ? 'inline' : 'attachment'}; filename="${name}"`;
}
