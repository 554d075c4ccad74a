import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Session } from '../../run/session.ts';
import type { Facts } from '../check.ts';
import { createPassing, declaresPassing, speaksOfWork } from './passing.ts';

const job = (words: string, states: 'disabled'[] = [], ...more: Tree[]) =>
  page(['button', 'Start job', { states }, ['text', 'Start job']], ['paragraph', '', {}, ['text', words]], ...more);

interface Course {
  before?: View;
  during: View;
  after: View;
  lastedMs?: number;
  declared?: boolean;
  failed?: boolean;
}

/** What is said of a check that held while an answer was waited for, and no longer does. */
function told(step: Step, { before = job('Ready'), during, after, lastedMs = 1_500, ...more }: Course): string | null {
  const facts = (view: View) =>
    ({ view, since: null, kept: new Map(), typed: new Map(), pageErrors: more.failed ? [{}] : [] }) as unknown as Facts;
  const session = {
    ctx: { now: () => 0 },
    actedOn: before,
    errorsBefore: 0,
    glimpses: { seen: () => [{ view: during, from: 100, until: 100 + lastedMs }] },
    facts,
  } as unknown as Session;
  const look = ({ view }: Facts) => check(view, step, { since: before, actedOn: before });
  const passing = createPassing(session, step, { declared: more.declared === true, look });
  const now = check(after, step);
  assert.equal(now.status, 'not_met');
  return passing.tell(now, facts(after))?.check.status ?? null;
}

const disabled: Step = { kind: 'assert', action: 'assertState', target: { text: 'Start job' }, value: 'disabled' };

test('a state that ended with the work that the page told of may have been meant to stay, and is open', () => {
  const during = job('Status: Running', ['disabled']);
  const after = job('Status: Done');
  assert.equal(told(disabled, { during, after }), 'unproven');
  assert.equal(told(disabled, { during, after, declared: true }), 'met');
  assert.equal(told(disabled, { during, after, lastedMs: 200 }), null);
  assert.equal(told(disabled, { during, after, failed: true }), 'unproven');
  const alert: Tree = ['alert', '', {}, ['text', 'Could not start the job.']];
  assert.equal(told(disabled, { during, after: job('Status: Idle', [], alert) }), null);
  assert.equal(
    told(disabled, { during: job('Status: Running', ['disabled']), after: job('Status: Running') }),
    'unproven',
  );
});

test('a state that lasted a while for no reason that the page tells is open, unless the flow says that it ends', () => {
  const during = job('Ready', ['disabled']);
  assert.equal(told(disabled, { during, after: job('Ready') }), 'unproven');
  assert.equal(told(disabled, { during, after: job('Ready'), declared: true }), 'met');
  const enabled: Step = { ...disabled, value: 'enabled' };
  const wait: Step = { kind: 'action', action: 'waitFor', until: { ...enabled } };
  assert.equal(declaresPassing(disabled, [enabled]), true);
  assert.equal(declaresPassing(disabled, [wait]), true);
  assert.equal(declaresPassing(disabled, [{ ...enabled, target: { text: 'Stop job' } }]), false);
  assert.equal(
    declaresPassing(disabled, [{ kind: 'action', action: 'click', target: { text: 'Stop' } }, enabled]),
    false,
  );
});

test('words that tell of work and gave way to what came of it were shown; a value that was taken back was not', () => {
  const shows = (value: string): Step => ({ kind: 'assert', action: 'assertText', target: { text: 'Status' }, value });
  const row = (words: string, more: Tree[] = []) =>
    page(['status', 'Status', {}, ['text', words]], ['paragraph', '', {}, ['text', 'Job']], ...more);
  const report: Tree = ['paragraph', '', {}, ['text', '12 files were copied']];
  const course = { before: row('Idle'), during: row('Running'), after: row('Done', [report]) };
  assert.equal(told(shows('Running'), course), 'met');
  assert.equal(told(shows('Running'), { ...course, after: row('Idle') }), 'unproven');
  assert.equal(told(shows('Running'), { ...course, after: row('Done', [report]), failed: true }), 'unproven');
  const follow = { before: row('Follow'), during: row('Liked'), after: row('Follow') };
  assert.equal(told(shows('Liked'), follow), null);
  assert.equal(told(shows('Liked'), { ...follow, after: row('Seen') }), 'unproven');
  assert.equal(told(shows('Liked'), { ...follow, after: row('Failed') }), null);
  const shown: Step = { kind: 'assert', action: 'assertVisible', target: { text: '11 likes' } };
  const likes = { before: row('10 likes'), during: row('11 likes'), after: row('10 likes') };
  assert.equal(told(shown, likes), null);
  assert.equal(told(shown, { ...likes, after: row('Thank you') }), 'unproven');
});

test('what says that the page is at work speaks of work by its kind, its name or the value that is shown', () => {
  const says = (value: string): Step => ({ kind: 'assert', action: 'assertText', target: { role: 'button' }, value });
  assert.deepEqual(
    ['Saving…', 'Following', 'Downloaded'].map((value) => speaksOfWork(says(value))),
    [true, false, false],
  );
});
