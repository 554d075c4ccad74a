import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const text = (value: string): Tree => ['text', value];
const status = (view: View, action: 'assertVisible' | 'assertNotVisible', target: Target) =>
  check(view, { action, target }).status;

const box = { x: 0, y: 0, width: 60, height: 18 };
const link = (name: string): Tree => ['link', name, { href: 'http://shop.test/a', box }, text(name)];
const named = (kind: Partial<Target>): Target => ({ text: 'Harbour', ...kind });
const kinds: Target[] = [
  ...['marker', 'pin', 'badge', 'error', 'popover'].map((noun) => named({ noun })),
  ...(['alert', 'tooltip', 'banner', 'img', 'region', 'card'] as const).map((role) => named({ role })),
];

test('a link of the name is no marker, badge, toast, picture, panel or card: whether that is there or gone stays open', () => {
  for (const view of [page(link('Harbour')), page(['main', '', {}, ['navigation', '', {}, link('Harbour')]])]) {
    for (const target of kinds) {
      assert.equal(status(view, 'assertVisible', target), 'unproven', JSON.stringify(target));
      assert.equal(status(view, 'assertNotVisible', target), 'unproven', JSON.stringify(target));
    }
  }
});

test('beside such a link the thing itself is found, also where only its words or what is around it tell', () => {
  const drawn = (tree: Tree) => page(link('Harbour'), tree);
  const cases: [Target, Tree][] = [
    [named({ noun: 'marker' }), ['button', 'Harbour']],
    [named({ noun: 'pin' }), ['generic', '', {}, text('Harbour')]],
    [named({ noun: 'badge' }), ['link', 'Mail Harbour', {}, text('Mail'), ['generic', '', {}, text('Harbour')]]],
    [named({ role: 'alert' }), ['alert', '', {}, link('Harbour')]],
    [named({ role: 'tooltip' }), ['generic', '', {}, text('Harbour')]],
    [named({ noun: 'popover' }), ['generic', '', { testId: 'map-popover' }, link('Harbour')]],
    [named({ role: 'img' }), ['link', 'Harbour', {}, ['img', 'Harbour']]],
    [named({ role: 'region' }), ['heading', 'Harbour', { level: 2 }, ['button', 'Harbour', {}, text('Harbour')]]],
    [named({ role: 'region' }), ['button', 'Harbour', { states: ['expanded'] }, text('Harbour')]],
    [named({ role: 'card' }), ['link', 'Harbour', { box: { ...box, height: 90 } }, text('Harbour')]],
  ];
  for (const [target, tree] of cases)
    assert.equal(status(drawn(tree), 'assertVisible', target), 'met', JSON.stringify([target, tree]));
});

test('an entry of a list or table and a heading are no toast, but for a list of notices', () => {
  const entry: Tree = ['listitem', '', {}, text('Harbour')];
  const shown = (tree: Tree, kind: Partial<Target>) => status(page(tree), 'assertVisible', named(kind));
  for (const kind of [{ role: 'alert' }, { noun: 'toast' }] as const) {
    for (const tree of [
      ['list', '', {}, entry],
      ['row', '', {}, ['cell', 'Harbour', {}, text('Harbour')]],
    ] as Tree[])
      assert.equal(shown(tree, kind), 'unproven', JSON.stringify(kind));
    assert.equal(shown(['heading', 'Harbour', { level: 2 }, text('Harbour')], kind), 'unproven');
    assert.equal(shown(['region', 'Notifications', {}, ['list', '', {}, entry]], kind), 'met');
    assert.equal(shown(['list', '', {}, ['listitem', '', {}, ['status', '', {}, text('Harbour')]]], kind), 'met');
    assert.equal(shown(['generic', '', {}, ['paragraph', '', {}, text('Harbour')]], kind), 'met');
  }
});

test('of a thing that is commonly a link its link tells', () => {
  for (const kind of [{ noun: 'tag' }, { noun: 'event' }, { role: 'button' }, { role: 'option' }] as const)
    assert.equal(status(page(link('Harbour')), 'assertVisible', named(kind)), 'met', JSON.stringify(kind));
});

test('a message about a thing is neither its link nor its entry, but a sentence that holds it', () => {
  const shown = (tree: Tree, noun: string) => status(page(tree), 'assertVisible', named({ noun }));
  const entry = (...parts: Tree[]): Tree => ['list', '', {}, ['listitem', '', {}, ...parts]];
  const plain: Tree[] = [
    link('Harbour'),
    entry(text('Harbour')),
    entry(link('Harbour')),
    ['heading', 'Harbour', { level: 1 }, text('Harbour')],
    ['row', '', {}, ['cell', 'Harbour', {}, link('Harbour')], ['cell', 'Published', {}, text('Published')]],
  ];
  const said: Tree[] = [
    entry(text('The office “'), link('Harbour'), text('” was deleted successfully.')),
    entry(text('Harbour was added.')),
    ['paragraph', '', {}, text('Deleted office '), link('Harbour'), text(' successfully.')],
    ['alert', '', {}, link('Harbour')],
    ['region', 'Notifications', {}, entry(text('Harbour'))],
  ];
  for (const noun of ['success message', 'notification', 'confirmation message']) {
    for (const tree of plain) assert.equal(shown(tree, noun), 'unproven', JSON.stringify([noun, tree]));
    for (const tree of said) assert.equal(shown(tree, noun), 'met', JSON.stringify([noun, tree]));
  }
});

test('a link in a table is no section of it, though all that is looked for in the table is looked for in all of it', () => {
  const row: Tree = ['row', '', {}, ['cell', 'Ana', {}, text('Ana')], ['cell', 'Edit', {}, link('Edit')]];
  const view = page(['table', '', { tag: 'table' }, row, row], ['table', '', { tag: 'table' }, row]);
  const scope = { relation: 'within', role: 'table' } as const;
  for (const kind of [{ role: 'region' }, { noun: 'badge' }] as const)
    assert.equal(status(view, 'assertVisible', { ...kind, text: 'Edit', scope }), 'unproven');
});
