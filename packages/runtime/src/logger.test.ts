import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import test from 'node:test';
import { createLogger } from './logger.ts';

function captured(pretty = false) {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { log: createLogger({ name: 'test', level: 'info', pretty, destination }), read: () => text };
}

test('secrets are left out at every level of nesting', () => {
  const { log, read } = captured();
  const headers = { authorization: 'hush', cookie: 'hush', 'webhook-signature': 'hush', accept: 'text/html' };
  log.info(
    { headers, a: { headers: { 'set-cookie': 'hush' } }, password: 'hush', env: { secrets: { x: 'hush' } } },
    'hello',
  );
  assert.doesNotMatch(read(), /hush/);
  assert.match(read(), /text\/html/);
});

test("a hook's token and a query are left out of a logged request", () => {
  const { log, read } = captured();
  log.info(
    { req: { method: 'POST', url: '/hooks/generic/tok_hush?key=hush', headers: { authorization: 'hush' } } },
    'request',
  );
  assert.doesNotMatch(read(), /hush/);
  assert.equal(JSON.parse(read()).req.path, '/hooks/generic/[redacted]');
});

test('a child keeps the redaction and adds its fields', () => {
  const { log, read } = captured();
  log.child({ runId: 'run_1' }).info({ token: 'hush' }, 'hello');
  assert.equal(JSON.parse(read()).runId, 'run_1');
  assert.doesNotMatch(read(), /hush/);
});

test('an error is logged with its cause and stack', () => {
  const { log, read } = captured();
  log.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'broken');
  assert.match(JSON.parse(read()).err.stack, /outer[\s\S]*inner/);
});

test('lines for a person hold the message and no secret', () => {
  const { log, read } = captured(true);
  log.info({ password: 'hush' }, 'hello there');
  assert.match(read(), /hello there/);
  assert.doesNotMatch(read(), /hush|^\{/);
});
