import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const at = (x: number, width: number) => ({ box: { x, y: 10, width, height: 18 } });

test('a badge is what stands by itself beside a name, and no other card has it', () => {
  const card = (name: string, status: string) => box(['heading', name, {}, text(name)], box(text(status)));
  const view = page(card('Ticket 88', 'Open'), card('Ticket 89', 'Closed'));
  assert.deepEqual(
    [
      'The status badge on Ticket 88 should be Open',
      'The status badge on Ticket 88 should be Closed',
      'The badge next to "Ticket 89" says "Closed"',
      'The badge next to "Ticket 89" does not say "Closed"',
    ].map((spec) => verdictOf(view, spec)),
    ['met', 'not_met', 'met', 'not_met'],
  );
});

test('of several words beside a name none is told to be its badge', () => {
  const view = page(box(['heading', 'Ticket 88', {}, text('Ticket 88')], box(text('Open')), box(text('Printer'))));
  assert.notEqual(verdictOf(view, 'The badge on Ticket 88 should be Open'), 'met');
  assert.notEqual(verdictOf(view, 'The badge on Ticket 88 should not be Open'), 'met');
});

test('of several links in a line a number belongs to the one that it follows closely', () => {
  const link = (name: string, x: number): Tree => ['link', name, { ...at(x, 40), tag: 'a' }, text(name)];
  const view = page([
    'banner',
    '',
    at(0, 800),
    link('Basket', 0),
    link('Inbox', 100),
    ['generic', '', at(144, 20), text('12')],
    link('Sent', 200),
  ]);
  assert.deepEqual(
    ['Inbox', 'Basket', 'Sent'].map((name) => verdictOf(view, `The badge next to ${name} should be 12`)),
    ['met', 'not_met', 'not_met'],
  );
  assert.equal(verdictOf(view, 'The badge next to Inbox should be 13'), 'not_met');
  assert.deepEqual(
    ['Inbox', 'Sent'].flatMap((name) => [
      verdictOf(view, `There is a badge next to ${name}`),
      verdictOf(view, `There is no badge next to ${name}`),
    ]),
    ['met', 'not_met', 'not_met', 'met'],
  );
});

test('whether a word beside a name is a badge nothing tells', () => {
  const view = page(box(['heading', 'Ticket 88', {}, text('Ticket 88')], box(text('New'))));
  assert.equal(verdictOf(view, 'There is a badge next to Ticket 88'), 'unproven');
  assert.equal(verdictOf(view, 'There is no badge next to Ticket 88'), 'unproven');
});

test('a block of code and a caption are told by their marks', () => {
  const view = page(
    ['generic', '', { tag: 'pre' }, text('npm install owls@2.4')],
    ['figure', '', {}, ['img', 'Studio'], ['generic', '', { tag: 'figcaption' }, text('Studio B at night')]],
  );
  assert.deepEqual(
    [
      'The code block should contain "owls@2.4"',
      'The code block should contain "owls@2.5"',
      'The code block should not contain "owls@2.4"',
      'The caption should say "Studio B at night"',
      'The caption should say "Studio A"',
    ].map((spec) => verdictOf(view, spec)),
    ['met', 'not_met', 'not_met', 'met', 'not_met'],
  );
});
