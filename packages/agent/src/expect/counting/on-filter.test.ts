import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const filter = (name: string, state: string): Tree => ['button', name, { states: [state] }, text(name)];
const pageWith = (group: string) =>
  page([
    'main',
    '',
    {},
    ['heading', 'Comments', { level: 2 }, text('Comments')],
    ['group', group, {}, filter('Negative (18)', 'pressed'), filter('Mixed (8)', 'unpressed')],
    ['list', '', {}, ['listitem', '', {}, text('Too loud')], ['listitem', '', {}, text('Too cold')]],
  ]);
const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('a filter says how many there are of a kind, however many are drawn', () => {
  const specs = ['There are 8 mixed comments', 'There are 18 negative comments'];
  assert.deepEqual(told(pageWith('Filter comments'), ...specs), ['met', 'met']);
  assert.notDeepEqual(told(pageWith('Filter comments'), 'There are 9 mixed comments'), ['met']);
});

test('of what a filter is that nothing names is open', () => {
  assert.deepEqual(told(pageWith(''), 'There are 8 mixed comments'), ['unproven']);
});
