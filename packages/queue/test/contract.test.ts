import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isAppError, silentLog } from '@smokejumper/contracts';
import { type Handlers, type JobBoard, type JobContext, openQueue, type QueueStore } from '../src/index.ts';
import { kinds, openStore, type TestStore } from './stores.ts';

const obx = (n: number) => `obx_${String(n).padStart(26, '0')}`;

/** Collects calls; `next()` resolves with the next one, in order. */
function inbox<T>() {
  const seen: T[] = [];
  const waiting: ((value: T) => void)[] = [];
  return {
    put(value: T) {
      const waiter = waiting.shift();
      if (waiter) waiter(value);
      else seen.push(value);
    },
    next(): Promise<T> {
      const value = seen.shift();
      if (value !== undefined) return Promise.resolve(value);
      return new Promise((resolve) => waiting.push(resolve));
    },
    get size() {
      return seen.length;
    },
  };
}

function handlers(part: Partial<Handlers>): Handlers {
  return { 'run.execute': async () => {}, 'notify.deliver': async () => {}, 'delivery.send': async () => {}, ...part };
}

/** Asks until the answer is right; a queue's counts follow its jobs after a moment. */
async function eventually(what: () => Promise<boolean>, message: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await what())) {
    if (Date.now() > deadline) assert.fail(message);
    await delay(20);
  }
}

