import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const asks = (name: string, words: string): Tree => [
  'dialog',
  name,
  {},
  ['paragraph', '', {}, ['text', words]],
  ['button', 'Delete', {}, ['text', 'Delete']],
];
const claim = (action: Step['action'], words: string, ...trees: Tree[]) =>
  check(page(['heading', 'Projects'], ...trees), { action, target: { text: words, role: 'dialog' } }).status;
const words = 'This cannot be undone';

test('a dialog that goes by another name is the one that says a sentence', () => {
  assert.equal(claim('assertVisible', words, asks('Delete project', words)), 'met');
  assert.equal(claim('assertVisible', words, asks('Delete project', 'This can be undone')), 'not_met');
  assert.equal(claim('assertNotVisible', words, asks('Delete project', words)), 'not_met');
  assert.equal(claim('assertNotVisible', words), 'met');
});

test('what a dialog merely mentions, or its button is called, is not its name', () => {
  assert.equal(claim('assertVisible', 'Delete', asks('Edit project', 'Name')), 'not_met');
  assert.equal(claim('assertVisible', 'New project', asks('Edit', 'Copy to new project')), 'not_met');
  assert.equal(claim('assertNotVisible', 'New project', asks('Edit', 'Copy to new project')), 'met');
  assert.equal(claim('assertNotVisible', 'A new project', asks('Edit', 'Copy to a new project')), 'unproven');
});
