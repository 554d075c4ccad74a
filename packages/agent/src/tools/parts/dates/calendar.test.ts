import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../../test/page.ts';
import { sheetsOf } from './calendar.ts';

const days = Array.from({ length: 30 }, (_, at): Tree => ['button', `November ${at + 1}`, { text: String(at + 1) }]);
const arrows = (what: string, now: string): Tree => [
  'generic',
  '',
  {},
  ['button', `Previous ${what}`],
  ['button', `Select ${what}`, { text: now }],
  ['button', `Next ${what}`],
];

test('a month and its year may each stand between arrows of their own, above the days', () => {
  const head: Tree = ['generic', '', {}, arrows('month', 'Nov'), arrows('year', '2026')];
  const [sheet, ...others] = sheetsOf(page(['generic', '', {}, head, ['generic', '', {}, ...days]]));
  assert.deepEqual([sheet?.year, sheet?.month, sheet?.cells.length], [2026, 11, 30]);
  assert.equal(others.length, 0);
});

test('of two months and one year in a line above the days none is told to be shown', () => {
  const head: Tree = ['generic', '', {}, arrows('month', 'Nov'), arrows('month', 'Dec'), arrows('year', '2026')];
  assert.deepEqual(sheetsOf(page(['generic', '', {}, head, ['generic', '', {}, ...days]])), []);
});

test('a day is the button that draws its number in a box of its own', () => {
  const drawn = days.map(
    ([role, name, , ...rest], at): Tree => [role, name, {}, ['generic', '', { text: String(at + 1) }], ...rest],
  );
  const head: Tree = ['generic', '', {}, ['generic', '', { text: 'November 2026' }]];
  const [sheet] = sheetsOf(page(['generic', '', {}, head, ['generic', '', {}, ...drawn]]));
  assert.deepEqual([...new Set(sheet?.cells.map(({ role }) => role))], ['button']);
});
