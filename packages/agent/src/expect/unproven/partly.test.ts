import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { unlessPartly } from './partly.ts';

const entry = (words: string): Tree => ['listitem', '', {}, ['text', words]];
const log = (partly: boolean, ...names: string[]): View =>
  page(
    ['heading', 'Log', {}, ['text', 'Log']],
    ['button', 'Clear', {}, ['text', 'Clear']],
    ['list', 'Log', partly ? { partly } : {}, ...names.map(entry)],
  );
const status = (view: View, step: Step, since: View | null = null) =>
  unlessPartly(step, { view, since }, check(view, step, { since })).status;
const said = (view: View, spec: string, since: View | null = null) =>
  status(view, compileSpec(spec).steps[0]!.step, since);

test('a list that draws only what is in sight proves neither that an entry is gone nor that it is missing', () => {
  const [part, whole] = [log(true, 'Entry 1', 'Entry 2'), log(false, 'Entry 1', 'Entry 2')];
  for (const [spec, otherwise] of [
    ['"Entry 150" is not in the list.', 'met'],
    ['"Entry 150" is not shown.', 'met'],
    ['"Entry 150" is in the list.', 'not_met'],
    ['The list shows "Entry 150".', 'not_met'],
  ] as const) {
    assert.equal(said(part, spec), 'unproven', spec);
    assert.equal(said(whole, spec), otherwise, spec);
  }
  assert.equal(said(part, '"Entry 2" is in the list.'), 'met');
  assert.equal(said(part, '"Saved" is shown.'), 'not_met');
  assert.equal(said(part, 'No error is shown.'), 'met');
});

test('what was drawn before the last action and no longer is has gone from such a list, too', () => {
  const before = log(true, 'Entry 1', 'Entry 2');
  assert.equal(said(log(true, 'Entry 1', 'Entry 3'), '"Entry 2" is not in the list.', before), 'met');
  assert.equal(said(log(true, 'Entry 1', 'Entry 3'), '"Entry 9" is not in the list.', before), 'unproven');
});

test('which entry is the last, or the first, is open where entries are missing at that end', () => {
  const told = (lacks: 'start' | 'end' | 'both', spec: string) =>
    said(page(['list', 'Log', { partly: true, lacks }, ...['Entry 1', 'Entry 2'].map(entry)]), spec);
  assert.equal(told('end', 'The last list item contains "Entry 2".'), 'unproven');
  assert.equal(told('start', 'The last list item contains "Entry 2".'), 'met');
  assert.equal(told('end', 'The first list item contains "Entry 1".'), 'met');
  assert.equal(told('start', 'The first list item contains "Entry 1".'), 'unproven');
  assert.equal(told('both', 'The last list item contains "Entry 2".'), 'unproven');
});
