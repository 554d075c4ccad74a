import { idOf } from '@smokejumper/contracts';
import { openArtifactLink } from '@smokejumper/core';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';
import { artifactResponse, sendArtifact } from './send-artifact.ts';

/** Of a baseline as well, whose link it may be. */
const Params = z.object({ artifactId: idOf('artifact').or(idOf('baseline')) });
const Query = z.object({
  workspace: idOf('workspace'),
  by: z.string().min(1).max(100),
  expires: z.coerce.number().int().min(0).max(1e11),
  signature: z.string().min(1).max(200),
});

/** The only route that another origin may read: the trace viewer's, and nothing else. */
export const openArtifactLinkRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/files/:artifactId',
    compress: false,
    schema: {
      tags: ['runs'],
      summary: 'Download an artifact by its link',
      operationId: 'downloadArtifactByLink',
      description:
        'The address, `signedUrl` of an artifact or a baseline, needs no key and is good for fifteen minutes, or until the key or the person that asked for it has no access any more; then 403.',
      security: [],
      params: Params,
      querystring: Query,
      response: {
        ...artifactResponse,
        default: problemResponse,
      },
    },
    async handler(request, reply) {
      const { artifactId } = request.params as z.output<typeof Params>;
      const { workspace: workspaceId, by, expires, signature } = request.query as z.output<typeof Query>;
      const viewer = deps.traceUrl?.() ?? null;
      if (viewer !== null) {
        reply.header('access-control-allow-origin', new URL(viewer).origin).header('vary', 'origin');
      }
      const artifact = await openArtifactLink(deps.system, { artifactId, workspaceId, by, expires, signature });
      reply.header('cache-control', 'private, no-store');
      return sendArtifact(deps, { artifact, request, reply });
    },
  });
};
