import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanStep, Step } from '@smokejumper/contracts';
import { compileSpec } from '../compile.ts';
import { explicitPlan, explicitStep } from './explicit.ts';

const button = { text: 'Add a seat', role: 'button' } as const;
const steps: Omit<Step, 'kind'>[] = [
  { action: 'click', target: button },
  { action: 'click', target: { text: 'Edit', scope: { relation: 'row', text: 'Ada', role: 'row' } } },
  { action: 'click', target: { ...button, scope: { relation: 'within', text: 'Seats', role: 'region' } } },
  { action: 'click', target: { text: 'Buy', role: 'button', scope: { relation: 'item', text: 'Rope', role: 'card' } } },
  { action: 'click', target: { text: 'Edit', role: 'button', ordinal: 2 } },
  { action: 'doubleClick', target: button },
  { action: 'fill', target: { text: 'Name', role: 'textbox' }, value: '{{name}}' },
  { action: 'fill', target: { text: 'E-mail' }, generate: 'email', as: 'mail' },
  { action: 'select', target: { text: 'Plan', role: 'combobox' }, value: 'Pro' },
  { action: 'check', target: { text: 'Terms', role: 'checkbox' } },
  { action: 'press', value: 'Enter' },
  { action: 'type', value: 'hello' },
  { action: 'navigate', value: '/members' },
  { action: 'back' },
  { action: 'scroll', value: 'bottom' },
  { action: 'upload', value: 'a.png', target: { text: 'Photo' } },
  { action: 'drag', target: { text: 'A' }, to: { text: 'B' } },
  { action: 'switchTab', target: { role: 'page', ordinal: 2 } },
  { action: 'acceptDialog' },
  { action: 'waitFor', until: { action: 'assertNotVisible', target: { text: 'Loading' } } },
  { action: 'remember', target: { text: 'Total' }, as: 'total' },
  { action: 'remember', target: { role: 'row' }, measure: 'count', as: 'n' },
  { action: 'login', value: '{{user}}', secret: '{{password}}' },
  { action: 'activate', target: { text: 'save' } },
];

for (const step of steps)
  test(`${JSON.stringify(step)} has words that are read as just that`, () => {
    const text = explicitStep({ kind: 'action', ...step });
    assert.ok(text);
    const { steps: read, problems } = compileSpec(`${text}.`);
    assert.deepEqual(problems, []);
    assert.equal(read.length, 1);
    assert.equal(read[0]?.step.action, step.action);
    assert.equal(read[0]?.step.target?.text, step.target?.text);
  });

const planned = (step: Step, more: Partial<PlanStep> = {}): PlanStep => ({
  text: 'Purchase one more place somehow',
  line: 1,
  column: 1,
  quoted: true,
  step,
  wanted: null,
  target: null,
  effect: 'none',
  optional: false,
  ...more,
});

test('a plan becomes a spec of one line a step, which is read without a problem', () => {
  const plan = explicitPlan([
    planned({ action: 'click', kind: 'action', target: button }),
    planned(
      { action: 'judge', kind: 'assert', value: 'the bill has adapted' },
      { judged: [{ quote: '- paragraph: Invoice total: $40.00', after: 0, under: '' }] },
    ),
  ]);
  assert.equal(plan.text, 'click the button "Add a seat".\n"Invoice total: $40.00" is shown.\n');
  const read = compileSpec(plan.text);
  assert.deepEqual(read.problems, []);
  assert.deepEqual(
    read.steps.map(({ step }) => step.action),
    ['click', 'assertVisible'],
  );
});

test('a step that no words mean says so instead of becoming another step', () => {
  const plan = explicitPlan([planned({ action: 'click', kind: 'action', target: { text: 'a "quoted" name' } })]);
  assert.equal(plan.lines[0]?.text, null);
  assert.match(plan.text, /^# not sayable: Purchase/);
});
