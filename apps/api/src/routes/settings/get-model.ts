import { WorkspaceModelSettings } from '@smokejumper/contracts';
import { getModelSettings } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const getModelSettingsRoute = endpoint({
  method: 'GET',
  url: '/v1/settings/model',
  scope: 'settings:read',
  tag: 'settings',
  summary: 'Get the model settings',
  description: 'The model that runs of this workspace ask, whether it has a key of its own, and the caps of a run.',
  status: 200,
  answer: WorkspaceModelSettings,
  handle: ({ ctx }) => getModelSettings(ctx),
});
