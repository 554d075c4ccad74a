import assert from 'node:assert/strict';
import test from 'node:test';
import { keepReturn, returnTo } from './return-to.ts';

test('after signing in one comes back to the page one wanted', () => {
  assert.equal(returnTo('?returnTo=%2Fruns%2Frun_1%3Fattempt%3D2'), '/runs/run_1?attempt=2');
  assert.equal(keepReturn('?returnTo=%2Fflows'), '?returnTo=%2Fflows');
});

test('nobody is led to another site', () => {
  for (const path of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil',
    '',
  ]) {
    assert.equal(returnTo(`?returnTo=${encodeURIComponent(path)}`), '/runs', path);
  }
});
