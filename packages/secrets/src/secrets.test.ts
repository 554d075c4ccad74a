import assert from 'node:assert/strict';
import test from 'node:test';
import { createFinder, disguises, encodings, replaceSpans, spelled, writings } from './index.ts';

const secret = 'Kn4ry 7f/"ü+&';
const bytes = Buffer.from(secret);
const find = createFinder(writings(secret));
const isIn = (text: string, finder = find) => finder(text).length > 0;
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
    assert.equal(replaceSpans(`<${written}>`, find(`<${written}>`), '*'), '<*>');
  });
}

test('base64 is found in each alignment, and bytes in UTF-8', () => {
  for (const head of ['', 'x', 'xx']) {
    const packed = Buffer.from(`${head}${secret}`).toString('base64');
    assert.ok(isIn(packed));
    assert.ok(encodings(secret).some((form) => packed.includes(form)));
  }
  assert.ok(isIn(bytes.toString('latin1'), createFinder(writings(secret, 'bytes'))));
});

test('a disguise is any writing in any case, spaced out, backwards or turned by thirteen letters', () => {
  const disguised = createFinder(disguises(secret), 'i');
  const digits = bytes.toString('hex').replace(/(..)(?=.)/g, '$1:');
  const turned = 'Xa4el 7s/"ü+&';
  for (const text of [...Object.values(inText), secret.toUpperCase(), [...secret].join('-'), digits, turned]) {
    assert.ok(isIn(text, disguised), text);
  }
  assert.ok(!isIn('Canary 7 of 8, "ü" & more', disguised));
});

test('many and long values are found in any writing, alone where all of one stands', () => {
  const tokens = Array.from({ length: 60 }, (_, at) => {
    const body = Array.from({ length: 700 }, (_, byte) => (byte * 31 + at * 17) % 251);
    return `head%25.same-for-all.${Buffer.from(body).toString('base64')}`;
  });
  const key = tokens[7]!.repeat(8);
  const long = createFinder([...tokens, key].flatMap((token) => writings(token)));
  const token = tokens[41]!;
  for (const written of [token, encodeURIComponent(token), Buffer.from(token).toString('hex'), key]) {
    assert.deepEqual(long(`<${written}>`), [[1, written.length + 1]]);
  }
  assert.deepEqual(long(`<${token.slice(0, -1)}!>`), []);
  assert.ok(isIn([...key].join('-').toLowerCase(), createFinder(disguises(key), 'i')));
});

test('what may stand in a longer pattern captures nothing', () => {
  assert.equal(new RegExp(`${spelled(secret)}|`).exec('')?.length, 1);
});
