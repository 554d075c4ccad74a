import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExpectationResult } from '@smokejumper/contracts';
import { type Course, judge } from './verdict.ts';

const met: ExpectationResult = {
  text: 'it is there',
  status: 'met',
  evidence: [{ snapshot: 's1', quote: 'heading "it"' }],
};
const course = (more: Partial<Course>): Course => ({
  stop: null,
  expectations: [met],
  stated: 1,
  stepsDone: 2,
  documentError: null,
  changed: null,
  ...more,
});

test('passed needs every expectation met, with evidence', () => {
  assert.equal(judge(course({})).verdict, 'passed');
  assert.equal(judge(course({ expectations: [met, { ...met, evidence: [] }] })).verdict, 'inconclusive');
  assert.equal(judge(course({ expectations: [met, { ...met, status: 'unproven' }] })).failureClass, 'no_evidence');
  assert.equal(judge(course({ expectations: [{ ...met, status: 'not_met' }] })).verdict, 'failed');
});

test('a run without a single expectation is never passed', () => {
  assert.deepEqual(
    [
      judge(course({ expectations: [], stated: 0 })).verdict,
      judge(course({ expectations: [], stated: 0 })).failureClass,
    ],
    ['inconclusive', 'no_evidence'],
  );
});

test('a run that asserts nothing says so when it passes', () => {
  assert.match(judge(course({ stated: 0 })).summary, /nothing was asserted/);
});

test('what was read anew since the last run is told', () => {
  assert.equal(
    judge(course({ changed: '“Click "Save"” was read anew: it was button "Save" and is link "Save" now' })).summary,
    'The expectation was met after 2 steps; since the last run “Click "Save"” was read anew: it was button "Save" and is link "Save" now.',
  );
  assert.equal(
    judge(course({ stated: 0, stepsDone: 1 })).summary,
    'The only step was done and had its effect, but nothing was asserted.',
  );
});

test('an error page that no expectation explains is the page’s failure', () => {
  assert.equal(judge(course({ documentError: '/x answered 500' })).failureClass, 'page_error');
  const implied = { text: 'click "Gone": the document did not fail', status: 'not_met' as const, evidence: [] };
  const { failureClass, summary } = judge(
    course({ stated: 0, expectations: [implied], documentError: '/gone answered 404' }),
  );
  assert.deepEqual([failureClass, summary], ['page_error', 'The steps led to a page that failed: /gone answered 404.']);
});

test('each class keeps its verdict, and the summary is one sentence', () => {
  const stop = { clause: 'Click "Save"', after: 'signing in', found: 'button "Save" is disabled', aside: null };
  const verdictOf = (failureClass: NonNullable<Course['stop']>['failureClass']) =>
    judge(course({ stop: { ...stop, failureClass } })).verdict;
  assert.equal(verdictOf('missing_element'), 'failed');
  assert.equal(verdictOf('ambiguous'), 'inconclusive');
  assert.equal(verdictOf('infrastructure'), 'errored');
  const { summary } = judge(course({ stop: { ...stop, failureClass: 'action_had_no_effect' } }));
  assert.equal(summary, 'After signing in, “Click "Save"” did not work: button "Save" is disabled.');
});
