import { removeProject } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ProjectParams } from '../params.ts';

export const removeProjectRoute = endpoint({
  method: 'DELETE',
  url: '/v1/projects/:projectId',
  scope: 'settings:write',
  tag: 'projects',
  summary: 'Remove a project',
  description: 'Only one that is empty, archived flows included, and never the default one.',
  params: ProjectParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeProject(ctx, params).then(() => undefined),
});
