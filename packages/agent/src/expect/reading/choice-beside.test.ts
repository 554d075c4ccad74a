import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const drawn = (name: string): Tree => ['button', name, { tag: 'button' }, ['img', '']];

test('the arrow beside an empty box is no choice', () => {
  const empty = (...beside: Tree[]) => {
    const field: Tree = ['combobox', 'Country', { tag: 'input', value: '', states: ['collapsed', 'haspopup'] }];
    const view = page(['generic', '', { framed: true }, field, ...beside]);
    return check(view, { action: 'assertState', target: { text: 'Country', role: 'textbox' }, value: 'empty' }).status;
  };
  assert.equal(empty(['generic', '', { states: ['clickable'] }, ['text', 'v']]), 'met');
  assert.equal(empty(['text', '▾']), 'met');
  assert.equal(empty(drawn('Show options')), 'met');
  assert.equal(empty(['generic', '', {}, ['text', 'Norway']], drawn('Show options')), 'not_met');
  assert.equal(empty(['generic', '', {}, ['text', 'XL']]), 'not_met');
});

test('neither is its label, nor what stands beyond the box', () => {
  const field: Tree = ['combobox', 'Country', { tag: 'input', value: '', states: ['collapsed', 'haspopup'] }];
  const box: Tree = ['generic', '', { framed: true }, field, drawn('Show options')];
  const empty = (...row: Tree[]) => {
    const step = { action: 'assertState', target: { text: 'Country', role: 'textbox' }, value: 'empty' } as const;
    return check(page(['generic', '', {}, ...row]), step).status;
  };
  assert.equal(empty(['text', 'Country'], field), 'met');
  assert.equal(empty(box, ['paragraph', '', {}, ['text', 'Where you live']]), 'met');
  assert.equal(empty(['text', 'Country'], field, ['text', 'Norway']), 'not_met');
});
