import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import type { View } from '../ground/view/view.ts';
import type { Session } from '../run/session.ts';
import { awaitCheck } from './await.ts';

/** A session that sees what `look` tells, on a clock that runs a second at each look. */
function sessionOn(look: (at: number) => View, more: { actedOn?: View; facts?: object } = {}): Session {
  let at = 0;
  const session = {
    ctx: { now: () => at, signal: new AbortController().signal },
    deadline: 60_000,
    last: null,
    actedOn: more.actedOn ?? null,
    calm: async () => true,
    look: async () => {
      at += 1_000;
      return look(at);
    },
    errorsBefore: 0,
    glimpses: { seen: () => [] },
    facts: (view: View) => ({ view, typed: new Map(), asked: [], secrets: [], pageErrors: [], ...more.facts }),
  };
  return session as unknown as Session;
}

test('a page that was read in part proves neither that something is absent nor that it is missing', async () => {
  const half = { ...page(['heading', 'Orders', {}, ['text', 'Orders']]), whole: false };
  const session = sessionOn(() => half);
  for (const action of ['assertNotVisible', 'assertVisible'] as const) {
    const step = { kind: 'assert' as const, action, target: { text: 'Failed' } };
    const { check } = await awaitCheck(session, step, { waitMs: 2_000 });
    assert.equal(check.status, 'unproven', action);
  }
  const shown = { kind: 'assert' as const, action: 'assertVisible' as const, target: { text: 'Orders' } };
  assert.equal((await awaitCheck(session, shown, { waitMs: 2_000 })).check.status, 'met');
});

test('a count after typing is believed only once a page that waits for the end of typing has answered it', async () => {
  const rows = (...names: string[]) =>
    page(['list', '', {}, ...names.map((name) => ['listitem', '', {}, ['text', name]] as Tree)]);
  const field = page(['searchbox', 'Search', { tag: 'input' }]).items.find((item) => item.role === 'searchbox');
  let shown = rows('Ada');
  const session = {
    ctx: { now: () => 0, signal: new AbortController().signal },
    deadline: 60_000,
    last: field,
    actedOn: null,
    // The page asks half a second after the last key: who waits for less quiet sees it as it was.
    calm: async ({ quietMs }: { quietMs: number }) => {
      if (quietMs > 500) shown = rows('Ada', 'Ada');
      return true;
    },
    look: async () => shown,
    facts: (view: View) => ({ view }),
  };
  const step = {
    kind: 'assert' as const,
    action: 'assertCount' as const,
    target: { role: 'listitem' as const },
    value: '2',
  };
  const { check } = await awaitCheck(session as unknown as Session, step, { waitMs: 0 });
  assert.equal(check.status, 'met');
});

test('what is to be shown is waited for whatever leaves it open until then', async () => {
  const trail: Tree = ['list', '', {}, ['listitem', '', {}, ['text', 'Lamp']]];
  const before = page(['link', 'Help'], trail);
  const after = page(['link', 'Help'], trail, ['heading', 'Lamp', { level: 1 }, ['text', 'Lamp']]);
  const step = {
    kind: 'assert' as const,
    action: 'assertVisible' as const,
    target: { role: 'heading' as const, text: 'Lamp' },
  };
  const comes = sessionOn((at) => (at > 2_000 ? after : before));
  assert.equal((await awaitCheck(comes, step, { waitMs: 4_000 })).check.status, 'met');
  const never = sessionOn(() => before);
  assert.equal((await awaitCheck(never, step, { waitMs: 4_000 })).check.status, 'unproven');
});

test('what the page said and took back again is told with what did not come', async () => {
  const before = page(['button', 'Save', {}, ['text', 'Save']]);
  const after = page(['button', 'Save', {}, ['text', 'Save']], ['alert', '', {}, ['text', 'Could not save it.']]);
  const facts = { since: null, kept: new Map() };
  const session = sessionOn((at) => (at > 1_000 ? before : after), { actedOn: before, facts });
  const shown = { kind: 'assert' as const, action: 'assertVisible' as const, target: { text: 'Saved' } };
  const { check } = await awaitCheck(session, shown, { waitMs: 2_000 });
  assert.ok(check.status === 'not_met' && check.seen.includes('for a moment the page said "Could not save it."'));
});

