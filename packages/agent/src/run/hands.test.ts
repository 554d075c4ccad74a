import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefOutcome, SpecStep, Step } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import { ground } from '../ground/ground.ts';
import type { Item, View } from '../ground/view/view.ts';
import { chooseOption } from '../tools/parts/choices/choose-option.ts';
import { doAction } from './action.ts';
import { createHands, type Hands } from './hands.ts';
import type { Session } from './session.ts';

/** Hands over one view; what the ref engine answers is told beforehand, `ok` from then on. */
function handsOver(view: View, answers: RefOutcome[], later = view): { hands: Hands; acts: string[] } {
  const acts: string[] = [];
  let now = 0;
  let shown = view;
  const session = {
    ctx: { now: () => (now += 1), signal: new AbortController().signal },
    input: { budgets: { expectMs: 100, retriesPerStep: 3 }, recording: { downloads: () => [], pageErrors: () => [] } },
    glimpses: { begin: () => {} },
    deadline: 10_000,
    values: { reveal: (text: string) => text },
    look: async () => shown,
    seen: () => shown,
    calm: async () => {
      shown = later;
      return true;
    },
    ready: async () => {},
    mark: () => {},
    marked: () => 0,
    touched: () => {},
    watch: { opened: () => [], mark: () => 0 },
    page: () => ({ url: () => 'about:blank' }),
    context: { pages: () => [] },
    dialogs: () => [],
    beat: { changes: 0, born: 0 },
    refs: {
      act: async (ref: string, { type }: { type: string }) => {
        const outcome = answers.shift() ?? 'resolved';
        acts.push(`${type} ${ref} ${outcome}`);
        return { outcome, acted: outcome === 'resolved', detail: '' };
      },
    },
    last: null,
    typed: new Map(),
    actedOn: null,
    unfolded: null,
  } as unknown as Session;
  const find: Parameters<typeof createHands>[1]['find'] = async (need, seen) =>
    ground(seen, { target: need.target, purpose: need.purpose, exact: need.exact });
  return { hands: createHands(session, { find, step: 0 }), acts };
}

const spec = (step: Step): SpecStep => ({ step, text: 'x', line: 1, column: 1, quoted: false }) as unknown as SpecStep;
const form = page(
  ['checkbox', 'Open', {}],
  ['combobox', 'Warden', { tag: 'div', states: ['expanded'] }],
  ['listbox', '', {}, ['option', 'Anna'], ['option', 'Bruno']],
);
const itemOf = (name: string): Item => form.items.find((item) => item.name === name) as Item;

test('what changed before anything was done to it is decided anew', async () => {
  const { hands, acts } = handsOver(form, ['gone']);
  const step: Step = { kind: 'action', action: 'check', target: { text: 'Open' } };
  const result = await doAction(hands, { spec: spec(step), step });
  assert.deepEqual([result.ok, acts.length], [true, 2]);
});

test('a control that is always another one is given up', async () => {
  const { hands, acts } = handsOver(form, new Array(50).fill('recycled'));
  const step: Step = { kind: 'action', action: 'check', target: { text: 'Open' } };
  const result = await doAction(hands, { spec: spec(step), step });
  assert.deepEqual([result.ok, acts.length], [false, 3]);
});

test('what is disabled is not decided anew', async () => {
  const { hands, acts } = handsOver(form, ['disabled']);
  const step: Step = { kind: 'action', action: 'check', target: { text: 'Open' } };
  await doAction(hands, { spec: spec(step), step });
  assert.equal(acts.length, 1);
});

test('an option whose list is still being drawn is looked up again, its dropdown is not opened twice', async () => {
  const { hands, acts } = handsOver(form, ['recycled']);
  const result = await chooseOption(hands, itemOf('Warden'), 'Bruno');
  const { ref } = itemOf('Bruno');
  assert.deepEqual([result.ok, acts], [true, [`click ${ref} recycled`, `click ${ref} resolved`]]);
});

