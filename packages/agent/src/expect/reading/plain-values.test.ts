import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { amountOf } from '../verbs/count.ts';

const status = (view: View, step: Step, since: View | null = null) => check(view, step, { since }).status;
const text = (value: string): Tree => ['text', value];
const of =
  (role: string) =>
  (value: string): Tree => [role, value, {}, text(value)];
const [cell, head, line] = [of('cell'), of('columnheader'), of('paragraph')];

test('a gauge beside its label says its number, never the line after it', () => {
  const score = (value: string) =>
    page(['generic', '', {}, text('Score'), ['meter', '', { value }]], line('High score 9'));
  const atLeast: Step = { action: 'assertNumber', target: { text: 'Score' }, value: '3', op: 'gte' };
  assert.deepEqual([status(score('4'), atLeast), status(score('0'), atLeast)], ['met', 'not_met']);
});

test('a sentence tells what a thing is: what it denies of it is no other value', () => {
  const view = page(['generic', '', {}, line('Membership is 40 euros a year.')]);
  const said = (op: 'equals' | 'not-equals', value: string) =>
    status(view, { action: 'assertText', target: { text: 'Membership' }, op, value });
  assert.deepEqual(
    [said('equals', '40 euros a year'), said('equals', '50 euros a year'), said('not-equals', '40 euros a year')],
    ['met', 'not_met', 'not_met'],
  );
});

test('a number is told of the label that reads like the noun, where nothing else goes by it', () => {
  const figure: Tree = ['generic', '', {}, ['term', '', {}, text('Customers')], ['definition', '', {}, text('41')]];
  const view = page(figure, ['button', 'All customers']);
  const step: Step = { action: 'assertNumber', target: { noun: 'customers' }, value: '41', op: 'eq' };
  assert.equal(status(view, step), 'met');
  assert.equal(status(page(line('Our customers'), line('41')), step), 'not_met');
});

test('the cell of a column in a row is empty or not, a dash being nothing, also where nothing lays the cells out', () => {
  const box = { x: 0, y: 0, width: 100, height: 20 };
  const laid = (...trees: Tree[]) => trees.map(([role, name, , ...rest]): Tree => [role, name, { box }, ...rest]);
  const rows = [
    ['Ann', '—', 'x'],
    ['Bo', '2 May', ''],
  ].map((row): Tree => ['row', '', {}, ...laid(...row.map(cell))]);
  const heads: Tree = ['row', '', {}, ...laid(head('Name'), head('Signed'), head('By'))];
  const view = page(['table', 'Signers', { tag: 'table' }, heads, ...rows]);
  const empty = (ordinal: number, column: string) =>
    status(view, {
      action: 'assertState',
      target: { text: column, role: 'cell', scope: { relation: 'row', role: 'row', ordinal } },
      value: 'empty',
    });
  assert.deepEqual(
    [empty(1, 'Signed'), empty(2, 'Signed'), empty(2, 'By'), empty(1, 'By')],
    ['met', 'not_met', 'met', 'not_met'],
  );
});

test('an entry is numbered by the noun of its heading or in the place that was told', () => {
  const list = (...names: string[]): Tree => ['list', '', {}, ...names.map(of('listitem'))];
  const said = (view: View, target: Step['target'], value: string) =>
    status(view, { action: 'assertText', target, value, op: 'equals' } as Step);
  const drugs = page(of('heading')('Drugs'), list('Zinc', 'Iron'), of('heading')('Recent'), list('Iron', 'Salt'));
  assert.equal(said(drugs, { noun: 'drug', ordinal: 2 }, 'Iron'), 'met');
  assert.equal(said(drugs, { noun: 'pill', ordinal: 2 }, 'Iron'), 'unproven');
  const ranks = page(['region', 'Ranks', {}, list('Neo', 'Trin')]);
  const third = { noun: 'player', ordinal: 1, scope: { relation: 'within', text: 'Ranks' } } as const;
  assert.equal(said(ranks, third, 'Neo'), 'met');
});

test('the sign that closes a message is not what it ends with', () => {
  const view = page(['alert', '', {}, text('Hurry, 3 left!'), ['button', 'Close', {}, text('×')]]);
  const ends = (value: string) =>
    status(view, { action: 'assertText', target: { role: 'alert' }, value, op: 'ends-with' });
  assert.deepEqual([ends('3 left!'), ends('Hurry')], ['met', 'not_met']);
});

