import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const field = (name: string): Tree => box(['text', name], ['textbox', name, { tag: 'input', value: '' }]);
const counted = (...trees: Tree[]) =>
  check(page(['main', '', {}, field('Email'), ...trees]), {
    action: 'assertCount',
    target: { text: 'tag', role: 'textbox' },
    op: 'eq',
    value: '2',
  }).status;

test('fields that bear but a number may be those of the section they stand in', () => {
  assert.equal(counted(box(['text', 'Tags'], box(field('1'), field('2')))), 'unproven');
  assert.equal(counted(box(['text', 'Tags'], box(field('Title'), field('Note')))), 'not_met');
  assert.equal(counted(box(['text', 'Tags'], box(['text', 'none']))), 'not_met');
  assert.equal(counted(box(['text', 'Notes'], box(field('1'), field('2')))), 'not_met');
});
