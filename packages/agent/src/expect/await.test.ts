import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../test/page.ts';
import type { View } from '../ground/view.ts';
import type { Session } from '../run/session.ts';
import { awaitCheck } from './await.ts';

/** A session whose page is only ever read in part, on a clock that runs a second at each look. */
function halfRead(view: View): Session {
  let at = 0;
  const session = {
    ctx: { now: () => at, signal: new AbortController().signal },
    deadline: 60_000,
    calm: async () => true,
    look: async () => {
      at += 1_000;
      return { ...view, whole: false };
    },
    facts: () => ({ view }),
  };
  return session as unknown as Session;
}

test('a page that was read in part proves neither that something is absent nor that it is missing', async () => {
  const session = halfRead(page(['heading', 'Orders', {}, ['text', 'Orders']]));
  for (const action of ['assertNotVisible', 'assertVisible'] as const) {
    const step = { kind: 'assert' as const, action, target: { text: 'Failed' } };
    const { check } = await awaitCheck(session, step, { waitMs: 2_000 });
    assert.equal(check.status, 'unproven', action);
  }
  const shown = { kind: 'assert' as const, action: 'assertVisible' as const, target: { text: 'Orders' } };
  assert.equal((await awaitCheck(session, shown, { waitMs: 2_000 })).check.status, 'met');
});
