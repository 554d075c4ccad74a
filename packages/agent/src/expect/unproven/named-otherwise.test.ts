import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('a control that says it in another form of the word is not missing', () => {
  const tick = (name: string): Tree => ['checkbox', name, { tag: 'input' }];
  const view = page(box(tick('I confirm that the hours are correct'), tick('Remind me on Fridays')));
  const specs = ['The confirmation checkbox is not ticked', 'The reminder checkbox is not ticked'];
  assert.deepEqual(told(view, ...specs, 'The newsletter checkbox is not ticked'), ['unproven', 'unproven', 'not_met']);
});

test('a row that has all the names may say it', () => {
  const view = page(
    tableOf(
      'Changes',
      ['When', 'Role', 'Change'],
      ['28 Oct 2025', 'Editor', 'Added “Create projects”'],
      ['3 Nov 2025', 'Admin', 'Added “Connect apps”'],
    ),
  );
  const specs = [
    'On 28 Oct 2025 "Create projects" was added to Editor',
    'On 3 Nov 2025 "Create projects" was added to Editor',
  ];
  assert.deepEqual(told(view, ...specs), ['unproven', 'not_met']);
});
