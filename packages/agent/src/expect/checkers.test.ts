import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';
import type { View } from '../ground/view/view.ts';
import type { Facts } from './check.ts';

const status = (view: View, step: Step, more?: Partial<Facts>) => check(view, step, more).status;
const text = (value: string): Tree => ['text', value];

const summary = page(
  ['definition-list', '', {}, ['term', '', {}, text('Total')], ['definition', '', {}, text('$49.50')]],
  ['paragraph', '', {}, text('Status: 200')],
  ['heading', 'Not found', {}, text('Not found')],
);

test('the value beside a label is what is compared', () => {
  assert.equal(
    status(summary, { action: 'assertText', target: { text: 'Total' }, value: '$49.50', op: 'equals' }),
    'met',
  );
  assert.equal(
    status(summary, { action: 'assertText', target: { text: 'Total' }, value: '$49', op: 'equals' }),
    'not_met',
  );
  assert.equal(
    status(summary, { action: 'assertText', target: { text: 'Status' }, value: '200', op: 'equals' }),
    'met',
  );
  assert.equal(status(summary, { action: 'assertNumber', target: { text: 'Total' }, value: '50', op: 'lt' }), 'met');
});

test('the title of a page may have the name of its site beside it, where its heading says it too', () => {
  const headed = (title: string, ...heads: string[]) => ({
    ...page(...heads.map((name): Tree => ['heading', name, { level: 1 }, text(name)])),
    title,
  });
  const title = (view: View, value: string) => status(view, { action: 'assertTitle', value, op: 'equals' });
  assert.equal(title(headed('Opening hours - Town Library', 'Opening hours'), 'Opening hours'), 'met');
  assert.equal(title(headed('Town Library | Opening hours', 'Opening hours'), 'Opening hours'), 'met');
  assert.equal(title(headed('Opening hours - Town Library', 'Not found'), 'Opening hours'), 'not_met');
  assert.equal(title(headed('Town Library', 'Opening hours'), 'Opening hours'), 'unproven');
  assert.equal(title(headed('Opening hours - Town Library', 'Opening hours'), 'Opening'), 'not_met');
  assert.equal(
    title(headed('Town Library - Opening hours', 'Opening hours', 'Town Library'), 'Town Library'),
    'not_met',
  );
});

test('evidence quotes the value that was read for a label, met or not', () => {
  for (const value of ['$49.50', '$49']) {
    const { evidence } = check(summary, { action: 'assertText', target: { text: 'Total' }, value, op: 'equals' });
    assert.ok(evidence.some(({ quote }) => quote.includes('$49.50')));
  }
});

test('evidence of a long table quotes the line that bears the words', () => {
  const rows = ['Ash', 'Elm', 'Fir', 'Oak', 'Yew'].map((tree): Tree => ['row', '', {}, ['cell', tree, {}, text(tree)]]);
  const { status: end, evidence } = check(page(['table', '', {}, ...rows]), {
    action: 'assertText',
    target: { role: 'table' },
    value: 'Yew',
  });
  assert.deepEqual([end, evidence.map(({ quote }) => quote)], ['met', ['cell "Yew"']]);
});

test('a text is not seen where it is denied', () => {
  assert.equal(status(summary, { action: 'assertVisible', target: { text: 'Found', role: 'heading' } }), 'not_met');
  assert.equal(status(summary, { action: 'assertVisible', target: { text: 'Not found' } }), 'met');
});

test('where text reads like a message that nothing marks as one, none is called missing', () => {
  const refused = page(['generic', '', {}, text('The provided credentials are invalid')]);
  const saved = page(['generic', '', {}, text('Updated Product')], ['button', 'Try again', {}, text('Try again')]);
  const seen = (view: View, noun: string) => status(view, { action: 'assertVisible', target: { noun } });
  assert.equal(seen(refused, 'error message'), 'unproven');
  assert.equal(seen(refused, 'success message'), 'not_met');
  assert.equal(seen(saved, 'message'), 'unproven');
  assert.equal(seen(saved, 'error message'), 'not_met');
});

const cell = (value: string): Tree => ['cell', value, {}, text(value)];
const head = (value: string): Tree => ['columnheader', value, {}, text(value)];
const table = page([
  'table',
  'Jobs',
  {},
  ['row', '', {}, head('Name'), head('Status'), head('Cost')],
  ['row', '', {}, cell('nightly'), cell('Succeeded'), cell('$9.50')],
  ['row', '', {}, cell('weekly'), cell('Failed'), cell('$10.00')],
]);

