import { ModelSettingsInput, WorkspaceModelSettings } from '@smokejumper/contracts';
import { setModelSettings } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const setModelSettingsRoute = endpoint({
  method: 'PUT',
  url: '/v1/settings/model',
  scope: 'settings:write',
  tag: 'settings',
  summary: 'Set the model settings',
  description: `Says all anew, but for the key: absent keeps it while the provider stays the same, null takes it away.
The key is kept encrypted and never shown again. A flow's own \`model\` and \`budgets\` win over these.`,
  body: ModelSettingsInput,
  status: 200,
  answer: WorkspaceModelSettings,
  handle: ({ ctx, body }) => setModelSettings(ctx, body),
});
