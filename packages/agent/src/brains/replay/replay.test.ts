import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan, SpecStep, Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';
import type { View } from '../../ground/view/view.ts';
import { planOf } from '../../plan/make.ts';
import { replayBrain } from './replay.ts';

const onPage = (...trees: Tree[]) => page(['document', 'Page', {}, ...trees]);
const want = { purpose: 'press', exact: false } as const;

function planFrom(view: View, target: Target): Plan {
  const found = ground(view, { ...want, target });
  assert.equal(found.kind, 'one');
  const spec: SpecStep = { step: { action: 'click', target }, text: 'It', line: 1, column: 1, quoted: false };
  const item = found.kind === 'one' ? found.item : null;
  return planOf({ flow: 'f', spec: 'It', lessons: [{ spec, item, effect: 'changes', kept: new Set() }] });
}

async function replayed(target: Target, before: Tree[], after: Tree[], learned?: Plan): Promise<string> {
  const plan = learned ?? planFrom(onPage(...before), target);
  const need = { ...want, target, step: 0, part: 0 };
  const found = await replayBrain({ plan, fill: (text) => text }).find(need, onPage(...after), { last: null });
  return found.kind === 'one' ? (found.item.ref ?? '') : found.kind;
}

test('what stood beside the target by its words is not what became of it', async () => {
  const tab: Tree = ['tab', 'Billing'];
  const link: Tree = ['link', 'Billing'];
  const target: Target = { text: 'Billing', role: 'tab' };
  assert.equal(await replayed(target, [link, tab], [link, tab]), 'e3');
  assert.equal(await replayed(target, [link, tab], [link, ['tab', 'Team']]), 'none');
  assert.equal(await replayed(target, [tab], [link, ['tab', 'Team']]), 'deviated');
  assert.deepEqual(planFrom(onPage(link, tab), target).steps[0]?.target?.beside, ['link "Billing"']);
});

test('what goes by the name among other words is taken only when the one of that name had its time to come', async () => {
  const target: Target = { text: 'Save' };
  const plan = planFrom(onPage(['button', 'Save']), target);
  const find = async (name: string, patient: boolean) =>
    (
      await replayBrain({ plan, fill: (text) => text }).find(
        { ...want, target, step: 0, part: 0, patient },
        onPage(['button', name]),
        { last: null },
      )
    ).kind;
  assert.deepEqual([await find('Save draft', true), await find('Save draft', false)], ['none', 'deviated']);
  assert.equal(await find('Save (2)', true), 'deviated');
});

test('a row that stood there by its whole name is not one that holds it', async () => {
  const row = (name: string): Tree => [
    'row',
    '',
    {},
    ['cell', name, {}, ['text', name]],
    ['cell', '', {}, ['button', 'Edit']],
  ];
  const table = (...names: string[]): Tree[] => [['table', '', {}, ...names.map(row)]];
  const target: Target = { text: 'Edit', scope: { relation: 'row', text: 'Tea' } };
  assert.equal(await replayed(target, table('Coffee', 'Tea'), table('Tea', 'Green tea')), 'e7');
  assert.equal(await replayed(target, table('Coffee', 'Tea'), table('Coffee', 'Green tea')), 'none');
  assert.equal(await replayed(target, table('Coffee', 'Tea (3)'), table('Coffee', 'Tea (4)')), 'e12');
});

