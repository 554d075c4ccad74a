import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../compile.ts';

const actions = (spec: string) => compileSpec(spec).steps.map(({ step }) => step.action);

test('the rows of a table whose purpose no step tells are refused with the line above them, and nothing is pressed', () => {
  for (const lead of ['Then I see the following orders:', 'Then the orders are there', 'And these users exist:']) {
    const read = compileSpec(`Given I go to "/x"\n${lead}\n  | Name | Role |\n  | Save | Cancel |\nThen "A" is shown`);
    assert.deepEqual(
      read.steps.map(({ step }) => step.action),
      ['navigate', 'assertVisible'],
    );
    assert.deepEqual(
      read.problems.map(({ line, reason }) => [line, reason]),
      [[2, 'What the rows of this table are for, the step does not say.']],
    );
  }
  assert.deepEqual(actions('Given I go to "/x"\nWhen I click "A"\nExamples:\n| Delete |\n| Log out |'), [
    'navigate',
    'click',
  ]);
});

test('a bare verb under "Expected:" is nothing to press', () => {
  assert.deepEqual(actions('Open /x\nExpected:\n- Save\n- Cancel'), ['navigate']);
});

test('what is marked like the line itself is the next step, and no list below it', () => {
  assert.deepEqual(actions('1. Open /x\n2. You should see the following tabs:\n3. Click "B"'), ['navigate', 'click']);
});
