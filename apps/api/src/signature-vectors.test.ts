import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { verifyHmac } from './routes/hooks/verify.ts';
import { verifyDelivery } from './webhook-signature.ts';

// The vectors that the specification of Standard Webhooks and GitHub's documentation print.
test('the vector of Standard Webhooks verifies at its time, and not ten minutes later', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const body = '{"test": 2432232314}';
  mock.timers.enable({ apis: ['Date'], now: 1_614_265_330_000 });
  try {
    assert.equal(verifyDelivery({ body, headers, secret }), 'msg_p5jXN8AQM9LWM0D4loKWxJek');
    assert.throws(() => verifyDelivery({ body: `${body} `, headers, secret }), { code: 'signature_invalid' });
    mock.timers.setTime(1_614_265_930_000);
    assert.throws(() => verifyDelivery({ body, headers, secret }), { code: 'timestamp_out_of_tolerance' });
  } finally {
    mock.timers.reset();
  }
});

test('the vector of GitHub verifies, and not without its prefix', () => {
  const hex = '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
  const about = { body: 'Hello, World!', secret: "It's a Secret to Everybody", header: 'x-hub-signature-256' };
  const verify = (value: string) => verifyHmac({ ...about, value, algorithm: 'sha256', prefix: 'sha256=' });
  verify(`sha256=${hex}`);
  for (const bad of [hex, `sha256=${hex.replace('7', '8')}`, '']) {
    assert.throws(() => verify(bad), { code: 'signature_invalid' });
  }
});
