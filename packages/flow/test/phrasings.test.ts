import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileSpec } from '../src/index.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);

const files = readdirSync(import.meta.dirname);
const phrasings = files.filter((name) => /^phrasings\.(?:\w+\.)?jsonl$/.test(name));
const refusals = files.filter((name) => /^refusals\.(?:\w+\.)?txt$/.test(name));

for (const line of phrasings.flatMap(linesOf)) {
  const { say, steps } = JSON.parse(line) as { say: string; steps: object[] };
  test(`“${say}” reads as ${steps.map((step) => (step as { action: string }).action).join(', ') || 'nothing to do'}`, () => {
    const read = compileSpec(say);
    assert.deepEqual(read.problems, []);
    assert.deepEqual(
      read.steps.map(({ step: { kind: _, ...rest } }) => rest),
      steps,
    );
  });
}

for (const say of refusals.flatMap(linesOf)) {
  test(`“${say}” is refused, not guessed`, () => {
    const read = compileSpec(say);
    assert.deepEqual(read.steps, []);
    assert.ok(read.problems.length > 0);
  });
}

test('"Terms is checked" is refused where a spec tells in the passive what is done and nothing is done after: an act or a state, nobody can tell', () => {
  const read = compileSpec('1. /rooms is opened\n2. "Save" is clicked\n3. "Terms" is checked');
  assert.deepEqual(
    read.steps.map(({ step }) => step.action),
    ['navigate', 'click'],
  );
  assert.deepEqual(
    read.problems.map(({ clause }) => clause),
    ['"Terms" is checked'],
  );
});

for (const say of [
  '✗ open /kiosk\n❌ the Pay button is enabled',
  'Fill in the form:\n- "Country": select "France"\n- "Town": anything',
  'Click "Save" once\nthe form is valid',
  '- Click "Save" once\n  "B" is visible',
  'If "A" is shown:\n- if "B" is shown, click "C"',
])
  test(`“${say}” on its lines is refused, not guessed`, () => {
    assert.deepEqual(compileSpec(say).steps, []);
  });

test('what an error or a total is told to be after an act is not entered', () => {
  for (const told of ['Error: Invalid, Status: 400', 'Total: 45, Tax: 5'])
    assert.deepEqual(
      compileSpec(`Click Save. ${told}`).steps.map(({ step }) => step.action),
      ['click'],
    );
});

test('what "is pressed" among orders may be how a button is, so nothing is pressed', () => {
  for (const say of [
    '"A" is shown. "Bold" is pressed.',
    'Click "Bold". "Bold" is pressed.',
    'Open /x. "Bold" is pressed.',
  ])
    assert.deepEqual(
      compileSpec(say).problems.map(({ clause }) => clause),
      ['"Bold" is pressed'],
    );
});

test('a line that nobody could read takes no claim of the line below with it', () => {
  for (const line of ['add seats until the discount kicks in', 'keep adding rooms until the rate drops to'])
    assert.deepEqual(
      compileSpec(`${line}\n"Best price" should be shown`).problems.map(({ clause }) => clause),
      [line],
    );
});

test('an order that nobody could read shares no verb with the one before it', () => {
  const { steps } = compileSpec('Select "A" in the "B" dropdown and add two paintings from the Dutch room');
  assert.deepEqual(
    steps.map(({ step }) => step.value),
    ['A'],
  );
});

test('what a field is confirmed with may be typed or pressed, so neither is done', () => {
  const { steps } = compileSpec('Enter "a1" in Password and confirm it with "b2"');
  assert.deepEqual(
    steps.map(({ step }) => step.action),
    ['fill'],
  );
});

test('what happens after an act, or comes of it, is not acted on', () => {
  for (const told of [
    'the preview loads quickly',
    'the page reloads',
    'the spinner spins briefly',
    '"Saved" toast',
    'the "Sure?" dialog',
    'I am logged in',
  ])
    assert.deepEqual(
      compileSpec(`click the first result, ${told}`).steps.map(({ step }) => step.action),
      ['click'],
    );
});

test('who acts beside a customer is somebody else, and refused', () => {
  const read = compileSpec('The customer opens /orders. The admin opens /users');
  assert.deepEqual(
    read.problems.map(({ clause }) => clause),
    ['The admin opens /users'],
  );
});

test('what a ticket says was seen is neither a step nor a check, whatever stands under its heading', () => {
  const read = compileSpec(
    '1. Open /a\n**Actual result**\n- "A" is shown\n- Click "B"\n**Expected result**\n- "C" is shown',
  );
  assert.deepEqual(
    read.steps.map(({ step }) => step.action),
    ['navigate', 'assertVisible'],
  );
  assert.deepEqual(
    read.problems.map(({ clause }) => clause),
    ['"A" is shown', 'Click "B"'],
  );
});

test('a limit of time is quoted with the clause that it limits', () => {
  const [problem] = compileSpec('Within 10 seconds, "Done" should').problems;
  assert.equal(problem?.clause, 'Within 10 seconds, "Done" should');
});
