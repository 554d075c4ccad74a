import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const dialog = (title: string, ref: string, button = 'Cancel'): Tree => [
  'dialog',
  title,
  { ref },
  ['heading', title, {}, ['text', title]],
  ['button', button, { ref: `${ref}-${button}` }, ['text', button]],
];
const heading: Tree = ['heading', 'Settings', {}, ['text', 'Settings']];
const before = page(heading, dialog('Change plan', 'd1'));

const gone = (view: View, { behind = 'd1-Cancel', text }: { behind?: string; text?: string } = {}) => {
  const last = before.items.find(({ ref }) => ref === behind) ?? null;
  const target = { role: 'dialog' as const, ...(text === undefined ? {} : { text }) };
  return check(view, { action: 'assertNotVisible', target }, { last, actedOn: before }).status;
};

test('a dialog of another title that stands where the one acted in is gone leaves open which was meant', () => {
  assert.equal(gone(page(heading)), 'met');
  assert.equal(gone(page(heading, dialog('Get our newsletter', 'd2', 'Close'))), 'unproven');
});

test('the dialog that was acted in, drawn anew or not, and any that was not acted in, is still there', () => {
  assert.equal(gone(before), 'not_met');
  assert.equal(gone(page(heading, dialog('Change plan', 'd2'))), 'not_met');
  assert.equal(gone(page(heading, dialog('Change plan', 'd1'), dialog('Get our newsletter', 'd2'))), 'not_met');
  assert.equal(gone(page(heading, dialog('Get our newsletter', 'd2')), { behind: 'none' }), 'not_met');
});

test('a dialog by its name is that one', () => {
  const other = page(heading, dialog('Get our newsletter', 'd2', 'Close'));
  assert.equal(gone(other, { text: 'Get our newsletter' }), 'not_met');
  assert.equal(gone(other, { text: 'Change plan' }), 'met');
});
