import { Project, ProjectPatch } from '@smokejumper/contracts';
import { changeProject } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ProjectParams } from '../params.ts';

export const changeProjectRoute = endpoint({
  method: 'PATCH',
  url: '/v1/projects/:projectId',
  scope: 'settings:write',
  tag: 'projects',
  summary: 'Rename a project',
  params: ProjectParams,
  body: ProjectPatch,
  status: 200,
  answer: Project,
  handle: ({ ctx, params, body }) => changeProject(ctx, { ...params, patch: body }),
});
