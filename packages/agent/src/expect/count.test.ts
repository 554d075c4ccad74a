import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

const text = (value: string): Tree => ['text', value];
const link = (name: string): Tree => ['link', name, { href: `http://shop.test/${name}` }, text(name)];
const heading = (name: string): Tree => ['heading', name, { level: 2 }, text(name)];
const list = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, link(name)]),
];

const body: Tree[] = [
  heading('Further reading'),
  list('Alpha', 'Beta'),
  heading('Other'),
  list('Gamma', 'Delta', 'Eps'),
];
const flat = page(['navigation', '', {}, link('Home')], ['main', '', {}, ...body]);
const count = (view: typeof flat, target: Target, value: string) =>
  check(view, { action: 'assertCount', target, value }).status;

test('what is counted under a title, or in the section that is called so, ends at the next title', () => {
  for (const scope of [
    { relation: 'below', text: 'Further reading' },
    { relation: 'within', role: 'region', text: 'Further reading' },
  ] as const) {
    for (const role of ['link', 'listitem'] as const)
      assert.deepEqual(
        [count(flat, { role, scope }, '2'), count(flat, { role, scope }, '3')],
        ['met', 'not_met'],
        JSON.stringify([role, scope]),
      );
  }
  // A part of the page that bears the name holds all that is in it.
  const named = page(['region', 'Further reading', {}, ...body]);
  const within = { role: 'link', scope: { relation: 'within', role: 'region', text: 'Further reading' } } as const;
  assert.equal(count(named, within, '5'), 'met');
});

test('whether the links at the top of a page are counted with the others is not told', () => {
  assert.equal(count(flat, { role: 'link' }, '5'), 'unproven');
  assert.equal(count(flat, { role: 'link' }, '6'), 'met');
  assert.equal(count(flat, { role: 'link' }, '7'), 'not_met');
  assert.equal(count(page(['main', '', {}, ...body]), { role: 'link' }, '4'), 'not_met');
});
