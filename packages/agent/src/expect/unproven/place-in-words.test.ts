import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('words that may tell a place are not denied to what shows both that they name', () => {
  const view = page(
    ['navigation', 'Main', {}, ['link', 'Fixed sidebar', {}, ['text', 'Fixed sidebar']]],
    [
      'complementary',
      '',
      {},
      ['link', 'Inbox 3', {}, ['text', 'Inbox'], ['text', '3']],
      ['link', 'Sent'],
      ['text', 'Sent'],
    ],
  );
  const says = (value: string) => check(view, { action: 'assertText', target: { noun: 'sidebar' }, value }).status;
  assert.deepEqual(['Inbox', '3 next to Inbox', '5 next to Inbox', 'Fixed'].map(says), [
    'met',
    'unproven',
    'not_met',
    'not_met',
  ]);
});
