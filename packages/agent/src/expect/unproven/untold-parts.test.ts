import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (words: string, ...runs: string[]): Tree => ['text', words, runs.length > 0 ? { runs } : {}];
const line = (words: string): Tree => ['paragraph', '', { tag: 'p' }, text(words)];
const heading = (level: number, words: string): Tree => ['heading', words, { level }, text(words)];
const status = (view: View, step: Step) => check(view, step).status;

test('how many there are is open where a label of that name shows another number', () => {
  const tile = (label: string, value: string): Tree => ['generic', '', { framed: true }, line(label), line(value)];
  const sources: Tree = ['list', '', {}, ...['Direct', 'Search'].map((n): Tree => ['listitem', '', {}, text(n)])];
  const of = (value: string) =>
    page(tile('Visitors', value), tile('Orders', '7'), heading(2, 'Visitors by source'), sources);
  const more = (value: string) =>
    status(of(value), { action: 'assertCount', target: { noun: 'visitors' }, op: 'gt', value: '100' });
  assert.equal(more('1,204'), 'unproven');
  assert.equal(more('12'), 'not_met');
  const two = (value: string) =>
    status(of(value), { action: 'assertCount', target: { noun: 'visitors' }, op: 'eq', value: '2' });
  assert.deepEqual([two('2'), two('1,204')], ['met', 'unproven']);
});

test('a column that a reader names in small words is not called missing where a head shares one of them', () => {
  const cell = (words: string): Tree => ['cell', '', {}, text(words)];
  const row = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const heads = ['Tracking no.', 'Status'].map((words): Tree => ['columnheader', words, {}, text(words)]);
  const table = page([
    'table',
    '',
    { tag: 'table' },
    row(...heads),
    row(cell('T1'), cell('Sent')),
    row(cell('T2'), cell('Lost')),
  ]);
  const sorted = (name: string) =>
    status(table, { action: 'assertOrder', target: { text: name, role: 'column' }, value: 'ascending' });
  assert.deepEqual(
    [sorted('tracking number'), sorted('Tracking number'), sorted('price'), sorted('Tracking no.')],
    ['unproven', 'not_met', 'not_met', 'met'],
  );
});

test('breadcrumbs are numbered one by one', () => {
  const crumb = (...inner: Tree[]): Tree => ['listitem', '', {}, ...inner];
  const link = (name: string): Tree => ['link', name, {}, text(name)];
  const trail: Tree = [
    'list',
    '',
    {},
    crumb(link('Home')),
    crumb(text('/')),
    crumb(link('Shop')),
    crumb(text('/')),
    crumb(text('Mugs')),
  ];
  const view = page(['navigation', '', {}, link('Shop'), link('Help')], ['navigation', 'Breadcrumb', {}, trail]);
  const nth = (ordinal: number, value: string) =>
    status(view, { action: 'assertText', target: { noun: 'breadcrumb', ordinal }, op: 'equals', value });
  assert.deepEqual([nth(-1, 'Mugs'), nth(1, 'Home'), nth(2, 'Shop')], ['met', 'met', 'met']);
  assert.deepEqual([nth(-1, 'Shop'), nth(1, 'Mugs')], ['not_met', 'not_met']);
});

test('what else the entry shows that a thing titles is not denied of the thing', () => {
  const ticket = (name: string, priority: string): Tree => {
    const parts = ['#1', name, priority].map((words): Tree => ['generic', '', {}, text(words)]);
    return ['button', `${name} ${priority}`, {}, ['generic', '', {}, ...parts], text('2 h ago')];
  };
  const view = page(['generic', '', {}, ticket('Cannot log in', 'Urgent'), ticket('Refund', 'Low')]);
  const scope = { relation: 'within', role: 'list' } as const;
  const shows = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'Cannot log in', noun: 'ticket', scope }, value });
  assert.deepEqual([shows('Urgent'), shows('Low')], ['unproven', 'not_met']);
});