test('an error that came with the last action is shown, though it goes by itself; what left a message open stays open', async () => {
  const plain = page(['heading', 'Orders', {}, ['text', 'Orders']]);
  const told = (said: Tree) => page(['heading', 'Orders', {}, ['text', 'Orders']], said);
  const passing = (said: Tree, since = plain) =>
    sessionOn((at) => (at > 1_000 ? plain : told(said)), { facts: { since } });
  const alert: Tree = ['alert', '', {}, ['text', 'Could not save it.']];
  const none = { kind: 'assert' as const, action: 'assertNotVisible' as const, target: { noun: 'error message' } };
  const check = async (session: Session, atOnce: boolean) =>
    (await awaitCheck(session, none, { waitMs: 2_000, atOnce })).check.status;
  assert.equal(await check(passing(alert), true), 'not_met');
  assert.equal(await check(passing(alert), false), 'met');
  // One that stood there before is given time to go.
  assert.equal(await check(passing(alert, told(alert)), true), 'met');
  const some = { kind: 'assert' as const, action: 'assertVisible' as const, target: { noun: 'success message' } };
  const { check: left } = await awaitCheck(passing(['generic', '', {}, ['text', 'Saved']]), some, { waitMs: 2_000 });
  assert.equal(left.status, 'unproven');
});

test('what the page takes back a moment after the action is not what came of it; what was merely shown then is open', async () => {
  const after = async (step: Partial<Step>, { stays, dots = '' }: { stays: boolean; dots?: string }) => {
    const owed = [300, 1e9];
    const send = async () => ({ result: { value: owed.shift() } });
    const line = { context: () => ({ newCDPSession: async () => ({ send }) }) };
    const says = (text: string) => page(['button', text, {}, ['text', text]], ['status', '', {}, ['text', text]]);
    const session = sessionOn((at) => says(at > 1_000 ? 'Follow' : `Following${dots}`), { facts: { since: null } });
    Object.assign(session, { actedAt: 0, page: () => line });
    const asked = { kind: 'assert', ...step } as Step;
    return (await awaitCheck(session, asked, { waitMs: 2_500, stays })).check.status;
  };
  const button = { action: 'assertText', target: { role: 'button' }, value: 'Following' } as const;
  assert.equal(await after(button, { stays: true }), 'not_met');
  assert.equal(await after(button, { stays: false }), 'met');
  const shown = { action: 'assertVisible', target: { text: 'Following' } } as const;
  assert.equal(await after(shown, { stays: true }), 'unproven');
  const atWork = { action: 'assertVisible', target: { text: 'Following...' } } as const;
  assert.equal(await after(atWork, { stays: true, dots: '...' }), 'met');
});

test('a message that went by itself was shown, unless one that something went wrong stands there instead', async () => {
  const plain = page(['heading', 'Orders', {}, ['text', 'Orders']]);
  const after = async (target: NonNullable<Step['target']>, left: Tree[]) => {
    const owed = [300, 1e9];
    const send = async () => ({ result: { value: owed.shift() } });
    const line = { context: () => ({ newCDPSession: async () => ({ send }) }) };
    const told = page(['heading', 'Orders', {}, ['text', 'Orders']], ['status', '', {}, ['text', 'Saved']]);
    const gone = page(['heading', 'Orders', {}, ['text', 'Orders']], ...left);
    const session = sessionOn((at) => (at > 1_000 ? gone : told), {
      facts: { since: plain, dialogs: [], kept: new Map() },
    });
    Object.assign(session, { actedAt: 0, page: () => line });
    const step: Step = { kind: 'assert', action: 'assertText', target, value: 'Saved' };
    return (await awaitCheck(session, step, { waitMs: 2_500, stays: true })).check.status;
  };
  assert.equal(await after({ role: 'alert' }, []), 'met');
  assert.equal(await after({ noun: 'success message' }, []), 'met');
  assert.notEqual(await after({ role: 'alert' }, [['alert', '', {}, ['text', 'Could not save it.']]]), 'met');
});

