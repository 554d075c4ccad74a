import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';

const end = (text: string): Tree => ['generic', '', { tag: 'span' }, ['text', text]];
const slider = (value: string, name = ''): Tree => ['slider', name, { value }];
const view = (...inside: Tree[]) =>
  page([
    'document',
    '',
    {},
    ['heading', 'Create'],
    ['text', 'Memory'],
    ['generic', '', {}, ...inside],
    ['button', 'Create'],
  ]);
const memory = (shown: ReturnType<typeof view>, op: Op, value: string) =>
  check(shown, { action: 'assertText', target: { text: 'Memory' }, op, value }).status;

test('a slider between the ends of its scale shows what it is set to', () => {
  const shown = view(end('0'), slider('16'), end('64 GB'));
  assert.equal(memory(shown, 'equals', '16'), 'met');
  assert.equal(memory(shown, 'not-equals', '16'), 'not_met');
  assert.equal(memory(shown, 'contains', '64'), 'not_met');
  assert.equal(memory(shown, 'not-contains', '64'), 'met');
});

test('what stands beside words, too, is no end of a scale, and of two sliders neither is meant', () => {
  assert.equal(memory(view(end('Only 4 left'), slider('16')), 'contains', 'Only 4 left'), 'met');
  assert.notEqual(memory(view(slider('16'), slider('32')), 'equals', '16'), 'met');
  assert.notEqual(memory(view(end('0'), slider('16', 'Threads'), end('64')), 'equals', '16'), 'met');
});

test('the words in front of the scale name the slider', () => {
  const found = ground(view(end('0'), slider('16'), end('64')), {
    target: { text: 'Memory' },
    purpose: 'form-control',
    exact: false,
  });
  assert.equal(found.kind === 'one' ? found.item.role : found.kind, 'slider');
});
