import { AttemptQuery, RunArtifacts } from '@smokejumper/contracts';
import { linkArtifacts } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const listArtifactsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId/artifacts',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List the artifacts of a run',
  description:
    'Each with `signedUrl`, good until `expiresAt` for whoever has it; a trace also with where it can be looked at.',
  params: RunParams,
  query: AttemptQuery,
  status: 200,
  answer: RunArtifacts,
  handle: async ({ ctx, params, query, deps }) => {
    const places = { store: deps.artifacts, publicUrl: deps.publicUrl(), traceUrl: deps.traceUrl?.() ?? null };
    return { data: await linkArtifacts(ctx, { ...params, ...query, ...places }) };
  },
});
