import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import type { View } from '../view/view.ts';

const heading = (level: number, words: string): Tree => [
  'heading',
  words,
  { level, tag: `h${level}` },
  ['text', words],
];
const room = (name: string): Tree => [
  'article',
  '',
  { tag: 'article' },
  heading(3, name),
  ['text', 'Sleeps 2'],
  ['button', 'Reserve', {}, ['text', 'Reserve']],
];
const suiteFirst = [room('Harbour suite'), room('Attic room'), room('Family room')];
const atticFirst = [room('Attic room'), room('Family room'), room('Harbour suite')];
const first = (view: View, value: string) => {
  const step: Step = { action: 'assertText', target: { noun: 'room', ordinal: 1 }, op: 'equals', value };
  return check(view, step).status;
};

test('the first room is the first entry under the heading of rooms, not the first that is called one', () => {
  const titled = (...rooms: Tree[]) => page(['main', '', {}, heading(1, 'Rooms in town'), ...rooms]);
  assert.equal(first(titled(...suiteFirst), 'Attic room'), 'not_met');
  assert.equal(first(titled(...suiteFirst), 'Harbour suite'), 'met');
  assert.equal(first(titled(...atticFirst), 'Attic room'), 'met');
  assert.equal(first(titled(...atticFirst), 'Family room'), 'not_met');
});

test('where no heading tells of rooms, the first entry and the first that is called a room are two', () => {
  const plain = (...rooms: Tree[]) => page(['main', '', {}, heading(1, 'Stay with us'), ...rooms]);
  assert.equal(first(plain(...suiteFirst), 'Attic room'), 'unproven');
  assert.equal(first(plain(...atticFirst), 'Attic room'), 'met');
  const target = { noun: 'room', ordinal: 1 };
  assert.equal(ground(plain(...suiteFirst), { target, purpose: 'press', exact: false }).kind, 'many');
});

test('a label by the very noun is numbered for itself, in whichever entries it stands', () => {
  const task = (name: string, ...more: Tree[]): Tree => ['listitem', '', {}, ['text', name], ...more];
  const badge: Tree = ['button', 'Reminder', {}, ['text', 'Reminder']];
  const view = page(['list', '', {}, task('Call'), task('Write', badge), task('Pay', badge)]);
  const target = { noun: 'reminder', ordinal: 1 };
  assert.equal(ground(view, { target, purpose: 'press', exact: false }).kind, 'one');
});

test('the last torrent is that of the list of torrents, whatever is called "Open torrent" above it', () => {
  const file = (name: string, state: string): Tree => [
    'listitem',
    '',
    {},
    ['generic', '', {}, ['text', name]],
    ['text', state],
  ];
  const bar = ['Open torrent', 'Start all torrents'].map((name): Tree => ['button', name]);
  const listed = (testId: string) =>
    page(['generic', '', {}, ...bar], ['list', '', { testId }, file('Crane', 'Paused'), file('Whale', 'Seeding')]);
  const last = (view: View, value: string, op: 'contains' | 'not-contains' = 'contains') =>
    check(view, { action: 'assertText', target: { noun: 'torrent', ordinal: -1 }, op, value }).status;
  assert.equal(last(listed('torrent_list'), 'Seeding'), 'met');
  assert.equal(last(listed('torrent_list'), 'Seeding', 'not-contains'), 'not_met');
  assert.equal(last(listed('torrent_list'), 'Start all torrents'), 'not_met');
  const target = { noun: 'torrent', ordinal: -1 };
  const found = (view: View) => ground(view, { target, purpose: 'press', exact: false });
  assert.equal(last(listed(''), 'Seeding'), 'unproven');
  assert.equal(last(listed(''), 'Seeding', 'not-contains'), 'unproven');
  assert.equal(found(listed('')).kind, 'many');
  const pressed = found(listed('torrent_list'));
  assert.equal(pressed.kind === 'one' && pressed.item.role, 'listitem');
});

test('the first activity is the first of the list under that title, and not the tab that is called so', () => {
  const entry = (...parts: string[]): Tree => ['listitem', '', {}, ...parts.map((part): Tree => ['text', part])];
  const list: Tree = ['list', '', {}, entry('Mara', 'closed Issue 4', '2 hours ago'), entry('Jo', 'left', 'yesterday')];
  const part = (name: string, ...content: Tree[]): Tree => [
    'generic',
    '',
    { framed: true },
    heading(2, name),
    ...content,
  ];
  const tabs: Tree = [
    'tablist',
    '',
    {},
    ...['About', 'Activity'].map((name): Tree => ['tab', name, {}, ['text', name]]),
  ];
  const skills: Tree = ['list', '', {}, ...['Figma', 'Research'].map((name) => entry(name))];
  const view = page(['main', '', {}, tabs, part('Skills', skills), part('Recent activity', list)]);
  assert.equal(verdictOf(view, 'The first activity shows "Issue 4".'), 'met');
  assert.equal(verdictOf(view, 'The first activity shows "left".'), 'not_met');
  assert.equal(verdictOf(view, 'The first activity is "Mara closed Issue 4".'), 'unproven');
});
