import assert from 'node:assert/strict';
import test from 'node:test';
import { pieces } from './pieces.ts';

test('two texts are told apart phrase by phrase, and both can be read out of the pieces', () => {
  const [before, after] = ['Add it, check out now, and see "Done".', 'Add it, pay by card, and see "Done".'];
  const found = pieces(before, after);
  assert.deepEqual(found, [
    { text: 'Add it, ', of: 'both' },
    { text: 'check out now', of: 'before' },
    { text: 'pay by card', of: 'after' },
    { text: ', and see "Done".', of: 'both' },
  ]);
  const textOf = (of: string) =>
    found.filter((piece) => piece.of === 'both' || piece.of === of).map(({ text }) => text);
  assert.deepEqual([textOf('before').join(''), textOf('after').join('')], [before, after]);
});

test('a text that did not change is one piece', () => {
  assert.deepEqual(pieces('Click "Save".', 'Click "Save".'), [{ text: 'Click "Save".', of: 'both' }]);
});