test('words of an inline element are words of their own, however they run into the next', () => {
  const glued = page([
    'list',
    '',
    {},
    ['listitem', '', {}, text('Out for deliveryNov 22', 'Out for delivery', 'Nov 22')],
  ]);
  assert.equal(status(glued, { action: 'assertVisible', target: { text: 'Out for delivery' } }), 'met');
  assert.equal(status(glued, { action: 'assertVisible', target: { text: 'Out for' } }), 'met');
  assert.equal(status(glued, { action: 'assertVisible', target: { text: 'delivery' } }), 'not_met');
  const steps = (...current: boolean[]) => {
    const words = [text('Out for deliveryNov 22', 'Out for delivery', 'Nov 22'), text('Delivered')];
    const step = (inner: Tree, at: number): Tree => ['listitem', '', { states: current[at] ? ['current'] : [] }, inner];
    return page(['list', '', {}, ...words.map(step)]);
  };
  const current = (view: View) =>
    status(view, { action: 'assertState', target: { text: 'Out for delivery' }, value: 'selected' });
  assert.deepEqual([current(steps(true, false)), current(steps(false, true))], ['met', 'not_met']);
  const usage = page(['paragraph', '', {}, text('CPU usage64%', 'CPU usage', '64%')]);
  const below = (value: string) =>
    status(usage, { action: 'assertText', target: { text: 'CPU usage' }, op: 'equals', value });
  assert.deepEqual([below('64%'), below('4%')], ['met', 'not_met']);
});

test('a column that is called otherwise neither is the one that is meant nor proves that there is none', () => {
  const heads = (...names: string[]) =>
    page(['table', '', { tag: 'table' }, ['row', '', {}, ...names.map((n): Tree => ['columnheader', n, {}, text(n)])]]);
  const both = (view: View) =>
    (['assertVisible', 'assertNotVisible'] as const).map((action) =>
      status(view, { action, target: { text: 'Age', role: 'column' } }),
    );
  assert.deepEqual(both(heads('Name', 'Age group')), ['unproven', 'unproven']);
  assert.deepEqual(both(heads('Name', 'Age')), ['met', 'not_met']);
  for (const name of ['Age ↑', 'Age (years)', 'Age 2'])
    assert.deepEqual(both(heads('Name', name, 'Age group')), ['met', 'not_met'], name);
});

test('a group of radio buttons shows the one that is chosen', () => {
  const radio = (name: string, on: boolean): Tree => [
    'radio',
    name,
    { states: [on ? 'checked' : 'unchecked'] },
    text(name),
  ];
  const view = page(['radiogroup', 'Theme', {}, radio('Light', false), radio('Dark', true)]);
  const theme = (value: string, op: 'equals' | 'contains') =>
    status(view, { action: 'assertText', target: { text: 'theme' }, op, value });
  assert.deepEqual([theme('Dark', 'equals'), theme('Light', 'equals')], ['met', 'not_met']);
  assert.deepEqual([theme('Dark', 'contains'), theme('Light', 'contains')], ['met', 'unproven']);
});

test('a form is empty whose fields hold nothing, however they are called', () => {
  const field = (value: string): Tree => ['textbox', 'Name', { tag: 'input', value, label: 'Name' }];
  const form = (...inner: Tree[]): Tree => ['generic', '', { tag: 'form' }, text('Name'), ...inner];
  const is = (value: 'empty' | 'not-empty', ...trees: Tree[]) =>
    status(page(...trees), { action: 'assertState', target: { role: 'form' }, value });
  assert.deepEqual([is('empty', form(field(''))), is('not-empty', form(field('')))], ['met', 'not_met']);
  assert.deepEqual(
    [is('empty', form(field(''), field('Ann'))), is('not-empty', form(field('Ann')))],
    ['not_met', 'met'],
  );
  assert.equal(is('empty', form(field('')), form(field(''))), 'unproven');
  assert.equal(is('empty', form(field(''), ['checkbox', 'News', { states: ['checked'], tag: 'input' }])), 'unproven');
});

test('the badge of a name is the number on the control of that name, whatever else is called so', () => {
  const button = (name: string): Tree => ['listitem', '', {}, ['button', name, {}, text(name)]];
  const view = page(['list', '', {}, button('Open 2'), button('Mine 1')], heading(2, 'Open'), line('2 h ago'));
  const badge = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'Open', noun: 'badge' }, value });
  assert.deepEqual([badge('2'), badge('1')], ['met', 'not_met']);
});

