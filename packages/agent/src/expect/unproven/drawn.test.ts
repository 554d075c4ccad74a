import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AssertionVerb, Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { PageNode, View } from '../../ground/view/view.ts';
import { otherKind } from '../../tools/parts/values/other-kind.ts';
import type { Facts } from '../check.ts';
import { unlessDrawn } from './drawn.ts';
import { untoldFrame, untoldPopup } from './untold.ts';

const box = (x: number, y: number, width: number, height: number): Partial<PageNode> => ({
  box: { x, y, width, height },
});
const text = (value: string): Tree => ['text', value];
const drawing = (width: number): Tree => ['canvas', '', box(300, 100, width, 700)];
const sheet = (...parts: Tree[]): View => page(['document', '', box(0, 0, 1280, 800), ...parts]);

function status(view: View, action: AssertionVerb, step: Omit<Step, 'action'>): string {
  const whole: Step = { action, ...step };
  return unlessDrawn(whole, { view, kept: new Map() } as unknown as Facts, check(view, whole)).status;
}

test('beside a drawing that takes up most of the page nothing is missing, gone or counted as none', () => {
  const boats = sheet(['button', 'Sort', {}, text('Sort')], drawing(980));
  const target = { text: 'Heron' };
  assert.equal(status(boats, 'assertVisible', { target }), 'unproven');
  assert.equal(status(boats, 'assertNotVisible', { target }), 'unproven');
  assert.equal(status(boats, 'assertText', { target: { role: 'table' }, value: 'Heron', op: 'contains' }), 'unproven');
  assert.equal(status(boats, 'assertCount', { target: { role: 'row' }, value: '0', op: 'eq' }), 'unproven');
  // What stands there in words is there, and what pages build of elements is missing where there is none.
  assert.equal(status(boats, 'assertVisible', { target: { text: 'Sort' } }), 'met');
  assert.equal(status(boats, 'assertNotVisible', { target: { text: 'Sort' } }), 'not_met');
  assert.equal(status(boats, 'assertVisible', { target: { role: 'dialog' } }), 'not_met');
  assert.equal(status(boats, 'assertNotVisible', { target: { noun: 'error message' } }), 'met');
});

test('a chart among other things, or a drawing outside the part that is meant, hides nothing', () => {
  const target = { text: 'Heron' };
  assert.equal(status(sheet(drawing(400)), 'assertVisible', { target }), 'not_met');
  assert.equal(status(sheet(drawing(400)), 'assertNotVisible', { target }), 'met');
  const aside = sheet(['complementary', 'Menu', {}, ['link', 'Boats', {}, text('Boats')]], drawing(980));
  const scope = { relation: 'within', noun: 'sidebar' } as const;
  assert.equal(status(aside, 'assertVisible', { target: { text: 'Heron', scope } }), 'not_met');
});

test('a drawing of any size may be the chart that is spoken of, and a page without one has none', () => {
  const small = (width: number) => sheet(['canvas', '', box(300, 100, width, 120)]);
  const said = (view: View, target: Target) => [
    status(view, 'assertVisible', { target }),
    status(view, 'assertNotVisible', { target }),
  ];
  for (const target of [{ noun: 'chart' }, { text: 'Sales', noun: 'graph' }, { text: 'Sales chart' }]) {
    assert.deepEqual(said(small(400), target), ['unproven', 'unproven'], JSON.stringify(target));
    for (const view of [small(16), sheet(text('Overview'))])
      assert.deepEqual(said(view, target), ['not_met', 'met'], JSON.stringify(target));
  }
  assert.deepEqual(said(small(400), { noun: 'logo' }), ['not_met', 'met']);
  const lines = (width: number) => sheet(['generic', '', { tag: 'svg', ...box(300, 100, width, 120) }, text('Monday')]);
  assert.deepEqual(said(lines(400), { noun: 'chart' }), ['unproven', 'unproven']);
  assert.deepEqual(said(lines(24), { noun: 'chart' }), ['not_met', 'met']);
});

