import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { never, type Pulse } from './pulse.ts';
import { settle } from './settle.ts';
import type { Watch } from './watch.ts';

const resting: Pulse = {
  quietFor: never,
  changes: 0,
  born: 1,
  ready: true,
  nextInMs: never,
  workers: 'none',
  drawn: 'unasked',
};

interface About {
  pulse?: Partial<Pulse>;
  answeredMsAgo?: number;
  actedMsAgo?: number;
  idle?: boolean;
  quietMs?: number;
  oneFrame?: boolean;
  leaving?: boolean;
  /** The document is the one that was there before. */
  known?: boolean;
  maxMs?: number;
  /** How long the page takes over the first question. */
  lateMs?: number;
}

/** How long a page is waited for, of which and of whose network this is true, when 300 ms of quiet are asked for. */
async function waited(about: About) {
  const began = performance.now();
  let asked = 0;
  const send = async (_: string, { awaitPromise }: { awaitPromise: boolean }) => {
    asked += 1;
    if (asked === 1 && about.lateMs !== undefined) await pause(about.lateMs);
    const drawn = awaitPromise ? (about.pulse?.drawn ?? 'no') : 'unasked';
    return { result: { value: { ...resting, ...about.pulse, drawn } } };
  };
  const page = { isClosed: () => false, context: () => ({ newCDPSession: async () => ({ send }) }) };
  const watch = {
    pending: () => 0,
    ends: { last: () => began - (about.answeredMsAgo ?? never) },
    idle: () => about.idle ?? true,
  };
  let looks = 0;
  const settled = await settle(
    { now: () => performance.now(), signal: new AbortController().signal },
    {
      page: page as unknown as Page,
      watch: watch as unknown as Watch,
      mark: 0,
      since: began - (about.actedMsAgo ?? 0),
      calm: {
        quietMs: about.quietMs ?? 300,
        maxMs: about.maxMs ?? 1_000,
        oneFrame: about.oneFrame ?? false,
      },
      almost: () => {
        looks += 1;
      },
      hear: () => {},
      leaving: () => about.leaving ?? false,
      known: about.known === false ? null : resting.born,
    },
  );
  return { settled, ms: performance.now() - began, looks, asked };
}

test('a page that has nothing more to do is settled after a moment, and said to be so before', async () => {
  const { settled, ms, looks } = await waited({ quietMs: 5_000, maxMs: 5_000 });
  assert.equal(settled, true);
  assert.ok(ms >= 60, `${ms} ms`);
  assert.equal(looks, 1);
});

test('a page that has arranged something, or can be reached, is given the whole quiet', async () => {
  for (const about of [{ pulse: { nextInMs: 250 } }, { pulse: { nextInMs: 0 } }, { idle: false }]) {
    const { settled, ms, looks } = await waited(about);
    assert.equal(settled, true);
    assert.ok(ms >= 300, `${JSON.stringify(about)}: ${ms} ms`);
    assert.equal(looks, 0);
  }
});

test('a page that has workers is given time for what they bring, though little quiet is asked for', async () => {
  const short = { idle: false, quietMs: 35 };
  const { ms } = await waited({ ...short, pulse: { workers: 'idle' } });
  assert.ok(ms >= 250, `${ms} ms`);
  assert.equal((await waited({ ...short, actedMsAgo: 50 })).asked, 2);
  assert.equal((await waited({ ...short, pulse: { workers: 'asked' } })).settled, false);
});

test('a new document whose clock ticks on is given no more than that time', async () => {
  const ticking = { quietFor: 60, nextInMs: 40 };
  assert.equal((await waited({ quietMs: 35, known: false, pulse: ticking })).settled, true);
});

test('a new document is given time for what it is about to do, not for what is far off', async () => {
  for (const nextInMs of [1, 200]) {
    const { ms } = await waited({ quietMs: 35, known: false, pulse: { nextInMs } });
    assert.ok(ms >= 250, `${nextInMs}: ${ms} ms`);
  }
  for (const about of [{ nextInMs: 0 }, { nextInMs: 300 }, { nextInMs: 200, known: true }]) {
    const { asked } = await waited({ quietMs: 35, actedMsAgo: 100, known: about.known ?? false, pulse: about });
    assert.equal(asked, 2, JSON.stringify(about));
  }
});

test('an answer that came late is no rest: the page is asked again, after its next frame', async () => {
  assert.equal((await waited({ lateMs: 400 })).asked, 2);
});

test('a page at work is given time to show what it works on, but not without end', async () => {
  const { settled, ms } = await waited({ quietMs: 35, maxMs: 3_000, pulse: { drawn: 'busy' } });
  assert.equal(settled, true);
  assert.ok(ms >= 1_000, `${ms} ms`);
});

test('quiet counts from the last answer, whose content may not stand there yet', async () => {
  const { ms } = await waited({ pulse: { nextInMs: 0 }, answeredMsAgo: -200 });
  assert.ok(ms >= 500, `${ms} ms`);
});

test('a page that keeps changing is given up when the time is over', async () => {
  const { settled, ms } = await waited({ pulse: { quietFor: 5 } });
  assert.equal(settled, false);
  assert.ok(ms >= 1_000, `${ms} ms`);
});

test('where one frame is enough, a page that draws it and stays as it was is settled at once', async () => {
  const drawing = { quietFor: 0, drawn: 'yes' as const };
  // It never says that it was quiet for long.
  assert.equal((await waited({ oneFrame: true, pulse: drawing })).settled, true);
  for (const about of [
    { pulse: { ...drawing, nextInMs: 250 } },
    { pulse: { drawn: 'no' as const } },
    { leaving: true },
  ]) {
    const { ms } = await waited({ oneFrame: true, pulse: { drawn: 'yes' }, ...about });
    assert.ok(ms >= 60, `${JSON.stringify(about)}: ${ms} ms`);
  }
});
