import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../test/page.ts';
import { shouldShow } from './effect.ts';

test('what is chosen on mere words must show, while a choice may have stood so already', () => {
  const { items } = page(['radio', 'Standard'], ['button', 'Express', {}, ['text', 'Express']], ['text', 'Overnight']);
  const shows = (name: string) =>
    shouldShow('choose', items.find((item) => item.name === name || item.text === name) ?? null);
  assert.deepEqual([shows('Standard'), shows('Express'), shows('Overnight')], [false, false, true]);
  assert.deepEqual([shouldShow('choose', null), shouldShow('click', null)], [false, true]);
});
