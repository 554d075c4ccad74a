import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sweepExpired, withIdempotency } from '../src/index.ts';
import { useFixture } from './use-fixture.ts';

const answer = { status: 202, body: { id: 'run_1' }, headers: { location: '/v1/runs/run_1' } };

describe('an idempotency key', () => {
  const fixture = useFixture();

  const ask = (key: string, fingerprint = 'body a', route = 'POST /v1/runs') => ({ key, fingerprint, route });

  it('does the work once, and answers the stored answer afterwards', async () => {
    let worked = 0;
    const work = async () => {
      worked += 1;
      return answer;
    };
    assert.deepEqual(await withIdempotency(fixture.ctx, ask('a'), work), { ...answer, replayed: false });
    assert.deepEqual(await withIdempotency(fixture.ctx, ask('a'), work), { ...answer, replayed: true });
    assert.equal(worked, 1);
    await withIdempotency(fixture.ctx, ask('a', 'body a', 'POST /v1/flows'), work);
    await withIdempotency(fixture.other, ask('a'), work);
    assert.equal(worked, 3, 'another route and another workspace have keys of their own');
  });

  it('refuses another request under the same key', async () => {
    await withIdempotency(fixture.ctx, ask('b'), async () => answer);
    const reused = withIdempotency(fixture.ctx, ask('b', 'body b'), async () => answer);
    await assert.rejects(reused, { code: 'idempotency_key_reused' });
  });

  it('refuses the same request while the first is at work, and takes over from one that died', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<typeof answer>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = withIdempotency(fixture.ctx, ask('c'), () => {
      begin();
      return finished;
    });
    await begun;
    const second = withIdempotency(fixture.ctx, ask('c'), async () => answer);
    await assert.rejects(second, { code: 'idempotency_in_progress' });
    fixture.pass(61_000);
    const third = await withIdempotency(fixture.ctx, ask('c'), async () => ({ ...answer, status: 200 }));
    assert.equal(third.replayed, false);
    finish(answer);
    await first;
    const fourth = await withIdempotency(fixture.ctx, ask('c'), async () => answer);
    assert.deepEqual([fourth.replayed, fourth.status], [true, 200], 'the late one does not overwrite the answer');
  });

  it('is free again after work that threw, and after a day', async () => {
    const failing = withIdempotency(fixture.ctx, ask('d'), async () => {
      throw new Error('broken');
    });
    await assert.rejects(failing, /broken/);
    const work = async () => answer;
    assert.equal((await withIdempotency(fixture.ctx, ask('d'), work)).replayed, false);
    fixture.pass(24 * 3_600_000);
    assert.equal((await withIdempotency(fixture.ctx, ask('d', 'body z'), work)).replayed, false);
    fixture.pass(24 * 3_600_000 + 1);
    assert.ok((await sweepExpired(fixture.sys)).idempotencyKeys > 0);
  });

  it('lets one of twenty at once do the work', async () => {
    let worked = 0;
    const work = async () => {
      worked += 1;
      return answer;
    };
    await Promise.allSettled(Array.from({ length: 20 }, () => withIdempotency(fixture.ctx, ask('e'), work)));
    assert.equal(worked, 1);
  });
});
