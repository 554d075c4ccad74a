import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const told = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('what stands there in another order is not told to be wrong, another number is', () => {
  const term = (name: string, value: string): Tree[] => [
    ['term', '', {}, text(name)],
    ['definition', '', {}, text(value)],
  ];
  const view = page(
    box(
      ['heading', 'Build', { level: 2 }, text('Build')],
      ['generic', '', { tag: 'dl' }, ...term('Failed', '0'), ...term('Skipped', '4')],
    ),
    ['alert', '', {}, text('1 note archived'), ['button', 'Undo', {}, text('Undo')]],
  );
  assert.deepEqual(
    told(
      view,
      'The build card shows 4 skipped and 0 failed',
      'The build card shows 5 skipped and 0 failed',
      'The build card shows 0 skipped and 4 failed',
      'A toast says 1 note archived with an Undo button',
      'A toast says 2 notes archived with an Undo button',
    ),
    ['unproven', 'not_met', 'not_met', 'unproven', 'not_met'],
  );
});

test('a sentence of a row and the head of a column is not told by the first cell alone', () => {
  const view = page(tableOf('Plans', ['Feature', 'Free', 'Team'], ['Storage', '1 GB', '250 GB'], ['Seats', '3', '10']));
  assert.deepEqual(told(view, 'Storage is 250 GB on Team', 'Storage is 260 GB on Team'), ['unproven', 'not_met']);
});

test('what a reader calls an entry by what it says is not missing, another is', () => {
  const entry = (words: string, time: string): Tree => ['listitem', '', {}, box(text(words)), text(time)];
  const view = page(['list', '', {}, entry('Payment failed for INV-7', '09:10'), entry('Jun mentioned you', '17:40')]);
  assert.deepEqual(
    told(
      view,
      "Jun's mention was at 17:40",
      'There is a Retry button on the failed payment notification',
      'There is a Retry button on the expired license notification',
    ),
    ['unproven', 'unproven', 'not_met'],
  );
});

test('what another row says under that head tells nothing of this one', () => {
  const view = page(tableOf('Stock', ['Item', 'Bin'], ['Box L', 'C-01'], ['Box M', 'C-02']));
  assert.deepEqual(told(view, 'The bin of Box M is C-01', 'The bin of Box M is C-02'), ['not_met', 'met']);
});
