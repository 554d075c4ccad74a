import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const entry = (name: string, badge?: string): Tree => [
  'listitem',
  '',
  {},
  ['link', name, {}, ['text', name], ...(badge === undefined ? [] : [['generic', '', {}, ['text', badge]] as Tree])],
];
const menu: Tree = ['list', '', {}, entry('Inbox', '12'), entry('Sent'), entry('Junk', '65')];
const mails: Tree = [
  'table',
  '',
  {},
  ['row', '', {}, ['cell', 'Ann', {}, ['text', 'Ann']], ['cell', '65', {}, ['text', '65']]],
];
const view = page(['heading', 'Inbox', { level: 1 }, ['text', 'Inbox']], box(menu), box(mails));
const target = (name: string, text: string) => ({
  noun: 'badge',
  text,
  scope: { relation: 'within' as const, text: name },
});
const shown = (name: string, text: string) =>
  check(view, { action: 'assertVisible', target: target(name, text) }).status;
const gone = (name: string, text: string) =>
  check(view, { action: 'assertNotVisible', target: target(name, text) }).status;

test('the badge of an entry is its own number, though the page is headed by the same name', () => {
  assert.deepEqual([shown('Inbox', '12'), shown('Inbox', '65'), shown('Junk', '65')], ['met', 'not_met', 'met']);
  assert.deepEqual([gone('Inbox', '12'), gone('Inbox', '65')], ['not_met', 'met']);
});

test('an entry without one has not that of the next', () => {
  assert.equal(shown('Sent', '65'), 'not_met');
});

test('where two of one name bear other numbers, nothing tells which is meant', () => {
  const two = page(
    box(menu),
    box(['heading', 'Inbox', { level: 2 }, ['text', 'Inbox'], ['generic', '', {}, ['text', '65']]]),
  );
  const status = check(two, { action: 'assertVisible', target: target('Inbox', '65') }).status;
  assert.notEqual(status, 'met');
});

test('a number on a plain box that takes a press and has words is its badge', () => {
  const channel = (name: string, badge: string): Tree => [
    'generic',
    `${badge} ${name}`,
    { states: ['clickable'] },
    ['generic', '', {}, ['text', badge]],
    ['text', name],
  ];
  const two = page(box(channel('support', '3'), channel('ops', '12')));
  const shows = (value: string) =>
    check(two, { action: 'assertText', target: { noun: 'badge', scope: { relation: 'near', text: 'ops' } }, value })
      .status;
  assert.deepEqual([shows('12'), shows('3')], ['met', 'not_met']);
});
