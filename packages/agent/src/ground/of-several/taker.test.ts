import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';

test('a field that takes nothing and shows what was chosen is used by the button around it that opens the list', () => {
  const field = (...states: string[]): Tree => [
    'textbox',
    'Currency',
    { ref: 'field', tag: 'input', value: '', states },
  ];
  const found = (purpose: Purpose, opener: string[], ...states: string[]) => {
    const view = page(['button', 'Choose', { ref: 'opener', states: opener }, field(...states)]);
    const answer = ground(view, { target: { text: 'Currency' }, purpose, exact: true });
    return answer.kind === 'one' ? answer.item.ref : answer.kind;
  };
  const opens = ['haspopup', 'collapsed'];
  for (const purpose of ['press', 'dropdown', 'form-control'] as const) {
    assert.equal(found(purpose, opens, 'readonly', 'inert'), 'opener', purpose);
    assert.equal(found(purpose, opens, 'readonly'), 'field', purpose);
    assert.equal(found(purpose, [], 'readonly', 'inert'), 'field', purpose);
    assert.equal(found(purpose, [...opens, 'inert'], 'readonly', 'inert'), 'field', purpose);
  }
  assert.equal(found('field', opens, 'readonly', 'inert'), 'field');
});
