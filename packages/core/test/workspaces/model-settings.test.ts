import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBudgets } from '@smokejumper/contracts';
import { changeFlow, getModelSettings, getRun, setModelSettings } from '../../src/index.ts';
import { claim, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const key = 'sk-of-the-workspace';
const fixture = useFixture();

test('a run takes what its flow says before what its workspace says before the default, and keeps its caps', async () => {
  const { ctx, sys } = fixture;
  const budgets = { modelCalls: 7, costUsd: 0.5, wallMs: 90_000 };
  await setModelSettings(ctx, { model: 'openai:small', key, budgets });
  const ids = await seed(ctx);

  const plain = await queue(ctx, ids);
  assert.equal((await getRun(ctx, { runId: plain.id })).budgets, null);
  const first = await claim(sys);
  assert.deepEqual(first.model, { provider: 'openai', name: 'small', key });
  assert.deepEqual(first.budgets, { ...defaultBudgets, ...budgets });

  await changeFlow(ctx, {
    flowId: ids.flowId,
    patch: { model: 'openai:big:2', budgets: { modelCalls: 3 }, timeout: '30s' },
  });
  const { id: runId } = await queue(ctx, ids);
  const second = await claim(sys);
  assert.deepEqual(second.model, { provider: 'openai', name: 'big:2', key });
  const caps = { ...defaultBudgets, modelCalls: 3, costUsd: 0.5, wallMs: 30_000 };
  assert.deepEqual(second.budgets, caps);
  await setModelSettings(ctx, { model: 'openai:small', budgets: {} });
  assert.deepEqual((await getRun(ctx, { runId })).budgets, caps);
});

test('a key goes to no other provider, and naming another one drops it', async () => {
  const { ctx, sys } = fixture;
  await setModelSettings(ctx, { model: 'openai:small', key, budgets: {} });
  const ids = await seed(ctx, 'other provider');
  await changeFlow(ctx, { flowId: ids.flowId, patch: { model: 'anthropic:one' } });
  await queue(ctx, ids);
  assert.deepEqual((await claim(sys)).model, { provider: 'anthropic', name: 'one', key: null });

  assert.equal((await setModelSettings(ctx, { model: 'openai:big', budgets: {} })).hasKey, true);
  assert.equal((await setModelSettings(ctx, { model: 'anthropic:one', budgets: {} })).hasKey, false);
  assert.equal((await setModelSettings(ctx, { model: 'openai:big', budgets: {} })).hasKey, false);
});

test('a workspace sees, changes and uses its own settings only, and the key is stored sealed', async () => {
  const { ctx, other, sys, database } = fixture;
  await setModelSettings(ctx, { model: 'openai:small', key, budgets: { steps: 9 } });
  const untouched = { model: null, hasKey: false, budgets: {}, updatedAt: null };
  assert.deepEqual(await getModelSettings(other), untouched);
  await queue(other, await seed(other));
  const theirs = await claim(sys);
  assert.equal(theirs.model, null);
  assert.deepEqual(theirs.budgets, defaultBudgets);
  await setModelSettings(other, { model: null, budgets: {} });
  assert.equal((await getModelSettings(ctx)).model, 'openai:small');

  const rows = await database.asOwner<{ row: string }>(
    'select model_setting::text as row from model_setting union all select audit_entry::text from audit_entry',
  );
  assert.ok(rows.some(({ row }) => row.includes('model.set')));
  assert.ok(!JSON.stringify(rows).includes(key));
  const moved =
    'update model_setting set (model, key_id, sealed) = (select model, key_id, sealed from model_setting where workspace_id = $1) where workspace_id = $2';
  await database.asOwner(moved, [ctx.workspaceId, other.workspaceId]);
  await queue(other, await seed(other, 'moved'));
  await assert.rejects(claim(sys), /does not open/);
});