test('a line that says how many there are is kept and compared where fewer are drawn', () => {
  const found = (words: string, ...trees: Tree[]) => page(line(words), ...trees);
  const entries: Tree = ['list', '', {}, of('listitem')('A'), of('listitem')('B')];
  const amounts = ['1,204 results', '1.204 results', '1 204 results', '2 of 9 results', '12 results left'].map(
    (words) => amountOf(found(words, entries), { noun: 'results' }, found(words, entries).items.slice(-2)),
  );
  assert.deepEqual(amounts, [1204, 1204, 1204, 2, 2]);
  const eq: Step = { action: 'assertCount', target: { noun: 'results' }, value: '1204', op: 'eq' };
  assert.deepEqual([status(found('1,204 results'), eq), status(found('1,205 results'), eq)], ['met', 'not_met']);
});

test('a heading of further words is no other thing of that name, nor is a line that stood there the toast that came', () => {
  const heading: Step = { action: 'assertVisible', target: { text: 'Invoices', role: 'heading' } };
  const title = of('heading')('Unpaid invoices');
  assert.equal(status(page(['link', 'Invoices'], title), heading), 'unproven');
  assert.equal(status(page(['link', 'Invoices'], title, of('heading')('Invoices')), heading), 'met');
  assert.equal(status(page(title), heading), 'met');
  const toast: Step = { action: 'assertVisible', target: { text: 'Draft saved', role: 'alert' } };
  const before = page(line('Last: Draft saved'));
  const after = (said: string) => page(line('Last: Draft saved'), ['status', '', {}, text(said)]);
  assert.equal(status(after('Draft could not be kept'), toast, before), 'unproven');
  const mayCome = (said: string) => 'mayCome' in check(after(said), toast, { since: before });
  assert.deepEqual([mayCome('Draft could not be kept'), mayCome('At work')], [false, true]);
  assert.equal(status(after('Draft saved'), toast, before), 'met');
});

test('a price and a badge are told by their kind, where there is one alone', () => {
  const card = (...lines: string[]): Tree => ['article', '', {}, of('heading')('Lamp'), ...lines.map(line)];
  const price = (value: string, ...lines: string[]) =>
    status(page(card(...lines)), {
      action: 'assertText',
      target: { noun: 'price', scope: { relation: 'within', role: 'card', text: 'Lamp' } },
      value,
    });
  assert.deepEqual([price('€49', '€49', 'in stock'), price('€49', '€79', 'in stock')], ['met', 'not_met']);
  assert.equal(price('€49', '€49', '€79'), 'not_met');
  const badge = (value: string) =>
    status(page(['link', 'Inbox 3'], ['link', 'Inbox zero 4']), {
      action: 'assertText',
      target: { noun: 'badge', scope: { relation: 'within', text: 'Inbox' } },
      value,
    });
  assert.deepEqual([badge('3'), badge('4')], ['met', 'not_met']);
  const named = (value: string) =>
    status(page(['link', 'Inbox 3'], ['link', 'Outbox 4']), {
      action: 'assertText',
      target: { noun: 'inbox badge' },
      value,
    });
  assert.deepEqual([named('3'), named('5')], ['met', 'not_met']);
});

test('a column drawn like a card holds no card for that, and a part of a form is no missing field', () => {
  const framed = (...trees: Tree[]): Tree => ['generic', '', { framed: true }, ...trees];
  const column = (...trees: Tree[]) =>
    page([
      'generic',
      '',
      {},
      framed(of('heading')('Todo'), framed(text('a'))),
      framed(of('heading')('Done'), ...trees),
    ]);
  const none: Step = {
    action: 'assertNotVisible',
    target: { role: 'card', scope: { relation: 'within', role: 'column', text: 'Done' } },
  };
  assert.deepEqual(
    [status(column(line('Nothing here')), none), status(column(framed(text('b'))), none)],
    ['met', 'not_met'],
  );
  const box: Step = { action: 'assertVisible', target: { text: 'Delivery', role: 'textbox' } };
  assert.equal(status(page(['group', 'Delivery', {}, ['textbox', 'Street']]), box), 'unproven');
  assert.equal(status(page(['textbox', 'Street']), box), 'not_met');
});

test('what follows a label is its value, however its number and sign, or its dots, are written', () => {
  const shown = (words: string, label: string, value: string) =>
    check(page(['paragraph', '', {}, ['text', words]], ['paragraph', '', {}, ['text', 'Weight 5 kg']]), {
      action: 'assertText',
      target: { text: label },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([shown('Used: 91 %', 'Used', '91%'), shown('Used: 91 %', 'Used', '92%')], ['met', 'not_met']);
  assert.equal(shown('Note: more…', 'Note', 'more…'), 'met');
});
