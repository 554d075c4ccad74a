import { getArtifact } from '@smokejumper/core';
import type { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { ArtifactParams } from '../params.ts';
import { artifactResponse, sendArtifact } from './send-artifact.ts';

export const getArtifactRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/v1/runs/:runId/artifacts/:artifactId',
    compress: false,
    config: { scope: 'runs:read' },
    schema: {
      tags: ['runs'],
      summary: 'Download an artifact',
      operationId: 'downloadArtifact',
      security: [{ apiKey: ['runs:read'] }, { session: ['runs:read'] }],
      params: ArtifactParams,
      response: { ...artifactResponse, default: problemResponse },
    },
    async handler(request, reply) {
      const params = request.params as z.output<typeof ArtifactParams>;
      const artifact = await getArtifact(callerOf(request), params);
      reply.header('cache-control', 'private, max-age=3600, immutable');
      return sendArtifact(deps, { artifact, request, reply });
    },
  });
};
