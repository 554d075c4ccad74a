import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
const line: Tree = ['paragraph', '', at(0, 100, 900, 20), ['text', 'Four files']];
const closer: Tree = [
  'generic',
  'x',
  { states: ['clickable'], description: 'Close', ...at(690, 80, 8, 18) },
  ['text', 'x'],
];
const titled = (y: number, ...more: Tree[]): Tree => [
  'generic',
  '',
  { framed: true, ...at(300, y, 400, 200) },
  ['heading', 'Remove files', { level: 3, ...at(301, y + 1, 380, 20) }, ['text', 'Remove files']],
  ['paragraph', '', at(301, y + 30, 380, 20), ['text', 'Are you sure?']],
  ...more,
];
const body = (...parts: Tree[]) => page(['document', '', at(0, 0, 900, 600), line, ...parts]);

test('a box with a title and a sign that closes it, laid over the page, leaves open whether a dialog is shown', () => {
  const target = { role: 'dialog' } as const;
  const told = (...parts: Tree[]) => [
    check(body(...parts), { action: 'assertNotVisible', target }).status,
    check(body(...parts), { action: 'assertVisible', target }).status,
    check(body(...parts), { action: 'assertText', target, value: 'Are you sure?' }).status,
  ];
  const untold = ['unproven', 'unproven', 'unproven'];
  assert.deepEqual(told(titled(80, closer)), untold, 'laid over a line');
  assert.deepEqual(told(titled(610, closer)), untold, 'beyond what it is laid out in');
  const none = ['met', 'not_met', 'not_met'];
  assert.deepEqual(told(), none);
  assert.deepEqual(told(titled(200, closer)), none, 'a part of the page');
  assert.deepEqual(told(titled(80)), none, 'nothing closes it');
});

test('of a dialog that was left nothing else is told to be it', () => {
  const before = body(['dialog', 'Rename', {}, ['text', 'New name']], titled(80, closer));
  const step = { action: 'assertNotVisible', target: { role: 'dialog' } } as const;
  assert.equal(check(body(titled(80, closer)), step, { actedOn: before }).status, 'met');
});

test('so does what says something in the middle of the page over what stands there, and no message at its edge', () => {
  const said = (x: number, ...more: Tree[]): Tree => [
    'generic',
    '',
    { framed: true, ...at(x, 80, 360, 80) },
    ['text', 'The queue is gone'],
    ...more,
  ];
  const gone = (box: Tree) => check(body(box), { action: 'assertNotVisible', target: { role: 'dialog' } }).status;
  assert.equal(gone(said(270, closer)), 'unproven');
  assert.equal(gone(said(530, closer)), 'met', 'at the edge');
  assert.equal(gone(said(270)), 'met', 'nothing closes it');
});

test('so does a box over the page that begins with the name of the dialog, or came with the last action', () => {
  const press: Tree = ['button', 'File', at(301, 120, 40, 20), ['text', 'File']];
  const opened: Tree = ['generic', '', { framed: true, ...at(300, 90, 360, 80) }, ['text', 'Add files'], press];
  const named = (text: string) =>
    check(body(opened), { action: 'assertNotVisible', target: { role: 'dialog', text } }).status;
  assert.deepEqual([named('Add files'), named('Remove files')], ['unproven', 'met']);
  const none = (actedOn: ReturnType<typeof body>) =>
    check(body(opened), { action: 'assertNotVisible', target: { role: 'dialog' } }, { actedOn }).status;
  assert.deepEqual([none(body()), none(body(opened))], ['unproven', 'met']);
});

test('so does a tip that holds a button, and one that only says something does not', () => {
  const gone = (...parts: Tree[]) => {
    const view = body(['tooltip', 'Ann Lee', at(20, 20, 90, 30), ['text', 'Ann Lee'], ...parts]);
    return check(view, { action: 'assertNotVisible', target: { role: 'dialog' } }).status;
  };
  assert.equal(gone(['button', 'Follow']), 'unproven');
  assert.equal(gone(), 'met');
  assert.equal(gone(['listbox', '', {}, ['option', 'Ann Lee']], ['button', 'Clear']), 'met', 'a dropdown');
});
