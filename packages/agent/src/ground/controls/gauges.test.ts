import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const bar = (value: string): Tree => ['progressbar', '', { value }];
const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('a bar that nothing names goes by the words right in front of it', () => {
  const cards = page(box(line('Storage'), bar('62%'), line('6 GB used')), box(line('Memory'), bar('30%')));
  const specs = ['The "Storage" progress bar is at 62%.', 'The "Memory" progress bar is at 30%.'];
  assert.deepEqual(told(cards, ...specs), ['met', 'met']);
  const untrue = ['The "Storage" progress bar is at 30%.', 'The "Storage" progress bar is not at 62%.'];
  assert.deepEqual(told(cards, ...untrue), ['not_met', 'not_met']);
  assert.deepEqual(told(cards, 'The "Storage" progress bar is not at 30%.'), ['met']);
  const flat = page(box(line('Storage'), bar('62%'), line('Memory'), bar('30%')));
  assert.deepEqual(told(flat, ...specs, ...untrue), ['met', 'met', 'not_met', 'not_met']);
});

test('where each bar stands over its words none is told by those of another', () => {
  const view = page(box(bar('62%'), line('Storage'), bar('30%'), line('Memory')));
  const specs = ['The "Storage" progress bar is at 30%.', 'The "Storage" progress bar is at 62%.'];
  assert.deepEqual(told(view, ...specs), ['unproven', 'unproven']);
});

test('a bar is called missing only where no other may be it, or nothing on the page is called so', () => {
  const named: Tree = ['progressbar', 'Memory', { value: '30%' }];
  const spec = 'The "Storage" progress bar is at 30%.';
  assert.deepEqual(told(page(line('Storage'), box(named)), spec), ['not_met']);
  assert.deepEqual(told(page(line('Memory'), box(bar('30%'))), spec), ['not_met']);
});
