import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground, groundAll } from '../ground.ts';
import { isColumnHead, isDataRow } from '../names/roles.ts';
import { fullText } from '../view/view.ts';

const field = (label: string, placeholder: string, value: string): Tree => [
  'generic',
  '',
  {},
  ['generic', '', { text: label, states: ['clickable'] }],
  ['generic', '', {}, ['textbox', placeholder, { placeholder, value }]],
];

test('a head with a plain cell in it, empty or for a button, is no row of data', () => {
  const table = (corner: Tree): Tree => [
    'table',
    '',
    { tag: 'table' },
    ['row', '', {}, ['columnheader', 'Name'], ['columnheader', 'Country'], corner],
    ['row', '', {}, ['cell', 'Ines'], ['cell', 'Portugal'], ['cell', '']],
    ['row', '', {}, ['cell', 'Tom'], ['cell', 'Austria'], ['cell', '']],
  ];
  const want = { target: { role: 'row' }, purpose: 'read', exact: true } as const;
  for (const corner of [['cell', ''] as Tree, ['cell', '', {}, ['button', 'Add a column']] as Tree])
    assert.equal(groundAll(page(table(corner)), want).items.length, 2);
  const narrow = page([
    'table',
    '',
    {},
    ['row', '', {}, ['cell', ''], ['columnheader', 'Name']],
    ['row', '', {}, ['cell', '1'], ['cell', 'Ines']],
  ]);
  assert.equal(groundAll(narrow, want).items.length, 1);
});

test('a field whose only name is its hint goes by the words in front of it', () => {
  const view = page(field('Status', 'Select an item...', 'Draft'), field('Author', 'Select an item...', 'Ines'));
  for (const [text, value] of [
    ['Status', 'Draft'],
    ['Author', 'Ines'],
  ] as const)
    for (const purpose of ['dropdown', 'form-control'] as const) {
      const found = ground(view, { target: { text }, purpose, exact: false });
      assert.equal(found.kind === 'one' && found.item.value, value);
    }
});

test('a box with a field of its own names that field and not the next one', () => {
  const view = page(['main', '', {}, field('Name', '', ''), field('Country', '', '')]);
  const found = ground(view, { target: { text: 'Name' }, purpose: 'field', exact: true });
  assert.equal(
    found.kind === 'one' && found.item,
    view.items.find((item) => item.role === 'textbox'),
  );
});

test('the cells of a head of plain cells are heads of columns, no row; what filters a column is none, nor an empty row', () => {
  const plain = (...words: string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word): Tree => ['cell', word, {}, ['text', word]]),
  ];
  const filters: Tree = ['row', '', {}, ['cell', '', {}, ['textbox', 'Filter']], ['cell', '', {}, ['text', '']]];
  const head = (...rows: Tree[]): Tree => ['rowgroup', '', { tag: 'thead' }, ...rows];
  const body = (...rows: Tree[]): Tree => ['rowgroup', '', { tag: 'tbody' }, ...rows];
  const rows = (...groups: Tree[]) => {
    const { items } = page(['table', '', { tag: 'table' }, ...groups]);
    return { data: items.filter(isDataRow).map(fullText), heads: items.filter(isColumnHead).map(fullText) };
  };
  const filled = rows(
    head(plain('Note', 'State'), filters),
    body(['row', ''], plain('Tar', 'open'), plain('Rope', 'done')),
  );
  assert.deepEqual(filled.data, ['Tar open', 'Rope done']);
  assert.deepEqual(filled.heads.slice(0, 2), ['Note', 'State']);
  assert.deepEqual(rows(head(plain('Note', 'State'))).data, []);
  assert.deepEqual(rows(head(plain('Tar', 'open'), plain('Rope', 'done'))).data, ['Tar open', 'Rope done']);
  assert.deepEqual(rows(body(plain('Note', 'State'), plain('Tar', 'open'))).data, ['Note State', 'Tar open']);
});

test('of boxes that nothing names the one is meant whose line reads so, and one whose line goes on in that text is another', () => {
  const entry = (name: string, ...more: string[]): Tree => [
    'listitem',
    '',
    {},
    ['checkbox', '', { ref: name }],
    ['link', name, {}, ['text', name]],
    ...more.map((text): Tree => ['generic', '', { tag: 'p' }, ['text', text]]),
  ];
  const ticked = (...entries: Tree[]) => {
    const found = ground(page(['list', '', {}, ...entries]), { target: { text: 'Ann' }, purpose: 'tick', exact: true });
    if (found.kind === 'one') return found.item.ref;
    return found.kind === 'none' && found.perhaps !== undefined ? 'perhaps' : found.kind;
  };
  assert.equal(ticked(entry('Ann Lee'), entry('Ann'), entry('Bo')), 'Ann');
  assert.equal(ticked(entry('Ann Lee', 'of Berlin'), entry('Ann', 'of Bern')), 'Ann');
  assert.equal(ticked(entry('Ann Lee'), entry('Bo')), 'perhaps');
});

test('words are no label of a field that is drawn in another column and another line', () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 100, height: 30 } });
  const label = (text: string, x: number): Tree => ['generic', '', at(x, 0), ['text', text]];
  const box = (ref: string, x: number): Tree => ['textbox', '', { ref, tag: 'input', ...at(x, 40) }];
  const into = (text: string, ...trees: Tree[]) => {
    const found = ground(page(['main', '', {}, ['generic', '', {}, ...trees]]), {
      target: { text },
      purpose: 'field',
      exact: true,
    });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(into('Zip', label('City', 0), label('Zip', 200), box('city', 0), box('zip', 200)), 'none');
  const wrapped: Tree[] = [
    ['text', 'Name'],
    box('name', 60),
    ['text', 'Zip code'],
    ['textbox', '', { ref: 'zip', tag: 'input', ...at(200, 40) }],
  ];
  assert.equal(into('Zip code', ...wrapped), 'zip');
  assert.equal(into('City', label('City', 0), box('city', 0), label('Zip', 200), box('zip', 200)), 'city');
});
