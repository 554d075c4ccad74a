import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf, priceOf } from './prices.ts';

test('a model is priced by its name, with or without a date, and a price of one’s own wins', () => {
  const dated = priceOf({ provider: 'anthropic', name: 'claude-sonnet-4-5-20250929' });
  assert.equal(dated?.input, 3);
  assert.equal(priceOf({ provider: 'openai', name: 'gpt-4o-2024-08-06' })?.output, 10);
  const own = { 'gpt-4o': { input: 1, output: 2 }, 'openai:gpt-5': { input: 7, output: 8 } };
  assert.equal(priceOf({ provider: 'openai', name: 'gpt-4o' }, own)?.input, 1);
  assert.equal(priceOf({ provider: 'openai', name: 'gpt-5' }, own)?.input, 7);
});

test('a model that nobody priced has no price, whatever it is called', () => {
  assert.equal(priceOf({ provider: 'openai-compatible', name: 'gpt-4o' }), null);
  assert.equal(priceOf({ provider: 'openai', name: 'gpt-4o-mini-realtime' }), null);
});

test('tokens from and to the cache cost their own price', () => {
  const tokens = { input: 10_000, cacheRead: 6_000, cacheWrite: 1_000, output: 500 };
  assert.equal(costOf({ input: 3, cached: 0.3, cacheWrite: 3.75, output: 15 }, tokens).toFixed(6), '0.022050');
  assert.equal(costOf({ input: 3, output: 15 }, tokens).toFixed(6), '0.037500');
});
