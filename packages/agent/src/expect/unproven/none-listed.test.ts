import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const line = (words: string): Tree => ['generic', '', {}, ['text', words]];
const title = (words: string): Tree => ['heading', words, { level: 1 }, ['text', words]];
const whole = (...parts: Tree[]) => page(['document', '', {}, ...parts]);
const zero = (noun: string, ...parts: Tree[]) => verdictOf(whole(...parts), `There are 0 ${noun}`);

test('of what nothing on the page is told to be there are neither none nor any other number', () => {
  const team = whole(title('Team'), box(line('Mira'), line('Designer')), box(line('Tom'), line('Engineer')));
  for (const number of [0, 2, 4]) assert.equal(verdictOf(team, `There are ${number} team members`), 'unproven');
  assert.equal(zero('todos', title('Today'), line('Buy milk')), 'unproven');
  assert.equal(zero('items', title('Today'), line('Buy milk')), 'unproven');
  assert.equal(zero('cards', title('Today'), line('Buy milk')), 'unproven');
});

test('titles alike may be what a noun means, where as many prove more than none', () => {
  const folders = whole(title('Files'), ...['Work', 'Home'].map((name): Tree => ['heading', name, { level: 2 }]));
  const told = [0, 2, 3].map((number) => verdictOf(folders, `There are ${number} folders`));
  assert.deepEqual(told, ['unproven', 'unproven', 'not_met']);
});

test('a page that says that there are none, or shows nothing that could be one, has none', () => {
  const search: Tree = ['textbox', 'Name', { tag: 'input' }];
  const add: Tree = ['button', 'Add member', {}, ['text', 'Add member']];
  const foot: Tree = ['contentinfo', '', {}, line('Made in Ghent')];
  const empty = [title('Team'), line('All members of the team'), line('Name'), search, add, foot];
  assert.equal(zero('team members', ...empty), 'met');
  assert.equal(verdictOf(whole(...empty), 'There are 2 team members'), 'not_met');
  const intro = line('Here you see whom you work with.');
  for (const words of [
    'No members yet',
    '0 team members',
    "You haven't invited any team members yet.",
    'No results found',
  ])
    assert.equal(zero('team members', ...empty, intro, line(words)), 'met', words);
  for (const words of ['No archived members', '0 members selected', 'No parking'])
    assert.equal(zero('team members', ...empty, intro, line(words)), 'unproven', words);
});

test('that a search found nothing elsewhere says nothing of what is drawn in rows', () => {
  const at = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 20 } });
  const cell = (words: string, x: number, y: number): Tree => ['generic', '', at(x, y, 90), ['text', words]];
  const row = (name: string, y: number): Tree => ['generic', '', at(0, y, 300), cell(name, 0, y), cell('Lead', 100, y)];
  const rows = box(row('Ann', 0), row('Tom', 20));
  assert.equal(zero('members', title('Team'), rows, line('No results found')), 'unproven');
  assert.equal(zero('members', title('Team'), rows, line('No members found')), 'met');
});

test('that there is none in one of several boxes alike says nothing of the others', () => {
  const day = (name: string, ...shifts: string[]) => box(line(name), box(...shifts.map(line)));
  const week = [box(day('Sat 11', 'No shifts'), day('Sun 12', 'Mira'))];
  assert.equal(zero('shifts', ...week), 'unproven');
  assert.equal(zero('shifts under "Sun 12"', box(day('Sun 12', 'Mira'), day('Sat 11', 'No shifts'))), 'unproven');
  assert.equal(zero('shifts under "Sat 11"', ...week), 'met');
  assert.equal(zero('members', box(day('Members', 'No members yet'), day('Plan', 'Starter'))), 'met');
});
