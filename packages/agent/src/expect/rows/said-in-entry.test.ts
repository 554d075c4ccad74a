import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const words = (said: string): Tree => ['generic', '', {}, ['text', said]];
const entry = (name: string, day: string, sum: string): Tree => [
  'listitem',
  '',
  {},
  box(box(['heading', name, { level: 6 }, ['text', name]], words(day))),
  words(sum),
];
const view = page(['list', '', {}, entry('Netflix', '27 March', '- $ 2,500'), entry('Webflow', '26 March', 'Pending')]);
const verdict = (spec: string) => verdictOf(view, spec);

test('what an entry shows further off than below its title may be told of it, and what the next one shows is not', () => {
  assert.equal(verdict('Netflix shows "- $ 2,500"'), 'unproven');
  assert.equal(verdict('Netflix shows "27 March"'), 'met');
  assert.equal(verdict('Netflix shows "Pending"'), 'not_met');
  assert.equal(verdict('The Webflow transaction is Pending'), 'unproven');
});

test('nor is it denied of the entry', () => {
  assert.equal(verdict('Netflix does not show "- $ 2,500"'), 'unproven');
  assert.equal(verdict('Netflix does not show "Pending"'), 'met');
});

test('what a column of a board shows below its title, a figure beside that or not, may be told of the title', () => {
  const at = (x: number, y: number, ...held: Tree[]): Tree => [
    'generic',
    '',
    { box: { x, y, width: 190, height: 20 } },
    ...held,
  ];
  // The words of the title are held by no element of their own.
  const day = (x: number, name: string, hours: string, shift: string): Tree => [
    'generic',
    '',
    { box: { x, y: 0, width: 190, height: 150 } },
    at(x, 0, ['text', name], at(x + 100, 0, ['text', hours])),
    at(x, 30, ['text', shift]),
    at(x, 60, ['text', '+ Add shift']),
  ];
  const week = page(box(day(0, 'Fri 10', '6 h', 'Tomas'), day(200, 'Sat 11', '0 h', 'No shifts')));
  const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(week, spec));
  assert.deepEqual(verdicts('"Sat 11" shows "No shifts"', '"Fri 10" does not show "Tomas"'), ['unproven', 'unproven']);
  assert.deepEqual(verdicts('"Fri 10" shows "No shifts"', '"Sat 11" does not show "Tomas"'), ['not_met', 'met']);
  assert.deepEqual(verdicts('"Sat 11" shows "0 h"', '"Sat 11" does not show "0 h"'), ['met', 'not_met']);
  assert.deepEqual(verdicts('"Tomas" is in the "Fri 10" column', '"Tomas" is in the "Sat 11" column'), [
    'met',
    'not_met',
  ]);
});

const text = (said: string): Tree => ['text', said];
const service = (name: string, what: string, state: string, act: string): Tree =>
  box(box(box(text(name)), box(text(what))), box(text(state), ['button', act, {}, text(act)]));

test('what stands beside the name of an entry and its description may be said of it', () => {
  const view = page([
    'main',
    '',
    {},
    service('Slack', 'Posts results to a channel', 'Connected', 'Disconnect'),
    service('Jira', 'Creates issues', 'Off', 'Connect'),
  ]);
  assert.equal(verdictOf(view, '"Slack" shows "Connected".'), 'unproven');
  assert.equal(verdictOf(view, '"Slack" shows "Off".'), 'not_met');
});

test('a label with its value goes by no value of the next one in its line', () => {
  const pair = (label: string, value: string): Tree => box(box(text(label)), box(text(value)));
  const view = page([
    'main',
    '',
    {},
    box(pair('Status', 'Open'), pair('Priority', 'High')),
    box(pair('Owner', 'Ann'), pair('Team', 'Blue')),
  ]);
  assert.equal(verdictOf(view, '"Status" shows "High".'), 'not_met');
});
