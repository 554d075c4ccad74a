import { removeChannel } from '@smokejumper/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const removeChannelRoute = endpoint({
  method: 'DELETE',
  url: '/v1/channels/:channelId',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Remove a channel',
  description: 'With its secrets and its delivery log.',
  params: ChannelParams,
  status: 204,
  answer: z.undefined(),
  handle: ({ ctx, params }) => removeChannel(ctx, params).then(() => undefined),
});
