import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
const line: Tree = ['paragraph', '', at(0, 100, 1000, 20), ['text', 'Four files']];
const edit: Tree = ['button', 'Edit', at(20, 20, 60, 30), ['text', 'Edit']];
const button = (name: string): Tree => ['button', name, at(320, 240, 60, 30), ['text', name]];
const title: Tree = ['generic', '', at(320, 90, 300, 20), ['text', 'Remove file']];
const field: Tree = ['textbox', 'Reason', at(320, 150, 300, 30)];

/** The name of what is taken for a dialog, of a box at that place with these parts. */
function told(place: ReturnType<typeof at>, parts: readonly Tree[], more: { lifted?: boolean; framed?: boolean } = {}) {
  const drawn = { framed: true, lifted: true, ...more, ...place };
  const { items } = page(['document', '', at(0, 0, 1000, 700), line, edit, ['generic', '', drawn, ...parts]]);
  return items.find(({ role }) => role === 'dialog')?.name;
}
const middle = at(300, 80, 400, 200);

test('a box lifted over the middle of the page that asks something is a dialog, also where the page is in reach', () => {
  const heading: Tree = ['heading', 'Remove file', at(320, 90, 300, 20), ['text', 'Remove file']];
  assert.equal(told(middle, [heading, button('Yes, remove'), button('Cancel')]), 'Remove file');
  assert.equal(told(middle, [title, button('Cancel')]), '', 'a title that is no heading');
  assert.equal(told(middle, [title, field, button('Save')]), '', 'a form');
  assert.equal(told(middle, [title, button('Archive'), button('Remove')]), '', 'two answers');
  assert.equal(told(at(640, 0, 360, 700), [title, field, button('Save')]), '', 'all along the side');
});

test('what is part of the page, stands at its edge, or only offers something is none', () => {
  const parts = [title, button('Cancel')];
  assert.equal(told(middle, parts, { lifted: false }), undefined, 'laid out with the page');
  assert.equal(told(middle, parts, { framed: false }), undefined, 'not drawn as a box');
  assert.equal(told(at(300, 200, 400, 200), parts), undefined, 'over nothing');
  assert.equal(told(at(700, 80, 280, 200), parts), undefined, 'a message in the corner');
  assert.equal(told(at(300, 90, 400, 56), parts), undefined, 'a bar');
  assert.equal(told(middle, [title, button('Archive')]), undefined, 'one thing to press');
  assert.equal(told(middle, [button('Copy'), button('Cancel')]), undefined, 'a menu');
  const link = (name: string): Tree => ['link', name, { ...at(320, 240, 60, 30), href: '/x' }, ['text', name]];
  assert.equal(told(middle, [title, link('Plans'), link('Guides')]), undefined, 'ways to other pages');
  const day = (_: unknown, n: number) => button(`${n + 1}`);
  assert.equal(told(middle, [title, ...Array.from({ length: 31 }, day)]), undefined, 'a calendar');
});

test('a box that others lie over is none, nor one beside a dialog', () => {
  const covered: Tree = ['button', 'Cancel', { ...at(320, 240, 60, 30), states: ['occluded'] }, ['text', 'Cancel']];
  assert.equal(told(middle, [title, covered]), undefined);
  const beside: Tree = ['dialog', 'Welcome', at(0, 0, 200, 100), ['text', 'Hello']];
  const box: Tree = ['generic', '', { framed: true, lifted: true, ...middle }, title, button('Cancel')];
  const { items } = page(['document', '', at(0, 0, 1000, 700), line, beside, box]);
  assert.deepEqual(
    items.flatMap(({ role, name }) => (role === 'dialog' ? name : [])),
    ['Welcome'],
  );
});

test('a tip that asks something is a dialog wherever it stands, and one that explains or shows a choice is none', () => {
  const ask: Tree = ['generic', '', {}, ['text', 'Remove file?']];
  const tip = (...parts: Tree[]) => {
    const { items } = page([
      'document',
      '',
      {},
      line,
      ['tooltip', 'Remove file? No Yes', at(20, 60, 120, 50), ...parts],
    ]);
    return items.find(({ role }) => role === 'dialog')?.name;
  };
  assert.equal(tip(ask, button('No'), button('Yes')), '');
  assert.equal(tip(['heading', 'Sure?', {}, ['text', 'Sure?']], ask, button('No'), button('Yes')), 'Sure?');
  assert.equal(tip(ask), undefined, 'words alone');
  assert.equal(tip(ask, ['link', 'Plans', { href: '/plans' }]), undefined, 'a way to another page');
  assert.equal(
    tip(ask, ['listbox', '', {}, ['option', 'Ann']], button('Clear'), button('OK')),
    undefined,
    'a dropdown',
  );
  assert.equal(tip(ask, ['table', 'May', {}, ['row', '']], button('Now'), button('OK')), undefined, 'a calendar');
});

test('what merely begins like an answer that leaves is none', () => {
  assert.equal(told(middle, [title, button('No')]), '');
  assert.equal(told(middle, [title, button('Notes')]), undefined);
});
