import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { RunEvent } from '@smokejumper/contracts';
import { cancelRun, within } from '@smokejumper/core';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi({ settings: { heartbeatMs: 100, streamsPerWorkspace: 2 } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  us = await api.tenant('us');
});
after(() => api.close());

interface Frame {
  id?: string;
  event?: string;
  data?: RunEvent;
  comment?: string;
  retry?: string;
}

function portOf({ app }: Harness): string {
  return String((app.server.address() as AddressInfo).port);
}

/** A client on a real socket: frames one by one. */
async function open(url: string, tenant: Tenant, headers: Record<string, string> = {}, port = portOf(api)) {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: url,
    headers: { authorization: `Bearer ${tenant.key}`, ...headers },
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const frames = framesOf(answer);
  return {
    answer,
    /** The next frame of this kind; comments and the retry line in between are passed over. */
    async next(wanted: 'event' | 'comment' | 'retry' = 'event'): Promise<Frame> {
      for (;;) {
        const { value, done } = await frames.next();
        if (done) throw new Error('the stream ended');
        if (value[wanted] !== undefined) return value;
      }
    },
    async rest(): Promise<Frame[]> {
      const left: Frame[] = [];
      for await (const frame of frames) if (frame.event) left.push(frame);
      return left;
    },
    leave: () => asked.destroy(),
  };
}

async function* framesOf(answer: IncomingMessage): AsyncGenerator<Frame, undefined> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield frameOf(block);
  }
  return undefined;
}

function frameOf(block: string): Frame {
  const frame: Frame = {};
  for (const line of block.split('\n')) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s);
    if (name === '') frame.comment = value;
    else if (name === 'data') frame.data = RunEvent.parse(JSON.parse(value));
    else if (name === 'id' || name === 'event' || name === 'retry') frame[name] = value;
  }
  return frame;
}

async function running(tenant = us) {
  const accepted = await tenant.run(await tenant.flow(), await tenant.environment());
  const work = workOf(api.system);
  const claimed = await work.claim();
  assert.equal(claimed.lease.runId, accepted.id);
  return { url: accepted.eventsUrl, run: accepted, work, claimed };
}

test('stored events come first, then live ones, and the stream ends after the last', async () => {
  const { url, work, claimed } = await running();
  const stream = await open(url, us);
  assert.equal(stream.answer.statusCode, 200);
  assert.match(String(stream.answer.headers['content-type']), /^text\/event-stream/);
  assert.equal(stream.answer.headers['x-accel-buffering'], 'no');
  assert.ok(stream.answer.headers['x-request-id'] && stream.answer.headers.ratelimit);
  assert.equal((await stream.next('retry')).retry, '2000');
  assert.deepEqual([(await stream.next()).event, (await stream.next()).event], ['run.queued', 'run.started']);
  await work.record(claimed, 0);
  const step = await stream.next();
  assert.deepEqual([step.event, step.id, step.data?.sequence], ['step.finished', '3', 3]);
  await work.finish(claimed);
  assert.deepEqual(
    (await stream.rest()).map(({ event }) => event),
    ['run.finished'],
  );
});

test('a client that comes back with Last-Event-ID gets what it missed and nothing twice', async () => {
  const { url, work, claimed } = await running();
  const first = await open(url, us);
  await first.next();
  const seen = await first.next();
  first.leave();
  await work.record(claimed, 0);
  await work.record(claimed, 1);
  await work.finish(claimed);
  const again = await open(url, us, { 'last-event-id': seen.id ?? '' });
  assert.deepEqual(
    (await again.rest()).map(({ id, event }) => [id, event]),
    [
      ['3', 'step.finished'],
      ['4', 'step.finished'],
      ['5', 'run.finished'],
    ],
  );
  const over = await us.ask({ url, headers: { 'last-event-id': '5' } });
  assert.deepEqual([over.statusCode, over.body], [204, '']);
});

test('a Last-Event-ID that is none or beyond the last event is refused', async () => {
  const { url, run, work, claimed } = await running();
  for (const id of ['x', '-1', '99']) {
    const answer = await us.ask({ url, headers: { 'last-event-id': id } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), ['/headers/last-event-id']);
  }
  await work.finish(claimed);
  await us.get(run.url);
});

test('a quiet stream is kept alive by comments, and a cancellation ends it', async () => {
  const { url, run } = await running();
  const stream = await open(url, us);
  await stream.next();
  await stream.next();
  await stream.next('comment');
  await stream.next('comment');
  await cancelRun(within(api.system, us.workspaceId), { runId: run.id });
  assert.equal((await stream.rest()).at(-1)?.event, 'run.cancelled');
});

test('a stream that is left is forgotten, and one too many is refused', async () => {
  const { url, run } = await running();
  const streams = [await open(url, us), await open(url, us)];
  const refused = await open(url, us);
  assert.equal(refused.answer.statusCode, 429);
  refused.leave();
  for (const stream of streams) stream.leave();
  // The places are free again as soon as the server has noticed; a leaked one would be refused for ever.
  for (let tries = 0; ; tries++) {
    const stream = await open(url, us);
    stream.leave();
    if (stream.answer.statusCode === 200) break;
    assert.ok(tries < 500, 'the places are never given back');
  }
  await cancelRun(within(api.system, us.workspaceId), { runId: run.id });
});

test('closing the server ends its streams at once', async () => {
  const other = await startApi();
  const address = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const them = await other.tenant('them');
  const run = await them.run(await them.flow(), await them.environment());
  const stream = await open(run.eventsUrl, them, {}, new URL(address).port);
  assert.equal((await stream.next()).event, 'run.queued');
  const from = performance.now();
  await other.close();
  assert.deepEqual(await stream.rest(), []);
  assert.ok(performance.now() - from < 15_000);
});
