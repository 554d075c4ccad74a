import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { type Facts, met } from '../check.ts';
import { unlessShut } from './shut.ts';

const text = (value: string): Tree => ['text', value];
const opener = (...states: string[]): Tree => ['button', 'Language', { states }, text('Language')];
const entry = (name: string): Tree => ['menuitem', name, {}, text(name)];

function status(view: View, action: AssertionVerb, step: Omit<Step, 'action'>): string {
  const whole: Step = { action, ...step };
  return unlessShut(whole, { view } as unknown as Facts, check(view, whole)).status;
}

/** What it comes to that the menu shows Python, does not show it, holds it, and does not. */
function all(view: View, role: 'menu' | 'combobox' = 'menu'): string[] {
  const menu = { text: 'Language', role };
  const inside = { text: 'Python', scope: { ...menu, relation: 'within' as const } };
  const words: Omit<Step, 'action'>[] = ['contains' as const, 'not-contains' as const].map((op) => ({
    target: menu,
    op,
    value: 'Python',
  }));
  return [
    ...(role === 'menu' ? words.map((step) => status(view, 'assertText', step)) : []),
    status(view, 'assertVisible', { target: inside }),
    status(view, 'assertNotVisible', { target: inside }),
  ];
}

test('what a menu offers that is shut is neither missing nor absent', () => {
  for (const shut of [opener('haspopup', 'collapsed'), opener('haspopup'), opener()])
    assert.deepEqual(all(page(shut)), ['unproven', 'unproven', 'unproven', 'unproven'], JSON.stringify(shut));
  const box: Tree = ['combobox', 'Language', { states: ['collapsed'] }, text('C')];
  assert.deepEqual(all(page(box), 'combobox'), ['unproven', 'unproven']);
  assert.deepEqual(all(page(box)).slice(0, 1), ['unproven']);
});

test('what a menu offers that is open, and a native dropdown, is read', () => {
  const menu = (...names: string[]): View => page(opener('expanded'), ['menu', 'Language', {}, ...names.map(entry)]);
  assert.deepEqual(all(menu('Python', 'Rust')), ['met', 'not_met', 'met', 'not_met']);
  assert.deepEqual(all(menu('Rust')), ['not_met', 'met', 'not_met', 'met']);
  const select = (...names: string[]): View =>
    page([
      'combobox',
      'Language',
      { tag: 'select', value: 'C' },
      ...names.map((name): Tree => ['option', name, {}, text(name)]),
    ]);
  assert.deepEqual(all(select('C', 'Python'), 'combobox')[0], 'met');
  assert.deepEqual(all(select('C', 'Rust'), 'combobox')[0], 'not_met');
});

test('beside what opens a menu, the navigation of a page need not be the one that is spoken of', () => {
  const nav: Tree = ['navigation', '', {}, ['link', 'Home', {}, text('Home')]];
  const says = (view: View, value: string, op: 'contains' | 'not-contains' = 'contains') =>
    status(view, 'assertText', { target: { role: 'menu' }, op, value });
  const both = page(nav, opener('haspopup'));
  assert.deepEqual(
    [says(both, 'Tools'), says(both, 'Home'), says(both, 'Tools', 'not-contains')],
    ['unproven', 'met', 'met'],
  );
  assert.equal(says(page(nav, opener()), 'Tools'), 'not_met');
});

test('the entries of a native dropdown that was opened are seen, those of one that was set are not', () => {
  const view = (value: string): View =>
    page([
      'combobox',
      'Author',
      { tag: 'select', value },
      ...['Ali', 'Jane'].map((name): Tree => ['option', name, {}, text(name)]),
    ]);
  const step: Step = { action: 'assertNotVisible', target: { text: 'Jane' } };
  const told = (before: View, now: View): string => {
    const last = now.items.find(({ tag }) => tag === 'select');
    return unlessShut(step, { view: now, last, actedOn: before } as unknown as Facts, met([])).status;
  };
  assert.equal(told(view('Ali'), view('Ali')), 'unproven');
  assert.equal(told(view('Jane'), view('Ali')), 'met');
});

test('how many options there are in a dropdown that is shut is not told', () => {
  const options = { role: 'option' as const, scope: { text: 'Room', relation: 'within' as const } };
  const counts = (view: View): string[] => [
    status(view, 'assertNotVisible', { target: options }),
    status(view, 'assertCount', { target: options, op: 'lt', value: '2' }),
    status(view, 'assertCount', { target: options, op: 'eq', value: '2' }),
  ];
  const room = (...states: string[]): Tree => ['combobox', 'Room', { states }, text('Cedar')];
  const list: Tree = ['listbox', 'Room', {}, ['option', 'Birch'], ['option', 'Cedar']];
  assert.deepEqual(counts(page(room('collapsed', 'haspopup'))), ['unproven', 'unproven', 'unproven']);
  assert.deepEqual(counts(page(room('expanded', 'haspopup'), list)), ['not_met', 'not_met', 'met']);
  const native: Tree[] = [
    ['option', 'Birch'],
    ['option', 'Cedar'],
  ];
  assert.deepEqual(counts(page(['combobox', 'Room', { tag: 'select' }, ...native])), ['not_met', 'not_met', 'met']);
  const empty = page(['group', 'Room', {}, ['button', 'Room', {}, text('Room')]]);
  assert.equal(counts(empty)[0], 'met');
});
