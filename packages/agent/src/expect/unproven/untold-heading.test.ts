import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const heading: Tree = ['heading', 'Open', { level: 2 }, text('Open')];
const isHeading = (view: ReturnType<typeof page>, value: string) =>
  check(view, { action: 'assertText', target: { role: 'heading' }, op: 'equals', value }).status;
const shows = (view: ReturnType<typeof page>, words: string) =>
  check(view, { action: 'assertVisible', target: { role: 'heading', text: words } }).status;

test('a plain line above all headings may be one, what stands among the content is none', () => {
  const bar: Tree = ['generic', '', {}, text('Orders')];
  for (const claim of [isHeading, shows]) {
    assert.equal(claim(page(bar, heading), 'Orders'), 'unproven');
    assert.equal(claim(page(bar, heading), 'Products'), 'not_met');
    assert.equal(claim(page(heading, bar), 'Orders'), 'not_met');
    assert.equal(
      claim(page(['navigation', '', {}, ['link', 'Orders', {}, text('Orders')]], heading), 'Orders'),
      'not_met',
    );
  }
});

test('the link that an entry begins with may be its headline', () => {
  const entry = (words: string): Tree => ['listitem', '', {}, ['link', words, {}, text(words)], text('It blew.')];
  const news = page(heading, ['list', '', {}, entry('Storm over the bay'), entry('Fair winds')]);
  assert.equal(shows(news, 'Storm over the bay'), 'unproven');
  assert.equal(shows(news, 'Calm over the bay'), 'not_met');
});

test('of two headings that follow each other one is below the other', () => {
  const at = (name: string, y: number): Tree => [
    'heading',
    name,
    { level: 2, box: { x: 0, y, width: 200, height: 20 } },
    text(name),
  ];
  const below = (...names: string[]) =>
    check(page(...names.map((name, i) => at(name, 40 * i))), {
      action: 'assertVisible',
      target: { text: 'Notes', scope: { relation: 'below', text: 'Summary' } },
    }).status;
  assert.equal(below('Summary', 'Notes'), 'met');
  assert.equal(below('Notes', 'Summary'), 'not_met');
  assert.equal(below('Summary', 'Costs', 'Notes'), 'met');
});

test('of several headings one may be meant that is not at the top, but for the heading of the page', () => {
  const headed = (level: number, words: string): Tree => ['heading', words, { level }, text(words)];
  const view = { ...page(headed(1, 'Rehearsals'), headed(2, 'April 2026')), title: 'Rehearsals' };
  assert.equal(verdictOf(view, 'The heading reads "Rehearsals".'), 'met');
  for (const claim of ['reads "April 2026"', 'is "April 2026"', 'does not read "April 2026"']) {
    assert.equal(verdictOf(view, `The heading ${claim}.`), 'unproven', claim);
    const expected = claim.includes('not') ? 'met' : 'not_met';
    for (const which of ['page', 'main']) assert.equal(verdictOf(view, `The ${which} heading ${claim}.`), expected);
  }
  const parts = page(headed(1, 'Rehearsals'), headed(2, 'April 2026'), headed(2, 'Places'));
  assert.equal(
    verdictOf(parts, 'The heading reads "April 2026".'),
    'not_met',
    'one of several is no title of the page',
  );
  const site = {
    ...page(headed(1, 'Hall club'), headed(2, 'Plays'), headed(3, 'Found (2)')),
    title: 'Plays - Hall club',
  };
  assert.equal(verdictOf(site, 'The heading reads "Plays".'), 'met');
  assert.equal(verdictOf(site, 'The heading reads "Found (2)".'), 'unproven', 'the name of the site is above both');
  assert.equal(verdictOf(site, 'The heading reads "Found (1)".'), 'not_met');
  assert.equal(verdictOf(view, 'The heading reads "April".'), 'not_met');
  assert.equal(verdictOf(view, 'The heading reads "May 2026".'), 'not_met');
  assert.equal(verdictOf(view, 'The heading does not read "May 2026".'), 'met');
});

test('a plain line over a table may be the heading above it', () => {
  const line = box(['text', 'Items (5)']);
  const over = page(
    ['heading', 'Order 7', { level: 1 }, ['text', 'Order 7']],
    box(line, tableOf('', ['Item'], ['Soap'])),
  );
  assert.equal(verdictOf(over, 'The heading above the items reads "Items (5)"'), 'unproven');
  assert.equal(verdictOf(over, 'The heading above the items reads "Items (4)"'), 'not_met');
});
