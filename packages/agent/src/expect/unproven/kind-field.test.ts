import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';
import { unlessOfField } from './kind-field.ts';

const text = (value: string): Tree => ['text', value];
const field = (name: string, value: string): Tree => ['textbox', name, { tag: 'input', value }];
const section: Tree = ['region', 'Options', {}, text('Public IP')];

const told = (view: View, step: Step): string =>
  unlessOfField(step, { view, kept: new Map() } as unknown as Facts, check(view, step)).status;
const ofRegion = (view: View, op: Step['op'], value: string): string =>
  told(view, { action: 'assertText', target: { role: 'region' }, op, value });

test('what a word for a part of the page is claimed to be is what the field of that name holds', () => {
  const view = page(field('Region', 'Frankfurt'), section);
  assert.deepEqual(
    [ofRegion(view, 'equals', 'Frankfurt'), ofRegion(view, 'not-equals', 'Frankfurt')],
    ['met', 'not_met'],
  );
  assert.equal(ofRegion(view, 'contains', 'Public IP'), 'unproven');
  assert.equal(ofRegion(page(section), 'contains', 'Public IP'), 'met');
  const both = page(field('Region', 'Frankfurt'), field('Section', 'Loans'));
  assert.equal(ofRegion(both, 'not-equals', 'Loans'), 'unproven');
});

test('a word for a part of the page may be the name of a field in the place that is told', () => {
  const column = (value: string): Tree => ['dialog', 'New card', {}, field('Column', value), field('Title', 'Paint')];
  const scope = { relation: 'within', role: 'dialog' } as const;
  const ofColumn = (view: View, value: string) =>
    told(view, { action: 'assertText', target: { role: 'column', scope }, op: 'equals', value });
  assert.deepEqual(
    [ofColumn(page(column('Done')), 'Done'), ofColumn(page(column('To do')), 'Done')],
    ['met', 'not_met'],
  );
  assert.equal(ofColumn(page(['dialog', 'New card', {}, text('Paint')], field('Column', 'Done')), 'Done'), 'not_met');
});

test('where the title of a page and the field Title differ, nobody can tell which is meant', () => {
  const view = { ...page(field('Title', 'Pour-over')), title: 'Editor' };
  const title = (op: Step['op'], value: string): string => told(view, { action: 'assertTitle', op, value });
  assert.deepEqual([title('equals', 'Pour-over'), title('not-equals', 'Pour-over')], ['unproven', 'unproven']);
  assert.equal(title('not-equals', 'Cart'), 'met');
});

const labelled = (name: string, value: string): Tree => ['textbox', name, { label: name, value, tag: 'input' }];
const toldOf = (view: View, target: Target, value: string, op: Step['op'] = 'equals') => {
  const step: Step = { action: 'assertText', target, op, value };
  const facts = { view, kept: new Map(), typed: new Map(), secrets: [], since: null, before: null } as unknown as Facts;
  return unlessOfField(step, facts, check(view, step)).status;
};

test('a field may be called by a name that ends in a word for a part of a page', () => {
  const view = page(
    labelled('Start Page', 'Home'),
    labelled('Side Menu', 'Open'),
    labelled('Help Link', 'x.org'),
    labelled('Gift Item', 'Mug'),
  );
  for (const [target, value] of [
    [{ role: 'page', noun: 'Start Page' }, 'Home'],
    [{ role: 'menu', noun: 'Side Menu' }, 'Open'],
    [{ role: 'link', text: 'Help' }, 'x.org'],
    [{ role: 'listitem', text: 'Gift', noun: 'item' }, 'Mug'],
  ] as const) {
    assert.equal(toldOf(view, target, value), 'met', value);
    assert.equal(toldOf(view, target, value, 'not-equals'), 'not_met', value);
    assert.equal(toldOf(view, target, 'Other'), 'not_met', value);
  }
});

test('beside a part of the page of that name nothing tells which of the two is meant', () => {
  const view = page(['link', 'Help', { href: '#' }, ['text', 'Help']], labelled('Help Link', 'x.org'));
  assert.equal(toldOf(view, { role: 'link', text: 'Help' }, 'x.org'), 'unproven');
});
