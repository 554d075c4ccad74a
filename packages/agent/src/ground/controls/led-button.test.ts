import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { telling } from '../../../test/harness.ts';
import { page, type Tree } from '../../../test/page.ts';

const tells = telling();

test('a dropdown that is drawn as a button behind its name is not called missing', async () => {
  const setting = (name: string, value: string) =>
    `<div><span>${name}</span><div><button><span>${value}</span></button></div></div>`;
  await tells(
    `<h1>Settings</h1><p>Themes change the colours.</p>${setting('Theme', 'System default')}${setting('Dark theme', 'Dark')}`,
    ['The Theme dropdown shows "System default".', 'passed'],
    ['The Theme dropdown shows "System".', 'inconclusive'],
    ['The Theme dropdown shows "Dark".', 'inconclusive'],
    ['The Theme dropdown does not show "Dark".', 'inconclusive'],
    ['I see the Theme dropdown.', 'inconclusive'],
    ['I do not see the Theme dropdown.', 'inconclusive'],
    ['I do not see the Colour dropdown.', 'passed'],
    ['The Colour dropdown shows "Dark".', 'failed'],
  );
});

test('so is one that is drawn of a plain box that takes a press', () => {
  const words = (text: string, ...states: string[]): Tree => ['generic', text, { states }, ['text', text]];
  const setting = (name: string, ...box: Tree[]): Tree => ['generic', '', {}, words(name), ...box];
  const view = page(
    ['heading', 'Settings'],
    setting('First day', words('Monday', 'clickable')),
    setting('Zone', words('Berlin')),
  );
  assert.equal(verdictOf(view, 'The First day dropdown shows "Monday"'), 'met');
  assert.equal(verdictOf(view, 'The First day dropdown shows "Sunday"'), 'unproven');
  assert.equal(verdictOf(view, 'The First day dropdown does not show "Monday"'), 'unproven');
  assert.equal(verdictOf(view, 'I see the First day dropdown'), 'unproven');
  assert.equal(verdictOf(view, 'I see the Zone dropdown'), 'not_met');
});
