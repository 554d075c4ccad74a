import { ChannelPage, PageQuery } from '@smokejumper/contracts';
import { listChannels } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const listChannelsRoute = endpoint({
  method: 'GET',
  url: '/v1/channels',
  scope: 'settings:read',
  tag: 'channels',
  summary: 'List channels',
  query: PageQuery,
  status: 200,
  answer: ChannelPage,
  handle: ({ ctx, query }) => listChannels(ctx, query),
});
