import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (words: string): Tree => ['text', words];

test('a badge on a button stands behind its sign; how many a button holds is read in its name, or left open', () => {
  const bell = (name: string, words: string): View => page(['banner', '', {}, ['button', name, {}, text(words)]]);
  const badge = 'The notification badge shows 3.';
  assert.equal(verdictOf(bell('Notifications, 3 unread', '🔔 3'), badge), 'met');
  assert.equal(verdictOf(bell('Notifications, 5 unread', '🔔 5'), badge), 'not_met');
  const cart = (name: string, words: string): View => page(['banner', '', {}, ['link', name, {}, text(words)]]);
  assert.equal(verdictOf(cart('Cart, 2 items', '🛒 2'), 'The cart shows 2 items.'), 'met');
  assert.equal(verdictOf(cart('Cart, 5 items', '🛒 5'), 'The cart shows 2 items.'), 'not_met');
  assert.equal(verdictOf(cart('Cart', 'Cart'), 'The cart shows 2 items.'), 'unproven');
});

test('a meter goes by its name and the word for it', () => {
  const disk = (value: string) => page(text('Disk'), ['meter', 'Disk', { value, label: 'Disk' }]);
  assert.equal(verdictOf(disk('91%'), 'The Disk meter shows 91%.'), 'met');
  assert.equal(verdictOf(disk('71%'), 'The Disk meter shows 91%.'), 'not_met');
});

test('how far something is, is told by the bar that goes by its name', () => {
  const bar = (value: string) => page(['heading', 'Upload', {}, text('Upload')], ['progressbar', 'Upload', { value }]);
  assert.equal(verdictOf(bar('60%'), 'The upload progress is 60%.'), 'met');
  assert.equal(verdictOf(bar('6%'), 'The upload progress is 60%.'), 'not_met');
  assert.equal(verdictOf(page(text('Upload')), 'The upload progress is 60%.'), 'not_met');
});

test('a price that is told by the month may be the one that is meant, and another one is not', () => {
  const card = (price: string) =>
    page(['generic', '', {}, ['heading', 'Basic', { level: 3 }, text('Basic')], text(price)]);
  const spec = 'The price of "Basic" is "$9".';
  const told = ['$9', '$9/month', '$9 per month', '$29/month', '$9.50/month'].map((price) =>
    verdictOf(card(price), spec),
  );
  assert.deepEqual(told, ['met', 'unproven', 'unproven', 'not_met', 'not_met']);
});

test('errors are counted by the fields that are marked as wrong and said to be so', () => {
  const field = (name: string, error = ''): Tree[] => [
    ['textbox', name, { tag: 'input', label: name, value: '', description: error, states: error ? ['invalid'] : [] }],
    ...(error ? [['generic', '', {}, text(error)] as Tree] : []),
  ];
  const form = (...parts: Tree[][]) => page(['form', '', {}, ...parts.flat(), ['button', 'Save']]);
  const [email, name, phone] = ['Email', 'Name', 'Phone'].map((of) => field(of, `${of} is missing`)) as [
    Tree[],
    Tree[],
    Tree[],
  ];
  assert.equal(verdictOf(form(email, name, phone), 'There are 3 errors.'), 'met');
  assert.equal(verdictOf(form(email, name, field('Phone')), 'There are 3 errors.'), 'not_met');
  assert.equal(verdictOf(form(email, field('Name')), 'There are 0 errors.'), 'not_met');
  assert.equal(verdictOf(form(email, name, [text('Payment failed')]), 'There are 3 errors.'), 'unproven');
  assert.equal(verdictOf(form(field('Email')), 'There are 3 errors.'), 'not_met');
});

test('errors of fields that are not marked are counted by the alerts that complain, and never by the boxes of a form', () => {
  const field = (name: string, ...errors: string[]): Tree => {
    const lines = errors.map((error): Tree => ['generic', '', {}, text(error)]);
    const input: Tree = ['textbox', name, { tag: 'input', label: name, value: '' }];
    return ['generic', '', {}, text(name), input, ['button', `Clear ${name}`], ['alert', '', {}, ...lines]];
  };
  const required = 'This field is required';
  const form = (...parts: Tree[]) => page(['form', '', {}, ...parts, ['button', 'Save']]);
  const three = form(field('Name', required), field('Email', required), field('Phone'), field('City', required));
  assert.equal(verdictOf(three, 'There are 3 errors.'), 'met');
  for (const other of [0, 1, 2, 4]) assert.equal(verdictOf(three, `There are ${other} errors.`), 'not_met', `${other}`);
  assert.equal(verdictOf(form(field('Name'), field('Email')), 'There are 2 errors.'), 'not_met');
  assert.equal(verdictOf(form(field('Name'), field('Email')), 'There are 0 errors.'), 'met');
  const hint = form(field('Name', required), field('Email', 'We send the receipt here'));
  assert.equal(verdictOf(hint, 'There are 2 errors.'), 'unproven');
  assert.equal(verdictOf(hint, 'There are 0 errors.'), 'not_met');
  assert.equal(verdictOf(form(field('Name', required, 'Name is too short')), 'There is 1 error.'), 'unproven');
});

