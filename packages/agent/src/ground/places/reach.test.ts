import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const button = (name: string): Tree => ['button', name, { tag: 'button', ref: name }, ['text', name]];
const row = (name: string, ...buttons: string[]): Tree => [
  'row',
  '',
  {},
  ['cell', '', {}, ['text', name]],
  ['cell', '', {}, ...buttons.map(button)],
];
const view = page([
  'table',
  '',
  {},
  row('Aldous', 'Edit', 'Pause', 'Delete'),
  row('Birch', 'Edit', 'Resume', 'Delete'),
]);
const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('the button next to a button is the one before it or behind it, and never that button', () => {
  assert.deepEqual(
    verdicts(
      'The button next to "Edit" in the row for "Birch" is "Resume"',
      'In the "Aldous" row, the button next to Edit is Pause',
      'The button next to "Delete" in the row for "Birch" is "Resume"',
      'The button next to "Edit" in the row for "Birch" is "Edit"',
      'The button next to "Edit" in the row for "Birch" is "Delete"',
    ),
    ['met', 'met', 'met', 'not_met', 'not_met'],
  );
  // Either of its neighbours may be meant, and it is none of them.
  assert.deepEqual(verdicts('The button next to "Resume" is "Edit"', 'The button next to "Resume" is "Resume"'), [
    'unproven',
    'not_met',
  ]);
});

test('what is pressed next to a button is not that button', () => {
  const press = (at: typeof view, text: string) => {
    const target = { role: 'button', scope: { relation: 'near', text } } as const;
    const found = ground(at, { target, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  const bar = page(['main', '', {}, ['generic', '', {}, button('Save'), button('Cancel')]]);
  assert.deepEqual([press(view, 'Resume'), press(bar, 'Save')], ['many', 'Cancel']);
});
