import { ActiveWorkspaceInput, Me } from '@smokejumper/contracts';
import { setActiveWorkspace } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';
import { meOf } from './view.ts';

export const setActiveWorkspaceRoute = personEndpoint({
  method: 'PUT',
  url: '/v1/me/workspace',
  tag: 'people',
  summary: 'Set my active workspace',
  description: 'The workspace that requests of this session are about when they name none.',
  body: ActiveWorkspaceInput,
  status: 200,
  answer: Me,
  async handle({ ctx, body }) {
    await setActiveWorkspace(ctx, body);
    return meOf({ ...ctx, person: { ...ctx.person, activeWorkspaceId: body.workspaceId } });
  },
});
