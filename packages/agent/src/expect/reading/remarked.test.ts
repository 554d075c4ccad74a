import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page } from '../../../test/page.ts';

test('a day is the same with a remark in brackets behind it, and of other words that is open', () => {
  const view = page(
    box(box(['text', 'Due date']), box(['text', '12/20/2026 (Due in 19 days)'])),
    box(box(['text', 'State']), box(['text', 'Open (waiting)'])),
  );
  const told = (text: string, value: string, op: Op = 'equals') =>
    check(view, { action: 'assertText', target: { text }, op, value }).status;
  assert.deepEqual(
    [told('Due date', '12/20/2026'), told('Due date', '12/20/2026', 'not-equals'), told('Due date', '12/21/2026')],
    ['met', 'not_met', 'not_met'],
  );
  assert.deepEqual(
    [told('State', 'Open'), told('State', 'Open', 'not-equals'), told('State', 'Closed')],
    ['unproven', 'unproven', 'not_met'],
  );
});
