import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concealerOf } from './secret-forms.ts';

const secret = 'Gr3en&Tr0ut!88';
const bytes = Buffer.from(secret);
const hex = bytes.toString('hex');
const writings: Record<string, string> = {
  'as it is': secret,
  'in capitals': secret.toUpperCase(),
  'spaced out': [...secret].join(' '),
  'with dashes': [...secret].join('-'),
  backwards: [...secret].reverse().join(''),
  'in base64': bytes.toString('base64'),
  'in base64 for addresses': bytes.toString('base64url'),
  'in the middle of base64': Buffer.from(`x${secret}yz`).toString('base64'),
  'further in the middle of base64': Buffer.from(`xx${secret}yz`).toString('base64'),
  'in hexadecimal': hex,
  'in hexadecimal with colons': hex.replace(/(..)(?=.)/g, '$1:').toUpperCase(),
  'in an address': encodeURIComponent(secret),
  'in an address, every byte': hex.replace(/../g, '%$&'),
  'in an address twice': encodeURIComponent(encodeURIComponent(secret)),
  'in HTML': secret.replace('&', '&amp;'),
  'in HTML by numbers': [...secret].map((char) => `&#${char.codePointAt(0)};`).join(''),
  'in JSON escapes': [...secret].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join(''),
  'in ROT13': 'Te3ra&Ge0hg!88',
};
for (const [how, written] of Object.entries(writings)) {
  test(`a secret ${how} is hidden`, () => {
    const shown = concealerOf([['password', secret]])(`before ${written} after`);
    assert.match(shown, /^before .*\{\{password\}\}.* after$/);
    // What base64 leaves at its ends is less than three bytes of what stood around it.
    assert.ok(shown.length - 'before {{password}} after'.length <= 8, shown);
  });
}

test('a secret that is escaped over and over is hidden', () => {
  const quoted = 'say "hello" twice';
  let written = quoted;
  for (let times = 0; times < 4; times += 1) written = JSON.stringify(written).slice(1, -1);
  assert.equal(concealerOf([['password', quoted]])(`before ${written} after`), 'before {{password}} after');
});

test('other text stays as it is, and a short secret hides only itself', () => {
  const text = 'Green trout, 88 of them! <b>Tr0ut</b>';
  assert.equal(concealerOf([['password', secret]])(text), text);
  assert.equal(concealerOf([['pin', '1234']])('pin 1234, not 1 2 3 4 or 4321'), 'pin {{pin}}, not 1 2 3 4 or 4321');
});
