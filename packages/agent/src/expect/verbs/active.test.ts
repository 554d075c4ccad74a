import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { active, saysActive } from './active.ts';

const link = (name: string, ...states: string[]): Tree => [
  'listitem',
  '',
  {},
  ['link', name, { tag: 'a', states, href: `/${name}` }],
];
const ask = (view: View, target: Target) =>
  ['enabled', 'disabled'].map(
    (value) => check(view, { action: 'assertState', target, value } as Step, {}, active).status,
  );

test('the active link of a navigation is the current one, and where none is marked it is not told', () => {
  const told = page(['navigation', '', {}, ['list', '', {}, link('Charts'), link('Tables', 'marked')]]);
  assert.deepEqual(ask(told, { text: 'Charts', role: 'link' }), ['not_met', 'met']);
  assert.deepEqual(ask(told, { text: 'Tables', role: 'link' }), ['met', 'not_met']);
  const untold = page(['navigation', '', {}, ['list', '', {}, link('Charts'), link('Tables')]]);
  assert.deepEqual(ask(untold, { text: 'Charts', role: 'link' }), ['unproven', 'unproven']);
  assert.deepEqual(ask(page(link('Export')), { text: 'Export', role: 'link' }), ['met', 'not_met']);
});

test('which of several links in plain boxes is active is told by a mark alone, and links amid words are not asked', () => {
  const boxed = (name: string, ...states: string[]): Tree => [
    'generic',
    '',
    {},
    ['link', name, { tag: 'a', states }, ['text', name]],
  ];
  const untold = page(['generic', '', {}, boxed('Budget'), boxed('Reports'), boxed('Schedules')]);
  assert.deepEqual(ask(untold, { text: 'Reports', role: 'link' }), ['unproven', 'unproven']);
  const told = page(['generic', '', {}, boxed('Budget', 'current'), boxed('Reports'), boxed('Schedules')]);
  assert.deepEqual(ask(told, { text: 'Reports', role: 'link' }), ['not_met', 'met']);
  assert.deepEqual(ask(told, { text: 'Budget', role: 'link' }), ['met', 'not_met']);
  const amid = page(['paragraph', '', {}, ['text', 'Read our'], boxed('Terms'), ['text', 'and'], boxed('Rules')]);
  assert.deepEqual(ask(amid, { text: 'Terms', role: 'link' }), ['met', 'not_met']);
});

test('of radios and switches "active" may tell both, and is believed where both are so', () => {
  const radio = (name: string, ...states: string[]): Tree => ['radio', name, { tag: 'input', type: 'radio', states }];
  const view = page(['group', '', {}, radio('All', 'checked'), radio('Unhealthy', 'unchecked')]);
  assert.deepEqual(ask(view, { text: 'All', role: 'radio' }), ['met', 'not_met']);
  assert.deepEqual(ask(view, { text: 'Unhealthy', role: 'radio' }), ['unproven', 'unproven']);
  const dark = (state: string) => page(['switch', 'Dark mode', { tag: 'button', states: [state] }]);
  assert.deepEqual(ask(dark('checked'), { text: 'Dark mode', role: 'switch' }), ['met', 'not_met']);
  assert.deepEqual(ask(dark('unchecked'), { text: 'Dark mode', role: 'switch' }), ['unproven', 'unproven']);
});

test('a lone button, and what leafs through pages, is active where it can be used', () => {
  const button: Tree = ['button', 'Save', { tag: 'button' }];
  assert.deepEqual(ask(page(button), { text: 'Save', role: 'button' }), ['met', 'not_met']);
  const pages = page(['list', '', {}, link('Previous'), link('1', 'current'), link('2'), link('3'), link('Next')]);
  assert.deepEqual(ask(pages, { text: 'Next', role: 'link' }), ['met', 'not_met']);
  assert.deepEqual(ask(pages, { text: '2', role: 'link' }), ['not_met', 'met']);
});

test('which of several entries drawn of plain boxes is active is not told, and of a button that is not asked', () => {
  const entry = (name: string): Tree => ['generic', name, { states: ['clickable'] }, ['text', name]];
  const view = page(['generic', '', {}, entry('General'), entry('Members')]);
  assert.deepEqual(ask(view, { text: 'General', role: 'listitem', noun: 'item' }), ['unproven', 'unproven']);
  assert.deepEqual(ask(view, { text: 'General', role: 'button' }), ['met', 'not_met']);
});

test('"active" is heard outside of names, where a use is asked for', () => {
  const step = (value: string) => ({ action: 'assertState', value }) as Step;
  assert.ok(saysActive(step('enabled'), 'the "Charts" link is active'));
  assert.ok(saysActive(step('disabled'), 'the Pay button is inactive'));
  assert.ok(!saysActive(step('enabled'), 'the "active users" link is clickable'));
  assert.ok(!saysActive(step('enabled'), 'the active users button is enabled'));
  assert.ok(!saysActive(step('selected'), 'the Files tab is active'));
});
