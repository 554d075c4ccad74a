import { Limits } from '@smokejumper/contracts';
import { getLimits } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const getLimitsRoute = endpoint({
  method: 'GET',
  url: '/v1/limits',
  scope: 'runs:read',
  tag: 'runs',
  summary: 'Get limits',
  description: `Each limit of the workspace with what is used of it: runs at the same time and waiting, runs a day,
minutes, model tokens, US dollars for models and bytes of artifacts a month (days and months of UTC). \`max: null\` is no
limit. A request over one is refused with 402 \`limit_exceeded\` or, when too many runs wait, 429 \`queue_full\`; what a
hook or a schedule asks for over one is a run that ends \`inconclusive\`, class \`budget\`, and names the limit.`,
  status: 200,
  answer: Limits,
  handle: ({ ctx }) => getLimits(ctx),
});