test('what the title of one of several boxes alike names is counted and numbered in that box', () => {
  const tasks = (title: string, ...names: string[]): Tree => {
    const items = names.map((name): Tree => ['listitem', '', {}, text(name)]);
    return ['generic', '', { framed: true }, heading(2, title), ['list', '', {}, ...items]];
  };
  const view = page([
    'generic',
    '',
    {},
    tasks('Open tasks', 'Pay', 'Call'),
    tasks('Completed tasks', 'Cook', 'Bake', 'Eat'),
  ]);
  const count = (value: string) =>
    status(view, { action: 'assertCount', target: { noun: 'completed tasks' }, op: 'eq', value });
  const first = (value: string) =>
    status(view, { action: 'assertText', target: { noun: 'open task', ordinal: 1 }, op: 'equals', value });
  assert.deepEqual([count('3'), count('2')], ['met', 'not_met']);
  assert.deepEqual([first('Pay'), first('Call'), first('Cook')], ['met', 'not_met', 'not_met']);
});

test('a count that a button may tell is not called none', () => {
  const post = (name: string, likes: string): Tree => [
    'article',
    '',
    {},
    line(name),
    ['button', `Like ${likes}`, {}, text(`Like ${likes}`)],
  ];
  const view = page(post('Ferry delayed', '12'), post('Harbour open', '3'));
  const likes = (noun: string) => {
    const scope = { relation: 'within', text: 'Ferry delayed', noun: 'post' } as const;
    return status(view, { action: 'assertCount', target: { noun, scope }, op: 'eq', value: '12' });
  };
  assert.deepEqual([likes('likes'), likes('shares')], ['unproven', 'not_met']);
});

test('there is an error in the form where a field is marked as wrong and words are told of it', () => {
  const field = (more: Record<string, unknown>): Tree => [
    'textbox',
    'Email',
    { tag: 'input', value: '', label: 'Email', ...more },
  ];
  const form = (...inner: Tree[]) =>
    page(['form', 'Sign-up', { tag: 'form' }, ['generic', '', { tag: 'label' }, text('Email')], ...inner]);
  const none = (view: View) =>
    status(view, {
      action: 'assertNotVisible',
      target: { noun: 'errors', scope: { relation: 'within', role: 'form' } },
    });
  const wrong = (words: string) => form(field({ states: ['invalid'], description: words }), line(words));
  assert.equal(none(wrong('Email is invalid')), 'not_met');
  assert.equal(none(wrong('Use your work address')), 'unproven');
  assert.equal(none(form(field({ states: ['invalid'] }))), 'met');
  assert.equal(none(form(field({ description: 'Use your work address' }), line('Use your work address'))), 'met');
});

test('a box that goes by a name which it does not show shows its own words', () => {
  const view = (words: string) => page(['timer', 'Timer', {}, text(words)], ['button', 'Running', {}, text('Running')]);
  const shows = (words: string) =>
    status(view(words), { action: 'assertText', target: { text: 'timer' }, value: 'Running' });
  assert.deepEqual([shows('Running'), shows('Stopped')], ['met', 'not_met']);
});

test('a numbered card goes by its heading', () => {
  const card = (name: string): Tree => [
    'generic',
    '',
    { framed: true },
    heading(3, name),
    line('Good'),
    ['button', 'Choose', {}, text('Choose')],
  ];
  const view = page(heading(1, 'Plans'), ['generic', '', {}, card('Free'), card('Team'), card('Enterprise')]);
  const first = (value: string) =>
    status(view, { action: 'assertText', target: { noun: 'plan', ordinal: 1 }, op: 'equals', value });
  assert.deepEqual([first('Free'), first('Team')], ['met', 'not_met']);
});

test('a noun is read behind its colon, and what somebody has without a column is not called missing', () => {
  const version = (value: string) =>
    status(page(line('Version: 2.1'), line('Latest: 2.4')), {
      action: 'assertText',
      target: { noun: 'version' },
      op: 'equals',
      value,
    });
  assert.deepEqual([version('2.1'), version('2.4')], ['met', 'not_met']);
  const entry = (...words: string[]): Tree => [
    'listitem',
    '',
    {},
    ...words.map((w): Tree => ['generic', '', {}, text(w)]),
  ];
  const view = page(['list', '', {}, entry('Ana', 'Admin'), entry('Bo', 'Guest')]);
  const scope = { relation: 'row', text: 'Ana' } as const;
  const role = (value: string) =>
    status(view, { action: 'assertText', target: { text: 'role', role: 'cell', scope }, op: 'equals', value });
  assert.deepEqual([role('Admin'), role('Guest')], ['unproven', 'not_met']);
});
