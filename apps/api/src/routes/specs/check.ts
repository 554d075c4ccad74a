import { SpecCheck, SpecCheckInput } from '@smokejumper/contracts';
import { checkSpec } from '@smokejumper/core';
import { endpoint } from '../../endpoint.ts';

export const checkSpecRoute = endpoint({
  method: 'POST',
  url: '/v1/specs/check',
  scope: 'flows:read',
  tag: 'flows',
  summary: 'Check a spec',
  description: 'Reads a flow in plain language without running it: its steps, and each clause that is not understood.',
  body: SpecCheckInput,
  status: 200,
  answer: SpecCheck,
  handle: ({ ctx, body }) => checkSpec(ctx, body),
});