test('an entry that has another name in the place of the one that was looked for is not the one', async () => {
  const head = (name: string): Tree => ['columnheader', name, {}, ['text', name]];
  const row = (...names: string[]): Tree => [
    'row',
    '',
    {},
    ...names.map((name): Tree => ['cell', name, {}, ['text', name]]),
    ['cell', '', {}, ['button', 'Approve']],
  ];
  const table = (heads: string[], ...rows: string[][]): Tree[] => [
    ['table', '', {}, ['row', '', {}, ...heads.map(head)], ...rows.map((names) => row(...names))],
  ];
  const target: Target = { text: 'Approve', scope: { relation: 'row', text: 'Ann' } };
  const before = table(['Name', 'Boss', 'Action'], ['Bo', 'Cy'], ['Ann', 'Bo']);
  const plan = planFrom(onPage(...before), target);
  assert.equal(plan.steps[0]?.target?.namedBy, 'column "Name"');
  const gone = table(['Name', 'Boss', 'Action'], ['Bo', 'Ann'], ['Cy', 'Bo']);
  assert.equal(await replayed(target, [], gone, plan), 'none');
  const moved = table(['Boss', 'Name', 'Action'], ['Cy', 'Bo'], ['Bo', 'Ann']);
  const renamed = table(['Person', 'Boss', 'Action'], ['Bo', 'Cy'], ['Ann', 'Bo']);
  const found = await Promise.all([moved, renamed].map((after) => replayed(target, [], after, plan)));
  assert.deepEqual(found, ['e23', 'e23']);
});

test('an entry that only quotes the name is not the one that was called so', async () => {
  const words = (name: string): Tree => ['generic', '', {}, ['text', name]];
  const quote = (name: string): Tree => ['blockquote', '', { tag: 'blockquote' }, ['text', name]];
  const message = (who: string, ...said: Tree[]): Tree => [
    'listitem',
    '',
    {},
    words(who),
    ...said,
    ['button', 'Reply', { ref: who }],
  ];
  const target: Target = { text: 'Reply', scope: { relation: 'near', text: 'Lunch?' } };
  const answer = message('Bo', quote('Lunch?'), words('Sure'));
  const asked = [message('Ann', words('Lunch?')), message('Bo', words('Hello'))];
  assert.equal(await replayed(target, asked, [message('Ann', words('Deleted')), answer]), 'none');
  assert.equal(
    await replayed(target, asked, [asked[1] as Tree, message('Ann', words('Lunch?'), words('At noon'))]),
    'Ann',
  );
  assert.equal(await replayed(target, [answer], [message('Ann', words('Hi')), answer]), 'Bo');
});

test('what was chosen by its question is not found by its own name alone', async () => {
  const question = (name: string, ref: string): Tree => ['group', name, {}, ['radio', 'Yes', { ref }]];
  const target: Target = { text: 'Smoker?' };
  const plan = planFrom(onPage(['button', 'Smoker?']), target);
  const step = plan.steps[0];
  assert.ok(step?.target);
  const learned: Plan = { ...plan, steps: [{ ...step, target: { ...step.target, role: 'radio', name: 'Yes' } }] };
  assert.equal(await replayed(target, [], [question('Driver?', 'yes')], learned), 'none');
});

test('the link "2" beside a pager is not its page 2', async () => {
  const pager = (...pages: string[]): Tree => [
    'navigation',
    'Pagination',
    {},
    ...pages.map((name): Tree => ['link', name, {}, ['text', name]]),
  ];
  const target: Target = { text: '2', noun: 'page' };
  for (const name of ['2', '2 comments']) {
    const link: Tree = ['link', name, {}, ['text', name]];
    assert.equal(await replayed(target, [pager('1', '2', '3'), link], [pager('1', '20'), link]), 'none');
  }
});

test('a field that only hints at the name of one that is gone is not that one', async () => {
  const email: Tree = ['textbox', 'Email', { label: 'Email' }];
  const news: Tree = ['textbox', 'Newsletter', { label: 'Newsletter', placeholder: 'Email' }];
  assert.equal(await replayed({ text: 'Email' }, [email], [news]), 'none');
});

test('what is drawn fully transparent or disabled is not taken for the target beside one that can be used', async () => {
  const target: Target = { text: 'Archive' };
  const link: Tree = ['link', 'Archive'];
  for (const gone of [{ faded: true }, { states: ['disabled'] }, { states: ['hidden'] }])
    assert.equal(await replayed(target, [['button', 'Archive']], [['button', 'Archive', gone], link]), 'deviated');
  assert.equal(
    await replayed(target, [['button', 'Archive']], [['button', 'Archive', { states: ['disabled'] }]]),
    'e2',
  );
});

