import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const opener = (ref: string, name: string, icon = ''): Tree => [
  'button',
  name,
  { ref, tag: 'button', icon, states: ['haspopup', 'collapsed'] },
];
const plain = (ref: string, name: string, icon = ''): Tree => ['button', name, { ref, tag: 'button', icon }];

function meant(target: Target, ...trees: Tree[]): string | null {
  const found = ground(page(...trees), { target, purpose: 'press', exact: false });
  return found.kind === 'one' ? found.item.ref : null;
}

test('the menu is what a button of that name or picture opens, not what opens under other words', () => {
  for (const own of [
    plain('m', 'Menu'),
    plain('m', 'Toggle navigation'),
    plain('m', 'Open main menu'),
    plain('m', '', 'menu'),
  ])
    assert.equal(meant({ role: 'menu' }, opener('more', 'More'), own), 'm', JSON.stringify(own));
  assert.equal(meant({ role: 'menu' }, opener('more', 'More')), 'more');
  assert.equal(meant({ role: 'menu' }, opener('user', 'User menu'), plain('save', 'Save')), 'user');
});

test('the navigation is opened by the button for it, not by a press into its middle', () => {
  const bar: Tree = ['navigation', '', { ref: 'bar' }, ['link', 'Home', { ref: 'home' }]];
  assert.equal(meant({ role: 'navigation' }, bar, plain('m', 'Toggle navigation')), 'm');
  assert.equal(meant({ role: 'navigation' }, bar, plain('m', 'Show menu')), 'm');
});

test('what is pressed is no field of another word, a button with a slip of the pen is', () => {
  const field: Tree = ['textbox', 'Patient', { ref: 'field', tag: 'input', value: '' }];
  assert.equal(meant({ text: 'Patients' }, field), null);
  assert.equal(meant({ text: 'Patient' }, field), 'field');
  assert.equal(meant({ text: 'Patients' }, field, plain('b', 'Patient')), 'b');
});

test('links of one name that lead nowhere do each their own, but in the frame of the page', () => {
  const pressed = (...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { text: 'Delete' }, purpose: 'press', exact: true, plain: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  const own = 'https://shop.test/cart?sort=price';
  const entry = (href: string): Tree => ['listitem', '', {}, ['link', 'Delete', { href }]];
  for (const href of [own, `${own}#`, 'javascript:void(0)']) {
    assert.equal(pressed(entry(href), entry(href)), 'many', href);
    const frame: Tree = ['navigation', '', {}, ['link', 'Delete', { href }]];
    assert.equal(pressed(frame, frame), 'e2', href);
  }
  for (const href of [`${own}#contact`, 'https://shop.test/boats'])
    assert.equal(pressed(entry(href), entry(href)), 'e2', href);
});

test('links of one name lead to one place when their addresses differ in the order of their parameters alone', () => {
  const crates = (query: string): Tree => ['link', 'crates', { href: `https://shop.test/sql?${query}` }];
  const press = (...queries: string[]) =>
    ground(page(...queries.map(crates)), { target: { text: 'crates' }, purpose: 'press', exact: true, plain: true })
      .kind;
  assert.equal(press('pos=0&db=depot&table=crates', 'db=depot&table=crates&pos=0'), 'one');
  assert.equal(press('pos=0&db=depot', 'pos=25&db=depot'), 'many');
  assert.equal(press('tag=a&tag=b', 'tag=b&tag=a'), 'many');
  assert.equal(press('db=depot', 'db=depot#rows'), 'many');
});
