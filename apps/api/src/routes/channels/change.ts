import { Channel, ChannelPatch } from '@smokejumper/contracts';
import { changeChannel } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { ChannelParams } from '../params.ts';

export const changeChannelRoute = endpoint({
  method: 'PATCH',
  url: '/v1/channels/:channelId',
  scope: 'settings:write',
  tag: 'channels',
  summary: 'Change a channel',
  description:
    'Fields that are left out stay as they are; `target` replaces the whole one. `enabled: true` also takes back that an endpoint which was gone switched the channel off.',
  params: ChannelParams,
  body: ChannelPatch,
  status: 200,
  answer: Channel,
  handle: ({ ctx, params, body }) => changeChannel(ctx, { ...params, patch: body }),
});