test('a plain box at the edge is not told to be the sidebar: what stands elsewhere may be in another one', () => {
  const rail: Tree = [
    'generic',
    '',
    { ...box(0, 0, 48, 800), testId: 'mini-sidebar' },
    ['button', 'Search', box(0, 0, 48, 48)],
  ];
  const crew: Tree = ['button', 'Crew', box(60, 100, 200, 30), text('Crew')];
  const scope = { relation: 'within', noun: 'sidebar' } as const;
  const of = (view: View, target: Step['target'] = { text: 'Crew', scope }) => [
    check(view, { action: 'assertVisible', target }).status,
    check(view, { action: 'assertNotVisible', target }).status,
    untoldFrame(view, target)?.status,
  ];
  assert.deepEqual(of(sheet(rail, crew)), ['unproven', 'unproven', 'unproven']);
  assert.deepEqual(of(sheet(rail)), ['not_met', 'met', undefined]);
  const bar: Tree = ['complementary', '', {}, ['link', 'Boats', {}, text('Boats')]];
  assert.deepEqual(of(sheet(bar, crew)), ['not_met', 'met', undefined]);
  assert.deepEqual(of(sheet(rail), { text: 'Search', scope }).slice(0, 2), ['met', 'not_met']);
});

test('what stands in the content is not in the only bar at a side, what may be in another bar is open', () => {
  const bar = (x: number, width: number, ...names: string[]): Tree => [
    'generic',
    '',
    box(x, 0, width, 800),
    ['heading', 'Queries', box(x, 0, width, 30), text('Queries')],
    ...names.map((name, at): Tree => ['link', name, box(x, 40 + at * 30, width, 30), text(name)]),
  ];
  const content: Tree = ['generic', '', box(300, 0, 980, 800), ['link', 'Heron', box(310, 20, 90, 20), text('Heron')]];
  const short: Tree = ['generic', '', box(1060, 0, 220, 90), ['link', 'Osprey', box(1060, 20, 90, 20), text('Osprey')]];
  const of = (name: string, ...parts: Tree[]) =>
    (['assertVisible', 'assertNotVisible'] as const).map((action) =>
      status(sheet(...parts), action, { target: { text: name, scope: { relation: 'within', noun: 'sidebar' } } }),
    );
  assert.deepEqual(of('Heron', bar(0, 300, 'Watched'), content), ['not_met', 'met']);
  assert.deepEqual(of('Watched', bar(0, 300, 'Watched'), content), ['met', 'not_met']);
  assert.deepEqual(of('Osprey', bar(0, 300, 'Watched'), content, short), ['unproven', 'unproven']);
  assert.deepEqual(of('Heron', bar(0, 300, 'Watched'), content, bar(1060, 220, 'Osprey')), ['unproven', 'unproven']);
  assert.deepEqual(of('Heron', bar(0, 80, 'Watched'), content), ['unproven', 'unproven'], 'too narrow for words');
});

test('what the top bar or the sidebar shows is what stands in it, told by the markup or by its place alone', () => {
  const hello: Tree = ['link', 'Howdy, Ana', box(1100, 0, 100, 32), text('Howdy, Ana')];
  const tools: Tree = ['navigation', 'Toolbar', box(0, 0, 1280, 32), ['link', 'New', box(90, 0, 60, 32)], hello];
  const boats: Tree = ['main', '', box(160, 40, 1120, 700), text('Heron')];
  const shows = (view: View, value: string, noun = 'top bar') =>
    check(view, { action: 'assertText', target: { noun }, value }).status;
  const placed = sheet(['generic', '', box(0, 0, 1280, 32), tools], boats);
  assert.deepEqual(
    ['Howdy, Ana', 'Howdy, Bo', 'Heron'].map((words) => shows(placed, words)),
    ['met', 'not_met', 'unproven'],
  );
  assert.equal(shows(sheet(boats), 'Heron'), 'unproven');
  const rail: Tree = ['generic', '', box(0, 0, 160, 800), ['link', 'Boats', box(0, 50, 160, 30), text('Boats')]];
  assert.deepEqual(
    [shows(sheet(rail, boats), 'Boats', 'sidebar'), shows(sheet(rail), 'Crew', 'sidebar')],
    ['met', 'not_met'],
  );
});

