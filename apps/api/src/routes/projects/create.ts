import { Project, ProjectInput } from '@smokejumper/contracts';
import { createProject } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createProjectRoute = endpoint({
  method: 'POST',
  url: '/v1/projects',
  scope: 'settings:write',
  tag: 'projects',
  summary: 'Create a project',
  body: ProjectInput,
  status: 201,
  answer: Project,
  async handle({ ctx, body, header }) {
    const project = await createProject(ctx, body);
    header('location', `/v1/projects/${project.id}`);
    return project;
  },
});
