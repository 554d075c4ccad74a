import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('a message that floats over the page is read beside the one in a dialog, and what the dialog covers is not', () => {
  const alert = (words: string, more = {}): Tree => ['alert', '', more, ['text', words]];
  const view = page(
    ['button', 'New member', { states: ['occluded'] }],
    alert('Your trial ends soon'),
    ['dialog', 'Edit member', { lifted: true }, alert('2 fields need your attention'), ['button', 'Save', {}]],
    alert('Invitation sent to Karl', { lifted: true }),
  );
  const says = (words: string) => verdictOf(view, `A toast says ${words}`);
  assert.deepEqual([says('Invitation sent to Karl'), says('Your trial ends soon')], ['met', 'not_met']);
});
