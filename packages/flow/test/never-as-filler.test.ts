import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../src/index.ts';

/** What the steps hold of a spec that was read without a problem; `undefined` where it was refused. */
function saidBy(spec: string): string | undefined {
  const { steps, problems } = compileSpec(spec);
  return problems.length > 0 ? undefined : JSON.stringify(steps.map(({ step }) => step)).toLowerCase();
}

const lost = (pairs: readonly (readonly [spec: string, words: string])[]) =>
  pairs.filter(([spec, words]) => {
    const said = saidBy(spec);
    return said !== undefined && !said.includes(words.toLowerCase());
  });

const leads =
  'Confirm Check Verify Ensure Assert Validate Expect See Watch Next Then Now Also Please Finally Back Again Just Simply Result Look Want Wait Visible Shown Open Close Allow Continue'.split(
    ' ',
  );
const kinds = ['button', 'link', 'checkbox', 'tab', 'field', 'option'];

test('a word of the language that stands as a name before its kind is in the step, or the clause is refused', () => {
  const pairs = leads.flatMap((word) =>
    kinds.flatMap((kind) => [
      [`${word} ${kind} should be disabled`, word] as const,
      [`the ${word} ${kind} should be visible`, word] as const,
      [`click the ${word} ${kind}`, word] as const,
    ]),
  );
  assert.deepEqual(lost(pairs), []);
});

const states =
  'Available Unavailable Visible Shown Present Listed Offered Removed Closed Deleted Added Missing Hidden Open Active Inactive Enabled Disabled Required Selected Empty Expired Back Up Gone Seen Rendered Included Mentioned Dismissed'.split(
    ' ',
  );

test('a state with a capital is what the page says, or the clause is refused', () => {
  const pairs = states.flatMap((state) => [
    [`status should be ${state}`, state] as const,
    [`Stock should be ${state}`, state] as const,
    [`the first row should be ${state}`, state] as const,
  ]);
  assert.deepEqual(lost(pairs), []);
});

test('an adverb at the end of a label is in the step, or the clause is refused', () => {
  const labels = ['Copy it', 'Pay', 'Book', 'Start', 'Send it', 'Try', 'Show', 'Save all', 'Play', 'Join'];
  const adverbs = ['now', 'again', 'later', 'next', 'first', 'too', 'anyway', 'once', 'all'];
  const pairs = labels.flatMap((label) =>
    adverbs.flatMap((adverb) => [
      [`click ${label} ${adverb} in the dialog`, `${label} ${adverb}`] as const,
      [`"${label} ${adverb}" is shown`, `${label} ${adverb}`] as const,
      [`the ${label} ${adverb} button should be visible`, `${label} ${adverb}`] as const,
    ]),
  );
  assert.deepEqual(lost(pairs), []);
  assert.deepEqual(
    lost(['Copy it now', 'Send it again', 'Show all'].map((label) => [`check that ${label} is shown`, label] as const)),
    [],
  );
});

const orders = 'Turn on,Turn off,Click,Tap,Press,Tick,Untick,Toggle,Hover over,Choose,Pick,Select,Switch on'.split(',');
const saying =
  'mentions shows says contains reads displays matches lists states ends starts holds offers links points'.split(' ');

test('a clause headed by an order claims nothing, whatever its object is called', () => {
  const claims = orders.flatMap((order) =>
    saying.flatMap((noun) =>
      [`${order} ${noun}`, `${order.toLowerCase()} ${noun}`].filter((spec) =>
        compileSpec(spec).steps.some(({ step }) => step.kind === 'assert'),
      ),
    ),
  );
  assert.deepEqual(claims, []);
});
