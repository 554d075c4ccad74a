import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';
import { ground } from '../ground.ts';

test('a box whose label holds the remark that describes it is called without the remark, too', () => {
  const [name, description, states] = ['Weekly report Every Monday', 'Every Monday', ['checked']];
  const is = (text: string, more: { label?: string; description?: string } = {}) =>
    check(page(['switch', name, { label: name, description, states, ...more }]), {
      action: 'assertState',
      target: { text },
      value: 'checked',
    }).status;
  assert.equal(is('Weekly report'), 'met');
  assert.equal(is(name), 'met');
  assert.equal(is('Weekly report', { description: 'Sent by mail' }), 'unproven', 'another remark');
  assert.equal(is('Weekly report', { description: 'day' }), 'unproven', 'a part of a word');
});

test('a box whose label is a title and below it a sentence is called by the title, too', () => {
  const tick = (title: string, more: string) =>
    page(
      ['generic', '', {}, ['text', title], ['text', more]],
      ['checkbox', `${title} ${more}`, { label: `${title} ${more}` }],
    );
  const finds = (view: ReturnType<typeof page>, text: string) =>
    ground(view, { target: { text }, purpose: 'tick', exact: true }).kind;
  assert.equal(finds(tick('Direct feeds', 'Links go to the source'), 'Direct feeds'), 'one');
  assert.notEqual(finds(tick('Direct feeds', 'Links go to the source'), 'Links'), 'one');
  assert.notEqual(finds(tick('Delete', 'all files at once'), 'Delete'), 'one', 'a name that goes on in the next line');
});
