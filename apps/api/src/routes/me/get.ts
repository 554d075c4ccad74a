import { Me } from '@smokejumper/contracts';
import { personEndpoint } from '../../person-endpoint.ts';
import { meOf } from './view.ts';

export const getMeRoute = personEndpoint({
  method: 'GET',
  url: '/v1/me',
  tag: 'people',
  summary: 'Get me',
  description: 'Who is signed in, and the workspaces they belong to.',
  status: 200,
  answer: Me,
  handle: ({ ctx }) => meOf(ctx),
});
