import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { verifyDelivery } from './webhook-signature.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const body = '{"a":1}';
const now = new Date();

function headers(part: Record<string, string> = {}) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
    ...part,
  };
}

test('a good signature gives the id of the delivery', () => {
  assert.equal(verifyDelivery({ body, headers: headers(), secret }), 'msg_1');
});

test('one good signature among several is enough, as while a secret is rotated', () => {
  const good = headers()['webhook-signature'];
  const several = headers({ 'webhook-signature': `v1,AAAA v1a,BBBB ${good}` });
  assert.equal(verifyDelivery({ body, headers: several, secret }), 'msg_1');
});

test('another body, id, time, scheme or an empty header is refused', () => {
  const good = headers()['webhook-signature'];
  const cases = [
    { body: '{"a":2}', headers: headers() },
    { body, headers: headers({ 'webhook-id': 'msg_2' }) },
    { body, headers: headers({ 'webhook-timestamp': String(Math.floor(now.getTime() / 1_000) - 1) }) },
    { body, headers: headers({ 'webhook-timestamp': 'soon' }) },
    { body, headers: headers({ 'webhook-signature': good.replace('v1,', 'v2,') }) },
    { body, headers: headers({ 'webhook-signature': '' }) },
  ];
  for (const one of cases) {
    assert.throws(
      () => verifyDelivery({ ...one, secret }),
      (error) => isAppError(error, 'signature_invalid'),
    );
  }
});
