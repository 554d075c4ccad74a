import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const choice = (chosen: string, ...names: string[]): Tree =>
  box(
    ...names.flatMap((name): Tree[] => [
      ['radio', name, { tag: 'input', label: name, states: [name === chosen ? 'checked' : 'unchecked'] }],
      ['generic', '', { tag: 'label' }, ['text', name]],
    ]),
  );
const line = (...parts: Tree[]) => page(box(box(['text', 'Show tags']), box(...parts)));
const tags = (chosen: string) => choice(chosen, 'None', '1', '2', '3');
const named: Tree = box(['text', 'Tag name']);

test('of two choices in one line, each behind its own label, what is chosen in the second is not the first one’s', () => {
  const told = (chosen: string, value: string, op?: Step['op']) =>
    check(line(tags(chosen), named, choice('Full', 'Full', 'Short', 'None')), {
      action: 'assertText',
      target: { text: 'Show tags' },
      value,
      ...(op && { op }),
    }).status;
  assert.deepEqual([told('3', '3', 'equals'), told('3', '2', 'equals')], ['met', 'not_met']);
  assert.deepEqual([told('3', 'Full'), told('3', 'Full', 'not-contains')], ['not_met', 'met']);
  assert.deepEqual([told('', 'Full'), told('', '3', 'equals')], ['unproven', 'not_met']);
});

test('nor what is written in the field behind it', () => {
  const told = (value: string) =>
    check(line(tags('2'), named, box(['textbox', '', { tag: 'input', value: 'os' }])), {
      action: 'assertText',
      target: { text: 'Show tags' },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([told('2'), told('os')], ['met', 'not_met']);
});
