import { Badge, BadgeQuery } from '@smokejumper/contracts';
import { badgeOf } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';
import { EnvironmentParams } from '../params.ts';

export const getBadgeRoute = endpoint({
  method: 'GET',
  url: '/v1/environments/:environmentId/badge',
  scope: 'settings:read',
  tag: 'environments',
  summary: 'Get a badge',
  description:
    'The address of a picture that says whether the flows pass there, or the named one. Who has the address sees it without a key.',
  params: EnvironmentParams,
  query: BadgeQuery,
  status: 200,
  answer: Badge,
  handle: ({ ctx, params, query, deps }) => badgeOf(ctx, { ...params, ...query, publicUrl: deps.publicUrl() }),
});
