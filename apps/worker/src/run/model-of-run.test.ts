import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ModelSettings } from '@smokejumper/contracts';
import { modelOfRun } from './model-of-run.ts';

const judge = { provider: 'openai', name: 'judge', key: 'sk-judge', url: null } as const;
const own: ModelSettings = { provider: 'anthropic', name: 'ours', key: 'sk-ours', url: 'https://gate.example', judge };

test('without an override the worker’s own model is asked', () => {
  assert.equal(modelOfRun({ override: null, own, lend: true }), own);
  assert.equal(modelOfRun({ override: null, own: null, lend: true }), null);
});

test('the worker’s key is lent to a model of the same provider only, and only if it may be', () => {
  const same = { provider: 'anthropic', name: 'theirs', key: null } as const;
  const lent = { provider: 'anthropic', name: 'theirs', key: 'sk-ours', url: 'https://gate.example' };
  assert.deepEqual(modelOfRun({ override: same, own, lend: true }), lent);
  assert.deepEqual(modelOfRun({ override: same, own, lend: false }), { ...same, url: null });
  const another = { provider: 'openai', name: 'theirs', key: null } as const;
  assert.deepEqual(modelOfRun({ override: another, own, lend: true }), { ...another, url: null });
  assert.deepEqual(modelOfRun({ override: same, own: null, lend: true }), { ...same, url: null });
});

test('a key of the workspace’s own is used instead of the worker’s', () => {
  const override = { provider: 'anthropic', name: 'theirs', key: 'sk-theirs' } as const;
  assert.equal(modelOfRun({ override, own, lend: true })?.key, 'sk-theirs');
});
