import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Badge, Channel, ChannelCreated, ChannelSecret, Delivery, type Page } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

const hook = { kind: 'webhook', url: 'https://hook.example/in' };

test('a channel is made, listed, changed, tried, rotated and removed, and its log tells of the try', async () => {
  const made = ChannelCreated.strict().parse(await us.post('/v1/channels', { name: 'Hook', target: hook }));
  assert.match(made.secret ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.deepEqual([made.events, made.failuresBeforeTold, made.enabled], ['change', 1, true]);
  const { secret: _shownOnce, ...shown } = made;
  assert.deepEqual(Channel.strict().parse(await us.get(`/v1/channels/${made.id}`)), shown);
  const patch = {
    events: 'always',
    quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Vienna' },
    enabled: false,
  };
  const changed = await us.ask({ method: 'PATCH', url: `/v1/channels/${made.id}`, body: patch });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.deepEqual(changed.json<Channel>().quietHours, patch.quietHours);
  assert.equal(changed.json<Channel>().disabledReason, 'Switched off.');
  const tried = Delivery.strict().parse(await us.post(`/v1/channels/${made.id}/test`, undefined, 202));
  const log = await us.get<Page<Delivery>>(`/v1/channels/${made.id}/deliveries`);
  assert.deepEqual(log.data, [tried]);
  const again = `/v1/channels/${made.id}/deliveries/${tried.id}/replay`;
  assert.equal((await us.post<Delivery>(again, undefined, 202)).status, 'pending');
  const rotated = ChannelSecret.strict().parse(await us.post(`/v1/channels/${made.id}/rotate-secret`, undefined, 200));
  assert.notEqual(rotated.secret, made.secret);
  assert.equal((await us.ask({ method: 'DELETE', url: `/v1/channels/${made.id}` })).statusCode, 204);
  problemOf(await us.ask({ url: `/v1/channels/${made.id}` }), 404, 'not_found');
});

test('no answer and no row shows a secret of a target', async () => {
  const canary = randomBytes(12).toString('hex');
  const targets = [
    { kind: 'slack', url: `https://hooks.example/${canary}` },
    { kind: 'teams', url: `https://hooks.example/${canary}` },
    { kind: 'discord', url: `https://hooks.example/${canary}` },
    { kind: 'github', appId: '12', privateKey: canary },
    { kind: 'github_status', token: canary },
    { kind: 'gitlab', token: canary },
    { kind: 'vercel', token: canary, checkId: 'chk_1' },
    { kind: 'email', to: ['a@x.example'], from: 'b@x.example', smtpUrl: `smtp://ann:${canary}@mail.example` },
  ];
  let seen = '';
  for (const target of targets) {
    const answer = await us.ask({ method: 'POST', url: '/v1/channels', body: { name: target.kind, target } });
    assert.equal(answer.statusCode, 201, answer.body);
    seen += answer.body;
  }
  seen += (await us.ask({ url: '/v1/channels?limit=100' })).body;
  for (const table of ['channel', 'audit_entry', 'delivery', 'idempotency_key']) {
    seen += JSON.stringify(await api.database.asOwner(`select * from ${table}`));
  }
  for (const form of [canary, Buffer.from(canary).toString('base64').slice(0, 20)]) assert.ok(!seen.includes(form));
  const refused = await us.ask({
    method: 'POST',
    url: '/v1/channels',
    body: { name: 'x', target: { ...targets[3], extra: 1 } },
  });
  problemOf(refused, 400, 'invalid_input');
  assert.ok(!refused.body.includes(canary));
});

test('what is wrong with a channel is pointed at', async () => {
  const bad: [object, string][] = [
    [{ name: 'x', target: { ...hook, url: 'ftp://x' } }, '/target/url'],
    [{ name: 'x', target: hook, quietHours: { from: '25:00', to: '07:00', timeZone: 'UTC' } }, '/quietHours/from'],
    [{ name: 'x', target: hook, quietHours: { from: '22:00', to: '07:00', timeZone: 'Moon' } }, '/quietHours/timeZone'],
    [{ name: 'x', target: hook, failuresBeforeTold: 0 }, '/failuresBeforeTold'],
  ];
  for (const [body, pointer] of bad) {
    const problem = problemOf(await us.ask({ method: 'POST', url: '/v1/channels', body }), 400, 'invalid_input');
    assert.deepEqual(pointersOf(problem), [pointer]);
  }
  const made = await us.post<ChannelCreated>('/v1/channels', { name: 'Hook', target: hook });
  const other = { target: { kind: 'slack', url: 'https://hooks.example' } };
  const changed = await us.ask({ method: 'PATCH', url: `/v1/channels/${made.id}`, body: other });
  assert.deepEqual(pointersOf(problemOf(changed, 400, 'invalid_input')), ['/target/kind']);
});

test('a channel that leads to a cloud’s metadata is refused when it is made or changed, in whatever writing', async () => {
  const ask = (url: string, kind = 'webhook') =>
    us.ask({ method: 'POST', url: '/v1/channels', body: { name: 'Hook', target: { kind, url } } });
  for (const host of ['169.254.169.254', '[::ffff:a9fe:a9fe]', '2852039166', 'metadata.google.internal', 'METADATA.']) {
    for (const kind of ['webhook', 'slack'])
      assert.deepEqual(pointersOf(problemOf(await ask(`https://${host}/in`, kind), 400, 'invalid_input')), [
        '/target/url',
      ]);
  }
  const { id } = (await ask('https://hook.example/in')).json<Channel>();
  const body = { target: { kind: 'webhook', url: 'https://169.254.169.254/latest' } };
  problemOf(await us.ask({ method: 'PATCH', url: `/v1/channels/${id}`, body }), 400, 'invalid_input');
});

test('a badge shows how an environment and one flow of it stand, to who has its address', async () => {
  const [good, bad, environment] = [await us.flow(), await us.flow(), await us.environment()];
  const addressFor = async (query: string) =>
    new URL((await us.get<Badge>(`/v1/environments/${environment.id}/badge${query}`)).url).pathname;
  const all = await addressFor('');
  const one = await addressFor(`?flowId=${good.id}`);
  const show = async (url: string) => {
    const answer = await api.app.inject(url);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(String(answer.headers['content-type']), /^image\/svg\+xml/);
    return /aria-label="smoke tests: (\w+)"/.exec(answer.body)?.[1];
  };
  assert.deepEqual([await show(all), await show(one)], ['unknown', 'unknown']);
  const work = workOf(api.system);
  await us.run(good, environment);
  await work.finish(await work.claim());
  assert.deepEqual([await show(all), await show(one)], ['passing', 'passing']);
  await us.run(bad, environment);
  await work.finish(await work.claim(), { verdict: 'failed', failureClass: 'page_error' });
  assert.deepEqual([await show(all), await show(one)], ['failing', 'passing']);
  problemOf(await api.app.inject(`${one.slice(0, -4)}AAAA`), 404, 'not_found');
  problemOf(await api.app.inject('/badges/nothing'), 404, 'not_found');
});
