import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const sign = (ref: string, name = ''): Tree => ['img', name, { ref, tag: 'svg', states: ['clickable'] }];
const chips: Record<string, (name: string) => Tree> = {
  'a button around a picture': (name) => ['button', name, { ref: name }, ['text', name], sign(`x ${name}`)],
  'a box around a named picture': (name) => ['generic', '', {}, ['text', name], sign(`x ${name}`, 'Close')],
  'a box around a button': (name) => [
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', name]],
    ['button', '', { ref: `x ${name}` }, ['text', '×']],
  ],
};

function pressed(chip: (name: string) => Tree, target: Target): string | null {
  const view = page([
    'main',
    '',
    { ref: 'm' },
    ['button', 'Delete project', { ref: 'project' }, ['text', 'Delete project']],
    ['generic', '', {}, ...['Red', 'Green', 'Blue'].map(chip)],
  ]);
  const found = ground(view, { target, purpose: 'press', exact: false });
  return found.kind === 'one' ? found.item.ref : null;
}

test('a chip is removed by the one thing in it, and never by what stands beside it', () => {
  for (const [how, chip] of Object.entries(chips))
    for (const text of ['delete', 'remove', 'close icon', 'x']) {
      const within = (name: string): Target => ({ text, scope: { relation: 'within', text: name, noun: 'chip' } });
      assert.equal(pressed(chip, within('Green')), 'x Green', `${text}: ${how}`);
      assert.equal(pressed(chip, within('Pink')), null, how);
    }
  const bare = (name: string): Tree => ['button', name, { ref: name }, ['text', name]];
  const target: Target = { text: 'delete', scope: { relation: 'within', text: 'Green', noun: 'tag' } };
  assert.equal(pressed(bare, target), null);
});
