import assert from 'node:assert/strict';
import test from 'node:test';
import { type Chosen, chosenOf, everyFlow, wayOf } from './chosen.ts';

const smoke: Chosen = { ...everyFlow, tags: ['smoke'] };

test('what is chosen one way takes the other ways back', () => {
  assert.deepEqual(chosenOf({ way: 'suite', suite: 'sui_1', tags: 'old' }, smoke), { ...everyFlow, suite: 'sui_1' });
  assert.deepEqual(chosenOf({ way: 'flows', flw_1: 'on' }, smoke), { ...everyFlow, flows: ['flw_1'] });
  assert.deepEqual(chosenOf({ way: 'all', tags: 'smoke' }, smoke), everyFlow);
});

test('a way that names nothing is refused, for it would run every flow', () => {
  for (const way of ['suite', 'tags', 'flows', 'files']) {
    assert.throws(() => chosenOf({ way, tags: ' , ' }, smoke), /Nothing is chosen/, way);
  }
});

test('what a program has mixed stays as it is until another way is chosen', () => {
  const mixed: Chosen = { ...smoke, files: ['flows/'] };
  assert.equal(wayOf(mixed), 'mixed');
  assert.equal(chosenOf({ way: 'mixed' }, mixed), mixed);
});
