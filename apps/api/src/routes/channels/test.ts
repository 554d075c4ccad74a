import { Delivery } from '@smokejumper/contracts';
import { testChannel } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const testChannelRoute = endpoint({
  method: 'POST',
  url: '/v1/channels/:channelId/test',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Test a channel',
  description: 'Sends a message that says it is a test; its delivery tells how it went.',
  params: ChannelParams,
  status: 202,
  answer: Delivery,
  handle: ({ ctx, params }) => testChannel(ctx, params),
});
