import { Project } from '@smokejumper/contracts';
import { getProject } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ProjectParams } from '../params.ts';

export const getProjectRoute = endpoint({
  method: 'GET',
  url: '/v1/projects/:projectId',
  scope: 'flows:read',
  tag: 'projects',
  summary: 'Get a project',
  params: ProjectParams,
  status: 200,
  answer: Project,
  handle: ({ ctx, params }) => getProject(ctx, params),
});
