import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { Facts } from '../check.ts';

const target = { text: 'Delete', role: 'button', scope: { relation: 'within', role: 'dialog' } } as const;
const dialog = (ref: string, ...parts: Tree[]): Tree => [
  'dialog',
  '',
  { ref },
  ['button', 'Cancel', { ref: `${ref}c` }],
  ...parts,
];
const remove: Tree = ['button', 'Delete', { ref: 'x' }];

const [one, other] = [dialog('d1'), dialog('d2', remove)];

function told(view = page(one, other), more: Partial<Facts> = {}): string[] {
  return (['assertVisible', 'assertNotVisible'] as const).map((action) => check(view, { action, target }, more).status);
}

test('of several open dialogs nothing tells which is meant, where only one of them holds what is asked for', () => {
  assert.deepEqual(told(), ['unproven', 'unproven']);
  assert.deepEqual(told(page(one, other), { actedOn: page(one, other) }), ['unproven', 'unproven']);
  assert.deepEqual(told(page(one, other), { actedOn: page(other) }), ['unproven', 'unproven']);
});

test('the dialog is the one that came with the last action, was acted in or lies before the others', () => {
  const shown = ['met', 'not_met'];
  assert.deepEqual(told(page(one, other), { actedOn: page(one) }), shown);
  const view = page(one, other);
  const last = view.items.find(({ ref }) => ref === 'd2c') ?? null;
  assert.deepEqual(told(view, { actedOn: page(one, other), last }), shown);
  assert.deepEqual(told(page(one, ['dialog', '', { lifted: true }, remove])), shown);
  assert.deepEqual(told(page(['dialog', '', { states: ['behind-modal'] }, ['button', 'Save']], other)), shown);
  assert.deepEqual(told(page(dialog('d1', ['button', 'Delete']), other)), shown);
  const asks: Tree = ['dialog', '', {}, ['text', 'We use cookies'], ['button', 'OK']];
  assert.deepEqual(told(page(asks, other)), shown);
});
