import assert from 'node:assert/strict';
import test from 'node:test';
import { disguises, encodings, spelled, writings } from './index.ts';

const secret = 'Kn4ry 7f/"ü+&';
const bytes = Buffer.from(secret);
const inText: Record<string, string> = {
  'as it is': secret,
  'in JSON, twice': JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'in a script, by code': [...secret].map((char) => `\\u{${char.codePointAt(0)!.toString(16)}}`).join(''),
  'in a URL, three times': encodeURIComponent(encodeURIComponent(encodeURIComponent(secret))),
  'in a form': new URLSearchParams({ v: secret }).toString().slice(2),
  'in HTML, twice': secret.replaceAll('"', '&amp;quot;').replaceAll('&', '&amp;'),
  'in HTML, by number': [...secret].map((char) => `&#x${char.codePointAt(0)!.toString(16)};`).join(''),
  misread: bytes.toString('latin1'),
  'in hexadecimal': bytes.toString('hex').toUpperCase(),
  'in UTF-16': Buffer.from(secret, 'utf16le').swap16().toString('latin1'),
  backwards: [...secret].reverse().join(''),
};

for (const [how, written] of Object.entries(inText)) {
  test(`a value ${how} is a writing of it, and hidden wholly`, () => {
    assert.equal(`<${written}>`.replace(new RegExp(writings(secret), 'g'), '*'), '<*>');
  });
}

test('base64 is found in each alignment, and bytes in UTF-8', () => {
  for (const head of ['', 'x', 'xx']) {
    const packed = Buffer.from(`${head}${secret}`).toString('base64');
    assert.match(packed, new RegExp(writings(secret)));
    assert.ok(encodings(secret).some((form) => packed.includes(form)));
  }
  assert.match(bytes.toString('latin1'), new RegExp(writings(secret, 'bytes')));
});

test('a disguise is any writing in any case, spaced out, backwards or turned by thirteen letters', () => {
  const disguised = new RegExp(disguises(secret), 'i');
  const digits = bytes.toString('hex').replace(/(..)(?=.)/g, '$1:');
  const turned = 'Xa4el 7s/"ü+&';
  for (const text of [...Object.values(inText), secret.toUpperCase(), [...secret].join('-'), digits, turned]) {
    assert.match(text, disguised);
  }
  assert.doesNotMatch('Canary 7 of 8, "ü" & more', disguised);
});

test('no pattern captures, so that whoever asks may', () => {
  for (const pattern of [writings(secret), disguises(secret), spelled(secret)]) {
    assert.equal(new RegExp(`${pattern}|`).exec('')?.length, 1);
  }
});
