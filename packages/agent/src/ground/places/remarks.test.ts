import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { groundAll } from '../ground.ts';

const at = (y: number) => ({ box: { x: 20, y, width: 200, height: 30 } });
const field = (name: string, y: number, description = ''): Tree => [
  'textbox',
  name,
  { ...at(y), tag: 'input', description },
];
const line = (words: string, y: number): Tree => ['paragraph', '', at(y), ['text', words]];

/** In which of the two fields of a form the words stand. */
function standsIn(words: string, ...parts: Tree[]): string[] {
  const view = page(['form', '', {}, ...parts]);
  const fields = ['Boat', 'Owner'];
  return fields.filter((text) => {
    const scope = { relation: 'within', text, role: 'textbox' } as const;
    return groundAll(view, { target: { text: words, scope }, purpose: 'read', exact: true }).items.length > 0;
  });
}

test('what a field is described by is in that field, wherever it is drawn near it', () => {
  const said = 'Give a name';
  const owner = field('Owner', 200, 'First and last');
  assert.deepEqual(standsIn(said, field('Boat', 0, said), line(said, 90), line('Owner', 160), owner), ['Boat']);
  assert.deepEqual(standsIn(said, field('Boat', 0), line('Owner', 35), line(said, 70), field('Owner', 200, said)), [
    'Owner',
  ]);
});

test('the one line right below a field that describes itself by nothing is in it, what lies further off is not', () => {
  const owner = field('Owner', 200);
  assert.deepEqual(standsIn('Required', field('Boat', 0), line('Required', 35), line('Owner', 160), owner), ['Boat']);
  assert.deepEqual(standsIn('Required', field('Boat', 0), line('Owner', 35), line('Required', 70), owner), []);
  assert.deepEqual(standsIn('Required', field('Boat', 0), owner, line('Required', 300)), []);
  assert.deepEqual(standsIn('Required', field('Boat', 0), owner, line('Required', 235)), ['Owner']);
});

test('what stands over the label of a field is in it where one box holds that field alone', () => {
  const group = (y: number, ...kids: Tree[]): Tree => [
    'generic',
    '',
    { box: { x: 20, y, width: 400, height: 90 } },
    ...kids,
  ];
  const error: Tree = ['list', '', at(0), ['listitem', '', at(0), ['text', 'Required']]];
  const boat = group(0, error, line('Boat:', 30), field('Boat:', 60));
  const owner = group(100, line('Owner', 130), field('Owner', 160));
  assert.deepEqual(standsIn('Required', boat, owner), ['Boat']);
  assert.deepEqual(
    standsIn('Required', error, ...[boat, owner].map((part) => ['group', '', {}, ...part.slice(4)] as Tree)),
    [],
  );
  assert.deepEqual(standsIn('Required', group(0, error, line('Boat', 30), field('Boat', 60), field('Owner', 160))), []);
  assert.deepEqual(
    standsIn('Required', group(0, field('Boat', 0)), group(100, error, line('Owner', 130), field('Owner', 160))),
    ['Owner'],
  );
  assert.deepEqual(
    standsIn('Fleet', group(0, ['heading', '', {}, ['text', 'Fleet']], line('Boat', 30), field('Boat', 60)), owner),
    [],
  );
});
