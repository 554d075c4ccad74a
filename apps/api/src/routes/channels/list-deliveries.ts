import { DeliveryPage, PageQuery } from '@smokejumper/contracts';
import { listDeliveries } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const listDeliveriesRoute = endpoint({
  method: 'GET',
  url: '/v1/channels/:channelId/deliveries',
  scope: 'settings:read',
  tag: 'channels',
  summary: 'List deliveries of a channel',
  description: 'What was sent, newest first, with each try and what came back.',
  params: ChannelParams,
  query: PageQuery,
  status: 200,
  answer: DeliveryPage,
  handle: ({ ctx, params, query }) => listDeliveries(ctx, { ...query, ...params }),
});
