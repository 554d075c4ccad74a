import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Counter, createCounter } from './admission.ts';

const windowMs = 60_000;

/** Who asks, by its key or by its address, or that a part of the window passes. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('key_a', 'key_b', 'address 1', 'address 2') },
  fc.constantFrom(1_000, 30_000, windowMs),
);

test('in any order of callers and time each has its own full count a window, and is told what is left', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'] });
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 4 }),
    fc.array(step, { maxLength: 40 }),
    async (points, steps) => {
      const { count, left } = createCounter(points);
      const windows = new Map<string, { used: number; until: number }>();
      for (const each of steps) {
        if (typeof each === 'number') {
          t.mock.timers.tick(each);
          continue;
        }
        const now = Date.now();
        const before = windows.get(each);
        const open = before !== undefined && now < before.until ? before : { used: 0, until: now + windowMs };
        open.used += 1;
        windows.set(each, open);
        const { admitted, headers, retryAfter } = await ask(count, each);
        assert.equal(admitted, open.used <= points);
        const seconds = Math.max(1, Math.ceil((open.until - now) / 1_000));
        assert.equal(headers['ratelimit-policy'], `"default";q=${points};w=60`);
        assert.equal(headers.ratelimit, `"default";r=${Math.max(0, points - open.used)};t=${seconds}`);
        assert.equal(retryAfter, admitted ? undefined : seconds);
        assert.deepEqual(await left(each), headers);
      }
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

async function ask(count: Counter['count'], who: string) {
  const headers: Record<string, string> = {};
  const request = {
    caller: who.startsWith('key') ? { actor: { id: who } } : null,
    person: null,
    ip: who.replace('address ', ''),
  };
  const reply = { headers: (said: Record<string, string>) => Object.assign(headers, said) };
  try {
    await count(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    return { admitted: true, headers, retryAfter: undefined };
  } catch (error) {
    assert.ok(isAppError(error, 'rate_limited'));
    return { admitted: false, headers, retryAfter: error.details.retryAfterSeconds };
  }
}
