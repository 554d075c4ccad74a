import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const head = (level: number, words: string): Tree => ['heading', words, { level }, ['text', words]];
const linked = (words: string, href: string): Tree => [
  'heading',
  words,
  { level: 1 },
  ['link', words, { href }, ['text', words]],
];

const statuses = (trees: Tree[], ...says: string[]) => {
  const view = page(['document', '', {}, ...trees]);
  return says.map((words) => verdictOf(view, `The heading says "${words}".`));
};

test('where a site heads each page with its own name, the heading is the only highest one beside that', () => {
  const body: Tree = ['main', '', {}, head(2, 'Orders'), head(3, 'Open'), head(3, 'Shipped')];
  const linkedName = linked('Quay', 'https://quay.test/');
  for (const name of [linkedName, ['banner', '', {}, head(1, 'Quay')] as Tree]) {
    assert.deepEqual(statuses([name, body], 'Orders', 'Quay', 'Open', 'Shipped'), ['met', 'met', 'not_met', 'not_met']);
    assert.deepEqual(statuses([body, name], 'Orders', 'Invoices'), ['met', 'not_met']);
  }
  assert.deepEqual(statuses([linkedName, ['main', '', {}, head(1, 'Orders'), head(2, 'Open')]], 'Orders', 'Open'), [
    'met',
    'unproven',
  ]);
});

test('a heading that is no name of a site is the one at the top, also with a way to itself or something linked in it', () => {
  const rest: Tree = head(2, 'Remarks');
  const anchored = linked('Order 12', 'https://shop.test/cart?sort=price#order');
  const partly: Tree = ['heading', 'Edit Lyon', { level: 1 }, ['text', 'Edit'], ['link', 'Lyon', { href: '/lyon' }]];
  assert.deepEqual(statuses([anchored, rest], 'Order 12', 'Remarks'), ['met', 'unproven']);
  assert.deepEqual(statuses([partly, rest], 'Edit Lyon', 'Remarks'), ['met', 'unproven']);
  assert.deepEqual(statuses([head(1, 'Order 12'), rest], 'Order 12', 'Remarks'), ['met', 'unproven']);
});

test('the heading that the title of the page begins with goes before the one it ends with, and another one leaves "is not" open', () => {
  const denied = (trees: Tree[], ...says: string[]) => {
    const view = page(['document', '', {}, ...trees]);
    return says.map((words) => verdictOf(view, `The heading is not "${words}".`));
  };
  const named = [head(1, 'Shop'), head(2, 'Cart'), head(2, 'Offers'), head(3, 'Lamps')];
  assert.deepEqual(statuses(named, 'Cart', 'Shop', 'Lamps', 'Offers'), ['met', 'met', 'not_met', 'not_met']);
  assert.deepEqual(denied(named, 'Cart', 'Shop', 'Bills'), ['not_met', 'not_met', 'met']);
  const untold = [head(1, 'Quay'), head(2, 'Orders')];
  assert.deepEqual(denied(untold, 'Quay', 'Orders', 'Bills'), ['not_met', 'unproven', 'met']);
  const own = [head(1, 'Cart'), head(2, 'Orders')];
  assert.deepEqual(denied(own, 'Cart', 'Orders'), ['not_met', 'unproven']);
  assert.deepEqual(statuses(own, 'Cart', 'Orders'), ['met', 'unproven']);
});

test('a sign to press in a heading lends it no words: it reads what people see', () => {
  const small = { x: 90, y: 0, width: 16, height: 18 };
  const titled = (...signs: Tree[]) =>
    page([
      'document',
      '',
      {},
      ['heading', 'Budget draft Open in new window', { level: 2 }, ['text', 'Budget draft'], ...signs],
    ]);
  const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((words) => verdictOf(view, words));
  const sign = titled(['generic', '', {}, ['link', 'Open in new window', { href: '#', box: small }]]);
  const reads = ['The heading reads "Budget draft".', 'The heading "Budget draft" is visible.'];
  assert.deepEqual(told(sign, ...reads), ['met', 'met']);
  assert.deepEqual(told(sign, 'The heading reads "Budget".', 'The heading shows "window".'), ['not_met', 'not_met']);
  // Words that the link shows are read, and so is a picture that stands for words, and what is wide enough to show them.
  const words = titled(['link', 'Open in new window', { href: '#', box: small }, ['text', 'Open in new window']]);
  const picture = titled(['link', 'Open in new window', { href: '#', box: small }, ['img', 'Open in new window']]);
  const wide = titled(['link', 'Open in new window', { href: '#', box: { ...small, width: 140 } }]);
  for (const view of [words, picture, wide])
    assert.deepEqual(told(view, 'The heading reads "Budget draft".', 'The heading shows "window".'), [
      'not_met',
      'met',
    ]);
  const alone = page([
    'document',
    '',
    {},
    ['heading', 'Home', { level: 1 }, ['link', 'Home', { href: '#', box: small }]],
  ]);
  assert.deepEqual(told(alone, 'The heading reads "Home".'), ['met']);
});
