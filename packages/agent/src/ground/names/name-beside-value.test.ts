import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const slider = (name: string, value: string): Tree => ['slider', name, { ref: name, tag: 'input', label: name, value }];
const shown = (title: string, value: string, name = `${title} ${value}`): Tree =>
  box(['text', title], ['status', '', {}, ['text', value]], slider(name, value.replace('%', '')));
const set = (text: string, ...trees: Tree[]) => {
  const found = ground(page(['heading', 'Photo'], ...trees), {
    target: { text },
    purpose: 'form-control',
    exact: true,
  });
  return found.kind === 'one' ? found.item.ref : found.kind;
};

test('a slider that is named by its label and its value goes by its label alone', () => {
  const boost = shown('Contrast boost', '4');
  assert.equal(set('Contrast', shown('Contrast', '35'), boost), 'Contrast 35');
  assert.equal(set('Contrast', shown('Contrast', '35%'), boost), 'Contrast 35%');
  assert.equal(set('Contrast boost', shown('Contrast', '35'), boost), 'Contrast boost 4');
});

test('the number in the name of a slider is its own where nothing shows it apart', () => {
  const level = (at: string, value: string): Tree => box(['text', `Level ${at}`], slider(`Level ${at}`, value));
  assert.equal(set('Level', level('3', '3'), level('4', '1')), 'many');
  assert.equal(
    set('Level', box(['text', 'Level'], ['text', '3'], slider('Level 3', '3'), slider('Level 4', '1'))),
    'many',
  );
});