test('whether a bar that only its place tells is the sidebar or the header is open, be it wanted or to be gone', () => {
  const rail: Tree = ['generic', '', box(0, 0, 160, 800), ['link', 'Boats', box(0, 50, 160, 30), text('Boats')]];
  const top: Tree = ['generic', '', box(0, 0, 1280, 60), ['link', 'Home', box(10, 10, 60, 30), text('Home')]];
  const plain: Tree = ['main', '', box(200, 100, 900, 600), text('Heron')];
  const of = (view: View, noun: string) =>
    (['assertVisible', 'assertNotVisible'] as const).map(
      (verb) => check(view, { action: verb, target: { noun } }).status,
    );
  assert.deepEqual(of(sheet(rail, plain), 'sidebar'), ['unproven', 'unproven']);
  assert.deepEqual(of(sheet(top, plain), 'header'), ['unproven', 'unproven']);
  assert.deepEqual(of(sheet(plain), 'sidebar'), ['not_met', 'met']);
  const marked: Tree = ['complementary', '', box(0, 0, 160, 800), ['link', 'Boats', box(0, 50, 160, 30)]];
  assert.deepEqual(of(sheet(marked, plain), 'sidebar'), ['met', 'not_met']);
});

test('what came with the last action may be in the popup that nothing is told to be', () => {
  const old: Tree = ['checkbox', 'Regex'];
  const before = page(['generic', '', {}, old]);
  const after = page(['generic', '', {}, old], ['generic', '', {}, ['checkbox', 'Type', {}, text('Type')]]);
  const popup = (name: string, since: View | null, words?: string) =>
    untoldPopup(
      after,
      { text: name, scope: { relation: 'within', role: 'dialog', ...(words && { text: words }) } },
      since,
    )?.status;
  assert.equal(popup('Type', before), 'unproven');
  assert.deepEqual(
    [popup('Regex', before), popup('Type', after), popup('Type', null)],
    [undefined, undefined, undefined],
  );
  assert.equal(popup('Type', before, 'Columns'), undefined);
});

const staff = (name: string, above: string): Tree[] => [
  ['heading', above, { level: 1 }, text(above)],
  [
    'table',
    name,
    { tag: 'table' },
    ['row', '', {}, ['columnheader', 'Name', {}, text('Name')]],
    ['row', '', {}, ['cell', 'Ann', {}, text('Ann')]],
  ],
];

test('a table that nothing names may be "the crew table", one with another name is not', () => {
  const within = (called: string): Target => ({
    text: 'Ann',
    scope: { relation: 'within', role: 'table', text: called },
  });
  const rows = (called: string): Target => ({
    role: 'row',
    scope: { relation: 'within', role: 'table', text: called },
  });
  const nameless = page(...staff('', 'People'));
  for (const [action, step] of [
    ['assertVisible', { target: within('crew') }],
    ['assertNotVisible', { target: within('crew') }],
    ['assertVisible', { target: { role: 'table', text: 'crew' } }],
    ['assertNotVisible', { target: { role: 'table', text: 'crew' } }],
    ['assertText', { target: { role: 'table', text: 'crew' }, value: 'Ann', op: 'contains' }],
    ['assertCount', { target: rows('crew'), value: '1', op: 'eq' }],
  ] as const) {
    assert.equal(status(nameless, action, step), 'unproven', action);
    assert.notEqual(status(page(...staff('Boats', 'People')), action, step), 'unproven', action);
  }
  assert.equal(status(nameless, 'assertVisible', { target: within('Crew') }), 'not_met');
  assert.equal(status(page(...staff('', 'Crew')), 'assertVisible', { target: within('crew') }), 'met');
  assert.equal(status(page(['heading', 'People']), 'assertVisible', { target: within('crew') }), 'not_met');
  const press = (called: string) =>
    otherKind(nameless, { target: within(called), purpose: 'press', exact: true, part: 0 })?.failureClass ?? null;
  assert.deepEqual([press('crew'), press('Crew')], ['no_evidence', null]);
});
