import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { plainMonths } from './plain-months.ts';

const days = (...numbers: number[]): Tree[] => numbers.map((day) => ['button', `${day}`, {}, ['text', `${day}`]]);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const lengths = (...trees: Tree[]) => plainMonths(page(...trees)).map((month) => month.length);

test('a month is the days that count on from 1 to its end, without those of the months beside it', () => {
  const sheet: Tree = ['dialog', 'Pick a date', {}, ['generic', '', {}, ...days(29, 30, ...upTo(31), ...upTo(9))]];
  assert.deepEqual(lengths(sheet), [31]);
  assert.deepEqual(lengths(['dialog', '', {}, ...days(...upTo(31), ...upTo(30))]), [31, 30]);
  assert.deepEqual(
    lengths(['generic', '', {}, ...days(...upTo(28))], ['generic', '', {}, ...days(...upTo(30))]),
    [28, 30],
  );
  assert.deepEqual(lengths(['generic', '', {}, ...days(...upTo(27))]), []);
  assert.deepEqual(lengths(['generic', '', {}, ...days(...upTo(31).map((day) => 32 - day))]), []);
});
