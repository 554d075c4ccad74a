import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { watchContext } from './watch.ts';

const context = Object.assign(new EventEmitter(), { pages: () => [] });
const page = { workers: () => [] } as unknown as Page;
const asked = (url: string, method = 'GET') => {
  const request = { url: () => url, method: () => method, resourceType: () => 'xhr', isNavigationRequest: () => false };
  context.emit('request', request);
  return request;
};

test('the poll that a connection keeps open is not waited for, its other requests are', () => {
  const watch = watchContext({ now: () => 0 }, context as unknown as BrowserContext);
  const line = 'https://x.test/live/?EIO=4&transport=polling&t=1';
  const greeting = asked(line);
  assert.equal(watch.pending(0), 1);
  context.emit('requestfinished', greeting);

  const poll = asked(`${line}&sid=abc`);
  assert.equal(watch.pending(0), 0);
  assert.equal(watch.idle(page), false);
  const sent = asked(`${line}&sid=abc`, 'POST');
  assert.equal(watch.pending(0), 1);
  context.emit('requestfinished', sent);
  context.emit('requestfinished', poll);
  assert.equal(watch.idle(page), true);
  watch.close();
});
