import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const link = (name: string): Tree => ['link', name, { href: `/${name}` }, ['text', name]];
/** Links side by side. */
const bar = (y: number, ...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name, at): Tree => ['listitem', '', { box: { x: 90 * at, y, width: 80, height: 20 } }, link(name)]),
];
const count = (noun: string, value: string, ...parts: Tree[]) =>
  check(page(...parts), { action: 'assertCount', target: { role: 'listitem', noun }, value, op: 'eq' }).status;

test('two bars of links at the top are neither what a search found nor a comment', () => {
  const bars = [bar(0, 'Home', 'Daily', 'Tags'), bar(30, 'Find', 'Feed', 'Login')];
  const found: Tree = box(['text', '1 result for vpn']);
  assert.equal(count('results', '3', ...bars, found, ['heading', 'VPN guide', {}, link('VPN guide')]), 'unproven');
  assert.equal(count('comments', '3', ...bars, ['paragraph', '', {}, ['text', 'No comment was written']]), 'unproven');
  const first = check(page(...bars, ['paragraph', '', {}, ['text', 'It works']]), {
    action: 'assertText',
    target: { role: 'listitem', noun: 'comment', ordinal: -1 },
    op: 'contains',
    value: 'It works',
  });
  assert.equal(first.status, 'unproven');
});

test('on a page where nothing was searched for no table is told to be the results', () => {
  const table = tableOf('', ['Kind', 'Open'], ['Bug', '3'], ['Feature', '1']);
  const plain = page(['heading', 'Overview', {}, ['text', 'Overview']], table);
  const told = (view: ReturnType<typeof page>) =>
    check(
      { ...view, url: 'https://shop.test/overview' },
      { action: 'assertCount', target: { role: 'listitem', noun: 'results' }, value: '2', op: 'eq' },
    ).status;
  assert.equal(told(plain), 'unproven');
  const field: Tree = ['textbox', 'Filter', { tag: 'input', value: 'bug' }];
  assert.equal(told(page(['heading', 'Overview', {}, ['text', 'Overview']], field, table)), 'met');
});

test('a bar of colours, drawn as one row of a table, is no comment', () => {
  const bar: Tree = ['table', '', { tag: 'table' }, ['row', '', {}, ['cell', '']]];
  const view = page(
    bar,
    ['heading', 'Comments', {}, ['text', 'Comments']],
    ['paragraph', '', {}, ['text', 'I see it']],
  );
  const comment = { role: 'listitem', noun: 'comment', ordinal: -1 } as const;
  assert.equal(check(view, { action: 'assertState', target: comment, value: 'empty' }).status === 'met', false);
  const said = check(view, { action: 'assertText', target: comment, op: 'contains', value: 'I see it' });
  assert.equal(said.status, 'unproven');
});

test('of cards those with a title may be what a search found, others are not told to be', () => {
  const told = (title: (name: string) => Tree) => {
    const card = (name: string) => box(title(name), ['paragraph', '', {}, ['text', `More of ${name}`]]);
    const overview: Tree = ['heading', 'Overview', { level: 1 }, ['text', 'Overview']];
    const view = page(overview, box(card('Ann'), card('Bo'), card('Cy')));
    const target = { role: 'listitem', noun: 'results' } as const;
    return check(
      { ...view, url: 'https://shop.test/overview' },
      { action: 'assertCount', target, value: '3', op: 'eq' },
    );
  };
  assert.equal(told((name) => ['heading', name, { level: 2 }, ['text', name]]).status, 'met');
  assert.equal(told((name) => ['text', name]).status, 'unproven');
});
