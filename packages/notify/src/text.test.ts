import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Limit } from '@smokejumper/contracts';
import { passedRun, report, run } from '../test/fixture.ts';
import { reportMarkdown } from './markdown.ts';
import { factsOf, headline, standingOf, title } from './text.ts';

const apart = { ...run, quarantined: true };

test('what a flow in quarantine says is shown and is no failure of the deployment', () => {
  const shown = report([passedRun, apart]);
  assert.deepEqual(standingOf(shown), { state: 'done', conclusion: 'success', couldNotRun: false });
  assert.equal(title(shown), '1 quarantined, 1 passed of 2 flows');
  assert.match(reportMarkdown(shown), /quarantined: does not count/);
  const failing = report([run, apart]);
  assert.equal(title(failing), '1 failed, 1 quarantined, 0 passed of 2 flows');
  const cancelled = { ...apart, status: 'cancelled' as const, verdict: null };
  assert.equal(standingOf(report([cancelled])).state, 'done');
  assert.match(headline({ event: 'run.finished', at: '', change: null, run: apart }), /\(quarantined\)$/);
});

test('a limit is told with what is used of it and when it begins anew', () => {
  const quota: Limit = {
    name: 'cost_usd_per_month',
    max: 20,
    used: 16.004,
    period: 'month',
    resetsAt: '2026-12-01T00:00:00.000Z',
  };
  const news = { event: 'quota.warning' as const, at: '', change: null, run: null, quota };
  assert.equal(headline(news), '16 of 20 US dollars for models of the month are used');
  assert.deepEqual(factsOf(news), ['They begin anew at 2026-12-01 00:00 UTC.']);
  assert.match(headline({ ...news, event: 'quota.exceeded', quota: { ...quota, used: 20 } }), /are used up$/);
});
