import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const line = (words: string): Tree => ['generic', '', {}, ['text', words]];
const says = (noun: string, value: string, ...parts: Tree[]) => {
  const scope = { relation: 'within' as const, text: 'Team', role: 'region' as const };
  const view = page(['document', '', {}, ...parts]);
  return check(view, { action: 'assertCount', target: { noun, scope }, op: 'eq', value }).status;
};

test('of what nothing in a part of the page is told to be there are not none', () => {
  const team: Tree = ['region', 'Team', {}, line('Team'), box(line('Ann Weir'), line('Owner')), line('Tom Beck')];
  assert.deepEqual([says('members', '0', team), says('members', '2', team)], ['unproven', 'unproven']);
});

test('a part that says that it is empty, or shows nothing but its title, has none', () => {
  assert.equal(says('members', '0', ['region', 'Team', {}, line('Team'), line('No members yet')]), 'met');
  assert.equal(says('members', '1', ['region', 'Team', {}, line('Team')]), 'not_met');
});

test('what is in a line of words that the box around it goes on behind is not told', () => {
  assert.equal(says('members', '0', box(line('Team'), box(line('Ann Weir'), line('Owner')))), 'unproven');
});
