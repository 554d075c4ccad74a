import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../index.ts';

const told = (spec: string) => {
  const { steps, problems } = compileSpec(spec);
  return [steps.map(({ step }) => step.target?.text), problems.map(({ clause }) => clause)];
};

test('what is to be done behind a chosen name is no further name', () => {
  for (const deed of ['pay with an expired card', 'book a courier', 'order it with rice'])
    for (const name of ['Team', '"Team"'])
      assert.deepEqual(told(`choose ${name}, and ${deed}`), [['Team'], [deed]], `${name} ${deed}`);
});

test('names that are orders themselves are all chosen', () => {
  assert.deepEqual(told('choose pay by card and pay by cash'), [['pay by card', 'pay by cash'], []]);
  assert.deepEqual(told('tick "A" and "B"'), [['A', 'B'], []]);
});
