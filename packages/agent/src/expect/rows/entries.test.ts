import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (value: string): Tree => ['text', value];
const of =
  (role: string) =>
  (value: string): Tree => [role, value, {}, text(value)];
const [head, gridcell] = [of('columnheader'), of('gridcell')];

test('what a row shows so many of is what its cell of that column says; its cells are not counted for it', () => {
  const tunes = page([
    'grid',
    'Tunes',
    {},
    ['row', '', {}, head('Tune'), head('Plays'), head('')],
    ['row', '', {}, ['rowheader', '', {}, text('Dust Road')], gridcell('9'), gridcell('More')],
  ]);
  const shows = (noun: string, number: number) => {
    const target = { noun, scope: { relation: 'row' as const, text: 'Dust Road' } };
    return check(tunes, { action: 'assertCount', target, value: String(number), op: 'eq' }).status;
  };
  assert.equal(shows('plays', 9), 'met');
  assert.equal(shows('plays', 2), 'not_met');
  assert.equal(shows('doors', 2), 'unproven');
});

test('what stands on the page is not missing in an entry that no list tells of', () => {
  const options: Tree = [
    'listbox',
    'Mood',
    {},
    ['option', 'Calm', {}, text('Calm')],
    ['option', 'Wild', {}, text('Wild')],
  ];
  const hits: Tree = ['list', 'Results', {}, ['listitem', '', {}, text('Calm')], ['listitem', '', {}, text('Wild')]];
  const target = { text: '03:45', scope: { relation: 'item' as const, role: 'listitem' as const, noun: 'result' } };
  const seen = (list: Tree) =>
    check(page(list, ['status', '', {}, text('03:45')]), { action: 'assertVisible', target }).status;
  assert.equal(seen(options), 'unproven');
  assert.equal(seen(hits), 'not_met');
});

test('what nothing on the page goes by, in common words, is not told to show something else', () => {
  const branch = page(
    ['button', 'feature-x', {}, text('feature-x')],
    ['generic', '', {}, text('feature-x is checked out')],
  );
  const seen = (name: string, value: string) =>
    check(branch, { action: 'assertText', target: { text: name }, value, op: 'contains' }).status;
  assert.equal(seen('current branch', 'feature-x'), 'unproven');
  assert.equal(seen('Current branch', 'feature-x'), 'not_met');
  assert.equal(seen('current branch', 'main'), 'not_met');
});

test('the links at the top of a page are not "the list": what stands below them is not gone from it', () => {
  const link = (name: string): Tree => ['listitem', name, {}, ['link', name, {}, text(name)]];
  const nav: Tree = ['navigation', '', {}, ['list', '', {}, link('Status'), link('Config')]];
  const card = (name: string): Tree[] => [
    ['heading', name, { level: 4 }, text(name)],
    ['button', 'Edit', {}, text('Edit')],
  ];
  const title: Tree = ['heading', 'Desk users', { level: 3 }, text('Desk users')];
  const gone = (trees: Tree[], noun?: string) => {
    const scope = { relation: 'within' as const, role: 'list' as const, ...(noun === undefined ? {} : { noun }) };
    return check(page(nav, ...trees), { action: 'assertNotVisible', target: { text: 'bob', scope } }).status;
  };
  assert.equal(gone([title, ...card('ann'), ...card('bob')]), 'unproven');
  assert.equal(gone([title, ...card('ann')]), 'met');
  assert.notEqual(gone([]), 'met');
  assert.equal(gone([title, ...card('ann'), ...card('bob')], 'users'), 'not_met');
  assert.equal(gone([title, ...card('ann')], 'users'), 'met');
  const target = { text: 'bob', scope: { relation: 'within' as const, role: 'list' as const, noun: 'users' } };
  const seen = check(page(nav, title, ...card('bob')), { action: 'assertVisible', target });
  assert.equal(seen.status, 'met');
});

test('a login form that nothing marks as a form is there while a password is asked for, and gone when none is', () => {
  const fields: Tree[] = [
    ['textbox', 'Password', { tag: 'input', type: 'password' }],
    ['button', 'Log in', {}, text('Log in')],
  ];
  const says = (action: 'assertVisible' | 'assertNotVisible', ...trees: Tree[]) =>
    check(page(...trees), { action, target: { text: 'login', role: 'form' } }).status;
  assert.equal(says('assertVisible', ...fields), 'met');
  assert.equal(says('assertNotVisible', ...fields), 'not_met');
  const [password] = fields as [Tree];
  assert.equal(says('assertVisible', ['heading', 'Login', {}, text('Login')], password, ['button', 'Next']), 'met');
  assert.equal(says('assertNotVisible', ['heading', 'Status', {}, text('Status')]), 'met');
  assert.notEqual(
    says('assertVisible', ['textbox', 'Password', { tag: 'input', type: 'password' }], ['button', 'Save']),
    'met',
  );
});

test('what stands on a page that tells no list but the links at its top is not missing from the list', () => {
  const nav: Tree = [
    'navigation',
    '',
    {},
    ['list', '', {}, ['listitem', '', {}, ['link', 'Posts', {}, text('Posts')]]],
  ];
  const card: Tree = ['menuitem', 'Gulls', {}, ['heading', 'Gulls', {}, text('Gulls')]];
  const seen = (...parts: Tree[]) =>
    check(page(nav, ...parts), {
      action: 'assertVisible',
      target: { text: 'Gulls', scope: { relation: 'within', role: 'list' } },
    }).status;
  assert.equal(seen(card), 'unproven');
  assert.equal(seen(), 'not_met');
  assert.equal(seen(card, ['list', 'Notes', {}, ['listitem', '', {}, text('Terns')]]), 'unproven');
});
