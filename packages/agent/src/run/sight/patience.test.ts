import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { createUnrest } from './patience.ts';

const list = (...names: string[]) =>
  page(['list', '', {}, ...names.map((name): Tree => ['listitem', name, { ref: name }, ['text', name]])]);
const clock = (time: string) => page(['document', '', {}, ['text', time], ['button', 'Save']]);

test('a page that offers other entries at each look is going on, one whose clock runs or that has just loaded is not', () => {
  const goesOn = (...views: ReturnType<typeof list>[]) => {
    const unrest = createUnrest();
    for (const view of views) unrest.see(view, false);
    return unrest.isGoingOn();
  };
  assert.equal(goesOn(list('Item 1', 'Item 2'), list('Item 2', 'Item 3'), list('Item 3', 'Item 4')), true);
  assert.equal(goesOn(clock('12:01'), clock('12:02'), clock('12:03')), false);
  const rested = createUnrest();
  for (const name of ['1', '2', '3', '4']) rested.see(list(name), name === '2');
  assert.equal(rested.isGoingOn(), false);
  assert.equal(goesOn(list(), list('Item 1'), list('Item 1'), list('Item 1')), false);
});
