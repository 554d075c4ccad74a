import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NetworkRecord } from '@smokejumper/contracts';
import { guardSays } from './guard-says.ts';

const asked = (url: string, failure: string | null): NetworkRecord => ({
  method: 'GET',
  url,
  status: null,
  resourceType: 'document',
  failure,
  startedAt: 0,
  finishedAt: 1,
});

test('why no way led to a site is told in the words of the guard, for that site and as it last was', () => {
  const lost = asked('https://x.invalid/', 'dns: the name x.invalid does not resolve');
  const other = asked('https://y.test/', 'refused: y.test:443 refuses connections');
  assert.equal(guardSays([lost, other], 'https://x.invalid/'), 'the name x.invalid does not resolve');
  assert.equal(guardSays([lost, asked('https://x.invalid/', null)], 'https://x.invalid/a'), null);
  assert.equal(guardSays([asked('https://x.invalid/', 'blocked: 10.0.0.1 is private')], 'https://x.invalid/'), null);
  assert.equal(guardSays([other], 'https://x.invalid/'), null);
});
