import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, selectOf, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const tick = (role: string, name: string, ...states: string[]): Tree => [
  'generic',
  '',
  { tag: 'label' },
  [role, name, { label: name, states }],
  text(name),
];
const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('one of a group is called by its name and what the group is of', () => {
  const view = page(
    ['complementary', 'Filters', {}, tick('checkbox', 'Brooks', 'checked'), tick('checkbox', 'Hoka (9)', 'disabled')],
    ['radiogroup', 'Delivery method', {}, tick('radio', 'Express', 'checked'), tick('radio', 'Standard', 'unchecked')],
    box(
      ['heading', 'Price', { level: 3 }, text('Price')],
      ['textbox', 'Max', { tag: 'input', value: '150' }],
      ['textbox', 'Min', { tag: 'input', value: '50' }],
    ),
    box(text('Brooks'), ['button', 'Add to cart', {}, text('Add to cart')]),
  );
  assert.deepEqual(told(view, 'The Brooks filter is checked', 'The Hoka filter is disabled'), ['met', 'met']);
  assert.deepEqual(told(view, 'The Brooks filter is unchecked', 'Standard delivery is selected'), [
    'not_met',
    'not_met',
  ]);
  assert.deepEqual(told(view, 'Express delivery is selected', 'The Max price is 150', 'The Min price is 0'), [
    'met',
    'met',
    'not_met',
  ]);
});

test('what stands in no group of that kind, or in two, is not told to be one', () => {
  const list: Tree = ['group', 'Brands', {}, tick('checkbox', 'Brooks', 'checked')];
  const two = page(
    ['group', 'Filters', {}, tick('checkbox', 'Brooks', 'checked')],
    ['group', 'More filters', {}, tick('checkbox', 'Brooks', 'unchecked')],
  );
  for (const view of [page(list), two]) assert.equal(verdictOf(view, 'The Brooks filter is unchecked'), 'unproven');
});

test('the word for a choice may stand behind what its group is called', () => {
  const brands: Tree = [
    'group',
    'Brand',
    {},
    tick('checkbox', 'Hoka', 'checked'),
    tick('checkbox', 'Nike', 'unchecked'),
  ];
  const view = page(brands, ['group', 'Size', {}, tick('checkbox', '42', 'unchecked')]);
  assert.deepEqual(
    told(
      view,
      'The Hoka brand filter is checked',
      'The Nike brand filter is checked',
      'The Hoka size filter is checked',
    ),
    ['met', 'not_met', 'not_met'],
  );
});

test('a dropdown that offers all of them is a filter, and another is none', () => {
  const named = (name: string, ...options: string[]): Tree => {
    const [role, , more, ...own] = selectOf(options[0] ?? '', ...options.slice(1));
    return [role, name, { ...more, label: name }, ...own];
  };
  const view = page(box(named('Location', 'Antwerp', 'All locations')), box(named('Size', 'Small', 'Large')));
  const specs = ['The Location filter is set to Antwerp', 'The Location filter is set to All locations'];
  assert.deepEqual(told(view, ...specs, 'The Size filter is set to Small'), ['met', 'not_met', 'unproven']);
});
