import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';

const at = (x: number, y: number, width = 100, height = 20) => ({ box: { x, y, width, height } });
const words = (text: string, x: number, y: number, width?: number): Tree => [
  'generic',
  '',
  at(x, y, width),
  ['text', text],
];

function found(trees: Tree[], target: Target, purpose: Purpose = 'press'): string {
  const body: Tree = ['generic', '', at(0, 20, 800, 300), ...trees];
  const answer = ground(page(['document', 'Page', at(0, 0, 800, 600), body]), { target, purpose, exact: true });
  return answer.kind === 'one'
    ? (answer.item.ref ?? '')
    : answer.kind === 'none' && answer.perhaps
      ? 'perhaps'
      : answer.kind;
}

const remove = (x: number, y: number): Tree => ['button', 'Remove', { ref: 'remove', ...at(x, y, 80) }];
const beside = (text: string): Target => ({ text: 'Remove', scope: { relation: 'near', text } });

test('what stands in the line of another name is not next to one that has none', () => {
  const grid = [words('Al', 0, 30), words('Owner', 150, 30), words('Bo', 0, 60), words('Editor', 150, 60)];
  assert.equal(found([...grid, remove(300, 60)], beside('Al')), 'perhaps');
  assert.equal(found([...grid, remove(300, 60)], beside('Bo')), 'remove');
  const lines: Tree[] = [
    ['generic', '', at(0, 30, 800, 40), words('Al', 0, 30), words('Member', 0, 50)],
    ['generic', '', at(0, 80, 800, 40), words('Bo', 0, 80), remove(700, 80)],
  ];
  for (const relation of ['near', 'item'] as const)
    assert.equal(found(lines, { text: 'Remove', scope: { relation, text: 'Al' } }), 'perhaps', relation);
});

test('what is laid out in the box of its own title is next to that', () => {
  const below = (title: Tree) => found([title, words('$20', 0, 60), remove(300, 60)], beside('Lamp'));
  assert.equal(below(words('Lamp', 0, 30, 800)), 'remove');
  const line = [words('In two colours', 0, 60), remove(300, 60)];
  for (const title of [
    ['heading', 'Lamp', at(0, 30), ['text', 'Lamp']],
    words('Lamp:', 0, 30),
    words('Lamp', 300, 30),
  ] as Tree[])
    assert.equal(found([title, ...line], beside('Lamp')), 'remove');
  assert.equal(found([words('Lamp', 0, 30), ...line], beside('Lamp')), 'perhaps');
});

test('a control without a name is not called by the words of another line', () => {
  const rows = (role: string): Tree[] => [
    words('Wifi', 0, 30),
    words('Managed', 150, 30),
    words('Bluetooth', 0, 60),
    [role, '', { ref: 'control', ...at(150, 60, 40) }],
  ];
  for (const [role, purpose] of [
    ['switch', 'tick'],
    ['textbox', 'field'],
    ['combobox', 'dropdown'],
  ] as const) {
    assert.notEqual(found(rows(role), { text: 'Wifi' }, purpose), 'control', role);
    assert.equal(found(rows(role).slice(2), { text: 'Bluetooth' }, purpose), 'control', role);
  }
});

test('what stands behind the next heading, or the next title that stands alike, is of that', () => {
  const heading = (name: string): Tree => ['heading', name, { level: 3 }, ['text', name]];
  const text = (name: string): Tree => ['paragraph', '', { tag: 'p' }, ['text', name]];
  const title = (name: string): Tree => ['generic', '', {}, ['text', name]];
  const within = (name: string): Target => ({
    text: 'Remove',
    scope: { relation: 'within', role: 'region', text: name },
  });
  const under = (name: string): Target => ({ text: 'Remove', scope: { relation: 'below', text: name } });
  const flat = (mark: (name: string) => Tree) => [
    mark('Bills'),
    text('None'),
    mark('Team'),
    text('Two'),
    remove(0, 90),
  ];
  assert.equal(found(flat(heading), within('Bills')), 'none');
  assert.equal(found(flat(heading), within('Team')), 'remove');
  assert.equal(found(flat(title), under('Bills')), 'perhaps');
  assert.equal(found(flat(title), under('Team')), 'remove');
});

test('what stands beside the title over a card is none of that card', () => {
  const card = (name: string, ...own: Tree[]): Tree => [
    'generic',
    '',
    { framed: true },
    ['text', `${name} Member`, { runs: [name, 'Member'] }],
    ...own,
  ];
  const button = (ref: string): Tree => ['button', 'Remove', { ref }];
  const team = (title: Tree, ...cards: Tree[]): Tree => [
    'generic',
    '',
    { framed: true },
    ['generic', '', {}, title, button('team')],
    ...cards,
  ];
  const heading: Tree = ['heading', 'Team A', { level: 3 }, ['text', 'Team A']];
  const plain: Tree = ['generic', '', {}, ['text', 'Team A']];
  const of = (relation: 'item' | 'near' | 'within', text: string): Target => ({
    text: 'Remove',
    scope: { relation, text, ...(relation === 'within' ? { role: 'column' as const } : {}) },
  });
  for (const title of [heading, plain])
    for (const relation of ['item', 'near', 'within'] as const) {
      assert.equal(found([team(title, card('Ann'))], of(relation, 'Ann')), 'perhaps', relation);
      assert.equal(found([team(title, card('Ann'))], of(relation, 'Team A')), 'team', relation);
    }
  assert.equal(found([team(heading, card('Ann', button('own')))], of('item', 'Ann')), 'own');
  const bar: Tree = ['generic', '', { framed: true }, plain, ['generic', '', {}, ['text', '3']]];
  assert.equal(found([['generic', '', {}, bar, button('after')]], of('within', 'Team A')), 'after');
  const column = (title: string, ...cards: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['heading', title, { level: 3 }, ['text', title]],
    ...cards,
    button('below'),
  ];
  assert.equal(found([column('In progress', card('Doing'))], of('within', 'Doing')), 'perhaps');
  assert.equal(found([column('Doing', card('Ann'))], of('within', 'Doing')), 'below');
});