test('a cell is read under its column in its row', () => {
  const target = { text: 'Status', role: 'cell' as const, scope: { relation: 'row' as const, text: 'weekly' } };
  assert.equal(status(table, { action: 'assertText', target, value: 'Failed', op: 'equals' }), 'met');
  assert.equal(status(table, { action: 'assertText', target, value: 'Succeeded', op: 'equals' }), 'not_met');
});

test('order compares numbers as numbers', () => {
  assert.equal(
    status(table, { action: 'assertOrder', target: { text: 'Cost', role: 'column' }, value: 'ascending' }),
    'met',
  );
  assert.equal(
    status(table, { action: 'assertOrder', target: { text: 'Cost', role: 'column' }, value: 'descending' }),
    'not_met',
  );
});

test('rows are counted without their head, against a number or a kept count', () => {
  assert.equal(status(table, { action: 'assertCount', target: { role: 'row' }, value: '2' }), 'met');
  assert.equal(status(table, { action: 'assertCount', target: { role: 'row' }, value: '3' }), 'not_met');
  const kept = new Map([['before', '3']]);
  assert.equal(
    status(table, { action: 'assertCount', target: { role: 'row' }, op: 'lt', against: 'before' }, { kept }),
    'met',
  );
  assert.equal(
    status(table, { action: 'assertCount', target: { role: 'row' }, op: 'lt', against: 'other' }, { kept }),
    'unproven',
  );
  assert.equal(status(table, { action: 'assertCount', target: { role: 'row' }, op: 'increased' }), 'unproven');
});

const fields = page(
  ['textbox', 'Name', { tag: 'input', value: 'Robin T.', label: 'Name', states: ['editable'] }],
  ['checkbox', 'Digest', { tag: 'input', states: ['unchecked'] }],
  ['combobox', 'Size', { tag: 'select', value: 'M' }, ['option', 'S'], ['option', 'M', { states: ['selected'] }]],
  ['button', 'Buy', { states: ['disabled'] }],
);

test('values keep their case, and a dropdown shows only what is chosen', () => {
  assert.equal(
    status(fields, { action: 'assertValue', target: { text: 'Name' }, value: 'robin t.', op: 'equals' }),
    'not_met',
  );
  assert.equal(status(fields, { action: 'assertValue', target: { text: 'Size' }, value: 'M', op: 'equals' }), 'met');
  assert.equal(status(fields, { action: 'assertVisible', target: { text: 'S' } }), 'not_met');
  assert.equal(status(fields, { action: 'assertVisible', target: { text: 'S', role: 'option' } }), 'met');
});

test('a value is compared by what it contains unless the step says otherwise', () => {
  assert.equal(status(fields, { action: 'assertValue', target: { text: 'Name' }, value: 'Robin' }), 'met');
  assert.equal(status(fields, { action: 'assertValue', target: { text: 'Name' }, value: 'Marian' }), 'not_met');
});

test('states are read from the element', () => {
  assert.equal(status(fields, { action: 'assertState', target: { text: 'Buy' }, value: 'disabled' }), 'met');
  assert.equal(status(fields, { action: 'assertState', target: { text: 'Buy' }, value: 'enabled' }), 'not_met');
  assert.equal(status(fields, { action: 'assertState', target: { text: 'Digest' }, value: 'unchecked' }), 'met');
  assert.equal(status(fields, { action: 'assertState', target: { text: 'Nowhere' }, value: 'checked' }), 'not_met');
});

test('elements of one name that disagree prove nothing', () => {
  const twins = page(['button', 'Save', { states: ['disabled'] }], ['button', 'Save']);
  assert.deepEqual(
    [check(twins, { action: 'assertState', target: { text: 'Save' }, value: 'enabled' })].map((found) => found.status),
    ['unproven'],
  );
});

test('a path is compared with the path, below the deployment’s own', () => {
  const url = (value: string, op: Step['op'], baseUrl = 'https://shop.test') =>
    status(summary, { action: 'assertUrl', value, op }, { baseUrl });
  assert.equal(url('/cart', 'equals'), 'met');
  assert.equal(url('/car', 'equals'), 'not_met');
  assert.equal(url('sort=price', 'contains'), 'met');
  assert.equal(url('/cart?sort=price', 'equals'), 'met');
  assert.equal(url('/checkout', 'contains'), 'not_met');
});

