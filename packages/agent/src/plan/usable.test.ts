import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PlanStep, silentLog } from '@smokejumper/contracts';
import { readingVersion } from '@smokejumper/flow';
import { planOf } from './make.ts';
import { specHashOf } from './seal.ts';
import { usablePlan } from './usable.ts';

const spec = 'Click "Save".';
const step: PlanStep['step'] = { kind: 'action', action: 'click', target: { text: 'Save' } };
const lesson = { item: null, effect: 'changes' as const, kept: new Set<string>() };
const plan = planOf({
  flow: 'Save',
  spec,
  lessons: [{ spec: { text: spec, line: 1, column: 1, quoted: true, step }, ...lesson }],
});

test('a plan is replayed for its own spec, unless its words were read by another version of the reading', () => {
  const used = (given: unknown, words = spec) => usablePlan({ log: silentLog }, { plan: given, spec: words });
  assert.deepEqual(used(plan), plan);
  assert.equal(used(plan, 'Click "Send".'), null);
  assert.equal(used({ ...plan, specHash: specHashOf(spec, readingVersion - 1) }), null);
  assert.equal(used({ ...plan, steps: plan.steps.map((one) => ({ ...one, optional: true })) }), null);
});
