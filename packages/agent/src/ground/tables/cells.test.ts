import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (role: string, name: string): Tree => [role, name, {}, ['text', name]];
const guest = (name: string, role: string, paid: boolean): Tree => {
  const button: Tree = [role, paid ? 'Yes' : 'No', { tag: 'button', states: [paid ? 'checked' : 'unchecked'] }];
  return ['row', '', {}, words('cell', name), words('cell', '201'), ['cell', '', {}, button]];
};
const heads: Tree = ['row', '', {}, ...['Guest', 'Room', 'Paid'].map((name) => words('columnheader', name))];
const bookings = (role: string) =>
  page(['table', 'Bookings', {}, heads, guest('Adele Knox', role, true), guest('Bruno Ortiz', role, false)]);

test('a switch without a name of its own is the one of its row under the head of the column', () => {
  const view = bookings('switch');
  for (const where of ['for Adele Knox', 'in the row of Adele Knox', 'next to "Adele Knox"']) {
    assert.equal(verdictOf(view, `The Paid switch ${where} is on.`), 'met');
    assert.equal(verdictOf(view, `The Paid switch ${where} is off.`), 'not_met');
    assert.equal(verdictOf(view, `The Paid switch ${where} is visible.`), 'met');
  }
  assert.equal(verdictOf(view, 'The Paid switch for Bruno Ortiz is off.'), 'met');
  assert.equal(verdictOf(view, 'The Guest switch for Bruno Ortiz is off.'), 'not_met');
  assert.equal(verdictOf(view, 'The Paid switch for Carl Ruiz is off.'), 'not_met');
});

test('it is not gone, be it called a switch or a checkbox', () => {
  for (const role of ['switch', 'checkbox']) {
    assert.equal(verdictOf(bookings(role), 'The Paid switch for Adele Knox is not visible.'), 'unproven');
    assert.equal(verdictOf(bookings(role), 'The Paid checkbox in the row of Adele Knox is not visible.'), 'unproven');
  }
  assert.equal(verdictOf(bookings('switch'), 'The Room switch for Adele Knox is not visible.'), 'met');
});
