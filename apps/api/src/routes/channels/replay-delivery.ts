import { Delivery } from '@smokejumper/contracts';
import { replayDelivery } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { DeliveryParams } from '../params.ts';

export const replayDeliveryRoute = endpoint({
  method: 'POST',
  url: '/v1/channels/:channelId/deliveries/:deliveryId/replay',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Replay a delivery',
  description: 'Sends it once more, now and under the same id.',
  params: DeliveryParams,
  status: 202,
  answer: Delivery,
  handle: ({ ctx, params }) => replayDelivery(ctx, params),
});
