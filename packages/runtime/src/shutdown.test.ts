import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import test from 'node:test';
import { createShutdown } from './shutdown.ts';

const log = { info() {}, error() {} };

function stage() {
  const exits: number[] = [];
  let wake: () => void = () => {};
  const exited = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const target = Object.assign(new EventEmitter(), {
    exit: (code: number) => {
      exits.push(code);
      wake();
    },
  }) as never;
  let ms = 0;
  const shutdown = createShutdown({ log, target, elapsed: () => ms });
  return {
    shutdown,
    exits,
    exited,
    signal: (name: string, atMs: number) => {
      ms = atMs;
      (target as EventEmitter).emit(name, name);
    },
  };
}

test('phases run one after the other in the order in which they were added', async () => {
  const { shutdown } = stage();
  const order: string[] = [];
  for (const name of ['intake', 'drain', 'close']) {
    shutdown.phase(name, 1_000, async () => {
      order.push(`${name} begins`);
      await null;
      order.push(`${name} ends`);
    });
  }
  assert.equal(await shutdown.run('test'), 0);
  assert.deepEqual(order, ['intake begins', 'intake ends', 'drain begins', 'drain ends', 'close begins', 'close ends']);
});

test('a phase that fails or hangs is given up and the later ones still run', async () => {
  const { shutdown } = stage();
  let closed = false;
  let toldToStop = false;
  shutdown.phase('throws', 1_000, () => {
    throw new Error('no');
  });
  shutdown.phase('hangs', 10, ({ signal }) => {
    signal.addEventListener('abort', () => {
      toldToStop = true;
    });
    return new Promise(() => {});
  });
  shutdown.phase('close', 1_000, () => {
    closed = true;
  });
  assert.equal(await shutdown.run('test'), 1);
  assert.deepEqual([closed, toldToStop], [true, true]);
});

test('the shutdown runs once however often it is asked for', async () => {
  const { shutdown } = stage();
  let times = 0;
  shutdown.phase('close', 1_000, () => {
    times += 1;
  });
  await Promise.all([shutdown.run('one'), shutdown.run('two')]);
  assert.equal(times, 1);
  assert.equal(shutdown.signal.aborted, true);
});

test('a signal ends the process with 0 after its phases', async () => {
  const { shutdown, exits, exited, signal } = stage();
  shutdown.phase('close', 1_000, () => {});
  shutdown.listen();
  signal('SIGTERM', 0);
  await exited;
  assert.deepEqual(exits, [0]);
});

test('a second signal forces the exit, and one that comes twice at once does not', () => {
  const { shutdown, exits, signal } = stage();
  shutdown.phase(
    'drain',
    100,
    ({ signal: limit }) => new Promise((resolve) => limit.addEventListener('abort', () => resolve())),
  );
  shutdown.listen();
  signal('SIGINT', 0);
  signal('SIGINT', 40);
  assert.deepEqual(exits, []);
  signal('SIGINT', 3_000);
  assert.deepEqual(exits, [130]);
});
