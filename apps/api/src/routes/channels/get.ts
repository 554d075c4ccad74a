import { Channel } from '@smokejumper/contracts';
import { getChannel } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const getChannelRoute = endpoint({
  method: 'GET',
  url: '/v1/channels/:channelId',
  scope: 'settings:read',
  tag: 'channels',
  summary: 'Get a channel',
  params: ChannelParams,
  status: 200,
  answer: Channel,
  handle: ({ ctx, params }) => getChannel(ctx, params),
});