test('absence in a panel that is not there is not proved', () => {
  const target = { text: 'Error', scope: { relation: 'within' as const, text: 'Results', role: 'region' as const } };
  assert.equal(status(summary, { action: 'assertNotVisible', target }), 'not_met');
  assert.equal(status(summary, { action: 'assertNotVisible', target: { text: 'Error' } }), 'met');
});

test('what has no means is unproven, never passed over', () => {
  for (const action of ['assertEmail', 'assertScreenshot', 'assertResponse', 'judge'] as const)
    assert.equal(status(summary, { action, value: '200' }), 'unproven');
});

test('downloads, dialogs and errors are judged on what was recorded', () => {
  const downloads = [{ filename: 'INV-2031.pdf', url: 'x', path: '/d' }];
  assert.equal(status(summary, { action: 'assertDownload', value: '.pdf' }, { downloads }), 'met');
  assert.equal(
    status(summary, { action: 'assertDownload', value: '.pdf' }, { downloads: [{ ...downloads[0]!, path: null }] }),
    'not_met',
  );
  assert.equal(
    status(
      summary,
      { action: 'assertDialog', value: 'Discard' },
      { dialogs: [{ type: 'confirm', message: 'Discard draft?', accepted: true }] },
    ),
    'met',
  );
  const pageErrors = [{ kind: 'console' as const, message: 'boom', url: '', status: null }];
  assert.equal(status(summary, { action: 'assertNoErrors', value: 'console' }, { pageErrors }), 'not_met');
  assert.equal(status(summary, { action: 'assertNoErrors', value: 'http' }, { pageErrors }), 'met');
});

test('how many a row shows may stand in its cell of that column', () => {
  const row = (name: string, docs: string): Tree => [
    'row',
    '',
    {},
    ['cell', name, {}, text(name)],
    ['cell', docs, {}, text(docs)],
  ];
  const head: Tree = [
    'row',
    '',
    {},
    ['columnheader', 'Name', {}, text('Name')],
    ['columnheader', '# of Docs', {}, text('# of Docs')],
  ];
  const view = page(['table', '', {}, head, row('huts', '3'), row('guests', '1')]);
  // A text, where the flow has set a field of that name before.
  for (const what of [{ noun: 'docs' }, { text: 'docs' }]) {
    const target = { ...what, scope: { relation: 'row', role: 'row', text: 'huts' } } as const;
    const docs = (value: string): Step => ({ action: 'assertCount', target, value });
    assert.deepEqual([status(view, docs('3')), status(view, docs('1'))], ['met', 'not_met']);
  }
});

test('a heading that the page marks as nothing is unproven, one that is nowhere is not there', () => {
  const view = page(['generic', '', {}, text('Databases')], ['link', 'Replication', {}, text('Replication')]);
  const heading = (value: string): Step => ({ action: 'assertText', target: { role: 'heading' }, value, op: 'equals' });
  assert.deepEqual(
    ['Databases', 'Replication', 'Guests'].map((value) => status(view, heading(value))),
    ['unproven', 'not_met', 'not_met'],
  );
});

test('what a button is called is no text of the part it is for, and a common noun that nothing goes by proves nothing', () => {
  const view = page(['button', 'Toggle preview'], ['paragraph', '', {}, text('What to pack')]);
  const preview = (value: string): Step => ({
    action: 'assertText',
    target: { noun: 'preview' },
    value,
    op: 'contains',
  });
  assert.deepEqual([status(view, preview('What to pack')), status(view, preview('Winter'))], ['unproven', 'not_met']);
});

test('what a box to type in shows beside itself is what was chosen in it', () => {
  const box = (shown: string) =>
    page(['generic', '', {}, ['generic', '', {}, text(shown)], ['combobox', 'Language', { tag: 'input', value: '' }]]);
  const language = (value: string): Step => ({
    action: 'assertValue',
    target: { text: 'Language' },
    value,
    op: 'equals',
  });
  assert.deepEqual(
    [status(box('German'), language('German')), status(box('German'), language('French'))],
    ['met', 'not_met'],
  );
  assert.match(JSON.stringify(check(box('German'), language('German')).evidence), /German/);
  const empty: Step = { action: 'assertState', target: { text: 'Language' }, value: 'empty' };
  assert.deepEqual([status(box('German'), empty), status(box('Select...'), empty)], ['not_met', 'met']);
});

