import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page as pageOf, type Tree } from '../../../test/page.ts';

const page = (...parts: Tree[]) => pageOf(['main', '', {}, ...parts]);
const text = (words: string, ...runs: string[]): Tree => ['text', words, { runs }];
const line = (words: string): Tree => ['paragraph', '', { tag: 'p' }, text(words)];
const heading: Tree = ['heading', 'Comments', {}, text('Comments')];

const inBoxes = page(
  heading,
  box(text('Ada Byron 2 hours ago', 'Ada Byron', '2 hours ago'), line('They want a discount.')),
  box(text('Bob Kahn yesterday', 'Bob Kahn', 'yesterday'), line('Sent the proposal.')),
);
const headed = (name: string, when: string, words: string): Tree =>
  box(box(box(text(name)), box(text(when))), box(line(words), line('Thanks')));
const inHeadedBoxes = page(
  heading,
  box(headed('Ada Byron', 'today', 'They want a discount.'), headed('Bob Kahn', 'yesterday', 'Sent the proposal.')),
);
const entry = (name: string, words: string): Tree => ['listitem', '', {}, box(text(name)), line(words)];
const inList = page(heading, [
  'list',
  '',
  {},
  entry('Ada Byron', 'They want a discount.'),
  entry('Bob Kahn', 'Sent the proposal.'),
]);

test('the comment from somebody is the entry, or the box like others, that begins with her name', () => {
  for (const view of [inBoxes, inHeadedBoxes, inList]) {
    assert.equal(verdictOf(view, 'The comment from "Bob Kahn" says "Sent the proposal."'), 'met');
    assert.equal(verdictOf(view, 'Bob Kahn\'s comment contains "proposal"'), 'met');
    assert.equal(verdictOf(view, 'The comment from "Bob Kahn" says "discount"'), 'not_met');
    assert.equal(verdictOf(view, 'The comment from "Ada Byron" says "Sent the proposal."'), 'not_met');
  }
});

test('where nothing tells her entry, what the page says may be in it', () => {
  const alone = page(heading, box(text('Ada Byron'), line('They want a discount.')), line('Nobody else wrote.'));
  assert.equal(verdictOf(alone, 'The comment from "Ada Byron" says "discount"'), 'unproven');
  assert.equal(verdictOf(alone, 'The comment from "Ada Byron" says "proposal"'), 'not_met');
});

test('who is named beside the comments, too, has written those that stand under their title', () => {
  const meta = (label: string, name: string): Tree => box(box(text(label)), box(text(name)));
  const sides = box(meta('Assignee', 'Ada Byron'), meta('Reporter', 'Bob Kahn'));
  const view = page(sides, heading, [
    'list',
    '',
    {},
    entry('Ada Byron', 'They want a discount.'),
    entry('Bob Kahn', 'Sent the proposal.'),
  ]);
  assert.equal(verdictOf(view, 'The comment from "Bob Kahn" says "Sent the proposal."'), 'met');
  assert.equal(verdictOf(view, 'The comment from "Bob Kahn" says "discount"'), 'not_met');
});
