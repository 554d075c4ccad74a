import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';

const box = { x: 0, y: 0, width: 9, height: 9 };
const behind = ['Save', 'Share', 'Sort'].map((name): Tree => ['button', name, { box, states: ['occluded'] }]);
const over = (...answers: Tree[]) =>
  page(...behind, ['generic', '', { ref: 'box' }, ['heading', 'Remove the crate?'], ...answers]).items.find(
    (item) => item.role === 'dialog',
  )?.name;
const asked = (...hrefs: string[]) => over(...hrefs.map((href, at): Tree => ['link', `Answer ${at}`, { box, href }]));

test('a box over everything else whose answers are links that lead nowhere is a dialog too', () => {
  assert.equal(asked('https://shop.test/cart#yes', 'javascript:void 0'), 'Remove the crate?');
  assert.equal(asked('', ''), 'Remove the crate?');
  assert.equal(asked('https://shop.test/crates', 'https://shop.test/#/help'), undefined);
});

test('so is one whose answers are plain boxes that take a press', () => {
  const answer = (name: string): Tree => ['generic', name, { box, states: ['clickable'] }, ['text', name]];
  assert.equal(over(answer('Yes'), answer('No')), 'Remove the crate?');
  assert.equal(over(['generic', '', { box }, ['text', 'Yes']]), undefined);
});

test('so is one in focus that shows nothing to press within sight', () => {
  const about = (states: string[], ...parts: Tree[]) =>
    page(...behind, ['generic', 'About Crates 2.1', { box, states }, ...parts]).items.find(
      (item) => item.role === 'dialog',
    )?.name;
  const parts: Tree[] = [
    ['heading', 'About'],
    ['text', 'Crates 2.1'],
    ['button', 'Close', { box, states: ['offscreen'] }],
  ];
  assert.equal(about(['focused'], ...parts), 'About');
  assert.equal(about([], ...parts), undefined);
  assert.equal(about(['focused'], ['text', 'Crates 2.1']), undefined);
});
