import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';
import type { View } from '../ground/view.ts';
import type { Facts } from './check.ts';
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

test('where the title of a page and the field Title differ, nobody can tell which is meant', () => {
  const view = { ...page(field('Title', 'Pour-over')), title: 'Editor' };
  const title = (op: Step['op'], value: string): string => told(view, { action: 'assertTitle', op, value });
  assert.deepEqual([title('equals', 'Pour-over'), title('not-equals', 'Pour-over')], ['unproven', 'unproven']);
  assert.equal(title('not-equals', 'Cart'), 'met');
});
