import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 30 } });
const words = (text: string): Tree => ['text', text];
const row = (y: number, ...said: string[]): Tree => [
  'row',
  said.join(' '),
  at(0, y, 400),
  ...said.map((text, i): Tree => ['gridcell', text, at(i * 200, y, 200), words(text)]),
];
const apart = (y: number, text: string): Tree => ['rowgroup', '', at(0, y, 400), words(`▾ ${text}`)];
const through = (y: number, text: string): Tree => [
  'row',
  text,
  at(0, y, 400),
  ['gridcell', text, at(0, y, 400), words(text)],
];

const jobs = (line: typeof apart) =>
  page([
    'grid',
    '',
    at(0, 0, 400),
    [
      'rowgroup',
      '',
      at(0, 0, 400),
      line(0, 'Heidelberg (2 jobs)'),
      row(30, 'Spring catalogue', '5000'),
      row(60, 'Festival posters', '1200'),
      line(90, 'Ricoh (1 job)'),
      row(120, 'Menu cards', '400'),
    ],
  ]);

test('a group of a table is called by its line, and shows that and the rows below it', () => {
  for (const view of [jobs(apart), jobs(through)])
    for (const kind of ['group', 'section']) {
      const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
      assert.deepEqual(
        verdicts(
          `The Ricoh ${kind} says "(1 job)".`,
          `The Ricoh ${kind} says "(2 jobs)".`,
          `The Ricoh ${kind} shows "Menu cards".`,
          `The Heidelberg ${kind} shows "Menu cards".`,
          `"Festival posters" is in the Heidelberg ${kind}.`,
          `"Festival posters" is in the Ricoh ${kind}.`,
          `The Ricoh ${kind} is visible.`,
          `The Ricoh ${kind} is not visible.`,
        ),
        ['met', 'not_met', 'met', 'not_met', 'met', 'not_met', 'met', 'not_met'],
      );
      assert.equal(verdictOf(view, `The Konica ${kind} is not visible.`), 'met');
      assert.equal(verdictOf(view, `The Konica ${kind} is visible.`), 'not_met');
    }
});
