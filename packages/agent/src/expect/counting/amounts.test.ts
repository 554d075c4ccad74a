import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { amountIn, compareAmounts, compareKept, isSameAmount, numberIn } from './amounts.ts';

test('numbers are read as people write them', () => {
  const cases: [string, number | null][] = [
    ['€45,000', 45_000],
    ['1.234,50 €', 1_234.5],
    ['$1,234.50', 1_234.5],
    ['−3 °C', -3],
    ['-$12.00', -12],
    ['1 200 km', 1_200],
    ['49.50', 49.5],
    ['12k users', 12_000],
    ['Total: 7 of 9', 7],
    ['1\u202f234,50 €', 1_234.5],
    ["1'200 CHF", 1_200],
    ['-CHF 5', -5],
    ['$5m', 5_000_000],
    ['12 m', 12],
    ['Shipping (pre-tax $5)', 5],
    ['(150.00)', -150],
    ['($150)', -150],
    ['Inbox (3)', 3],
    ['(3)', 3],
    ['1,150.00- EUR', -1_150],
    ['CHF 49.-', 49],
    ['10.00 - 12.00', 10],
    ["CHF –1'150.00", -1_150],
    ['–5 °C', -5],
    ['Seats – 12', 12],
    ['5–7 days', 5],
    ['none', null],
  ];
  for (const [text, wanted] of cases) assert.equal(numberIn(text), wanted, text);
});

test('the same amount is the same however it is written', () => {
  const pairs = [
    ['1,200.00 €', '€1,200'],
    ['1.200,00 €', '1200 EUR'],
    ['$5', 'USD 5.00'],
    ['$5', 'CA$5'],
    ['5 kg', '5.0 kg'],
    ['5 kg', '5,000 g'],
    ['90 min', '1.5 hours'],
    ['5kg', '5 KG'],
    ['12 seats', 'Seats: 12'],
    ['Total: 12', '12'],
    ['€12.00', '12'],
    ['5 %', '5%'],
    ['1 item', '1 items'],
    ['10 Euro', '10 Euro'],
  ] as const;
  for (const [a, b] of pairs) {
    assert.equal(compareKept(a, 'equals', b), true, `${a} and ${b}`);
    assert.equal(compareKept(b, 'not-equals', a), false, `${b} and ${a}`);
  }
});

test('amounts of different currencies, units or things are not the same', () => {
  const other = [
    '$5|€5',
    '5 kg|5 g',
    '5 km|5 kg',
    '5%|$5',
    '£5|5 EUR',
    '5 kr|5 zł',
    '20 °C|20 °F',
    '12 km/h|12 mph',
    '5 days|5 weeks',
    'CHF 5|5 €',
    '5 ₹|5 ₽',
    '5 g|6 g',
  ];
  for (const pair of other) {
    const [a = '', b = ''] = pair.split('|');
    assert.equal(compareKept(a, 'equals', b), false, pair);
    assert.equal(compareKept(b, 'not-equals', a), true, pair);
  }
  // The numbers agree, and whether they are of one thing cannot be told.
  const open = [
    'Order 12|Invoice 12',
    '5 euros|$5',
    '5 pounds|5 kg',
    '12 seats|€12',
    '12 rows|12 columns',
    '1.2 MB|1,234 kB',
  ];
  for (const pair of open) {
    const [a = '', b = ''] = pair.split('|');
    assert.equal(compareKept(a, 'equals', b), null, pair);
    assert.equal(compareKept(b, 'not-equals', a), null, pair);
  }
  assert.equal(compareKept('Order 12', 'equals', 'Invoice 13'), false);
  assert.equal(compareKept('12 order lines', 'equals', '12 cart lines', 'cartOrders'), true, 'as the step calls them');
});

test('a code, a seat and a version are no amounts, whatever their letters', () => {
  for (const pair of ['12A|12', '12g|12', '3rd|3', 'v1.2|1.2', '5G|5', 'A-12|12']) {
    const [a = '', b = ''] = pair.split('|');
    assert.equal(compareKept(a, 'equals', b), false, pair);
  }
});

test('more and less are told of one measure only', () => {
  const is = (a: string, op: 'gt' | 'lt', b: string) => compareAmounts(amountIn(a)!, op, amountIn(b)!);
  assert.equal(is('5 kg', 'gt', '900 g'), true);
  assert.equal(is('€60', 'gt', '50'), true);
  assert.equal(is('€60', 'gt', '$50'), null);
  assert.equal(is('60 kg', 'lt', '50 km'), null);
});

