import { RefEventPage, RefQuery } from '@smokejumper/contracts';
import { listRefs } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { RunParams } from '../params.ts';

export const listRefsRoute = endpoint({
  method: 'GET',
  url: '/v1/runs/:runId/refs',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'List what became of the refs of a run',
  description: 'Each use of an element reference: its outcome and the evidence for it.',
  params: RunParams,
  query: RefQuery,
  status: 200,
  answer: RefEventPage,
  handle: ({ ctx, params, query }) => listRefs(ctx, { ...query, ...params }),
});
