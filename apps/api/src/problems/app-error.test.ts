import assert from 'node:assert/strict';
import test from 'node:test';
import { AppError, errorCodes } from '@smokejumper/contracts';
import { toAppError } from './app-error.ts';
import { kindOf } from './problem.ts';

test('every error code has a status of a refusal and a title of its own', () => {
  const titles = errorCodes.map((code) => {
    const { status, title } = kindOf(code);
    assert.ok(status >= 400 && status < 600, code);
    return title;
  });
  assert.equal(new Set(titles).size, errorCodes.length);
});

test('an AppError stays itself, and what is not ours tells nothing of its cause', () => {
  const ours = new AppError('archived', 'The flow is archived');
  assert.equal(toAppError(ours), ours);
  for (const foreign of [
    new Error('password=hush'),
    'hush',
    null,
    Object.assign(new Error('hush'), { statusCode: 502 }),
  ]) {
    const error = toAppError(foreign);
    assert.equal(error.code, 'internal');
    assert.doesNotMatch(error.message, /hush/);
    assert.equal(error.cause, foreign);
  }
});

test('a refusal of the server itself keeps its meaning', () => {
  const refusal = (code: string, statusCode: number) =>
    toAppError(Object.assign(new Error('no'), { code, statusCode }));
  assert.equal(refusal('FST_ERR_CTP_BODY_TOO_LARGE', 413).code, 'payload_too_large');
  assert.equal(refusal('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415).code, 'unsupported_media_type');
  assert.equal(refusal('FST_ERR_CTP_EMPTY_TYPE', 400).code, 'invalid_input');
});
