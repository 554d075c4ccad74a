import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanStep, SpecStep, Step } from '@smokejumper/contracts';
import { page } from '../../test/page.ts';
import { type Lesson, planOf } from './make.ts';

const spec = 'If a banner is shown, click "Accept". Click "Buy".';
const accept: Step = {
  kind: 'action',
  action: 'click',
  target: { text: 'Accept' },
  condition: { action: 'assertVisible', target: { text: 'Accept' } },
};
const [button = null] = page(['button', 'Accept']).items;
const told = (step: Step): SpecStep => ({ text: 'click "Accept"', line: 1, column: 1, quoted: true, step });
const lesson = (step: Step, item: Lesson['item'], effect: PlanStep['effect']): Lesson => ({
  spec: told(step),
  item,
  effect,
  kept: new Set(),
});
const plan = (lessons: Lesson[], last: ReturnType<typeof planOf> | null = null) =>
  planOf({ flow: 'Buy', spec, lessons, last });

test('a plan stays as it was where a step was skipped or its effect came late, and changes with what was found', () => {
  const first = plan([lesson(accept, button, 'changes')]);
  assert.equal(first.steps[0]?.target?.name, 'Accept');
  assert.deepEqual(plan([lesson(accept, null, 'none')], first), first);
  assert.deepEqual(plan([lesson(accept, button, 'none')], first), first);
  assert.equal(plan([lesson(accept, button, 'navigates')], first).steps[0]?.effect, 'navigates');
  const other: Step = { ...accept, target: { text: 'Agree' } };
  assert.equal(plan([lesson(other, null, 'none')], first).steps[0]?.target, null);
});