test('which link is selected is told by a mark among its neighbours, and without one cannot be told', () => {
  const tabs = (...states: string[]) =>
    page(['list', '', {}, ['listitem', '', {}, ['link', 'One', { states }]], ['listitem', '', {}, ['link', 'Two']]]);
  const selected = (name: string): Step => ({
    action: 'assertState',
    target: { text: name, role: 'tab' },
    value: 'selected',
  });
  assert.deepEqual(
    [status(tabs('marked'), selected('One')), status(tabs('marked'), selected('Two')), status(tabs(), selected('One'))],
    ['met', 'not_met', 'unproven'],
  );
});

test('words that stand on a page without a table of its own are in no part that can be told; without the words nothing is there', () => {
  const view = page(['generic', '', {}, ['button', 'Payee', {}, text('Payee')]]);
  const shows = (value: string): Step => ({ action: 'assertText', target: { role: 'table' }, value });
  assert.deepEqual(
    [check(view, shows('Payee')), check(view, shows('Payer'))].map((c) => c.status),
    ['unproven', 'not_met'],
  );
});

const gone = (view: View, target: Step['target']) => status(view, { action: 'assertNotVisible', target });

test('what must be gone is not stood for by a compound or by another kind that holds the word', () => {
  const bar = page(['button', 'GET'], ['tab', 'Post-request'], ['tab', 'Post office'], ['link', 'Cart 2']);
  assert.equal(gone(bar, { text: 'POST', role: 'button' }), 'met');
  assert.equal(gone(page(['tab', 'Post-request']), { text: 'POST' }), 'met');
  assert.equal(gone(bar, { text: 'Cart', role: 'link' }), 'not_met');
  assert.equal(gone(page(['link', 'POST', { href: '/' }]), { text: 'POST', role: 'button' }), 'not_met');
  assert.equal(status(bar, { action: 'assertVisible', target: { text: 'request', role: 'tab' } }), 'not_met');
});

test('a button that holds the words among others is neither the one that must be gone nor proof that it is', () => {
  const bar = page(['button', 'Delete account']);
  assert.equal(gone(bar, { text: 'Delete', role: 'button' }), 'unproven');
  assert.equal(gone(bar, { text: 'Delete' }), 'unproven');
  assert.equal(
    gone(page(['button', 'Delete'], ['button', 'Delete account']), { text: 'Delete', role: 'button' }),
    'not_met',
  );
});

test('words without a kind are not said to be there by a command that goes on in others, and by all else that holds them', () => {
  const save = { text: 'Save' };
  const draft: Tree = ['button', 'Save as draft', {}, text('Save as draft')];
  const menu: Tree = ['navigation', '', {}, ['link', 'Save searches', { href: '/s' }, text('Save searches')]];
  assert.deepEqual([gone(page(draft), save), gone(page(menu), save)], ['unproven', 'unproven']);
  assert.match(JSON.stringify(check(page(draft), { action: 'assertNotVisible', target: save })), /Save as draft/);
  assert.equal(gone(page(['button', 'Saved', {}, text('Saved')]), save), 'met');
  const still: Tree[] = [
    ['button', 'Save', {}, text('Save')],
    ['button', 'Save (2)', {}, text('Save (2)')],
    ['button', 'Save · Ctrl+S', {}, text('Save · Ctrl+S')],
    ['paragraph', '', {}, text('Press Save to keep it')],
    ['link', 'Save the date', { href: '/d' }, text('Save the date')],
    ['button', 'Save as draft', {}, ['generic', '', {}, text('Save')], ['generic', '', {}, text('as draft')]],
  ];
  for (const tree of still) assert.equal(gone(page(draft, tree), save), 'not_met', JSON.stringify(tree));
  const invoice = { text: 'Invoice 12' };
  for (const name of ['Invoice 12 · paid', 'Invoice 12 paid', 'Open Invoice 12'])
    assert.equal(gone(page(['button', name, {}, text(name)]), invoice), 'not_met', name);
});

