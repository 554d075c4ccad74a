import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { standsOn } from './page-named.ts';

const text = (words: string): Tree => ['text', words];
const heading = (words: string, level = 1): Tree => ['heading', words, { level }, text(words)];
const link = (words: string, states: string[] = []): Tree => [
  'link',
  words,
  { href: `/${words}`, states },
  text(words),
];
const menu = (...links: Tree[]): Tree => ['navigation', '', {}, ...links];
const at = (view: View, more: Partial<View>): View => ({ ...view, ...more });
const billing = ['The Billing page is shown.', 'The page "Billing" opens.', 'I see the Billing page.'];
const gone = ['The Billing page is not shown.', 'The Billing page is no longer displayed.'];
const told = (view: View) => [
  ...new Set(billing.map((spec) => verdictOf(view, spec))),
  ...new Set(gone.map((spec) => verdictOf(view, spec))),
];

test('a page goes by what heads it, not by a link that leads there', () => {
  const links = menu(link('Overview'), link('Billing'));
  for (const head of [heading('Billing'), heading('billing page'), heading('Billing', 2)])
    assert.deepEqual(told(page(links, ['main', '', {}, head, text('No invoices')])), ['met', 'not_met']);
  const [other, mentions] = [heading('Overview'), text('Billing is closed')];
  assert.deepEqual(told(page(links, other)), ['not_met', 'met']);
  assert.deepEqual(told(page(links, other, mentions)), ['not_met', 'met']);
  assert.deepEqual(told(at(page(text('Nothing here')), { title: 'Billing | Shop' })), ['met', 'not_met']);
});

test('an address that ends with the name, and a title or a mark that says it, tell a page together', () => {
  const billed = { url: 'https://shop.test/acme/billing/' };
  for (const view of [page(heading('Acme billing')), page(menu(link('Billing', ['current'])), heading('Invoices'))])
    assert.deepEqual(told(at(view, billed)), ['met', 'not_met']);
  assert.deepEqual(told(at(page(heading('Invoices')), { ...billed, title: 'Billing of Acme' })), ['met', 'not_met']);
  for (const head of ['Billing not found', 'Something went wrong'])
    assert.deepEqual(
      told(at(page(menu(link('Billing', ['current'])), heading(head)), billed)),
      ['unproven', 'unproven'],
      head,
    );
  assert.deepEqual(told(at(page(), { title: 'Billing' })), ['unproven', 'unproven']);
  assert.deepEqual(told(at(page(heading('Acme billing')), { url: `${billed.url}new` })), ['unproven', 'unproven']);
});

test('what may tell of a page leaves it open: a mark in the menu, its address, its title, a title in it', () => {
  const views = [
    page(menu(link('Overview'), link('Billing', ['current'])), heading('Invoices')),
    at(page(heading('Invoices')), { url: 'https://shop.test/account/billing' }),
    at(page(heading('Invoices')), { title: 'Billing - Shop' }),
    page(heading('Account'), heading('Billing', 2)),
    page(heading('Billing details')),
    page(text('An empty page')),
  ];
  for (const [index, view] of views.entries()) assert.deepEqual(told(view), ['unproven', 'unproven'], `${index}`);
});

test('the login page is one with a password to enter, and no page without a field', () => {
  const form: Tree = [
    'form',
    '',
    {},
    ['textbox', 'User'],
    ['textbox', 'Password', { type: 'password', tag: 'input' }],
    ['button', 'Sign in'],
  ];
  const shown = (view: View) =>
    ['The login page is shown.', 'The sign-in page is displayed.', 'The login page is not shown.'].map((spec) =>
      verdictOf(view, spec),
    );
  assert.deepEqual(shown(page(heading('Shop'), form)), ['met', 'met', 'not_met']);
  assert.deepEqual(shown(page(heading('Orders'), link('Log out'))), ['not_met', 'not_met', 'met']);
  assert.deepEqual(shown(page(heading('Orders'), ['textbox', 'E-mail'])), ['unproven', 'unproven', 'unproven']);
});

test('what was pressed by that name may have led to a page under another title', () => {
  const links = menu(link('Billing'));
  const [before, after] = [page(links, heading('Overview')), page(links, heading('Invoices'))];
  const last = before.items.find(({ role }) => role === 'link')!;
  const shown = (view: View) =>
    check(view, compileSpec('The Billing page is shown.').steps[0]!.step, { since: before, last }).status;
  assert.deepEqual([shown(after), shown(before)], ['unproven', 'not_met']);
});

test('written small it is what people call a page, and no name that it must bear', () => {
  const cart = page(heading('Your cart'), link('Pay'));
  assert.equal(verdictOf(cart, 'The checkout page is shown.'), 'unproven');
  assert.equal(verdictOf(cart, 'The checkout page is not shown.'), 'unproven');
  assert.equal(verdictOf(page(heading('Checkout')), 'The checkout page is shown.'), 'met');
});

test('what is told to be done on a page that goes by a name is done where its address, its title or a mark says so', () => {
  const does = (view: View, spec: string) => {
    const scope = compileSpec(spec).steps[0]!.step.target!.scope!;
    return standsOn({ view, last: null, since: null }, scope);
  };
  const own = (...more: Tree[]) => page(...more, heading('Your order'), ['button', 'Pay']);
  const paying = (path: string, ...more: Tree[]) =>
    does(at(own(...more), { url: `https://shop.test${path}` }), 'Click Pay on the checkout page.');
  assert.deepEqual(
    ['/checkout', '/eu/checkout/2', '/#/checkout'].map((path) => paying(path)),
    [true, true, true],
  );
  assert.equal(paying('/1', menu(link('Checkout', ['current']))), true);
  assert.equal(paying('/1', menu(link('Checkout')), ['list', '', {}, ['listitem', 'Checkout']]), false);
  assert.equal(paying('/1?from=checkout'), false);
  const home = 'Click Pay on the home page.';
  assert.deepEqual(
    ['/', '/orders'].map((path) => does(at(own(), { url: `https://shop.test${path}` }), home)),
    [true, false],
  );
});
