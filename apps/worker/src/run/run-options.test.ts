import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClaimedRun } from '@smokejumper/core';
import { runOptions } from './run-options.ts';

test('a browser reaches private hosts, origins and sign-ins as the claimed run says, and no other way', () => {
  const browsing = { headers: {}, basicAuth: null, hidden: ['hush'], allowedOrigins: ['https://a.example'] };
  const claimed = (allowPrivateHosts: boolean) =>
    ({
      flow: { baseUrl: 'http://10.0.0.1' },
      browsing: { ...browsing, allowPrivateHosts },
      secrets: { password: 'secret' },
      signedIn: null,
    }) as unknown as ClaimedRun;
  for (const allowed of [true, false]) {
    const options = runOptions(claimed(allowed), '/tmp/here');
    assert.equal(options.allowPrivateHosts, allowed);
    assert.deepEqual(options.allowedOrigins, ['https://a.example']);
    assert.deepEqual(options.secrets, ['secret', 'hush']);
    assert.equal(options.storageState, undefined);
  }
});
