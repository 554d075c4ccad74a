import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

test('what is claimed of a name may be told of the box that it titles, where rows merely hold it', () => {
  const badge = (words: string): Tree => box(['text', words]);
  const card = (title: string, state: string) => box(box(badge(title), badge(state)), badge('Version 2'));
  const runs = tableOf('', ['Run', 'Place', 'Status'], ['#8', 'Staging', 'Succeeded'], ['#7', 'Live', 'Failed']);
  const view = page(card('Live', 'Healthy'), card('Staging', 'Deploying'), runs);
  const status = (value: string) => verdictOf(view, `Staging has the status ${value}`);
  assert.deepEqual([status('Deploying'), status('Healthy')], ['unproven', 'not_met']);
});
