import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessHeldBack } from './held-back.ts';

const text = (value: string): Tree => ['text', value];
const form: Tree = ['generic', '', {}, text('Currents - preview')];

function status(dialog: string, target: Step['target']): string {
  const view = page(form, ['dialog', '', {}, text(dialog), ['button', 'Stay', {}, text('Stay')]]);
  const step: Step = { action: 'assertVisible', target };
  return unlessHeldBack(step, { view }, check(view, step)).status;
}

test('what stands behind a dialog that asks whether to leave without saving proves nothing', () => {
  for (const asks of [
    "Leave this page? It looks like you didn't save the changes you made.",
    'You have unsaved changes.',
    'Discard your changes?',
    'Your edits have not been saved.',
    'You will lose all changes',
  ])
    assert.equal(status(asks, { text: 'Currents' }), 'unproven', asks);
  assert.equal(status('You have unsaved changes.', { text: 'unsaved changes' }), 'met');
  assert.equal(status('You have unsaved changes.', { role: 'dialog' }), 'met');
  assert.equal(status('You have unsaved changes.', { text: 'Stay' }), 'met');
  assert.equal(status('Currents was saved.', { text: 'Currents' }), 'met');
});

test('what was entered in one field and is the hint in the next is not shown by it', () => {
  const meta: Tree = ['textbox', 'Meta title', { placeholder: 'Currents', value: '' }];
  const seen = (...parts: Tree[]) =>
    check(page(...parts), { action: 'assertVisible', target: { text: 'Currents' } }).status;
  assert.equal(seen(meta), 'met');
  assert.equal(seen(['textbox', 'Name', { value: 'Currents' }], meta), 'not_met');
});