test('the price of a thing is the only amount that stands under its name', () => {
  const plan = (name: string, price: string): Tree => [
    'generic',
    '',
    {},
    ['heading', name, { level: 3 }, text(name)],
    ['paragraph', '', {}, text(price)],
  ];
  const pro = (basic: string, price: string) => page(['generic', '', {}, plan('Basic', basic), plan('Pro', price)]);
  const spec = 'The price of "Pro" is $20 per month.';
  assert.equal(verdictOf(pro('$10 / month', '$20 / month'), spec), 'met');
  assert.equal(verdictOf(pro('$20 / month', '$30 / month'), spec), 'not_met');
  assert.notEqual(verdictOf(pro('$20 / month', 'Ask us'), spec), 'met');
});

test('a table is called by the heading over it, whatever its cells say', () => {
  const cell = (words: string): Tree => ['cell', words, {}, text(words)];
  const table = (...rows: Tree[]): View =>
    page(
      ['heading', 'Orders', { level: 2 }, text('Orders')],
      [
        'table',
        '',
        { tag: 'table' },
        ['row', '', {}, ['columnheader', 'No', {}, text('No')], ['columnheader', 'Total', {}, text('Total')]],
        ...rows,
      ],
    );
  const spec = 'The orders table is empty.';
  assert.equal(verdictOf(table(['row', '', {}, cell('No orders found')]), spec), 'met');
  assert.equal(verdictOf(table(['row', '', {}, cell('12'), cell('Two orders')]), spec), 'not_met');
});

test('what was chosen stands in the box around the field that looks for more', () => {
  const box = (words: string) =>
    page(text('Skills'), [
      'combobox',
      'Skills',
      { states: ['collapsed'] },
      text(words),
      ['textbox', 'Skills', { tag: 'input', value: '' }],
    ]);
  assert.equal(verdictOf(box('Welding Baking'), 'The Skills field shows "Baking".'), 'met');
  assert.equal(verdictOf(box('Welding'), 'The Skills field shows "Baking".'), 'not_met');
});

test('a picture that did not load is not shown by its name', () => {
  const avatar = (states: string[]) => page(['img', 'Ann', { tag: 'img', states }]);
  assert.equal(verdictOf(avatar([]), 'The "Ann" avatar is shown.'), 'met');
  assert.equal(verdictOf(avatar(['broken']), 'The "Ann" avatar is shown.'), 'not_met');
});

test('that there are none is not told by a line that goes on', () => {
  const line = (words: string) => page(['generic', '', {}, text(words)]);
  for (const words of ['No messages', 'No messages yet', 'No messages found'])
    assert.equal(verdictOf(line(words), '"No messages" is shown.'), 'met', words);
  assert.equal(verdictOf(line('No messages were lost'), '"No messages" is shown.'), 'unproven');
});

test('a compound holds the word of its part and proves neither that it is said nor that it is not', () => {
  const row = (role: string) =>
    page(['definition-list', '', {}, ['term', '', {}, text('Role')], ['definition', '', {}, text(role)]]);
  assert.equal(verdictOf(row('Admin'), 'The Role shows "Admin".'), 'met');
  assert.equal(verdictOf(row('Non-admin'), 'The Role shows "Admin".'), 'unproven');
  assert.equal(verdictOf(row('Non-admin'), '"Admin" is shown.'), 'unproven');
  assert.equal(verdictOf(row('Admin, non-admin'), '"Admin" is shown.'), 'met');
  assert.equal(verdictOf(row('Non-admin'), '"Non-admin" is shown.'), 'met');
});

test('a count of likes is read behind the word in the plural', () => {
  const likes = (words: string) => page(['generic', '', {}, text(words)]);
  const step = { action: 'assertText', target: { text: 'like', noun: 'count' }, op: 'equals', value: '11' } as const;
  assert.equal(check(likes('Likes: 11'), step).status, 'met');
  assert.equal(check(likes('Likes: 10'), step).status, 'not_met');
});

test('a link is none of the links in it, and does not tell how many it leads to', () => {
  const link = (name: string): Tree => ['link', name, { href: `/${name}` }, ['text', name]];
  const view = page(['main', '', {}, link('garden'), link('3'), link('cellar'), link('16')]);
  for (const number of ['3 links', '16 links', '1 link'])
    assert.equal(verdictOf(view, `The tag "garden" has ${number}.`), 'unproven', number);
  assert.equal(verdictOf(view, 'There are no images in the "garden" link.'), 'met');
});
