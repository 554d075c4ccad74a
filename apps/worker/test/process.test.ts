import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Fixture, openFixture, untilDone, untilWaiting, vaultKey, verdictEvents } from './fixture.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');

const keys = `${vaultKey.id}:${Buffer.from(vaultKey.key, 'hex').toString('base64')}`;

interface Process {
  child: ChildProcess;
  output(): string;
  /** Resolves once the line was logged; rejects when the process ends before. */
  logged(line: string): Promise<void>;
  ended: Promise<number | null>;
}

function launch(env: Record<string, string>): Process {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(SMOKEJUMPER_(?!CHROMIUM)|DATABASE_URL|REDIS_URL)/.test(name)),
  );
  const child = spawn(process.execPath, [main], { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    child,
    output: () => output,
    ended,
    logged: (line) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (output.includes(line)) resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`the process ended without "${line}": ${output}`)));
      }),
  };
}

for (const kind of ['postgres', 'redis'] as const) {
  describe(`worker processes with their queue on ${kind}`, { timeout: 600_000 }, () => {
    let fixture: Fixture;
    const started: Process[] = [];
    const start = (more: Record<string, string> = {}): Process => {
      const redis = new URL(process.env.TEST_REDIS_URL ?? '');
      redis.pathname = '/7';
      const one = launch({
        DATABASE_URL: fixture.database.url,
        ...(kind === 'redis' ? { REDIS_URL: redis.href } : {}),
        ARTIFACTS_URL: `file:${join(fixture.folder, 'artifacts')}`,
        SMOKEJUMPER_ENCRYPTION_KEYS: keys,
        SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: '1',
        SMOKEJUMPER_LEASE_MS: '5000',
        SMOKEJUMPER_HEARTBEAT_MS: '500',
        SMOKEJUMPER_WORKER_CONCURRENCY: '1',
        SMOKEJUMPER_DRAIN_MS: '200',
        ...more,
      });
      started.push(one);
      return one;
    };

    beforeEach(async () => {
      fixture = await openFixture();
    });
    afterEach(async () => {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.splice(0).map((one) => one.ended));
      await fixture.close();
    });

    it('another worker finishes the run of one that was killed in its middle', async () => {
      const both = [start(), start()];
      await Promise.all(both.map((one) => one.logged('worker ready')));
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      const [holder] = await fixture.database.asOwner<{ worker_id: string }>(
        'select worker_id from attempt where run_id = $1',
        [runId],
      );
      const killed = both.find(({ child }) => holder!.worker_id.split('/').includes(String(child.pid)));
      killed!.child.kill('SIGKILL');
      await killed!.ended;
      await untilWaiting(fixture, runId, 2);
      fixture.site.letGo();
      const run = await untilDone(fixture, runId);
      assert.equal(run.verdict, 'passed', run.summary ?? '');
      assert.equal(run.attempts, 2);
      const attempts = await fixture.database.asOwner<{ number: number; outcome: string }>(
        'select number, outcome from attempt where run_id = $1 order by number',
        [runId],
      );
      assert.deepEqual(attempts, [
        { number: 1, outcome: 'lost' },
        { number: 2, outcome: 'finished' },
      ]);
      const events = await verdictEvents(fixture, runId);
      assert.equal(events.filter((type) => type === 'run.finished').length, 1);
    });

    it('SIGTERM gives a run back that does not finish in time, and the process ends with 0', async () => {
      const first = start();
      await first.logged('worker ready');
      const runId = await fixture.queue();
      await untilWaiting(fixture, runId);
      first.child.kill('SIGTERM');
      assert.equal(await first.ended, 0, first.output());
      assert.equal((await fixture.run(runId)).status, 'queued');
    });
  });
}

describe('a worker process that cannot start', { timeout: 60_000 }, () => {
  it('says in one sentence that it has no database', async () => {
    const one = launch({});
    assert.equal(await one.ended, 64);
    assert.match(one.output(), /^DATABASE_URL is not set;.*\n$/);
  });

  it('says that the database does not answer', async () => {
    const one = launch({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
      SMOKEJUMPER_ENCRYPTION_KEYS: keys,
    });
    assert.equal(await one.ended, 1, one.output());
    assert.match(one.output(), /database/i);
  });
});