test('an amount of money is the same in other digits, a version or a code is not', () => {
  for (const [a, b] of [
    ['$100', '$100.00'],
    ['1200 €', '1.200,00 €'],
    ['5 kg', '5.0 kg'],
  ])
    assert.equal(isSameAmount(a!, b!), true, a);
  for (const [a, b] of [
    ['2.1', '2.10'],
    ['$100', '€100'],
    ['$100', '$1000.00'],
    ['$100', '$100.00 each'],
    ['5 kg', '5000 g'],
  ])
    assert.equal(isSameAmount(a!, b!), false, a);
  const line = page([
    'definition-list',
    '',
    {},
    ['term', '', {}, ['text', 'Total']],
    ['definition', '', {}, ['text', '$100.00']],
  ]);
  const total = (op: 'equals' | 'not-equals', value: string) =>
    check(line, { action: 'assertText', target: { text: 'Total' }, op, value }).status;
  assert.deepEqual(
    [total('equals', '$100'), total('not-equals', '$100'), total('not-equals', '$90')],
    ['met', 'not_met', 'met'],
  );
});

test('a list is in order by what its entries show, a column also by its name in the plural', () => {
  const entry = (...parts: string[]): Tree => [
    'listitem',
    '',
    {},
    ...parts.map((part): Tree => ['paragraph', '', {}, ['text', part]]),
  ];
  const list = (...entries: Tree[]) =>
    check(page(['list', '', {}, ...entries]), { action: 'assertOrder', target: { role: 'list' }, value: 'ascending' })
      .status;
  assert.equal(list(entry('Ann'), entry('Bob')), 'met');
  assert.equal(list(entry('Bob'), entry('Ann')), 'not_met');
  assert.equal(list(entry('Bob', '2 May'), entry('Ann', '3 May')), 'unproven');
  // A code is no amount: "lb-02" is not two pounds less than nothing.
  assert.deepEqual([list(entry('lb-01'), entry('lb-02')), list(entry('lb-02'), entry('lb-01'))], ['met', 'not_met']);
  const cell = (role: string, words: string): Tree => [role, words, {}, ['text', words]];
  const names = (...words: string[]) => {
    const rows = words.map((word): Tree => ['row', word, {}, cell('cell', word)]);
    const table = page(['table', '', {}, ['row', '', {}, cell('columnheader', 'Name')], ...rows]);
    return check(table, { action: 'assertOrder', target: { text: 'names' }, value: 'ascending' }).status;
  };
  assert.deepEqual([names('Ann', 'Bob'), names('Bob', 'Ann')], ['met', 'not_met']);
});

test('order heeds the units of amounts, and amounts of different currencies have none', () => {
  const column = (...texts: string[]) => {
    const rows = texts.map((text): Tree => ['row', text, {}, ['cell', text, {}, ['text', text]]]);
    const head: Tree = ['row', '', {}, ['columnheader', 'Size', {}, ['text', 'Size']]];
    return check(page(['table', '', {}, head, ...rows]), {
      action: 'assertOrder',
      target: { text: 'Size', role: 'column' },
      value: 'ascending',
    }).status;
  };
  assert.equal(column('900 kB', '1.2 MB', '3 GB'), 'met');
  assert.equal(column('1.2 MB', '900 kB'), 'not_met');
  assert.equal(column('45 min', '2 hours'), 'met');
  assert.equal(column('$5', '€6'), 'unproven');
  assert.equal(column('$5', '$6'), 'met');
  // In a named list its entries are what is in order, whatever its heading is called.
  const list = (...names: string[]) => {
    const entries = names.map((name): Tree => ['listitem', '', {}, ['text', name]]);
    return check(page(['heading', 'Payees', { level: 2 }, ['text', 'Payees']], ['list', 'Payees', {}, ...entries]), {
      action: 'assertOrder',
      target: { text: 'Payees', role: 'list' },
      value: 'ascending',
    }).status;
  };
  assert.deepEqual([list('Ann', 'Bo', 'Cy'), list('Bo', 'Ann', 'Cy')], ['met', 'not_met']);
  // In numbers the day may come first or the month, in all of a column alike.
  assert.equal(column('15.01.2026', '03.02.2026', '01.03.2026'), 'met');
  assert.equal(column('01.03.2026', '03.02.2026', '15.01.2027'), 'not_met');
  assert.equal(column('13/01/2026', '02/02/2026'), 'met');
  assert.equal(column('01/13/2026 10:30', '02/02/2026 09:00'), 'met');
  assert.equal(column('02/03/26', '01/13/27'), 'met');
  assert.equal(column('03/02/2026', '04/01/2026'), 'unproven');
  assert.equal(column('03/02/2026', '04/03/2026'), 'met');
});
