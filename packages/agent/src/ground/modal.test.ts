import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../test/page.ts';

const box = { x: 0, y: 0, width: 9, height: 9 };
const behind = ['Save', 'Share', 'Sort'].map((name): Tree => ['button', name, { box, states: ['occluded'] }]);
const asked = (...hrefs: string[]) =>
  page(...behind, [
    'generic',
    '',
    { ref: 'box' },
    ['heading', 'Remove the crate?'],
    ...hrefs.map((href, at): Tree => ['link', `Answer ${at}`, { box, href }]),
  ]).items.find((item) => item.role === 'dialog')?.name;

test('a box over everything else whose answers are links that lead nowhere is a dialog too', () => {
  assert.equal(asked('https://shop.test/cart#yes', 'javascript:void 0'), 'Remove the crate?');
  assert.equal(asked('', ''), 'Remove the crate?');
  assert.equal(asked('https://shop.test/crates', 'https://shop.test/#/help'), undefined);
});
