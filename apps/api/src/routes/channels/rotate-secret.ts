import { ChannelSecret } from '@smokejumper/contracts';
import { rotateChannelSecret } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const rotateSecretRoute = endpoint({
  method: 'POST',
  url: '/v1/channels/:channelId/rotate-secret',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Rotate the secret of a webhook',
  description: 'The new secret is shown this once. For a day deliveries carry a signature by the old one too.',
  params: ChannelParams,
  status: 200,
  answer: ChannelSecret,
  showsSecret: true,
  handle: ({ ctx, params }) => rotateChannelSecret(ctx, params),
});
