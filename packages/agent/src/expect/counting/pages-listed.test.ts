import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (value: string): Tree => ['text', value];
const heading = (name: string): Tree => ['heading', name, { level: 1 }, text(name)];
const link = (name: string): Tree => ['link', name, { href: `http://shop.test/${name}` }, text(name)];
const list = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, link(name)]),
];
const main = (...trees: Tree[]) => page(['main', '', {}, ...trees]);

const counted = (view: ReturnType<typeof page>, value: string, target: Target = { role: 'page' }) =>
  check(view, { action: 'assertCount', target, value }).status;
const gone = (view: ReturnType<typeof page>, target: Target = { role: 'page' }) =>
  check(view, { action: 'assertNotVisible', target }).status;

test('pages that stand in a list under a title that tells of them are counted', () => {
  const view = main(heading('All pages'), list('Home', 'Offices', 'Handbook'));
  for (const target of [{ role: 'page' }, { role: 'page', scope: { relation: 'within', role: 'list' } }] as const) {
    assert.deepEqual(
      ['3', '2', '0'].map((value) => counted(view, value, target)),
      ['met', 'not_met', 'not_met'],
    );
    assert.equal(gone(view, target), 'not_met');
  }
  assert.equal(counted(view, '3', { role: 'page', text: 'talk' }), 'unproven');
});

test('where nothing tells what is listed, or that nothing is, it is open how many pages there are', () => {
  const pager: Tree = ['navigation', 'Pagination', {}, link('1'), link('2'), link('3')];
  for (const view of [
    main(heading('Shop'), list('Lamp', 'Table')),
    main(heading('Settings for pages'), list('Width', 'Font')),
    main(heading('Welcome'), ['paragraph', '', {}, text('Hello')]),
    main(heading('All pages'), list('Home', 'Offices'), pager),
  ])
    assert.deepEqual([counted(view, '0'), counted(view, '2'), gone(view)], ['unproven', 'unproven', 'unproven']);
});

test('that no page is listed is told by the page, or by a list of that name that is empty', () => {
  for (const view of [
    main(heading('Orphaned pages'), ['paragraph', '', {}, text('No pages found.')]),
    main(heading('Orphaned'), ['list', 'Pages', {}]),
  ])
    assert.deepEqual([counted(view, '0'), counted(view, '2'), gone(view)], ['met', 'not_met', 'met']);
});
