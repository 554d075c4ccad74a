import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpecStep } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { uninvited } from './uninvited.ts';

const buttons = (...names: string[]): Tree[] => names.map((name) => ['button', name]);

/** By which button a box over a list of boats is left, where the flow says this; null where it is not. */
function leftBy(box: { name?: string; words: string; parts: Tree[] }, spoken = 'Click "New boat"'): string | null {
  const dialog: Tree = ['dialog', box.name ?? '', {}, ['paragraph', '', {}, ['text', box.words]], ...box.parts];
  const view = page(['link', 'Boats'], ['button', 'New boat'], dialog);
  const all = spoken.split('\n').map((text) => ({ text }) as SpecStep);
  const done = all.slice(0, 1);
  return uninvited(view, { all, done, target: view.items[1] ?? null })?.name ?? null;
}

test('a tour that tells how far it is may be skipped', () => {
  const cases: [words: string, parts: string[]][] = [
    ['All your boats are kept here. Step 1 of 4', ['Skip', 'Next']],
    ['Find a boat by its sail number 2/5', ['Back', 'Skip tour', 'Next']],
    ['Let us show you around', ['Skip for now', 'Start']],
    ['1 of 3 Here is the harbour map', ['Skip all', 'Got it']],
    ['A quick tour of the new harbour', ['Skip', 'Show me']],
  ];
  for (const [words, names] of cases) {
    assert.match(leftBy({ words, parts: buttons(...names) }) ?? '', /^Skip/, words);
  }
});

test('what is entered, looked at, decided or spoken of is no tour', () => {
  const skip = buttons('Skip', 'Next');
  assert.equal(leftBy({ words: 'Step 1 of 4', parts: [['textbox', 'Name of the boat'], ...skip] }), null);
  assert.equal(leftBy({ words: 'Step 1 of 4', parts: [['radio', 'Sail'], ...skip] }), null);
  assert.equal(leftBy({ words: 'Picture 1 of 4', parts: buttons('Close', 'Next') }), null);
  assert.equal(leftBy({ words: 'Step 3 of 3: are you sure?', parts: skip }), null);
  assert.equal(leftBy({ words: 'Step 1 of 4', parts: skip }, 'Click "Skip"'), null);
  assert.equal(leftBy({ words: 'Step 1 of 4', parts: skip }, 'Leave the tour'), null);
});

test('a tour is titled by what it tells of; a title that nothing else bears is spoken of as the box', () => {
  const tour = { words: 'All your boats are kept here. Step 1 of 4', parts: buttons('Skip', 'Next') };
  assert.equal(leftBy({ name: 'Boats', ...tour }, 'Click "Boats"\nClick "New boat"'), 'Skip');
  assert.equal(leftBy({ name: 'Import boats', ...tour }, 'Click "Import boats"\nClick "New boat"'), null);
});

test('a dialog that a flow speaks of later is another one, unless the flow goes through the tour itself', () => {
  const tour = { words: 'All your boats are kept here. Step 1 of 4', parts: buttons('Skip', 'Next') };
  const later = 'Click "Delete" in the dialog\nThe dialog is closed';
  assert.equal(leftBy(tour, `Click "New boat"\n${later}`), 'Skip');
  assert.equal(leftBy(tour, `Close the dialog\n${later}`), null);
  assert.equal(leftBy(tour, `Click "New boat"\nClick Next\n${later}`), null);
  const news = { words: 'Subscribe to our newsletter', parts: buttons('No thanks') };
  assert.equal(leftBy(news, 'Click "New boat"'), 'No thanks');
  assert.equal(leftBy(news, `Click "New boat"\n${later}`), null);
});
