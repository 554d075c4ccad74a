import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const text = (words: string): Tree => ['text', words];
const heading = (words: string, level: number): Tree => ['heading', words, { level, tag: `h${level}` }, text(words)];
const button = (words: string): Tree => ['button', words, {}, text(words)];
const plan = (name: string, ...more: Tree[]): Tree => [
  'generic',
  '',
  { framed: true },
  heading(name, 3),
  ['paragraph', '', {}, text('per month')],
  ...more,
];
const plans = (title: string) =>
  page([
    'main',
    '',
    {},
    heading(title, 2),
    [
      'generic',
      '',
      {},
      plan('Free', button('Choose')),
      plan('Team', text('Current plan'), button('Manage')),
      plan('Business', button('Choose')),
    ],
  ]);

test('the Team plan is the box that is titled Team under a heading that tells of plans', () => {
  const view = plans('Your plan');
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      'The Team plan shows "Current plan".',
      'The Free plan shows "Current plan".',
      'The Free plan has a Choose button.',
      'The Team plan has a Choose button.',
      'There is no Choose button in the Team plan.',
      'There is no Choose button in the Free plan.',
    ),
    ['met', 'not_met', 'met', 'not_met', 'met', 'not_met'],
  );
  const target = { text: 'Choose', role: 'button', scope: { relation: 'within', text: 'Business plan' } } as const;
  const found = ground(view, { target, purpose: 'press', exact: false });
  assert.equal(found.kind === 'one' && found.item.up?.children[0]?.name, 'Business');
});

test('where no heading tells of plans, nothing tells that what is titled so is one', () => {
  const view = plans('Welcome');
  assert.equal(verdictOf(view, 'The Team plan shows "Current plan".'), 'unproven');
  assert.equal(verdictOf(view, 'The Free plan has a Choose button.'), 'unproven');
});

test('a table that is headed by the same kind is none of its entries', () => {
  const card = (name: string, price: string): Tree => [
    'generic',
    '',
    { framed: true },
    ['heading', name, { level: 2 }, text(name)],
    ['generic', '', {}, text(price)],
    ['button', `Choose ${name}`, {}, text(`Choose ${name}`)],
  ];
  const section = (...parts: Tree[]): Tree => ['generic', '', { tag: 'section' }, ...parts];
  const view = page(
    section(heading('Plans for every team', 1), ['generic', '', {}, card('Free', '$0'), card('Pro', '$8')]),
    section(
      heading('Compare plans', 2),
      tableOf('', ['Feature', 'Free', 'Pro'], ['Seats', '3', '15'], ['Boards', '5', '50']),
    ),
  );
  assert.deepEqual(
    ['The Free plan costs $0', 'The Free plan costs $8'].map((spec) => verdictOf(view, spec)),
    ['met', 'not_met'],
  );
});