test('what came with the step before, in a dialog or beside one that stood there, is not the one that stood there', async () => {
  const target: Target = { text: 'Delete' };
  const rows = (...names: string[]): Tree[] =>
    names.map((name) => ['row', '', { ref: name }, ['cell', name], ['button', 'Delete', { ref: `${name}'s` }]]);
  const answer = (role: string): Tree => [role, 'Sure?', { ref: 'box' }, ['button', 'Delete', { ref: 'sure' }]];
  const spec: SpecStep = { step: { action: 'click', target }, text: 'It', line: 1, column: 1, quoted: false };
  const before = onPage(...rows('Al', 'Bo'));
  for (const role of ['dialog', 'generic']) {
    const item = onPage(...rows('Al', 'Bo'), answer(role)).items.find(({ ref }) => ref === 'sure') ?? null;
    const lessons = [{ spec, item, before, effect: 'changes' as const, kept: new Set<string>() }];
    const brain = replayBrain({ plan: planOf({ flow: 'f', spec: 'It', lessons }), fill: (text) => text });
    const find = (...trees: Tree[]) => brain.find({ ...want, target, step: 0, part: 0 }, onPage(...trees), place);
    const place = { last: null, before };
    assert.equal((await find(...rows('Al'))).kind, 'none');
    const found = await find(...rows('Al'), answer('dialog'));
    assert.equal(found.kind === 'one' && found.item.ref, 'sure');
  }
});

test('what is drawn anew beside nothing of its name, or on another page, may have come with the step before', async () => {
  const target: Target = { text: 'Save' };
  const save = (ref: string): Tree => ['button', 'Save', { ref }];
  const before = onPage(save('page'));
  const item = onPage(['dialog', 'New', {}, save('box')], save('page')).items.find(({ ref }) => ref === 'box') ?? null;
  const spec: SpecStep = { step: { action: 'click', target }, text: 'It', line: 1, column: 1, quoted: false };
  const lessons = [{ spec, item, before, effect: 'changes' as const, kept: new Set<string>() }];
  const plan = planOf({ flow: 'f', spec: 'It', lessons });
  const find = (view: View) =>
    replayBrain({ plan, fill: (text) => text }).find({ ...want, target, step: 0, part: 0 }, view, {
      last: null,
      before,
    });
  assert.equal((await find(onPage(save('page')))).kind, 'none');
  assert.equal((await find(onPage(save('anew')))).kind, 'none');
  assert.equal((await find({ ...onPage(save('new')), url: 'https://shop.test/new' })).kind, 'one');
});

test('what stood in a dialog is not the one of its name outside, be the dialog as it was or a menu entry gone', async () => {
  const target: Target = { text: 'Save' };
  const outside: Tree = ['button', 'Save', { ref: 'page' }];
  const spec: SpecStep = { step: { action: 'click', target }, text: 'It', line: 1, column: 1, quoted: false };
  const find = (box: Tree, then: Tree, before: View) => {
    const item = onPage(outside, box).items.find(({ ref }) => ref === 'own') ?? null;
    const lessons = [{ spec, item, before, effect: 'changes' as const, kept: new Set<string>() }];
    const brain = replayBrain({ plan: planOf({ flow: 'f', spec: 'It', lessons }), fill: (text) => text });
    return brain.find({ ...want, target, step: 0, part: 0 }, onPage(outside, then), { last: null, before });
  };
  const dialog = (name: string): Tree => ['dialog', 'Details', { ref: 'box' }, ['button', name, { ref: 'own' }]];
  assert.equal((await find(dialog('Save'), dialog('Store'), onPage(outside, dialog('Save')))).kind, 'none');
  const menu = (name: string): Tree => ['menu', '', { ref: 'box' }, ['menuitem', name, { ref: 'own' }]];
  assert.equal((await find(menu('Save'), menu('Store'), onPage(outside))).kind, 'none');
});
