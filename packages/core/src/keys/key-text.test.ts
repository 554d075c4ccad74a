import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isKeyText, newKeyText } from './key-text.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

describe('the text of a key', () => {
  it('is accepted as it was made', () => {
    for (let round = 0; round < 100; round += 1) assert.ok(isKeyText(newKeyText()));
  });

  it('is refused offline with any one character wrong, and with any two neighbours swapped', () => {
    const key = newKeyText();
    for (let at = 3; at < key.length; at += 1) {
      for (const letter of alphabet) {
        if (letter === key[at]) continue;
        assert.equal(isKeyText(key.slice(0, at) + letter + key.slice(at + 1)), false);
      }
      const swapped = key.slice(0, at) + (key[at + 1] ?? '') + key[at] + key.slice(at + 2);
      if (swapped !== key && at + 1 < key.length) assert.equal(isKeyText(swapped), false);
    }
  });

  it('is refused in another case, shortened, lengthened or without its prefix', () => {
    const key = newKeyText();
    for (const other of [key.toUpperCase(), key.slice(0, -1), `${key}0`, key.slice(3), '', ` ${key}`, `${key}\n`]) {
      assert.equal(isKeyText(other), false, other);
    }
  });
});
