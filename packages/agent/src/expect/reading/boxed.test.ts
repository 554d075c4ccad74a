import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (value: string): Tree => ['text', value];

test('a box to tick that only the words behind it name has each of its states', () => {
  const tick = (role: string, words: string, ...states: string[]): Tree => [
    'generic',
    '',
    {},
    [role, '', { tag: 'input', type: role, states }],
    ['generic', words, { tag: 'label', states: ['clickable'] }, text(words)],
  ];
  const view = page([
    'form',
    '',
    {},
    tick('radio', 'Day', 'checked'),
    tick('radio', 'Week', 'unchecked'),
    tick('checkbox', 'Member', 'checked', 'disabled'),
  ]);
  const is = (name: string, role: 'radio' | 'checkbox', value: string) =>
    check(view, { action: 'assertState', target: { text: name, role }, value } as Step).status;
  assert.equal(is('Day', 'radio', 'selected'), 'met');
  assert.equal(is('Week', 'radio', 'selected'), 'not_met');
  assert.equal(is('Week', 'radio', 'enabled'), 'met');
  assert.equal(is('Member', 'checkbox', 'disabled'), 'met');
  assert.equal(is('Member', 'checkbox', 'enabled'), 'not_met');
});

test('a field that narrows down what its drawn box offers holds what the box shows, but for its label', () => {
  const box = (words: string, more: object): Tree => [
    'generic',
    words,
    { ref: 'b', ...more },
    ['textbox', 'Harbour', { ref: 'f', tag: 'input', value: '', label: 'Harbour' }],
    text(words),
  ];
  const holds = (words: string, value: string, more: object = { framed: true, states: ['clickable'] }) =>
    check(page(box(words, more)), {
      action: 'assertValue',
      target: { text: 'Harbour', role: 'textbox' },
      value,
    } as Step).status;
  assert.equal(holds('Porto', 'Porto'), 'met');
  assert.equal(holds('Porto', 'Kiel'), 'not_met');
  assert.equal(holds('Harbour', 'Harbour'), 'not_met');
  assert.equal(holds('Choose a harbour', 'harbour'), 'not_met');
  assert.equal(holds('Porto', 'Porto', {}), 'not_met');
});

test('a part of the page that bears a name is no label: what stands behind it is never what it shows', () => {
  for (const role of ['tabpanel', 'region', 'form', 'group']) {
    const part = (name: string, words: string): Tree => [role, name, {}, ['text', words]];
    const view = page(['generic', '', {}, part('Inbox', 'Nothing new'), part('Archive', 'Hello Ana')]);
    for (const text of ['Inbox', 'Archive'])
      assert.equal(
        check(view, { action: 'assertText', target: { text, role: 'region' }, value: 'Hello Ana' }).status,
        text === 'Archive' ? 'met' : 'not_met',
        `${role} ${text}`,
      );
  }
});
