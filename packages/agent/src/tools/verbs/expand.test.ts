import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import type { Item } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done } from '../../run/outcome.ts';
import type { Act } from '../tool.ts';
import { click } from './click.ts';
import { expand } from './expand.ts';

const entry = (ref: string, state: string): Tree => ['treeitem', '2024', { ref, states: [state] }, ['text', '2024']];
const trees = (own: Tree) => page(['tree', 'Archive', {}, own], ['tree', 'Wiki', {}, entry('other', 'collapsed')]);

type Verb = typeof expand;

/** The refs that a key was pressed on once the entry had been clicked and had become `after`. */
async function keyed(after: Tree, verb: Verb = expand): Promise<(string | null)[]> {
  const [before, now] = [trees(entry('own', verb === expand ? 'collapsed' : 'expanded')), trees(after)];
  const own = before.items.find(({ ref }) => ref === 'own') as Item;
  const pressed: (string | null)[] = [];
  const hands = {
    session: { look: async (options?: { fresh: boolean }) => (options?.fresh ? now : before) },
    locate: async () => ({ ok: true, item: own, view: before }),
    performOn: async () => done(own),
    act: async (item: Item) => {
      pressed.push(item.ref);
      return done(item);
    },
  } as unknown as Hands;
  await verb(hands, { step: { action: 'expand', target: { text: '2024' }, leaves: 'collapsed' } } as Act);
  return pressed;
}

test('an entry that a press unfolded is done with; the key never goes to one of its name that stood there before', async () => {
  assert.deepEqual(await keyed(entry('own', 'expanded')), []);
  assert.deepEqual(await keyed(entry('own', 'collapsed')), ['own']);
  assert.deepEqual(await keyed(entry('new', 'collapsed')), ['new']);
  assert.deepEqual(await keyed(entry('new', 'expanded')), []);
});

test('an entry that a press merely chose is folded up by its key', async () => {
  assert.deepEqual(await keyed(entry('own', 'collapsed'), click), []);
  assert.deepEqual(await keyed(entry('own', 'expanded'), click), ['own']);
});
