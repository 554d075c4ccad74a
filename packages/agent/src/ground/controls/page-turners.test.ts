import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const link = (name: string): Tree => ['link', name, { ref: name, tag: 'a', href: '/?p=2' }, ['text', name]];
const line = (words: string): Tree => ['text', words];
const pressed = (text: string, exact: boolean, ...trees: Tree[]) => {
  const found = ground(page(...trees), { target: { text }, purpose: 'press', exact, goes: true });
  if (found.kind === 'one') return found.item.ref;
  return found.kind === 'none' && found.perhaps !== undefined ? 'perhaps' : found.kind;
};

test('the next page is led to by what is called Next where the page says how far one is, or numbers its pages', () => {
  const shown = box(line('Showing 1-30 of 36← Previous'), link('Next →'));
  assert.equal(pressed('next page', false, box(line('36 tasks')), shown), 'Next →');
  const numbered = box(link('« Prev'), link('1'), link('2'), link('Next »'), link('Last'));
  assert.equal(pressed('next page', false, numbered), 'Next »');
  assert.equal(pressed('previous page', false, numbered), '« Prev');
  assert.equal(pressed('last page', false, numbered), 'Last');
  assert.equal(pressed('first page', false, numbered), 'none');
  assert.equal(pressed('next page', false, box(line('Page 1 of 4'), link('Next'))), 'Next');
  assert.equal(pressed('next page', true, shown), 'Next →', 'it is gone to, written small');
  assert.equal(pressed('Next page', true, shown), 'none', 'a name in quotes is demanded');
});

test('a Next that nothing tells to turn pages is not pressed, and of two neither is', () => {
  assert.equal(pressed('next page', false, box(link('← Previous'), link('Next →'))), 'perhaps');
  assert.equal(
    pressed('next page', false, box(['heading', 'Address'], ['textbox', 'City', { tag: 'input' }], link('Next'))),
    'perhaps',
  );
  const turned = (words: string) => box(line(words), link('Next'));
  assert.equal(pressed('next page', false, turned('1-30 of 36'), turned('1-5 of 9')), 'many');
  assert.equal(pressed('next page', false, turned('1-30 of 36'), link('Next page')), 'Next page');
  assert.equal(pressed('next page', false, box(line('1-30 of 36'), link('Next steps'))), 'none');
  const slides: Tree = box(['img', 'Tent'], link('Next'));
  assert.equal(pressed('next page', false, ['main', '', {}, slides, box(link('1'), link('2'))]), 'perhaps');
  assert.equal(
    pressed('next page', false, box(slides, box(['heading', 'Tents']), box(link('1'), link('2')))),
    'perhaps',
  );
});

test('a button that shows an arrow goes by its tip, and a choice of the page beside it tells that it turns pages', () => {
  const turner = (sign: string, tip: string): Tree => ['button', sign, { ref: tip, tag: 'input', description: tip }];
  const choice = (name: string): Tree => ['combobox', name, { tag: 'select', value: '1' }];
  const bar = (name: string) => box(turner('<', 'Previous'), choice(name), turner('>', 'Next'));
  assert.equal(pressed('next page', false, bar('Page number')), 'Next');
  assert.equal(pressed('previous page', false, bar('Page number')), 'Previous');
  assert.equal(pressed('next page', false, bar('Sort by')), 'perhaps');
  assert.equal(
    pressed('next page', false, box(choice('Page number'), ['button', 'Copy', { description: 'Next' }])),
    'none',
  );
});
