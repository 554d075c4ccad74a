import assert from 'node:assert/strict';
import test from 'node:test';
import { isPage } from './is-page.ts';

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('a browser gets the page at any address of the dashboard', () => {
  for (const url of ['/', '/runs', '/runs/run_1?attempt=2', '/sign-in?error=x.y', '/no/such/page']) {
    assert.equal(isPage({ url, headers: { accept } }), true, url);
  }
});

test('what belongs to the API, and a file that is missing, is no page', () => {
  const urls = [
    '/v1',
    '/v1/no-such',
    '/V1/x',
    '/auth/no',
    '/hooks/x/y',
    '/files/x',
    '/docs/x',
    '/assets/x.js',
    '/x.js',
    '/favicon.ico',
  ];
  for (const url of urls) assert.equal(isPage({ url, headers: { accept } }), false, url);
});

test('a program that takes only JSON is told that there is nothing', () => {
  assert.equal(isPage({ url: '/runs', headers: { accept: 'application/json' } }), false);
});
