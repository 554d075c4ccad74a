import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const link = (name: string): Tree => ['link', name, { tag: 'a', href: `/${name}` }, ['text', name]];
const line = (label: string, sign: string, one: string, other: string): Tree => [
  'generic',
  '',
  {},
  ['text', `${label} ${sign}`],
  link(one),
  ['text', sign],
  link(other),
];

test('the sign that sets off the first of several values is no value of their label', () => {
  for (const sign of ['•', '·', '|', '›']) {
    const view = page([
      'main',
      '',
      {},
      line('Trace:', sign, 'Club', 'Fleet'),
      line('Tags:', sign, 'sailing', 'rowing'),
    ]);
    const verdicts = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));
    assert.deepEqual(
      verdicts('The trace shows "Fleet"', 'The tags contain "rowing"', 'The trace does not show "rowing"'),
      ['met', 'met', 'met'],
    );
    assert.deepEqual(
      verdicts('The trace does not show "Fleet"', 'The tags do not contain "rowing"', 'The trace shows "rowing"'),
      ['not_met', 'not_met', 'not_met'],
    );
  }
});

test('signs that are all of a value are not left out', () => {
  const view = page(['main', '', {}, ['paragraph', '', {}, ['text', 'Password: ••••••']]]);
  assert.equal(verdictOf(view, '"Password" shows "••••••"'), 'met');
});