for (const kind of kinds) {
  describe(`the job queue on ${kind}`, { timeout: 60_000 }, () => {
    let place: TestStore;
    const open: JobBoard[] = [];
    const openBoard = async (store: QueueStore) => {
      const board = await openQueue(store, { log: silentLog });
      open.push(board);
      return board;
    };

    beforeEach(async () => {
      place = await openStore(kind);
    });
    afterEach(async () => {
      await Promise.all(open.splice(0).map((board) => board.close({ timeoutMs: 0 })));
      await eventually(async () => (await place.connections()) === 0, 'a closed queue keeps connections');
      await place.remove();
    });

    it('hands a published payload to its handler', async () => {
      const board = await openBoard(place.store);
      assert.equal(board.kind, kind);
      const got = inbox<[string, number]>();
      await board.work(
        handlers({ 'notify.deliver': async ({ outboxId }, { attempt }) => got.put([outboxId, attempt]) }),
      );
      await board.publish('notify.deliver', { outboxId: obx(1) });
      assert.deepEqual(await got.next(), [obx(1), 1]);
    });

    it('takes jobs that were published before anyone worked, and from another process', async () => {
      const publisher = await openBoard(place.store);
      await publisher.publish('run.execute');
      assert.equal((await publisher.stats()).waiting, 1);
      const board = await openBoard(place.store);
      const got = inbox<string>();
      await board.work(handlers({ 'run.execute': async (_payload, { jobId }) => got.put(jobId) }));
      await got.next();
      await eventually(async () => (await publisher.stats()).waiting === 0, 'the job stays in the queue');
    });

    it('refuses a payload that is not the job’s', async () => {
      const board = await openBoard(place.store);
      await assert.rejects(board.publish('notify.deliver', { outboxId: 'run_1' }));
      assert.deepEqual((await board.stats()).jobs['notify.deliver'], { waiting: 0, active: 0, delayed: 0 });
    });

    it('tries again after a handler throws, counting the attempts', async () => {
      const board = await openBoard(place.store);
      const attempts = inbox<number>();
      await board.work(
        handlers({
          'notify.deliver': async (_payload, { attempt }) => {
            attempts.put(attempt);
            if (attempt === 1) throw new AppError('unavailable', 'the other side is down');
          },
        }),
      );
      await board.publish('notify.deliver', { outboxId: obx(2) });
      assert.equal(await attempts.next(), 1);
      await eventually(async () => (await board.stats()).delayed === 1, 'the failed job does not wait for its turn');
      assert.equal(await attempts.next(), 2);
    });

    it('works on as many jobs at once as asked, and no more', async () => {
      const board = await openBoard(place.store);
      const started = inbox<() => void>();
      let now = 0;
      let most = 0;
      await board.work(
        handlers({
          'run.execute': async () => {
            most = Math.max(most, ++now);
            await new Promise<void>((resolve) => started.put(resolve));
            now--;
          },
        }),
        { concurrency: { 'run.execute': 3 } },
      );
      for (let n = 0; n < 7; n++) await board.publish('run.execute');
      for (let n = 0; n < 7; n++) {
        const finish = await started.next();
        // The third one only starts if three may run at once.
        if (n === 0) await eventually(async () => (await board.stats()).active === 3, 'three jobs are not active');
        finish();
      }
      assert.equal(most, 3);
    });

    it('lets a job of another kind through while one kind is busy', async () => {
      const board = await openBoard(place.store);
      const got = inbox<string>();
      let finish = () => {};
      await board.work(
        handlers({
          'run.execute': () =>
            new Promise<void>((resolve) => {
              finish = resolve;
              got.put('run');
            }),
          'notify.deliver': async () => got.put('notify'),
        }),
      );
      await board.publish('run.execute');
      assert.equal(await got.next(), 'run');
      await board.publish('notify.deliver', { outboxId: obx(3) });
      assert.equal(await got.next(), 'notify');
      finish();
    });

    it('keeps one job for one dedupe key until it is done', async () => {
      const board = await openBoard(place.store);
      const publish = () => board.publish('notify.deliver', { outboxId: obx(4) }, { dedupeKey: obx(4) });
      await Promise.all([publish(), publish(), publish()]);
      assert.equal((await board.stats()).waiting, 1);
      const got = inbox<string>();
      await board.work(handlers({ 'notify.deliver': async ({ outboxId }) => got.put(outboxId) }));
      await got.next();
      await eventually(async () => (await board.stats()).active === 0, 'the job is not done');
      await publish();
      assert.equal(await got.next(), obx(4));
    });

    it('takes jobs again after the connection was lost, those published meanwhile elsewhere included', async () => {
      const board = await openBoard(place.gated);
      const elsewhere = await openBoard(place.store);
      const got = inbox<string>();
      await board.work(handlers({ 'notify.deliver': async ({ outboxId }) => got.put(outboxId) }));
      await board.publish('notify.deliver', { outboxId: obx(5) });
      await got.next();
      await place.gate.shut();
      await assert.rejects(board.publish('run.execute'), (error) => isAppError(error, 'unavailable'));
      await assert.rejects(board.ping(), (error) => isAppError(error, 'unavailable'));
      await elsewhere.publish('notify.deliver', { outboxId: obx(6) });
      await place.gate.open();
      assert.equal(await got.next(), obx(6));
      await eventually(
        () =>
          board.ping().then(
            () => true,
            () => false,
          ),
        'the queue stays unreachable',
      );
      await board.publish('notify.deliver', { outboxId: obx(7) });
      assert.equal(await got.next(), obx(7));
    });

    it('aborts a handler whose lock cannot be renewed', async () => {
      const board = await openBoard(place.gated);
      const aborted = inbox<unknown>();
      const begun = inbox<JobContext>();
      await board.work(
        handlers({
          'run.execute': async (_payload, context) => {
            begun.put(context);
            await new Promise((resolve) => context.signal.addEventListener('abort', resolve, { once: true }));
            aborted.put(context.signal.reason);
          },
        }),
        { lockMs: 1_000 },
      );
      await board.publish('run.execute');
      await begun.next();
      await place.gate.shut();
      assert.ok(isAppError(await aborted.next(), 'lease_lost'));
      await place.gate.open();
    });

    it('closes only after the job under way is done', async () => {
      const board = await openBoard(place.store);
      const begun = inbox<() => void>();
      let done = false;
      await board.work(
        handlers({
          'run.execute': async () => {
            await new Promise<void>((resolve) => begun.put(resolve));
            done = true;
          },
        }),
      );
      await board.publish('run.execute');
      const finish = await begun.next();
      const closed = board.close({ timeoutMs: 10_000 });
      finish();
      await closed;
      assert.ok(done);
    });

    it('aborts a job that outlasts the drain and gives it back without using up an attempt', async () => {
      const board = await openBoard(place.store);
      const begun = inbox<number>();
      const wait: Handlers['notify.deliver'] = (_payload, { signal, attempt }) => {
        begun.put(attempt);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        });
      };
      await board.work(handlers({ 'notify.deliver': wait }));
      await board.publish('notify.deliver', { outboxId: obx(8) });
      assert.equal(await begun.next(), 1);
      await board.close({ timeoutMs: 50 });
      const next = await openBoard(place.store);
      assert.equal((await next.stats()).waiting, 1);
      const got = inbox<number>();
      await next.work(handlers({ 'notify.deliver': async (_payload, { attempt }) => got.put(attempt) }));
      assert.equal(await got.next(), 1);
    });

    it('closes in bounded time even when a handler ignores its signal', async () => {
      const board = await openBoard(place.store);
      const begun = inbox<() => void>();
      await board.work(handlers({ 'run.execute': () => new Promise<void>((resolve) => begun.put(resolve)) }));
      await board.publish('run.execute');
      const finish = await begun.next();
      const from = performance.now();
      await board.close({ timeoutMs: 100 });
      assert.ok(performance.now() - from < 10_000);
      finish();
    });

    it('closes while the store is away', async () => {
      const board = await openBoard(place.gated);
      await board.work(handlers({}));
      await place.gate.shut();
      await assert.rejects(board.ping());
      const from = performance.now();
      await board.close({ timeoutMs: 0 });
      assert.ok(performance.now() - from < 10_000);
    });

    it('stops taking jobs when the signal of work is aborted', async () => {
      const board = await openBoard(place.store);
      const stop = new AbortController();
      const begun = inbox<AbortSignal>();
      const workers = await board.work(
        handlers({
          'run.execute': (_payload, { signal }) => {
            begun.put(signal);
            return new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason), { once: true });
            });
          },
        }),
        { signal: stop.signal },
      );
      await board.publish('run.execute');
      await begun.next();
      stop.abort();
      assert.equal(await workers.close({ timeoutMs: 5_000 }), true);
      await board.publish('run.execute');
      assert.deepEqual((await board.stats()).jobs['run.execute'], { waiting: 2, active: 0, delayed: 0 });
    });

    it('says within seconds and without credentials that it is out of reach at the start', async () => {
      await place.gate.shut();
      const from = performance.now();
      await assert.rejects(openQueue(place.gated, { log: silentLog }), (error: Error) => {
        assert.ok(isAppError(error, 'unavailable'));
        assert.match(error.message, new RegExp(`127\\.0\\.0\\.1:${place.gate.port}.*ECONNREFUSED`));
        assert.doesNotMatch(error.message, /postgres:|password/);
        return true;
      });
      assert.ok(performance.now() - from < 5_000);
    });
  });
}
