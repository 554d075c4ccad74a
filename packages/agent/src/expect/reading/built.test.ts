import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

test('a field behind the radios of a group tells more of the one that is chosen, and takes nothing from it', () => {
  const radio = (name: string, state: string): Tree[] => [
    ['radio', name, { tag: 'input', states: [state] }],
    ['text', name],
  ];
  const view = page([
    'radiogroup',
    'Access ends',
    { tag: 'fieldset' },
    box(['text', 'Access ends']),
    ...radio('Never', 'unchecked'),
    ...radio('On a date', 'checked'),
    ['textbox', 'Last day', { tag: 'input', value: '31 Dec' }],
  ]);
  const ends = (value: string) => verdictOf(view, `Access ends is set to ${value}`);
  assert.deepEqual([ends('On a date'), ends('Never'), ends('"31 Dec"')], ['met', 'not_met', 'unproven']);
});
