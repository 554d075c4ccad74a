import assert from 'node:assert/strict';
import test from 'node:test';
import { browsingOf, originsText } from './browsing-of.ts';

test('what is empty takes back what was set, and “nowhere else” stays what it is', () => {
  for (const origins of [null, [], ['https://id.example', 'https://*.shop.example']]) {
    assert.deepEqual(browsingOf({ allowedOrigins: originsText(origins) }), {
      viewport: null,
      headers: null,
      basicAuth: null,
      allowedOrigins: origins,
      locale: null,
      timezone: null,
      colorScheme: null,
    });
  }
});

test('a viewport is one of the sizes, or width and height of another', () => {
  const own = { viewport: 'own', 'viewport.width': '414', 'viewport.height': '800' };
  assert.deepEqual(browsingOf(own).viewport, { width: 414, height: 800 });
  assert.deepEqual(browsingOf({ ...own, viewport: '390x844' }).viewport, { width: 390, height: 844 });
});
