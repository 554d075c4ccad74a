import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('an empty group by the name of an entry shows nothing: what it stands in is not that entry', () => {
  const entry = (name: string, chosen: string): Tree => [
    'treeitem',
    name,
    { states: name === chosen ? ['selected'] : [] },
    ['text', name],
  ];
  const box = (...parts: Tree[]): Tree => ['generic', '', {}, ...parts];
  const feeds = (chosen: string) => {
    const fresh = box(box(['img', ''], entry('Fresh', chosen)), ['group', 'Fresh']);
    const inner: Tree = ['group', 'Special', {}, box(['text', '7'], entry('All', chosen)), fresh];
    const special = box(box(entry('Special', chosen), ['img', '']), inner);
    return page(['tree', '', {}, special, box(['text', '2'], entry('Outdoors', chosen), ['img', ''])]);
  };
  assert.equal(verdictOf(feeds('Fresh'), 'The "Fresh" item is selected'), 'met');
  assert.equal(verdictOf(feeds('Fresh'), 'The "Fresh" item is not selected'), 'not_met');
  assert.equal(verdictOf(feeds('Special'), 'The "Fresh" item is selected'), 'not_met');
  assert.equal(verdictOf(feeds('Special'), 'The "Fresh" item is not selected'), 'met');
  assert.equal(verdictOf(feeds('Special'), 'The "Special" item is selected'), 'met');
  assert.equal(verdictOf(feeds('Fresh'), 'The "Special" item is selected'), 'not_met');
});
