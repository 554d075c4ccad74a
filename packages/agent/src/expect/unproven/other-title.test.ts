import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('a part that merely holds the word does not tell what stands under a line that reads just so', () => {
  const text = (words: string): Tree => ['text', words];
  const filter: Tree = ['group', 'Filter timeline', {}, ['button', 'All 2', {}, text('All 2')]];
  const entries: Tree = ['list', '', {}, ...['Note', 'Call'].map((name): Tree => ['listitem', '', {}, text(name)])];
  const of = (title: string) => page(['generic', '', {}, text(title)], filter, entries);
  const claim = 'The timeline shows 2 entries';
  assert.deepEqual([verdictOf(of('Timeline'), claim), verdictOf(of('History'), claim)], ['unproven', 'not_met']);
});
