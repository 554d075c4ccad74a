import assert from 'node:assert/strict';
import test from 'node:test';
import type { RunResult } from '@smokejumper/contracts';
import picocolors from 'picocolors';
import { renderCtrf } from './ctrf.ts';
import { renderGithub } from './github.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import { createLineProgress } from './lines.ts';
import type { ReportedRun } from './reported-run.ts';

function reported(more: Partial<RunResult> = {}): ReportedRun {
  const result: RunResult = {
    flow: 'Buy <a> "backpack" & \u0001more',
    status: 'finished',
    verdict: 'failed',
    failureClass: 'expectation_not_met',
    summary: 'The order was not complete.',
    flaky: false,
    attempts: 1,
    durationMs: 1_500,
    steps: [],
    expectations: [],
    refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
    pageErrors: [],
    artifacts: [],
    ...more,
  };
  return { file: 'shop.flows.yaml', startedAt: 0, result };
}

test('JUnit tells failures from errors, counts both and escapes what XML cannot hold', () => {
  const xml = renderJunit([
    reported(),
    reported({ verdict: 'errored', failureClass: 'infrastructure' }),
    reported({ verdict: 'inconclusive', failureClass: 'ambiguous' }),
    reported({ verdict: 'passed', failureClass: null, flaky: true }),
  ]);
  assert.match(xml, /<testsuites name="smokejumper" tests="4" failures="2" errors="1" time="6.000">/);
  assert.equal(xml.match(/<flakyFailure /g)?.length, 1);
  assert.match(xml, /<error type="errored\.infrastructure"/);
  assert.match(xml, /<failure type="inconclusive\.ambiguous"/);
  assert.match(xml, /name="Buy &lt;a&gt; &quot;backpack&quot; &amp; \ufffdmore"/);
});

test('CTRF counts what did not pass as failed and keeps the verdict', () => {
  const runs = [reported({ verdict: 'errored', failureClass: 'infrastructure' }), reported({ verdict: 'passed' })];
  const report = JSON.parse(renderCtrf(runs, { start: 1, stop: 2 }));
  const { tests, passed, failed, start, stop } = report.results.summary;
  assert.deepEqual({ tests, passed, failed, start, stop }, { tests: 2, passed: 1, failed: 1, start: 1, stop: 2 });
  assert.deepEqual([report.results.tests[0].status, report.results.tests[0].rawStatus], ['failed', 'errored']);
});

test('annotations name what did not pass, one command a line whatever a name holds', () => {
  const text = renderGithub([
    reported({ flow: 'a::error title=x::,\n::set-output', summary: '100 % broken\r\n::error::forged' }),
    reported({ verdict: 'passed', failureClass: null }),
  ]);
  assert.equal(
    text,
    '::error file=shop.flows.yaml,title=a%3A%3Aerror title=x%3A%3A%2C%0A%3A%3Aset-output%3A failed (expectation_not_met)' +
      '::100 %25 broken%0D%0A::error::forged\n',
  );
});

test('a result that does not fit its schema is not written', () => {
  assert.throws(() => renderJson([reported({ verdict: 'perhaps' as never })]));
});

test('a terminal shows the step under way and replaces it; elsewhere only whole lines are written', () => {
  const write = (liveColumns: number | null): string => {
    let written = '';
    const progress = createLineProgress({
      write: (text) => {
        written += text;
      },
      colors: picocolors.createColors(false),
      mixed: false,
      liveColumns,
    });
    const run = progress.began({ flow: 'One', file: 'a.yaml', number: 1, total: 1 });
    run.stepStarted('Click "Send" and wait for a very long time');
    run.modelUsed({ modelCalls: 2, inputTokens: 1_200, outputTokens: 34, costUsd: 0.0102 });
    run.ended(reported({ verdict: 'passed', failureClass: null }));
    return written;
  };
  const cleared = '\r\u001b[2K';
  assert.ok(write(30).includes(`${cleared}  … Click "Send" and wait fo…${cleared}`), JSON.stringify(write(30)));
  assert.ok(
    write(60).includes(`${cleared}  … 2 model calls, 1234 tokens, $0.0102${cleared}`),
    JSON.stringify(write(60)),
  );
  assert.equal(write(null), 'One a.yaml (1/1)\n  passed in 1.5 s\n    The order was not complete.\n');
});
