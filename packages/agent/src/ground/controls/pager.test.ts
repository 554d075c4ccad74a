import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import { plainLists } from '../repeats/lists.ts';

const number = (name: string, role = 'button'): Tree => [role, name, { ref: `${role} ${name}` }, ['text', name]];
const table: Tree = ['table', '', {}, ['row', '', {}, number('1', 'cell'), number('2', 'link')]];

function pressed(pager: Tree, scope: Target['scope']): string | null {
  const found = ground(page(['main', '', {}, table, pager]), {
    target: { text: '2', ...(scope === undefined ? {} : { scope }) },
    purpose: 'press',
    exact: true,
  });
  return found.kind === 'one' ? found.item.ref : null;
}

test('the pagination is what holds the numbers of the pages, whatever it is marked as', () => {
  const bare: Tree = ['generic', '', {}, ['button', ''], number('1'), number('2'), number('9'), ['button', '']];
  const links: Tree = ['list', '', {}, ...['1', '2', '3'].map((name): Tree => ['listitem', '', {}, number(name)])];
  for (const text of ['pagination', 'pager', 'page numbers']) {
    assert.equal(pressed(bare, { relation: 'within', text }), 'button 2', text);
    assert.equal(pressed(links, { relation: 'within', text }), 'button 2', text);
  }
});

test('of two pages the one that is shown may be a plain number', () => {
  const within = { relation: 'within', text: 'pagination' } as const;
  const line: Tree = ['paragraph', '', {}, ['text', '1'], number('2', 'link'), ['text', '14 books']];
  assert.equal(pressed(line, within), 'link 2');
  assert.equal(pressed(['generic', '', {}, ['text', '7'], number('2', 'link')], within), null);
  const years: Tree = [
    'list',
    '',
    {},
    ...['1814', '1815'].map((name): Tree => ['listitem', '', {}, number(name, 'link')]),
  ];
  const found = ground(page(years, line), { target: { text: '2', noun: 'page' }, purpose: 'press', exact: true });
  assert.equal(found.kind === 'one' ? found.item.ref : null, 'link 2');
});

test('numbers that nothing counts by are no pagination', () => {
  const within = { relation: 'within', text: 'pagination' } as const;
  assert.equal(pressed(['generic', '', {}, number('2'), number('1')], within), null);
  assert.equal(pressed(['generic', '', {}, number('1', 'generic'), number('2', 'generic')], within), null);
  assert.equal(pressed(['generic', '', {}, number('2')], within), null);
});

