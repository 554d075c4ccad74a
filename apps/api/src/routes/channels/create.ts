import { ChannelCreated, ChannelInput } from '@smokejumper/contracts';
import { createChannel } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const createChannelRoute = endpoint({
  method: 'POST',
  url: '/v1/channels',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Create a channel',
  description:
    'Where outcomes are written to or told. Secrets of the target come back from no route; the signing secret of a webhook is shown this once.',
  body: ChannelInput,
  status: 201,
  answer: ChannelCreated,
  showsSecret: true,
  handle: ({ ctx, body }) => createChannel(ctx, body),
});
