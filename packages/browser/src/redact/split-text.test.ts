import assert from 'node:assert/strict';
import test from 'node:test';
import { createRedactor, redactedMark } from './redactor.ts';
import { blankSplitSecrets } from './split-text.ts';

const secret = 'horse battery';
const redactor = createRedactor([secret]);
const frame = (...htmls: unknown[]) => htmls.map((html) => ({ frameId: 'f', html }));
const body = (...children: unknown[]) => ['HTML', {}, ['BODY', {}, ...children]];
const span = (text: string) => ['SPAN', {}, text];

function blanked(...htmls: unknown[]): string[] {
  const snapshots = frame(...htmls);
  blankSplitSecrets(snapshots, redactor);
  return snapshots.map(({ html }) => JSON.stringify(html));
}

test('a secret over several texts is blanked in each of them, and what stands around it stays', () => {
  const [page] = blanked(body('my ho', span('rse'), ['B', {}, ' ', span('batt')], 'ery, not yours'));
  assert.equal(
    page,
    JSON.stringify(
      body(
        `my ${redactedMark}`,
        span(redactedMark),
        ['B', {}, redactedMark, span(redactedMark)],
        `${redactedMark}, not yours`,
      ),
    ),
  );
});

test('a secret letter by letter, with white space that layout closes, is blanked', () => {
  const letters = [...'horse', 'ba', ...'ttery'].flatMap((letter) => [span(letter), '\n  ']);
  const [page] = blanked(body(span('horse '), '\n ', span('battery')));
  assert.ok(!/horse|battery/.test(page ?? ''));
  const packed = createRedactor(['horsebattery']);
  const snapshots = frame(body(...letters));
  blankSplitSecrets(snapshots, packed);
  assert.deepEqual(JSON.stringify(snapshots[0]?.html).match(/"[a-z]{1,2}"/g), null);
});

test('a secret of which a part stands in an earlier snapshot is blanked there too', () => {
  // Nodes are counted children first: the text of the first span is number 0 there, the span number 1.
  const [before, after] = blanked(body(span('horse '), span('x')), body([[1, 1]], span('battery')));
  assert.ok(!before?.includes('horse') && before?.includes('"x"'));
  assert.ok(!after?.includes('battery'));
});

test('a code typed into fields of one character each is blanked in all of them', () => {
  const field = (value: string) => ['INPUT', { __playwright_value_: value }];
  const snapshots = frame(body(...[...'493817'].map(field)));
  blankSplitSecrets(snapshots, createRedactor(['493817']));
  assert.ok(!/"\d"/.test(JSON.stringify(snapshots)));
});

test('pages without the secret, texts that hold it whole and other frames stay as they are', () => {
  const pages = [
    body(span('horse'), span('battery')),
    body(`a ${secret}`, ['SCRIPT', {}, 'horse ']),
    body([[9, 9]], 'horse '),
  ];
  assert.deepEqual(
    blanked(...pages),
    pages.map((page) => JSON.stringify(page)),
  );
  const frames = [
    { frameId: 'a', html: body('horse ') },
    { frameId: 'b', html: body('battery') },
  ];
  const before = JSON.stringify(frames);
  blankSplitSecrets(frames, redactor);
  assert.equal(JSON.stringify(frames), before);
});
