import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
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

test('"the list" that nothing is told to be is no place where none is: they are counted on the page', () => {
  const list: Tree = ['list', '', {}, ...['Ann', 'Tom'].map((name): Tree => ['listitem', '', {}, ['text', name]])];
  const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const cell = (words: string, x: number, y: number): Tree => ['generic', '', at(x, y, 90, 20), ['text', words]];
  const row = (name: string, y: number): Tree => [
    'generic',
    '',
    at(0, y, 300, 20),
    cell(name, 0, y),
    cell('Lead', 100, y),
  ];
  const rows: Tree = ['generic', '', at(0, 0, 300, 60), row('Ann', 0), row('Tom', 20), row('Eva', 40)];
  const scope = { relation: 'within' as const, role: 'list' as const };
  const shows = (part: Tree, value: string) =>
    check(page(['heading', 'Contacts', { level: 1 }, ['text', 'Contacts']], part), {
      action: 'assertCount',
      target: { noun: 'contacts', scope },
      op: 'eq',
      value,
    }).status;
  assert.deepEqual([shows(list, '2'), shows(list, '3')], ['met', 'not_met']);
  assert.notEqual(shows(rows, '0'), 'met');
});

const under = (title: string, ...held: Tree[]): Tree =>
  box(['heading', title, { level: 3 }, ['text', title]], box(...held));
const asked = (words: string): Tree => ['heading', words, { level: 2 }, ['button', words, {}, ['text', words]]];

test('what stands under the title of a box, be it headed by a higher rank or linked, may be what is counted', () => {
  const says = (spec: string, ...held: Tree[]) =>
    verdictOf(page(box(under('Start', asked('How?')), under('Billing', ...held))), spec);
  const topics = [asked('Which cards'), asked('Any refunds')];
  for (const number of [0, 2, 3])
    assert.equal(says(`There are ${number} topics under "Billing"`, ...topics), 'unproven');
  const questions = [asked('Which cards?'), asked('Any refunds?')];
  const told = [0, 2, 3].map((number) => says(`There are ${number} questions under "Billing"`, ...questions));
  assert.deepEqual(told, ['not_met', 'met', 'not_met']);
  const link: Tree = ['link', 'Terms.pdf', {}, ['text', 'Terms.pdf']];
  assert.equal(says('There are 0 documents under "Billing"', link), 'unproven');
  assert.equal(says('There are 0 documents under "Billing"', line('No documents yet')), 'met');
  assert.equal(says('There are 2 documents under "Billing"', line('No documents yet')), 'not_met');
  const add: Tree = ['button', 'Add document', {}, ['text', 'Add document']];
  assert.equal(says('There are 0 documents under "Billing"', add), 'met');
});

test('what is in a place that only a heading names stands under it', () => {
  const title: Tree = ['heading', 'Invoice', { level: 1 }, ['text', 'Invoice']];
  const zero = (...held: Tree[]) => verdictOf(page(box(title, ...held)), 'The invoice has 0 line items');
  const menu: Tree = ['navigation', '', {}, ['link', 'Invoice', {}, ['text', 'Invoice']]];
  assert.equal(zero(line('Pro plan'), line('Seats'), menu), 'unproven');
  assert.equal(zero(line('No line items yet'), menu), 'met');
});
