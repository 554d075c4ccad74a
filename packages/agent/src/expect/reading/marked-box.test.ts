import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const plan = (name: string, ...more: Tree[]): Tree => [
  'article',
  '',
  {},
  ['heading', name, { level: 3 }, text(name)],
  box(text('10 users')),
  ...more,
];
const view = page(['main', '', {}, plan('Free'), plan('Team', box(text('Current plan'))), plan('Business')]);

test('the current plan is the one whose box bears that mark', () => {
  assert.equal(verdictOf(view, 'The current plan is Team.'), 'met');
  assert.equal(verdictOf(view, 'The current plan is Business.'), 'not_met');
  assert.equal(verdictOf(view, 'The current plan is not Business.'), 'met');
});

test('without headings a framed box is called by the words it begins with', () => {
  const card = (name: string, runs: string[], button: string): Tree => [
    'generic',
    '',
    { framed: true },
    ['text', [name, ...runs].join(' '), { runs: [name, ...runs] }],
    box(text('$9')),
    ['button', button, { states: ['disabled'] }, text(button)],
  ];
  const cards = page(box(card('Team', [], 'Downgrade'), card('Business', ['Most popular'], 'Current plan')));
  const told = ['The current plan is Business.', 'The current plan is Team.', 'The current plan is not Business.'];
  assert.deepEqual(
    told.map((spec) => verdictOf(cards, spec)),
    ['met', 'not_met', 'not_met'],
  );
});