test('what is to be picked under a name is an option of the dropdown of that name, unless it stands under it', async () => {
  const roles: Tree = ['combobox', 'Roles', { ref: 'roles', tag: 'div', states: ['collapsed'] }];
  const deck: Tree = ['option', 'Deck hand', { ref: 'deck' }];
  const step: Step = {
    kind: 'action',
    action: 'choose',
    target: { text: 'Deck hand', scope: { relation: 'below', text: 'Roles' } },
  };
  const opened = handsOver(page(roles), [], page(roles, ['listbox', '', {}, deck]));
  await doAction(opened.hands, { spec: spec(step), step });
  assert.equal(opened.acts[0], 'click roles resolved');
  const tiles = handsOver(page(roles, ['radio', 'Deck hand', { ref: 'tile' }]), []);
  await doAction(tiles.hands, { spec: spec(step), step });
  assert.deepEqual(tiles.acts, ['check tile resolved']);
});

test('a mere text of that name is not pressed while the page has not rested: the entry of the menu may yet come', async () => {
  const graph: Tree = ['generic', 'winter', { ref: 'text' }, ['text', 'winter']];
  const menu = (...entries: ['link', string, { ref: string }][]) => page(graph, ['menu', '', {}, ...entries]);
  const pressed = async (view: View, later: View) => {
    const { hands, acts } = handsOver(view, [], later);
    const step: Step = { kind: 'action', action: 'choose', target: { text: 'winter' } };
    await doAction(hands, { spec: spec(step), step });
    return acts;
  };
  const full = menu(['link', 'winter', { ref: 'entry' }]);
  assert.deepEqual(await pressed(menu(), full), ['click entry resolved']);
  assert.deepEqual(await pressed(menu(), menu()), ['click text resolved']);
});

test('the title of a value is not taken for the field by its name while the form may yet come', async () => {
  const label: Tree = ['generic', 'Status', { ref: 'label', tag: 'label' }, ['text', 'Status']];
  const step: Step = { kind: 'action', action: 'set', target: { text: 'Status' }, value: 'Sent' };
  const after = async (later: View) => {
    const { hands, acts } = handsOver(page(label, ['text', 'Draft']), [], later);
    const result = await doAction(hands, { spec: spec(step), step });
    return [acts.at(-1), result.ok ? '' : result.failureClass];
  };
  const field: Tree = ['textbox', 'Status', { ref: 'field', tag: 'input', value: 'Draft' }];
  assert.deepEqual(await after(page(label, field)), ['fill field resolved', '']);
  assert.deepEqual(await after(page(label, ['text', 'Draft'])), [undefined, 'no_evidence']);
});

test('what is done on a tab is done once that tab is in front, where the tabs say which one is', async () => {
  const tabs = (front: string): Tree => [
    'tablist',
    '',
    {},
    ['tab', 'Staff', { ref: 'staff', states: front === 'Staff' ? ['selected'] : [] }],
    ['tab', 'Options', { ref: 'options', states: front === 'Options' ? ['selected'] : [] }],
  ];
  const box: Tree = ['tabpanel', 'Options', {}, ['checkbox', 'Sound', { ref: 'sound' }]];
  const scope = { relation: 'within', role: 'tab', text: 'Options' } as const;
  const step: Step = { kind: 'action', action: 'check', target: { text: 'Sound', scope } };
  const acts = async (front: string) => {
    const { hands, acts } = handsOver(
      page(tabs(front), ...(front === 'Options' ? [box] : [])),
      [],
      page(tabs('Options'), box),
    );
    await doAction(hands, { spec: spec(step), step });
    return acts;
  };
  assert.deepEqual(await acts('Staff'), ['click options resolved', 'check sound resolved']);
  assert.deepEqual(await acts('Options'), ['check sound resolved']);
  assert.equal((await acts('none'))[0]?.startsWith('click options') ?? false, false);
  const late = handsOver(page(), [], page(tabs('Staff')));
  await doAction(late.hands, { spec: spec(step), step });
  assert.deepEqual(late.acts, ['click options resolved']);
});

test('what a shut section folds away is not missing', async () => {
  const press = async (folded: string) => {
    const { hands } = handsOver(page(['button', 'Returns', { tag: 'summary', states: ['collapsed'], folded }]), []);
    const step: Step = { kind: 'action', action: 'click', target: { text: 'Contact us' } };
    const result = await doAction(hands, { spec: spec(step), step });
    return result.ok || result.failureClass;
  };
  assert.equal(await press('Within 30 days. Contact us'), 'no_evidence');
  assert.equal(await press('Within 30 days.'), 'missing_element');
});
