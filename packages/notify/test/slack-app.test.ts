import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { OpenTarget, OutgoingDelivery, RunNews } from '@smokejumper/contracts';
import { deliver, delivery, news, passedRun, seam } from './fixture.ts';
import { serveSlack } from './slack.ts';

let slack: Awaited<ReturnType<typeof serveSlack>>;
before(async () => {
  slack = await serveSlack();
});
after(() => slack.close());
beforeEach(() => {
  slack.messages.length = 0;
  slack.heard.length = 0;
});

const recovered: RunNews = { ...news, change: { from: 'failing', to: 'passing' }, run: passedRun };
const app = (more: object = {}): OpenTarget => ({
  kind: 'slack_app',
  token: 'xoxb-good',
  channel: 'C1',
  apiUrl: slack.url,
  ...more,
});
const send = (about: RunNews[], more: Partial<OutgoingDelivery> = {}, target = app()) =>
  deliver(delivery(target, about, more), seam);

test('a failure is one message, written to again by another try, and settled in place and in its thread', async () => {
  const told = await send([news]);
  assert.deepEqual([told.outcome, told.external], ['sent', { ts: '1700000000.000001', channel: 'C1' }], told.detail);
  assert.match(slack.messages[0]?.text ?? '', /“Buy a backpack” began to fail in staging/);
  assert.ok(!JSON.stringify(slack.messages).includes('<!channel>'));
  await send([news], { external: told.external ?? {} });
  assert.deepEqual([slack.messages.length, slack.messages[0]?.edited], [1, 1]);

  const settled = await send([recovered], { external: told.external ?? {} });
  assert.match(slack.messages[0]?.text ?? '', /passes again/);
  assert.equal(slack.messages.length, 2);
  assert.deepEqual([slack.messages[1]?.thread_ts, slack.messages[1]?.reply_broadcast], ['1700000000.000001', true]);
  await send([news], { external: { ...told.external, ...settled.external } });
  assert.deepEqual([slack.messages.length, slack.messages[2]?.thread_ts], [3, undefined]);
});

test('a message that was deleted is followed by a new one, and a digest is a message of its own', async () => {
  const external = { ts: '1.1', channel: 'C1' };
  assert.equal((await send([recovered], { external })).outcome, 'sent');
  assert.deepEqual([slack.messages.length, slack.messages[0]?.thread_ts], [1, undefined]);
  const digest = await send([news, recovered], { external });
  assert.deepEqual([digest.outcome, digest.external], ['sent', undefined]);
  assert.equal(slack.messages[1]?.text, '2 changes in smoke tests');
});

test('what Slack refuses with a 200 counts: busy is tried again, a taken token or conversation is gone', async () => {
  slack.next({ status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } });
  const limited = await send([news]);
  assert.deepEqual([limited.outcome, limited.retryAfterMs], ['retry', 30_000]);
  for (const [error, outcome] of [
    ['internal_error', 'retry'],
    ['token_revoked', 'gone'],
    ['invalid_blocks', 'failed'],
  ] as const) {
    slack.next({ status: 200, body: { ok: false, error } });
    assert.equal((await send([news])).outcome, outcome, error);
  }
  slack.next({ status: 503 });
  assert.equal((await send([news])).outcome, 'retry');
  assert.equal((await send([news], {}, app({ token: 'xoxb-old' }))).outcome, 'gone');
  assert.equal((await send([news], {}, app({ channel: 'C2' }))).detail, 'Slack says channel_not_found.');
  assert.equal((await send([news], {}, app({ apiUrl: 'http://127.0.0.1:1' }))).outcome, 'retry');
  assert.equal(slack.messages.length, 0);
});
