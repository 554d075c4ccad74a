import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';

const text = (value: string): Tree => ['text', value];
const status = (view: View, step: Step, more?: Partial<Facts>) => check(view, step, more).status;
const shown = (view: View, target: Target, more?: Partial<Facts>) =>
  status(view, { action: 'assertVisible', target }, more);
const absent = (view: View, target: Target, more?: Partial<Facts>) =>
  status(view, { action: 'assertNotVisible', target }, more);

const header: Tree = ['banner', '', {}, text('Acme'), ['link', 'Home', { href: 'http://shop.test/' }]];
const line = (words: string): Tree => ['status', '', {}, text(words)];
const plain = page(
  header,
  ['main', '', {}, ['heading', 'Shop', { level: 1 }, text('Shop')], ['button', 'Buy']],
  line('ready'),
);

test('a kind alone is proved by nothing that is merely near to it: a button is no checkbox, a header no cookie banner', () => {
  const kinds: Target[] = [
    { role: 'img' },
    { role: 'menu' },
    { role: 'menu', noun: 'context menu' },
    { role: 'tab' },
    { role: 'form' },
    { role: 'checkbox' },
    { role: 'switch' },
    { role: 'radio' },
    { role: 'combobox' },
    { role: 'option', noun: 'suggestion' },
    { role: 'progressbar' },
    { role: 'banner', noun: 'cookie banner' },
    { role: 'dialog', noun: 'cookie popup' },
  ];
  for (const target of kinds) {
    assert.equal(shown(plain, target), 'not_met', JSON.stringify(target));
    assert.equal(absent(plain, target), 'met', JSON.stringify(target));
    assert.equal(status(plain, { action: 'assertCount', target, value: '1' }), 'not_met', JSON.stringify(target));
  }
});

test('what the page marks, or what stands as one, is of the kind', () => {
  const full = page(
    ['navigation', '', {}, ['link', 'Home', { href: '/' }]],
    ['img', 'Logo'],
    ['button', 'Mute', { states: ['pressed'] }],
    ['button', 'Sort', { states: ['collapsed'] }],
    ['region', '', {}, text('We use cookies'), ['button', 'Accept']],
  );
  const kinds: Target[] = [
    { role: 'menu' },
    { role: 'img' },
    { role: 'switch' },
    { role: 'combobox' },
    { role: 'banner', noun: 'cookie banner' },
  ];
  for (const target of kinds) assert.equal(shown(full, target), 'met', JSON.stringify(target));
});

test('what may be of a kind though nothing says so leaves it open', () => {
  const drawn = page(
    ['generic', '', { states: ['clickable'] }, text('Gift wrap')],
    ['region', 'Join', {}, ['textbox', 'Name']],
  );
  for (const target of [{ role: 'checkbox' }, { role: 'form' }] as const) {
    assert.equal(shown(drawn, target), 'unproven', target.role);
    assert.equal(absent(drawn, target), 'unproven', target.role);
  }
  assert.equal(shown(plain, { role: 'banner' }), 'unproven');
});

test('a line of status that stood there before is no toast, what came in it is', () => {
  const after = (words: string) => page(header, line(words));
  const since = after('ready');
  assert.equal(shown(after('ready'), { role: 'alert', noun: 'toast' }, { since }), 'not_met');
  assert.equal(absent(after('ready'), { role: 'alert', noun: 'toast' }, { since }), 'met');
  assert.equal(shown(after('Welcome back'), { role: 'alert', noun: 'toast' }, { since }), 'met');
  assert.equal(shown(after('ready'), { noun: 'warning' }, { since }), 'not_met');
  assert.equal(shown(after('ready'), { noun: 'warning' }, { since: null }), 'unproven');
  assert.equal(shown(after('ready'), { role: 'banner', noun: 'success banner' }, { since }), 'unproven');
  assert.equal(shown(after('Order saved.'), { role: 'banner', noun: 'success banner' }, { since }), 'met');
});

test('no command in further words is the one that is to be shown, unless it came with the last act', () => {
  const all: Tree = ['button', 'Resume all', {}, text('Resume all')];
  const shown = (since: View | null, ...trees: Tree[]) =>
    check(page(...trees), { action: 'assertVisible', target: { text: 'Resume', role: 'button' } }, { since }).status;
  assert.equal(shown(page(all), all), 'unproven');
  assert.equal(shown(page(all), all, ['button', 'Resume', {}, text('Resume')]), 'met');
  assert.equal(shown(page(['button', 'Pause', {}, text('Pause')]), all), 'met');
  assert.equal(shown(null, all), 'unproven');
  assert.equal(shown(null, ['button', 'All orders', {}, text('All orders')], all), 'unproven');
  const counted: Tree = ['button', 'Resume (2)', {}, text('Resume (2)')];
  assert.equal(shown(page(counted), counted), 'met');
});

test('what stands on the page where no dialog is told waits for one to open', () => {
  const target: Target = { text: 'Shop', scope: { relation: 'within', role: 'dialog' } };
  const found = check(plain, { action: 'assertVisible', target });
  assert.ok(found.status === 'unproven' && found.mayCome === true);
});

test('where nothing is marked as a tab, words that stand for themselves leave open whether they are one', () => {
  const boxes = (...names: string[]) => names.map((name): Tree => ['generic', '', {}, text(name)]);
  const bare = page(['heading', 'Costs', {}, text('Costs')], ...boxes('Report', 'Two reports came'), ['link', 'Help']);
  const tab = (name: string): Target => ({ role: 'tab', text: name });
  assert.equal(shown(bare, tab('Report')), 'unproven');
  assert.equal(absent(bare, tab('Report')), 'unproven');
  for (const other of ['Costs', 'Reports', 'Two reports']) {
    assert.equal(shown(bare, tab(other)), 'not_met', other);
    assert.equal(absent(bare, tab(other)), 'met', other);
  }
  const marked = page(['tab', 'Costs'], ...boxes('Report'));
  assert.equal(shown(marked, tab('Report')), 'not_met');
  assert.equal(absent(marked, tab('Report')), 'met');
});

test('a state of a command whose name goes on in others is not told of words without a kind', () => {
  const bar = (...states: string[]) =>
    page(['button', 'Save as draft', { states }, text('Save as draft')], ['button', 'Cart 2', {}, text('Cart 2')]);
  const says = (name: string, value: string, view = bar()) =>
    status(view, { action: 'assertState', target: { text: name }, value });
  assert.equal(says('Save', 'enabled'), 'unproven');
  assert.equal(says('Save', 'disabled', bar('disabled')), 'unproven');
  assert.equal(says('Save as draft', 'enabled'), 'met');
  assert.equal(says('Cart', 'enabled'), 'met');
  assert.equal(says('Print', 'enabled'), 'not_met');
  const enabled = (name: string) =>
    status(bar(), { action: 'assertState', target: { text: name, role: 'button' }, value: 'enabled' });
  assert.deepEqual(['Save', 'Save as draft', 'Cart'].map(enabled), ['unproven', 'met', 'met']);
});
