import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import { entryGroups } from './entries.ts';
import { repeatGroups } from './groups.ts';

const button = (name: string): Tree => ['button', name, {}, ['text', name]];
const picture: Tree = ['img', ''];

test('a bar of fields and buttons and the box of the list below it are no entries of a list', () => {
  const bar = (...more: Tree[]) => box(button('Add'), ['textbox', 'Filter'], ['button', '', {}, picture], ...more);
  const entry = (name: string) => box(button(`#${name}`), ['text', name], picture);
  const list = box(entry('dining'), entry('gift'), entry('medical'));
  const sizes = (...parts: Tree[]) =>
    entryGroups(page(['main', '', {}, ...parts]).items, { noun: 'tags', role: 'listitem' }).map(
      ({ items }) => items.length,
    );
  assert.deepEqual(sizes(bar(), list), [3]);
  // What says something of its own may be a card beside one that has more in it.
  assert.deepEqual(sizes(bar(['text', 'A post of mine']), list), [2]);
});

test('a box that is drawn as the cards beside it and begins as they do is one of them, though nothing is pressed in it', () => {
  const words = (said: string): Tree => ['generic', '', { tag: 'b' }, ['text', said]];
  const row = (y: number, ...parts: Tree[]): Tree => [
    'generic',
    '',
    { box: { x: 0, y, width: 300, height: 40 } },
    ...parts,
  ];
  const person = (name: string, mail: string): Tree => ['generic', '', { tag: 'p' }, words(name), words(mail)];
  const manage: Tree = ['button', 'Manage', {}, ['text', 'Manage']];
  const people = [
    row(40, person('Ann', 'ann@shop.test'), words('Owner')),
    ...[80, 120, 160].map((y) => row(y, person('Ben', 'ben@shop.test'), manage)),
  ];
  const counts = (...trees: Tree[]) =>
    repeatGroups(page(['generic', '', {}, ...trees]).items, { least: 2 }).map(({ items }) => items.length);
  assert.deepEqual(counts(...people), [4]);
  assert.deepEqual(counts(row(0, words('Name'), words('Role')), ...people), [4]);
  assert.deepEqual(
    counts(row(0, ['generic', '', { tag: 'p' }, words('Name')], words('Role')), ...people.slice(1)),
    [3],
  );
  assert.deepEqual(counts(...people.slice(1, 3), ['separator', ''], people[0] as Tree), [2]);
});

test('a heading titles the boxes right below it, and no cards with titles of their own further down', () => {
  const said = (who: string, what: string): Tree => box(['text', who], ['paragraph', '', {}, ['text', what]]);
  const card = (title: string): Tree => box(['heading', title, { level: 3 }, ['text', title]], ['text', 'Open']);
  const view = page([
    'main',
    '',
    {},
    ['heading', 'Comments', { level: 2 }, ['text', 'Comments']],
    box(said('Ana', 'Loved it'), said('Ben', 'Too short')),
    ...['Ticket 1', 'Ticket 2', 'Ticket 3'].map(card),
  ]);
  assert.notEqual(verdictOf(view, 'There are 3 comments'), 'met');
  assert.notEqual(verdictOf(view, 'There are 2 comments'), 'not_met');
  assert.notEqual(verdictOf(view, 'The first comment contains "Ticket 1"'), 'met');
});

test('the upcoming events are what is listed under "Upcoming"', () => {
  const list = (title: string, ...names: string[]): Tree[] => [
    ['heading', title, { level: 2 }, ['text', title]],
    ['list', '', {}, ...names.map((name): Tree => ['listitem', '', {}, ['text', name]])],
  ];
  const view = page(['main', '', {}, ...list('Past', 'Payday', 'Review'), ...list('Upcoming', 'Standup', 'Dinner')]);
  assert.equal(verdictOf(view, 'The first upcoming event shows "Standup".'), 'met');
  assert.equal(verdictOf(view, 'The first upcoming event shows "Payday".'), 'not_met');
  const files: Tree = ['list', 'Files', {}, ...['a', 'b', 'c'].map((n): Tree => ['listitem', '', {}, ['text', n]])];
  const drive = page(['main', '', {}, files, ...list('Suggested', 'x', 'y')]);
  assert.equal(verdictOf(drive, 'There are 2 suggested files.'), 'met');
  assert.equal(verdictOf(drive, 'There are 3 suggested files.'), 'not_met');
});
