import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import type { View } from '../view/view.ts';
import { laidOut } from './layout.ts';

const of =
  (role: string) =>
  (words: string): Tree => [role, words, {}, ['text', words]];
const [button, text] = [of('button'), (words: string): Tree => ['text', words]];
const picture: Tree = ['img', '', {}];
const line = (name: string): Tree => box(box(text(name)), box(text('48.00')), picture);
const bar = box(button('1 uncategorized transaction'), ['button', 'Privacy', {}, picture], button('Sync'));

const number = (view: View, noun: string, value: string) =>
  check(view, { action: 'assertCount', target: { noun }, value }).status;
const first = (view: View, value: string, op: 'contains' | 'not-contains' = 'contains') =>
  check(view, { action: 'assertText', target: { noun: 'transaction', role: 'listitem', ordinal: 1 }, op, value })
    .status;

test('a bar and the box of the list that it stands over are no two entries', () => {
  const view = page(bar, box(button('Date'), picture, box(...['Bistro', 'Grocer', 'Odeon'].map(line))));
  assert.deepEqual(
    ['2', '3', '5'].map((value) => number(view, 'transactions', value)),
    ['unproven', 'unproven', 'unproven'],
  );
  assert.deepEqual(
    [first(view, 'Sync'), first(view, 'Bistro'), first(view, 'Bistro', 'not-contains')],
    ['unproven', 'unproven', 'unproven'],
  );
});

test('boxes of two kinds in turns are the parts of a page, and nothing tells which of them are entries', () => {
  const tools = box(button('Import'), ['button', 'Menu', {}, picture]);
  const view = page(bar, box(text('Checking'), button('3,033.21')), tools, box(button('Date'), text('11/20')));
  assert.deepEqual([number(view, 'transactions', '2'), number(view, 'transactions', '4')], ['unproven', 'unproven']);
  assert.equal(first(view, 'Bistro'), 'unproven');
});

test('two entries alike are told, and so are those of a box by that name', () => {
  const two = page(
    ['heading', 'Transactions', { level: 1 }, text('Transactions')],
    box(line('Bistro'), line('Grocer')),
  );
  assert.deepEqual([number(two, 'transactions', '2'), number(two, 'transactions', '3')], ['met', 'not_met']);
  assert.deepEqual([first(two, 'Bistro'), first(two, 'Grocer')], ['met', 'not_met']);
  // Of two threads one has answers.
  const thread = (name: string, ...more: Tree[]) => box(box(text(name), button('Reply')), ...more);
  const named: Tree = [
    'region',
    'Comments',
    {},
    thread('Ana', box(...['Bo', 'Cy', 'Di'].map((name) => thread(name)))),
    thread('Eve', button('More')),
  ];
  assert.equal(number(page(named), 'comments', '2'), 'met');
});

test('the head of a page and what it heads are no two entries, though both have a title', () => {
  const title = (words: string, level: number): Tree => ['heading', words, { level }, text(words)];
  const card = (name: string): Tree => ['generic', '', { framed: true }, title(name, 5), box(text('per month'))];
  const plan = (name: string, ...more: Tree[]): Tree => box(title(name, 2), text('per month'), ...more);
  const head = box(title('Pricing', 3), box(of('link')('Home'), text('Pricing')));
  const whole = (...parts: Tree[]) => page(['main', '', {}, ...parts]);
  const body = box(title('Pick your plan', 2), box(card('Starter'), card('Pro'), card('Team')));
  const counted = ['0', '2', '3'].map((value) => number(whole(head, body), 'plans', value));
  // Those under "Pick your plan" are plans.
  assert.deepEqual(counted, ['not_met', 'not_met', 'met']);
  const two = whole(plan('Starter plan'), plan('Pro plan', box(text('Most popular'), text('Best value'))));
  assert.deepEqual([number(two, 'plans', '2'), number(two, 'plans', '3')], ['met', 'not_met']);
});

test('boxes of which one holds terms, another a list and a third a form are parts of a page', () => {
  const part = (name: string, ...content: Tree[]): Tree => box(['heading', name, { level: 2 }, text(name)], ...content);
  const terms: Tree = box(['term', '', {}, text('Phone')], ['definition', '', {}, text('1234')]);
  const list: Tree = ['list', '', {}, ...['Figma', 'Research'].map((name): Tree => ['listitem', '', {}, text(name)])];
  const boxes = (...parts: Tree[]) => {
    const { items } = page(['main', '', {}, ...parts]);
    const [parent] = items;
    const cards = { kind: 'cards' as const, parent: parent!, aside: false, items: parent!.children, sums: [] };
    return laidOut(items, [cards], 'projects');
  };
  assert.notEqual(boxes(part('Contact', terms), part('Skills', list)), null);
  assert.equal(boxes(part('Contact', list), part('Skills', list)), null);
});
