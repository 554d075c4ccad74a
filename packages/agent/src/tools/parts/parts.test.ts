import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';
import { dayAsShown, dayInFormat, dayOf, isoDay, shapeOf } from '../../ground/names/days.ts';
import type { Item, View } from '../../ground/view/view.ts';
import { addressOf, joinAddress } from './address.ts';
import { durationOf } from './dates/duration.ts';
import { chordOf } from './keys.ts';
import { disclosureFor } from './presses/disclosure.ts';
import { fileFor } from './values/files.ts';
import { generate } from './values/generate.ts';
import { otherKind } from './values/other-kind.ts';

test('a path is appended to the deployment, whose own path stays', () => {
  assert.equal(joinAddress('https://x.test/previews/42', '/cart'), 'https://x.test/previews/42/cart');
  assert.equal(joinAddress('https://x.test', 'cart?a=1'), 'https://x.test/cart?a=1');
  assert.equal(
    addressOf({ value: 'homepage', baseUrl: 'https://x.test', startUrl: 'https://x.test/a' }),
    'https://x.test/a',
  );
  assert.equal(addressOf({ value: 'the moon', baseUrl: 'https://x.test', startUrl: 'https://x.test/a' }), null);
});

const friday = new Date(2026, 9, 2);

test('days are read as written, and an unclear one is none', () => {
  const read = (text: string) => {
    const day = dayOf(text, friday);
    return day === null ? null : isoDay(day);
  };
  assert.equal(read('30 June 2026'), '2026-06-30');
  assert.equal(read('June 3rd, 2026'), '2026-06-03');
  assert.equal(read('2026-10-02'), '2026-10-02');
  assert.equal(read('tomorrow'), '2026-10-03');
  assert.equal(read('next friday'), '2026-10-09');
  assert.equal(read('in 2 weeks'), '2026-10-16');
  assert.equal(read('31/12/2026'), '2026-12-31');
  assert.equal(read('03/04/2026'), null);
  assert.equal(read('31 February 2026'), null);
  assert.equal(read('the 20th of March 2027'), '2027-03-20');
  assert.equal(read('Thursday, 18 March 2027'), '2027-03-18');
  assert.equal(read('Friday, March 18, 2027'), null);
  assert.equal(read('the 2 of us'), null);
  assert.equal(dayInFormat({ year: 2026, month: 6, day: 3 }, 'dd/mm/yyyy'), '03/06/2026');
  assert.deepEqual(['2027/03/01', '2027.03.01', '03/04/2027', ''].map(shapeOf), ['yyyy/mm/dd', 'yyyy.mm.dd', '', '']);
  const asShown = (shown: string, told = 'June 3') => dayAsShown({ year: 2027, month: 6, day: 3 }, shown, told);
  assert.equal(asShown('12.05.2025'), '03.06.2027');
  assert.equal(asShown('05/23/2025'), '06/03/2027');
  assert.equal(asShown('05/06/2025'), null);
  assert.equal(asShown('12.05.2025', '2027-06-03'), null);
  assert.equal(asShown('2025-05-12', '03.06.2027'), '2027-06-03');
});

test('chords are written the way the browser wants them', () => {
  assert.equal(chordOf('ctrl-k'), 'Control+k');
  assert.equal(chordOf('Control+K'), 'Control+k');
  assert.equal(chordOf('Ctrl+Shift+P'), 'Control+Shift+P');
  assert.equal(chordOf('esc'), 'Escape');
  assert.equal(chordOf('/'), '/');
});

test('durations need a unit that exists', () => {
  assert.deepEqual(['10s', '2 minutes', 'up to 30 seconds', '500ms', 'soon'].map(durationOf), [
    10_000,
    120_000,
    30_000,
    500,
    null,
  ]);
});

test('made-up data differs from call to call and only kinds that exist are made', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  assert.notEqual(generate(random, 'email'), generate(random, 'email'));
  assert.match(generate(random, 'email') ?? '', /^[\w-]+@example\.com$/);
  assert.equal(generate(random, 'soul'), null);
});

test('a file outside the flow’s folder is refused', async () => {
  assert.equal(await fileFor('/tmp', '../etc/passwd'), null);
  const made = await fileFor(null, 'cv.pdf');
  assert.match(made?.path ?? '', /cv\.pdf$/);
  await rm(made?.made ?? '', { recursive: true });
});

test('no field is called missing where the head of a column goes by its name', () => {
  const sheet = page(['button', 'Payee'], ['generic', '', {}, ['text', 'Notes']], ['textbox', '', { value: '11/21' }]);
  const missing = (text: string, purpose: 'field' | 'press' = 'field') =>
    otherKind(sheet, { target: { text, role: 'textbox' }, purpose, exact: false, part: 0 })?.failureClass ?? null;
  assert.deepEqual([missing('payee'), missing('Notes'), missing('payee', 'press')], ['no_evidence', null, null]);
  const fees = page(
    ['table', '', {}, ['row', '', {}, ['columnheader', '', {}, ['button', 'Fee']]]],
    ['button', 'Doctor'],
  );
  const set = (text: string) => ground(fees, { target: { text }, purpose: 'form-control', exact: false }).kind;
  assert.deepEqual([set('Fee'), set('Doctor')], ['none', 'one']);
});

test('no dropdown is called missing where a button stands behind the words that name it', () => {
  const line = (title: string, ...behind: Tree[]): Tree => ['generic', '', {}, ['text', title], ...behind];
  const settings = page(
    line('Numbers', ['generic', '', {}, ['button', '1,000.33'], ['checkbox', 'Hide decimals']]),
    line('Theme', ['text', 'Dark'], ['button', 'Change']),
    line('Language'),
    ['button', 'Currency'],
  );
  const missing = (text: string, target: Target = { text, role: 'combobox' }) =>
    otherKind(settings, { target, purpose: 'dropdown', exact: true, part: 0 })?.failureClass ?? null;
  assert.equal(missing('Numbers'), 'no_evidence');
  const option: Target = {
    text: '1.000,33',
    role: 'option',
    scope: { relation: 'within', text: 'Numbers', role: 'combobox' },
  };
  assert.equal(missing('', option), 'no_evidence');
  assert.deepEqual(
    ['Theme', 'Language', 'Region'].map((text) => missing(text)),
    [null, null, null],
  );
});

test('a section named by a plain title is unfolded by the one button beside it, and by none where there are several', () => {
  const title: Tree = ['generic', '', { tag: 'label' }, ['text', 'Settings']];
  const group = (...more: Tree[]) => page(['generic', '', {}, title, ...more], ['button', 'Save']);
  const named = (view: View) => view.items.find((item) => item.tag === 'label') as Item;
  const unfolds = (...more: Tree[]) => disclosureFor(named(group(...more))).name;
  assert.equal(unfolds(['button', 'Expand entries']), 'Expand entries');
  assert.equal(unfolds(['button', 'More', { states: ['collapsed'] }]), 'More');
  assert.equal(unfolds(['button', 'Delete']), '');
  assert.equal(unfolds(['button', 'Expand entries'], ['button', 'Help']), '');
  const button = page(['generic', '', {}, ['button', 'Settings'], ['button', 'Expand entries']]);
  assert.equal(disclosureFor(button.items[1] as Item).name, 'Settings');
});