test('a page that shows nothing but a picture without a name has not begun: what is wanted on it is waited for longer', async () => {
  const blank = page(['document', 'Boats', {}, ['img', '']]);
  const drawn = page(['heading', 'Orders', {}, ['text', 'Orders']]);
  const step = { kind: 'assert' as const, action: 'assertVisible' as const, target: { text: 'Orders' } };
  const at = async (before: View, drawnAt: number) =>
    (
      await awaitCheck(
        sessionOn((now) => (now < drawnAt ? before : drawn)),
        step,
        { waitMs: 4_000 },
      )
    ).check.status;
  assert.deepEqual([await at(blank, 12_000), await at(blank, 40_000)], ['met', 'not_met']);
  for (const words of [
    ['text', 'Sorry'],
    ['button', 'Retry'],
    ['img', 'Out of order'],
  ] as Tree[])
    assert.equal(await at(page(words), 12_000), 'not_met');
});

test('a message may stand in line behind one that was there before the action', async () => {
  const saying = (words: string) => page(['alert', '', {}, ['text', words]], ['button', 'Sign in', { tag: 'button' }]);
  const before = saying('Please sign in');
  const step: Step = { kind: 'assert', action: 'assertVisible', target: { text: 'Wrong password' } };
  const waitMs = 3_000;
  const inLine = (at: number) => (at > 4_000 ? saying('Wrong password') : before);
  const shown = await awaitCheck(sessionOn(inLine, { actedOn: before }), step, { waitMs });
  assert.equal(shown.check.status, 'met');
  const none = await awaitCheck(sessionOn(inLine, { actedOn: page(['button', 'Sign in']) }), step, { waitMs });
  assert.equal(none.check.status, 'not_met');
  const never = await awaitCheck(
    sessionOn(() => before, { actedOn: before }),
    step,
    { waitMs },
  );
  assert.equal(never.check.status, 'not_met');
});

type Look = (options: { fresh?: boolean }) => Promise<View>;

const button = (text: string) => page(['button', text, {}, ['text', text]]);
const following = { kind: 'assert', action: 'assertText', target: { role: 'button' }, value: 'Following' } as const;

/** Right after an action: the page says through `owedMs` in how long it still does something, and looks as `look` tells. */
function justActed(look: Look, owedMs: () => number | undefined): Session {
  const send = async () => ({ result: { value: owedMs() } });
  const line = { context: () => ({ newCDPSession: async () => ({ send }) }) };
  const session = sessionOn(() => button(''), { facts: { since: null, actedOn: null } });
  let at = 0;
  const now = () => {
    at += 100;
    return at;
  };
  return Object.assign(session, { ctx: { ...session.ctx, now }, actedAt: 0, page: () => line, look });
}

test('what a page sets back a moment later is looked at anew, although nothing marks it', async () => {
  const owed = [300, 1e9];
  // A look that is not fresh is the one from before.
  const look: Look = async ({ fresh }) => button(fresh === true ? 'Follow' : 'Following');
  const session = justActed(look, () => owed.shift());
  assert.equal((await awaitCheck(session, following, { waitMs: 2_500, stays: true })).check.status, 'not_met');
});

test('what the page owed before the look, and did while it was looked at, is looked for once more', async () => {
  let looks = 0;
  const look: Look = async () => {
    looks += 1;
    return button(looks === 1 ? 'Following' : 'Follow');
  };
  const session = justActed(look, () => (looks === 0 ? 300 : 1e9));
  assert.equal((await awaitCheck(session, following, { waitMs: 2_500, stays: true })).check.status, 'not_met');
});

test('what was so before the action is not believed while an answer is waited for that was asked a moment later', async () => {
  const rows = (...names: string[]) =>
    page(['list', '', {}, ...names.map((name): Tree => ['listitem', '', {}, ['text', name]])]);
  const [all, found] = [rows('Lamp', 'Stapler'), rows('Lamp')];
  let waits = 0;
  const session = sessionOn(() => (waits > 1 ? found : all), { actedOn: all });
  const watch = { pending: () => (waits === 1 ? 1 : 0) };
  const calm = async () => {
    waits += 1;
    return true;
  };
  Object.assign(session, { watch, marked: () => 0, calm });
  const step: Step = { kind: 'assert', action: 'assertVisible', target: { text: 'Stapler' } };
  assert.equal((await awaitCheck(session, step, { waitMs: 2_500 })).check.status, 'not_met');
});