test('what stands on a page is not missing because nothing tells which part is the one that a common noun names', () => {
  const view = page(['generic', '', {}, ['link', 'Ana']], ['button', 'Hide sidebar', {}, ['img', '']]);
  const listed = (text: string, scope: NonNullable<Step['target']>['scope']) =>
    status(view, { action: 'assertVisible', target: { text, scope } });
  assert.equal(listed('Ana', { relation: 'within', noun: 'preview' }), 'unproven');
  assert.equal(listed('Ana', { relation: 'within', noun: 'sidebar' }), 'unproven');
  assert.equal(listed('Bo', { relation: 'within', noun: 'preview' }), 'not_met');
  assert.equal(listed('Ana', { relation: 'within', text: 'chat' }), 'unproven');
  assert.equal(listed('Ana', { relation: 'within', text: 'Team' }), 'not_met');
});

test('a dialog without a name goes by the words it begins with', () => {
  const words: Tree[] = [
    ['button', 'Close'],
    ['generic', '', {}, text('Headers')],
    ['generic', '', {}, text('Add a header')],
  ];
  const view = page(['dialog', '', {}, ...words]);
  const shown = (name: string) => status(view, { action: 'assertVisible', target: { text: name, role: 'dialog' } });
  assert.deepEqual([shown('Headers'), shown('Add'), shown('Head')], ['met', 'not_met', 'not_met']);
});

test('the entries of a menu or a trail are no products, whether some are shown or none', () => {
  const trail: Tree = ['navigation', '', {}, ['list', '', {}, ['listitem', '', {}, text('Dashboard')]]];
  const head: Tree = ['heading', 'Products', {}, text('Products')];
  const products = { role: 'listitem' as const, noun: 'products' };
  const kettle: Tree = ['table', '', {}, ['row', '', {}, cell('Kettle')], ['row', '', {}, cell('Pan')]];
  assert.deepEqual([gone(page(trail, head), products), gone(page(trail, kettle), products)], ['met', 'not_met']);
  const count = (value: string) =>
    status(page(trail, head, kettle), { action: 'assertCount', target: products, value });
  assert.deepEqual([count('2'), count('1')], ['met', 'not_met']);
  const inTrail = { ...products, scope: { relation: 'within' as const, role: 'navigation' as const } };
  assert.equal(status(page(trail, kettle), { action: 'assertCount', target: inTrail, value: '1' }), 'met');
});

test('the one row that says there is nothing is no row', () => {
  const head: Tree = ['row', '', {}, ['columnheader', 'Name'], ['columnheader', 'Price']];
  const listed = (...words: string[]) =>
    page(['table', '', {}, head, ...words.map((name): Tree => ['row', '', {}, cell(name)])]);
  const none = (view: View) => gone(view, { role: 'listitem', noun: 'products' });
  const one = (view: View) => status(view, { action: 'assertCount', target: { role: 'row' }, value: '1' });
  for (const words of ['No results', 'No products found', 'There are no items yet.'])
    assert.deepEqual([none(listed(words)), one(listed(words))], ['met', 'not_met'], words);
  for (const words of ['No Country for Old Men', 'Kettle', 'Nothing Else Matters'])
    assert.deepEqual([none(listed(words)), one(listed(words))], ['not_met', 'met'], words);
  assert.equal(none(listed('No results', 'Kettle')), 'not_met');
});

test('links that stand on a page are not denied to the part that only a button bears the name of', () => {
  const view = page(['button', 'Unpin sidebar'], ['link', 'HSBC', { href: '/a' }, text('HSBC')]);
  const shows = (value: string) => status(view, { action: 'assertText', target: { noun: 'sidebar' }, value });
  assert.deepEqual([shows('HSBC'), shows('Bank of Nowhere')], ['unproven', 'not_met']);
});

test('what a title stands over is read where a link of that name only leads to it', () => {
  const bar: Tree = [
    'list',
    '',
    {},
    ...['History', 'Basics'].map((name): Tree => ['listitem', '', {}, ['link', name]]),
  ];
  const title: Tree = ['generic', '', {}, text('History'), ['link', '', {}, ['img', '']]];
  const view = page(bar, ['generic', '', {}, title, ['generic', '', {}, text('10:04 Comments added')]]);
  const says = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'history' }, value, op: 'contains' });
  assert.deepEqual([says('Comments added'), says('Status changed')], ['met', 'not_met']);
  const { evidence } = check(view, { action: 'assertText', target: { text: 'history' }, value: 'Comments added' });
  assert.match(evidence[0]?.quote ?? '', /Comments added/);
});
