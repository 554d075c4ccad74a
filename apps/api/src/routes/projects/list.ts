import { PageQuery, ProjectPage } from '@smokejumper/contracts';
import { listProjects } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listProjectsRoute = endpoint({
  method: 'GET',
  url: '/v1/projects',
  scope: 'flows:read',
  tag: 'projects',
  summary: 'List projects',
  query: PageQuery,
  status: 200,
  answer: ProjectPage,
  handle: ({ ctx, query }) => listProjects(ctx, query),
});
