import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import { ground } from './ground.ts';
import type { View } from './view.ts';

function find(view: View, target: Target): string {
  const found = ground(view, { target, purpose: 'press', exact: true });
  return found.kind === 'one' ? (found.item.ref ?? 'text') : found.kind;
}

test('of menus side by side, an entry of the one that is open is never taken for one of the next', () => {
  const entries = ['listitem', '', {}, ['link', 'Clear']] as Tree;
  const view = page([
    'list',
    '',
    {},
    ['listitem', '', {}, ['link', 'Cell'], ['list', '', {}, entries]],
    ['listitem', '', {}, ['button', 'Table']],
  ]);
  const inMenu = (text: string) => find(view, { text: 'Clear', scope: { relation: 'within', role: 'menu', text } });
  assert.deepEqual([inMenu('Cell'), inMenu('Table')], ['e6', 'none']);
});
