import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('who did something is not denied where a page says it in other words', () => {
  const view = page(['heading', 'Login fails', {}, ['text', 'Login fails']], ['text', 'peter opened this 3 days ago']);
  const said = (sentence: string) => verdictOf(view, sentence);
  assert.deepEqual(
    [
      said('The issue was opened by Peter'),
      said('The issue is assigned to Mary'),
      said('The page was last updated on 3 May 2025'),
    ],
    ['unproven', 'unproven', 'unproven'],
  );
});
