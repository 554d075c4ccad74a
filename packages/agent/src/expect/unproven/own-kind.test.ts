import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const heading = (words: string): Tree => ['heading', words, { level: 3 }, text(words)];
const button = (name: string, ...states: string[]): Tree => ['button', name, { states }, text(name)];

test('a kind that a reader adds to a name is no word that the page must bear', () => {
  const chapter = (words: string): Tree =>
    box(heading(words), button('Open'), ['list', '', {}, ['listitem', '', {}, text('x')]]);
  const view = page(chapter('1. Sorting'), chapter('2. Grouping'));
  const grouping = verdictOf(view, 'The Grouping module is collapsed');
  const unknown = verdictOf(view, 'The Joining module is collapsed');
  assert.deepEqual([grouping, unknown], ['unproven', 'not_met']);
});

test('a place in words of the reader is open where its name stands on the page, and missing where none does', () => {
  const view = page(
    box(text('Activity'), ['list', '', {}, ['listitem', '', {}, text('Signed in')]]),
    tableOf('', ['Run', 'Branch'], ['#12', 'main']),
  );
  const log = verdictOf(view, 'The activity log has 8 entries');
  const branch = verdictOf(view, 'Four of the listed runs are on branch main');
  assert.deepEqual([log, branch], ['unproven', 'unproven']);
  assert.equal(verdictOf(view, 'The mailbox log has 8 entries'), 'not_met');
});

test('a numbered line may be the place where others are called so', () => {
  const line = (words: string): Tree => ['listitem', '', {}, text(words), button('Start', 'disabled')];
  const results = tableOf('Results', ['Quiz', 'Score'], ['Final quiz', '90%']);
  const lessons = ['list', '', {}, line('4.4 Practice'), line('4.5 Final quiz')] satisfies Tree;
  const start = 'The Start button of the Final quiz is disabled';
  assert.deepEqual(
    [verdictOf(page(lessons, results), start), verdictOf(page(results), start)],
    ['unproven', 'not_met'],
  );
});

test('"the results list" is open where no list is told and boxes alike stand on the page, as is the first of the results', () => {
  const card = (name: string): Tree => ['generic', '', { framed: true }, heading(name), text('€90'), button('Select')];
  const view: Tree = [
    'group',
    'View',
    {},
    ['button', 'List', { states: ['pressed'] }],
    ['button', 'Map', { states: ['unpressed'] }],
  ];
  const filters = [
    'generic',
    '',
    {},
    ...['Pool', 'Spa'].map((n): Tree => ['generic', '', { framed: true }, text(n), button('x')]),
  ] satisfies Tree;
  const hotels = ['generic', '', {}, ...['Sol', 'Luna', 'Mar'].map(card)] satisfies Tree;
  const claims = ['The last hotel in the result list is Mar', 'The first result is Sol'];
  const told = claims.map((claim) =>
    verdictOf(page(['main', '', {}, heading('Hotels'), view, filters, hotels]), claim),
  );
  assert.ok(!told.includes('not_met'), told.join());
  assert.equal(verdictOf(page(text('Nothing here')), claims[0] as string), 'not_met');
});

test('the kind may stand ahead of a name that begins with a number', () => {
  const view = page([
    'article',
    '',
    {},
    heading('1.0 Launch'),
    box(['link', '2 issues', { href: '/2' }, text('2 issues')]),
  ]);
  assert.notEqual(verdictOf(view, 'Version 1.0 Launch has 2 issues.'), 'not_met');
  assert.notEqual(verdictOf(view, 'Version 1.0 Launch has 3 issues.'), 'met');
  assert.equal(verdictOf(view, 'Version 2.0 Launch has 2 issues.'), 'not_met');
});

test('a thing with the word for its kind behind its name is not missing where something is called so', () => {
  const view = page(['heading', 'Apps', {}, ['text', 'Apps']], ['link', 'Warehouse', {}, ['text', 'Warehouse']]);
  assert.equal(verdictOf(view, 'The Warehouse app is shown.'), 'unproven');
  assert.equal(verdictOf(view, 'The Library app is shown.'), 'not_met');
  assert.equal(verdictOf(view, 'The Warehouse clerk is shown.'), 'not_met');
});