test('a page by its number is never what a row of the table holds', () => {
  const links = (tag: string): Tree => [
    'generic',
    '',
    {},
    ...['1', '2'].map((name): Tree => ['generic', '', { ref: `to ${name}`, tag }, ['text', name]]),
  ];
  const to = (...trees: Tree[]) => {
    const view = page(['main', '', {}, table, ...trees]);
    const found = ground(view, { target: { text: '2', noun: 'page' }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : null;
  };
  assert.equal(to(links('a')), 'to 2');
  assert.equal(to(), null);
  assert.equal(to(['button', 'Page 2', { ref: 'b' }]), 'b');
});

test('"the list" is not the only number of a page between the buttons that leaf', () => {
  const ends = ['previous', 'next'].map((way): Tree => ['button', `Go to ${way} page`]);
  const numbers: Tree = ['list', '', {}, ['listitem', 'page 1', { states: ['clickable'] }, ['text', '1']]];
  const entry = (name: string): Tree => ['listitem', '', {}, ['text', name]];
  const rest: Tree = ['list', '', {}, ['listitem', '', { ref: 'own' }, ['text', 'Rope 1']], entry('Anchor 2')];
  const view = page(['main', '', {}, rest, ['generic', '', {}, ends[0] as Tree, numbers, ends[1] as Tree]]);
  assert.equal(plainLists(view.items, () => true).length, 1);
  assert.equal(plainLists(page(['main', '', {}, numbers]).items, () => true).length, 1);
});

test('of two pages the one that is shown may be a mere number beside the link to the other', () => {
  const pages = (...parts: Tree[]): Tree => ['paragraph', '', {}, ...parts, ['text', '14 books']];
  const within = { relation: 'within', text: 'pagination' } as const;
  assert.equal(pressed(pages(['text', '1'], number('2', 'link')), within), 'link 2');
  assert.equal(pressed(pages(['text', '7'], number('2', 'link')), within), null);
  assert.equal(pressed(pages(['text', 'Pages'], number('2', 'link')), within), null);
});

test('the numbers in a row that opens by a click are no pages', () => {
  const cell = (name: string): Tree => ['cell', name, { ref: `cell ${name}`, states: ['clickable'] }, ['text', name]];
  const rows: Tree = ['table', '', {}, ['row', '', {}, cell('2'), cell('Lamp'), cell('7')]];
  const to = (...trees: Tree[]) => {
    const view = page(['main', '', {}, rows, ...trees]);
    const found = ground(view, { target: { text: '2', noun: 'page' }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(to(['generic', '', {}, number('1'), number('2'), number('3')]), 'button 2');
  assert.equal(to(), 'none');
});

test('the page of a number may be called the last one as well, by a name that nobody sees', () => {
  const called = (number: string, name: string): Tree => ['button', name, { ref: name }, ['text', number]];
  const pager = [called('1', 'page 1'), called('2', 'page 2'), called('3', 'last page, page 3')];
  const to = (text: string) => {
    const view = page(['navigation', 'pagination', {}, ...pager]);
    const found = ground(view, { target: { text, noun: 'page' }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.ref : null;
  };
  assert.deepEqual(['2', '3', '4'].map(to), ['page 2', 'last page, page 3', null]);
});

test('a number that stands among no pages is not pressed for one', () => {
  const to = (text: string, ...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { text, noun: 'page' }, purpose: 'press', exact: true, goes: true });
    if (found.kind === 'one') return found.item.ref ?? '';
    return found.kind === 'none' ? (found.since ?? 'none') : 'many';
  };
  const badge: Tree = ['status', 'Badge', { ref: 'badge' }, ['text', '3']];
  const bell: Tree = ['banner', '', {}, ['generic', '', {}, ['button', 'Notifications'], badge]];
  const entry = (...parts: Tree[]): Tree => ['listitem', '', {}, ...parts];
  const turn = (name: string): Tree => entry(['button', name]);
  const leaf: Tree = ['navigation', 'Pagination', {}, ['list', '', {}, turn('Previous page'), turn('Next page')]];
  assert.match(to('3', bell, leaf), /^status "Badge" stands among no pages: nothing tells that it leads to page 3$/);
  assert.match(to('3', entry(['button', 'Users'], number('3', 'button'))), /stands among no pages/);
  const only: Tree = ['list', '', {}, turn('Previous'), entry(number('3', 'button')), turn('Next')];
  assert.equal(to('3', bell, only), 'button 3');
  const deep = (name: string): Tree => ['generic', '', {}, ['generic', '', {}, number(name, 'button')]];
  assert.equal(to('3', bell, ['generic', '', {}, deep('1'), deep('3')]), 'button 3');
  assert.equal(to('3', bell, ['link', 'Page 3', { ref: 'named' }, ['text', 'Page 3']]), 'named');
});

test('the numbers of lines one below the other are no pages', () => {
  const line = (name: string, y: number): Tree => [
    'generic',
    '',
    { ref: `line ${name}`, states: ['clickable'], box: { x: 0, y, width: 20, height: 18 } },
    ['text', name],
  ];
  const to = (...numbers: Tree[]) => {
    const view = page(['main', '', {}, ['generic', '', {}, ...numbers]]);
    const found = ground(view, { target: { text: '2', noun: 'page' }, purpose: 'press', exact: true, goes: true });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(to(line('1', 0), line('2', 18), line('3', 36)), 'none');
  assert.equal(to(line('1', 0), line('2', 0), line('3', 0)), 'line 2');
});
