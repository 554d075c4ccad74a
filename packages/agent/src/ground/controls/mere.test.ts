import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';

const button = (name: string, more: object = {}): Tree => ['button', name, { ref: 'button', tag: 'button', ...more }];
const box = (name: string, ...states: string[]): Tree => [
  'paragraph',
  '',
  {},
  ['checkbox', name, { ref: 'box', tag: 'input', type: 'checkbox', label: name, states }],
  ['text', name],
];

function found(trees: Tree[], target: Target, purpose: Purpose): string {
  const answer = ground(page(...trees), { target, purpose, exact: false });
  return answer.kind === 'one' ? (answer.item.ref ?? '') : answer.kind;
}

test('a mere button is not pressed for the box to tick whose name begins with its own', () => {
  const trees = [button('Newsletter'), box('Newsletter once a week', 'unchecked')];
  assert.equal(found(trees, { text: 'Newsletter' }, 'tick'), 'many');
  assert.equal(found(trees, { text: 'Newsletter', role: 'checkbox' }, 'tick'), 'box');
  assert.equal(found(trees, { text: 'Newsletter' }, 'press'), 'button');
  const toggle = [button('Newsletter', { states: ['pressed'] }), box('Newsletter once a week', 'unchecked')];
  assert.equal(found(toggle, { text: 'Newsletter' }, 'tick'), 'button');
  assert.equal(found([button('Newsletter')], { text: 'Newsletter' }, 'tick'), 'button');
});

test('nothing is chosen or written by a mere button beside a field whose name begins with its own', () => {
  const country: Tree = ['combobox', 'Country of birth', { ref: 'field', tag: 'select', value: 'Norway' }];
  const seats: Tree = ['spinbutton', 'Quantity of seats', { ref: 'field', tag: 'input', value: '1' }];
  assert.equal(found([button('Country'), country], { text: 'Country' }, 'dropdown'), 'many');
  assert.equal(found([button('Quantity'), seats], { text: 'Quantity' }, 'form-control'), 'many');
  const opens = button('Country', { states: ['haspopup'] });
  assert.equal(found([opens, country], { text: 'Country' }, 'dropdown'), 'button');
  const search: Tree = ['textbox', 'Find a country', { ref: 'field', tag: 'input', value: '' }];
  assert.equal(found([button('Country'), search], { text: 'Country' }, 'dropdown'), 'button');
});

test('a link of the menu is not followed for the choice whose name begins with its own', () => {
  const menu: Tree = ['navigation', '', {}, ['link', 'Favourites', { ref: 'link', href: '/favourites' }]];
  const choice: Tree = ['radio', 'Favourites only', { ref: 'radio', tag: 'input' }];
  assert.equal(found([menu, choice], { text: 'Favourites' }, 'option'), 'many');
  assert.equal(found([menu], { text: 'Favourites' }, 'option'), 'link');
});

test('a box to tick is on or off, and a mere button of the name it begins with is neither', () => {
  const is = (value: string, ...states: string[]) =>
    check(page(button('Newsletter'), box('Newsletter once a week', ...states)), {
      action: 'assertState',
      target: { text: 'Newsletter' },
      value,
    } as Step).status;
  assert.equal(is('unchecked', 'checked'), 'not_met');
  assert.equal(is('checked', 'checked'), 'met');
  assert.equal(is('unchecked', 'unchecked'), 'met');
});

test('a switch that draws how it stands in its label goes by the words as they are drawn', () => {
  const drawn: Tree = [
    'paragraph',
    '',
    {},
    ['checkbox', 'offAlerts', { ref: 'box', tag: 'input', type: 'checkbox', states: ['unchecked'] }],
    ['text', 'off Alerts'],
  ];
  assert.equal(found([button('Alerts'), drawn], { text: 'Alerts', role: 'switch' }, 'tick'), 'box');
  assert.equal(found([button('Alerts'), drawn], { text: 'Alerts' }, 'tick'), 'many');
});

test('the section of a name stands under its title, and not at the link that leads there', () => {
  const link = (name: string): Tree => ['link', name, { tag: 'a', href: `#${name}` }, ['text', name]];
  const title = (name: string): Tree => ['heading', name, { level: 2 }, ['text', name]];
  const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
  const contents: Tree = ['list', '', {}, ['listitem', '', {}, link('Otter')], ['listitem', '', {}, link('Pike')]];
  const view = page([
    'document',
    '',
    {},
    ['navigation', '', {}, contents],
    title('Otter'),
    line('Two seats.'),
    ['link', 'Pike', { tag: 'a', href: '/pike' }, title('Pike')],
    line('Being repaired.'),
  ]);
  const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));
  assert.deepEqual(
    verdicts(
      'The Otter section contains "Two seats"',
      'The Otter section does not contain "Pike"',
      'The Pike section contains "Being repaired."',
    ),
    ['met', 'met', 'met'],
  );
  assert.deepEqual(
    verdicts(
      'The Otter section contains "Pike"',
      'The Otter section does not contain "Two seats"',
      'The Otter section contains "Being repaired."',
    ),
    ['not_met', 'not_met', 'not_met'],
  );
});
