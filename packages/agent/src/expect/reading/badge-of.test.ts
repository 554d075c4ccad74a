import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
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

test('words behind a name in its line are its badges, and those of another line are not', () => {
  const line = (role: string, ...runs: string[]): Tree => [role, '', {}, ['text', runs.join(' '), { runs }]];
  const builds = page([
    'main',
    '',
    {},
    ['heading', 'Mara Lindt Admin', { level: 1 }, ['text', 'Mara Lindt Admin', { runs: ['Mara Lindt', 'Admin'] }]],
    line('paragraph', 'Build 42', 'Passed'),
    line('paragraph', 'Deploy 7', 'Failed', 'Prod'),
  ]);
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(builds, claim));
  assert.deepEqual(
    verdicts(
      'The badge next to "Mara Lindt" says "Admin".',
      'The badge next to "Mara Lindt" says "Owner".',
      '"Build 42" has the badge "Passed".',
      '"Build 42" has the badge "Failed".',
      '"Deploy 7" has the badge "Prod".',
      '"Failed" is shown in "Build 42".',
      '"Deploy 7" is visible.',
      '"Deploy 7" shows "Prod".',
    ),
    ['met', 'not_met', 'met', 'not_met', 'met', 'not_met', 'met', 'met'],
  );
});

test('what bears a badge may be told by its kind, and by where it stands', () => {
  const button = (name: string, badge: string): Tree =>
    box(['button', name, {}], ['generic', '', { framed: true }, ['text', badge]]);
  const two = page(['banner', '', {}, button('Messages', '2'), button('Alerts', '5')]);
  assert.deepEqual(
    [
      'The Messages icon shows a badge of 5',
      'The Messages icon shows a badge of 2',
      'Alerts has a badge of 5 in the header',
    ].map((spec) => verdictOf(two, spec)),
    ['not_met', 'met', 'met'],
  );
});

test('the time behind the name of who wrote is no badge', () => {
  const line: Tree = ['text', 'Dana 4:12 PM', { runs: ['Dana', '4:12 PM'] }];
  const chat = page(['list', '', {}, ['listitem', '', {}, line, box(['text', 'Hello there.'])]]);
  assert.notEqual(verdictOf(chat, 'Dana has a badge'), 'met');
});

test('the badge next to a title is the one in its line, whatever number another box bears', () => {
  const title: Tree = ['heading', 'Filters 2', { level: 2 }, ['text', 'Filters 2', { runs: ['Filters', '2'] }]];
  const count: Tree = ['generic', '', { framed: true, box: { x: 60, y: 0, width: 12, height: 12 } }, ['text', '3']];
  const saved: Tree = ['banner', '', {}, ['link', 'Saved 3', {}, ['text', 'Saved'], count]];
  const view = page(['generic', '', {}, saved, ['generic', '', {}, ['complementary', 'Filters', {}, title]]]);
  const says = (number: string) => verdictOf(view, `The badge next to Filters says ${number}`);
  assert.deepEqual([says('2'), says('3')], ['met', 'not_met']);
});
