import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

test('enabled is said of what is on and of what can be switched: what is but one of both is neither', () => {
  const is = (value: string, states: string[], more: Target = {}) =>
    check(page(['switch', 'Dark mode', { tag: 'button', states }]), {
      action: 'assertState',
      target: { text: 'Dark mode', ...more },
      value,
    } as Step).status;
  assert.equal(is('enabled', ['unchecked']), 'unproven');
  assert.equal(is('disabled', ['unchecked']), 'unproven');
  assert.equal(is('enabled', ['checked', 'disabled']), 'unproven');
  assert.equal(is('enabled', ['checked']), 'met');
  assert.equal(is('disabled', ['checked']), 'not_met');
  assert.equal(is('disabled', ['unchecked', 'disabled']), 'met');
  assert.equal(is('enabled', ['unchecked'], { role: 'switch' }), 'met');
});

test('plain words can be neither used nor not, but for the label of a field that takes nothing', () => {
  const is = (value: string, more: object) =>
    check(page(['generic', '', more, ['text', 'Branch']]), {
      action: 'assertState',
      target: { text: 'Branch' },
      value,
    } as Step).status;
  assert.equal(is('enabled', { tag: 'label' }), 'unproven');
  assert.equal(is('disabled', { tag: 'label' }), 'unproven');
  assert.equal(is('disabled', { tag: 'label', states: ['disabled'] }), 'met');
  assert.equal(is('enabled', { tag: 'label', states: ['disabled'] }), 'not_met');
  assert.equal(is('enabled', { states: ['clickable'] }), 'met');
});

test('an entry is enabled where one like it beside it is marked as disabled', () => {
  const entry = (name: string, states: string[] = []): Tree => ['generic', '', { states }, ['text', name]];
  const view = page(['generic', '', {}, entry('Copy'), entry('Locked', ['disabled'])]);
  const is = (text: string, value: string) =>
    check(view, { action: 'assertState', target: { text }, value } as Step).status;
  assert.equal(is('Copy', 'enabled'), 'met');
  assert.equal(is('Copy', 'disabled'), 'not_met');
  assert.equal(is('Locked', 'enabled'), 'not_met');
});

test('a tool that is drawn of a box without words is quoted itself, not its neighbours', () => {
  const tool = (name: string, ...states: string[]): Tree => ['generic', name, { states: ['clickable', ...states] }];
  const found = check(page(['generic', '', {}, tool('Open'), tool('Remove', 'disabled')]), {
    action: 'assertState',
    target: { text: 'Remove' },
    value: 'disabled',
  } as Step);
  assert.equal(found.status, 'met');
  assert.deepEqual(
    found.evidence.map(({ quote }) => quote),
    ['generic "Remove" [clickable, disabled]'],
  );
});

test('the previous page button is the one that says no more than that, where it stands among the pages', () => {
  const turner = (name: string, ...states: string[]): Tree => ['link', name, { states }, ['text', name]];
  const bar = (name: string) =>
    page(['heading', 'Orders'], ['navigation', name, {}, turner('Previous', 'disabled'), turner('2'), turner('Next')]);
  const told = (view: View, text: string, value: string) =>
    check(view, { action: 'assertState', target: { text, role: 'button' }, value }).status;
  assert.equal(told(bar('pagination'), 'previous page', 'disabled'), 'met');
  assert.equal(told(bar('pagination'), 'next page', 'disabled'), 'not_met');
  assert.equal(told(bar('pagination'), 'next page', 'enabled'), 'met');
});
