import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { inNamed } from './in-named.ts';

const dropdown = (name: string, ...options: string[]): Tree => [
  'combobox',
  name,
  { label: name, tag: 'select' },
  ...options.map((option): Tree => ['option', option, { tag: 'option' }]),
];

test('an option may be told behind the name of its dropdown', () => {
  const view = page(dropdown('Tracker', 'Bug', 'Feature'), dropdown('Tracker type', 'Feature', 'New feature'));
  const told = (text: string) => {
    const found = inNamed(view, { text });
    return found === null ? null : [found.control.name, found.option];
  };
  assert.deepEqual(told('tracker Feature'), ['Tracker', 'Feature']);
  assert.equal(told('tracker Support'), null);
  assert.equal(told('status Feature'), null);
  assert.equal(told('Feature'), null);
  assert.equal(told('tracker type Feature'), null, 'the first words alone name a dropdown, too');
  const radio: Tree = ['radio', 'Tracker Bug', { tag: 'input' }];
  const both = page(dropdown('Tracker', 'Bug', 'Feature'), radio);
  assert.equal(inNamed(both, { text: 'tracker Bug' }), null, 'something goes by all the words');
});
