import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessFolding } from './folding.ts';

const fold = (name: string, state: 'expanded' | 'collapsed', ...words: string[]): Tree => [
  'generic',
  '',
  {},
  ['button', name, { states: [state] }, ['text', name]],
  ...words.map((text): Tree => ['paragraph', '', {}, ['text', text]]),
];
const account = (state: 'expanded' | 'collapsed') =>
  page(fold('Contact', state, 'Call 555 0142'), fold('Hours', 'expanded', 'Nine to five'));

function status(text: string, before: 'expanded' | 'collapsed', now: 'expanded' | 'collapsed') {
  const [actedOn, view] = [account(before), account(now)];
  const last = actedOn.items.find(({ name }) => name === 'Contact') ?? null;
  const step = { action: 'assertVisible', target: { text } } as const;
  const facts = { view, actedOn, last } as unknown as Parameters<typeof unlessFolding>[1];
  const told = unlessFolding(step, facts, check(view, step, { actedOn }));
  return told.status === 'unproven' && told.leaves === true ? 'leaves' : told.status;
}

test('what a control that was just shut still shows is on its way out of sight', () => {
  assert.equal(status('Call 555 0142', 'expanded', 'collapsed'), 'leaves');
  assert.equal(status('Call 555 0142', 'collapsed', 'expanded'), 'met');
  assert.equal(status('Call 555 0142', 'collapsed', 'collapsed'), 'met');
  assert.equal(status('Nine to five', 'expanded', 'collapsed'), 'met', 'another one unfolds it');
  assert.equal(status('Contact', 'expanded', 'collapsed'), 'met');
});
