import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const heads = ['Guest', 'Room', 'Price'];
const rows = [
  ['Adele', '201', '€5'],
  ['Bruno', '118', '€6'],
];
const view = page(['heading', 'Bookings', {}, ['text', 'Bookings']], tableOf('', heads, ...rows));
const all = (at: typeof view, status: string, ...specs: string[]) =>
  assert.deepEqual(
    specs.map((spec) => [spec, verdictOf(at, spec)]),
    specs.map((spec) => [spec, status]),
  );

test('what is numbered and goes by the head of a column alone stands under it', () => {
  all(
    view,
    'met',
    'The first guest is Adele',
    'The last guest is Bruno',
    'The first room is 201',
    'The last price is €6',
  );
  all(
    view,
    'not_met',
    'The first guest is not Adele',
    'The last guest does not show "Bruno"',
    'The first guest is Bruno',
  );
  all(view, 'not_met', 'The last room is 201');
  all(view, 'met', 'The second guest shows "118"');
});

test('a number under the head of what the rows are is what each is called', () => {
  const rooms = page(tableOf('', ['Room', 'Guest'], ['201', 'Adele'], ['202', 'Bruno']));
  all(rooms, 'met', 'The first room is 201', 'The last room is 202');
  all(rooms, 'not_met', 'The first room is 202');
});

test('of a total below the last one nothing tells whether it is meant', () => {
  const bill = page(tableOf('', heads, ...rows, ['Total', '', '€11']));
  all(bill, 'unproven', 'The last price is €6');
  all(bill, 'met', 'The last room is 118', 'The first price is €5');
});

test('the head of a column is not pressed for the first of what stands under it', () => {
  const link: Tree = ['link', 'Adele', { ref: 'adele', tag: 'a', href: '/adele' }, ['text', 'Adele']];
  const row: Tree = ['row', '', {}, ['cell', '', {}, link], ['cell', '', {}, ['text', '201']]];
  const [titles] = tableOf('', ['Guest', 'Room']).slice(3) as Tree[];
  const linked = page(['table', '', {}, titles as Tree, row]);
  const found = ground(linked, { target: { noun: 'guest', ordinal: 1 }, purpose: 'press', exact: false });
  assert.equal(found.kind === 'one' ? found.item.ref : found.kind, 'adele');
});
