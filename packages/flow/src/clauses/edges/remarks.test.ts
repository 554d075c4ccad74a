import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';

for (const aside of [
  'the blue one',
  'not the grey one',
  'second from the left',
  'should be 3',
  'only if logged in',
  'she wants the blue one',
  'they want the PDF and Word',
  "it's the second",
  'takes 10 seconds',
  'takes ages, then the banner',
  "our button, not the browser's",
  'customer emails',
  'she told us to click Cancel',
  'she has been clicking Cancel',
  'they need the second one after all',
  'it never does that by itself',
  'the green one, bottom right',
  'for Petra',
])
  test(`“(${aside})” is no remark: it is never left out`, () => {
    assert.equal(compileSpec(`click Save (${aside})`).problems.length, 1);
  });

for (const [clause, more] of [
  ['the Status cell shows "Submitted"', 'nothing else'],
  ['"A" should be visible', 'nothing else'],
  ['there are 3 rows', 'nothing else'],
  ['click "A"', 'nothing else'],
  ['click the button', '(HMRC wants the PDF)'],
] as const)
  test(`“${clause}, ${more}”: the end says more, and is not left out`, () => {
    const separator = more.startsWith('(') ? ' ' : ', ';
    assert.equal(compileSpec(`${clause}${separator}${more}`).problems.length, 1);
  });
