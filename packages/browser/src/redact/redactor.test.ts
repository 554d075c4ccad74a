import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { createRedactor, redactedMark } from './redactor.ts';

const secret = 'p&ss "wörd"/<\'1\'> \\+=%';

test('a secret is found in every form it travels in', () => {
  const { text } = createRedactor([secret]);
  const html = secret
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    JSON.stringify(JSON.stringify(JSON.stringify(secret))).slice(7, -7),
    encodeURIComponent(secret),
    encodeURIComponent(secret).toLowerCase(),
    new URL(`http://x/?q=${encodeURIComponent(secret)}`).search.slice(3),
    new URLSearchParams({ q: secret }).toString().slice(2),
    html,
    html.replaceAll("'", '&#39;'),
    html.replaceAll("'", '&#x27;'),
    secret.replace('ö', '\\u00f6'),
    secret.replace('/', '\\/'),
    secret.replace('ö', 'Ã¶'),
    JSON.stringify(secret).slice(1, -1).replaceAll('"', '&quot;'),
    encodeURIComponent(JSON.stringify(secret).slice(1, -1)),
    secret.replace('ss', '\\x73\\x73'),
    secret.replace('/', '&sol;').replace('=', '&equals;').replace('%', '&percnt;'),
    html.replaceAll('&', '&amp;'),
    encodeURIComponent(encodeURIComponent(encodeURIComponent(secret))),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    [...secret].reverse().join(''),
    Buffer.from(secret, 'utf16le').toString('latin1'),
    Buffer.from(secret, 'utf16le').swap16().toString('latin1'),
  ];
  for (const form of forms) assert.equal(text(`before ${form} after`), `before ${redactedMark} after`, form);
});

test('a secret is taken out to its end, though its last character begins the writing of itself', () => {
  const inHtml = (value: string) => value.replaceAll('&', '&amp;');
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  for (const value of ['-AA%', '-AA&', '-AA\\', 'ö%&\\', 'abc"\\']) {
    const { text } = createRedactor([value]);
    for (const write of [encodeURIComponent, inHtml, inJson])
      for (const form of [value, write(value), write(write(value))])
        assert.equal(text(`before ${form} after`), `before ${redactedMark} after`, form);
  }
});

test('a secret inside base64 is found in each of its three alignments', () => {
  const { text } = createRedactor(['a long enough secret']);
  for (const head of ['', 'x', 'xx', '{"user":"u","pass":"']) {
    const packed = Buffer.from(`${head}a long enough secret"}`).toString('base64');
    const open = Buffer.from(text(packed).replace(redactedMark, ''), 'base64').toString('latin1');
    assert.doesNotMatch(open, /long enough/);
    assert.match(text(packed), new RegExp(redactedMark));
  }
});

test('no secret of four or more characters survives in text, JSON, URL, form or bytes', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 4, maxLength: 20, unit: 'grapheme' }),
      fc.string({ maxLength: 20 }),
      (value, around) => {
        const redactor = createRedactor([value]);
        const mark = (form: string) => redactor.text(`${around}${form}`).endsWith(redactedMark);
        assert.ok(mark(value));
        assert.ok(mark(encodeURIComponent(value.toWellFormed())) || !value.isWellFormed());
        const bytes = redactor.bytes(Buffer.from(`[${value}]`));
        assert.ok(!bytes.includes(value) || redactedMark.includes(value));
      },
    ),
  );
});

test('text without a secret, and binary data around one, stay as they are', () => {
  const redactor = createRedactor(['hush-hush']);
  assert.equal(redactor.text('nothing to hide'), 'nothing to hide');
  const data = Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3]);
  assert.equal(redactor.bytes(data), data);
  const around = redactor.bytes(Buffer.concat([data, Buffer.from('hush-hush'), data]));
  assert.deepEqual(around, Buffer.concat([data, Buffer.from(redactedMark), data]));
});

test('a short secret is hidden only where it stands alone as a value', () => {
  const redactor = createRedactor(['42']);
  assert.equal(redactor.text('42'), redactedMark);
  assert.equal(redactor.text('pin=42&x=142'), `pin=${redactedMark}&x=142`);
  assert.equal(redactor.text('{"pin":"42","n":420}'), `{"pin":"${redactedMark}","n":420}`);
  assert.equal(redactor.text('chapter 42 of 420'), 'chapter 42 of 420');
});

test('a result keeps its numbers and its closed words', () => {
  const redactor = createRedactor(['passed', '1234']);
  const snapshot = { id: 's1', text: 'it passed' };
  const steps = [{ text: 'type passed', outcome: 'done', snapshot }];
  const result = { verdict: 'passed', durationMs: 1234, snapshot: 'passed', steps };
  assert.deepEqual(redactor.result(result), {
    verdict: 'passed',
    durationMs: 1234,
    snapshot: 'passed',
    steps: [{ text: `type ${redactedMark}`, outcome: 'done', snapshot: { id: 's1', text: `it ${redactedMark}` } }],
  });
});

test('what a signed-in browser keeps is hidden, however much it is', () => {
  const tokens = Array.from({ length: 40 }, (_, at) => `eyJhbGciOiJIUzI1NiJ9.${`${at}aB3${at * 7}x`.repeat(120)}`);
  const { bytes, text } = createRedactor(tokens);
  assert.equal(
    text(`Bearer ${tokens[3]}, ${encodeURIComponent(tokens[39]!)}`),
    `Bearer ${redactedMark}, ${redactedMark}`,
  );
  assert.equal(bytes(Buffer.from(`<${tokens[20]}>`)).toString(), `<${redactedMark}>`);
});
