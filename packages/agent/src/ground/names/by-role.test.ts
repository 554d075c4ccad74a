import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const told = (role: string, words: string): Tree => [role, '', {}, ['text', words]];
const shows = (text: string, value: string): Step => ({
  kind: 'assert',
  action: 'assertText',
  target: { text },
  value,
});

test('"the status" without a name is the only one of that role that shows something', () => {
  const on = (step: Step, ...trees: Tree[]) =>
    check(page(['heading', 'Doc', {}, ['text', 'Doc']], ...trees, ['button', 'Undo', {}, ['text', 'Undo']]), step)
      .status;
  const saved = shows('status', 'Saved');
  assert.equal(on(saved, told('status', 'Saved')), 'met');
  assert.equal(on({ ...saved, op: 'equals' }, told('status', 'Saved')), 'met');
  assert.equal(on(saved, told('status', 'Broken')), 'not_met');
  assert.equal(on(saved, ['status', '']), 'not_met');
  assert.equal(on(saved, ['status', ''], told('status', 'Saved')), 'met');
  assert.equal(on(saved, told('status', 'Online'), told('status', 'Saved')), 'unproven');
  assert.equal(on(shows('timer', '0:10'), told('timer', '0:10')), 'met');
  // What stands elsewhere may be what a reader calls the status.
  assert.equal(on(saved, told('status', '3 results'), told('generic', 'Saved')), 'unproven');
  // What is written as a name is one.
  assert.notEqual(on(shows('Status', 'Saved'), told('status', 'Saved')), 'met');
});

test('what the page marks as its status and leaves empty is not shown', () => {
  const step = (action: 'assertVisible' | 'assertNotVisible'): Step => ({
    kind: 'assert',
    action,
    target: { text: 'status' },
  });
  const empty = page(['heading', 'Doc', {}, ['text', 'Doc']], ['status', '']);
  const full = page(['heading', 'Doc', {}, ['text', 'Doc']], told('status', 'Saved'));
  assert.deepEqual(
    [check(full, step('assertVisible')).status, check(empty, step('assertVisible')).status],
    ['met', 'not_met'],
  );
  assert.equal(check(full, step('assertNotVisible')).status, 'not_met');
  assert.equal(check(empty, step('assertNotVisible')).status, 'met');
});
