import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check, factsOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';
import { mannerOf, sureOf } from '../sure.ts';

const issues = (...more: Tree[]) =>
  page(
    ['heading', 'Issues', {}, ['text', 'Issues']],
    tableOf('', ['#', 'Subject'], ['1', 'Logo'], ['2', 'Map']),
    ...more,
  );
const range: Tree = ['generic', '', {}, ['text', '(1-2/5)']];

test('2 of 5 issues are what a page says, and of no other number of them', () => {
  const told = (noun: string, value: string, ...more: Tree[]) =>
    check(issues(...more), { action: 'assertCount', target: { noun }, value, op: 'eq' }).status;
  assert.deepEqual(
    [told('5 issues', '2', range), told('9 issues', '2', range), told('5 issues', '1', range), told('5 issues', '2')],
    ['met', 'not_met', 'not_met', 'unproven'],
  );
});

test('the total of a list in pages is the one that the page tells, or open', () => {
  const told = (sentence: string, ...more: Tree[]) => {
    const [spec] = compileSpec(sentence).steps;
    return spec === undefined ? null : sureOf(spec.step, factsOf(issues(...more)), mannerOf(spec)).status;
  };
  const pages: Tree = ['paragraph', '', {}, ['link', '1', { href: '/?page=1' }], ['link', '2', { href: '/?page=2' }]];
  const total = (number: number, ...more: Tree[]) => told(`The total number of issues is ${number}.`, ...more);
  assert.deepEqual(
    [total(5, range), total(2, range), total(2, pages), total(5, pages), total(2)],
    ['met', 'not_met', 'unproven', 'unproven', 'met'],
  );
  assert.equal(told('2 issues are shown.', range), 'met');
});
