import { Me, MePatch } from '@smokejumper/contracts';
import { changeMe } from '@smokejumper/core';
import { personEndpoint } from '../../person-endpoint.ts';
import { meOf } from './view.ts';

export const changeMeRoute = personEndpoint({
  method: 'PATCH',
  url: '/v1/me',
  tag: 'people',
  summary: 'Change me',
  body: MePatch,
  status: 200,
  answer: Me,
  async handle({ ctx, body }) {
    const name = await changeMe(ctx, body);
    return meOf({ ...ctx, person: { ...ctx.person, name } });
  },
});
