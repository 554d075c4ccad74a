import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeFlow,
  createChannel,
  createFlow,
  createHook,
  createVault,
  finishRun,
  keepStorageState,
  openHook,
  resealAll,
  rotateChannelSecret,
  type SystemContext,
  setModelSettings,
  setSecret,
  within,
} from '../../src/index.ts';
import { sealedPlaces } from '../../src/reseal/places.ts';
import { claim, flowInput, passed, queue, seed, vaultKey } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const fixture = useFixture();

const fresh = { id: 'k2', key: '22'.repeat(32) };

/** How many texts each key has sealed. */
async function keysInUse(): Promise<Record<string, number>> {
  const each = sealedPlaces.map(
    ({ table, sealed, keyId }) => `select ${keyId} as k from ${table} where ${sealed} is not null`,
  );
  const rows = await fixture.database.asOwner<{ k: string; n: number }>(
    `select k, count(*)::int as n from (${each.join(' union all ')}) as all_texts group by k`,
  );
  return Object.fromEntries(rows.map(({ k, n }) => [k, n]));
}

test('every column with sealed text is sealed anew', async () => {
  const columns = await fixture.database.asOwner<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and column_name like '%sealed'`,
  );
  const known = ['mail.sealed', ...sealedPlaces.map(({ table, sealed }) => `${table}.${sealed}`)];
  assert.deepEqual(columns.map(({ place }) => place).sort(), known.sort());
});

test('a new key takes over while runs begin and secrets change, from wherever it was stopped, and the old one may go', async () => {
  const { ctx, sys, other } = fixture;
  const ids = await seed(ctx, 'rotated');
  const { environmentId } = ids;
  const names = Array.from({ length: 120 }, (_, at) => `secret-${at}`);
  for (const name of names) await setSecret(ctx, { environmentId, name, value: `value of ${name}` });
  await changeFlow(ctx, { flowId: ids.flowId, patch: { secrets: names.slice(0, 50) } });
  await setModelSettings(ctx, { model: 'openai:small', key: 'sk-model', budgets: {} });
  const hook = await createHook(ctx, { environmentId, source: 'generic', publicUrl: 'https://x.example' });
  const target = { kind: 'webhook', url: 'https://hook.example' } as const;
  const channel = await createChannel(ctx, {
    name: 'hook',
    target,
    environmentId: null,
    events: 'change',
    failuresBeforeTold: 1,
    digestMinutes: 0,
    quietHours: null,
    inconclusiveAs: 'failure',
  });
  await rotateChannelSecret(ctx, { channelId: channel.id });
  const signIn = await createFlow(ctx, { ...flowInput, name: 'Sign in' });
  const needing = await createFlow(ctx, { ...flowInput, name: 'Needs it', needs: 'Sign in' });
  await queue(ctx, { flowId: signIn.id, environmentId });
  const first = await claim(sys);
  await keepStorageState(sys, { lease: first.lease, storageState: '{"cookies":[]}' });
  await finishRun(sys, { lease: first.lease, outcome: passed });
  const theirs = await seed(other, 'theirs');
  await setSecret(other, { environmentId: theirs.environmentId, name: 'x', value: 'theirs' });

  const both: SystemContext = { ...sys, vault: createVault([fresh, vaultKey]) };
  const stop = new AbortController();
  let transactions = 0;
  // Killed in the middle: the clock is not asked there, the vault is.
  const killing = {
    ...both.vault,
    seal: (value: string, about: string) => {
      transactions += 1;
      if (transactions === 60) stop.abort(new Error('killed'));
      return both.vault.seal(value, about);
    },
  };
  await assert.rejects(resealAll({ ...both, vault: killing, signal: stop.signal }), /killed/);
  const half = await keysInUse();
  assert.ok((half.k1 ?? 0) > 0 && (half.k2 ?? 0) > 0, JSON.stringify(half));

  const begin = async (): Promise<void> => {
    for (let at = 0; at < 5; at += 1) {
      await queue(ctx, ids);
      const claimed = await claim(both);
      assert.equal(claimed.secrets['secret-7'], 'value of secret-7');
      assert.equal(claimed.model?.key, 'sk-model');
      await finishRun(both, { lease: claimed.lease, outcome: passed });
    }
  };
  const change = async (): Promise<void> => {
    const inside = within(both, ctx.workspaceId, ctx.actor);
    for (let at = 100; at < 110; at += 1) {
      await setSecret(inside, { environmentId, name: `secret-${at}`, value: `new ${at}` });
    }
  };
  const [rest] = await Promise.all([resealAll(both), begin(), change()]);
  assert.equal(rest.unopened, 0);
  assert.equal((await keysInUse()).k1, undefined);
  assert.deepEqual(await resealAll(both), { resealed: {}, unopened: 0 });

  const only: SystemContext = { ...sys, vault: createVault([fresh]) };
  await changeFlow(ctx, { flowId: ids.flowId, patch: { secrets: names.slice(95, 115) } });
  await queue(ctx, ids);
  const { secrets, lease } = await claim(only);
  assert.deepEqual([secrets['secret-99'], secrets['secret-105']], ['value of secret-99', 'new 105']);
  await finishRun(only, { lease, outcome: passed });
  await queue(ctx, { flowId: needing.id, environmentId });
  assert.equal((await claim(only)).signedIn?.storageState, '{"cookies":[]}');
  const token = hook.url.slice(hook.url.lastIndexOf('/') + 1);
  assert.equal((await openHook(only, { token, source: 'generic' })).secret, hook.secret);
});

test('a text that no key opens stays as it is and is counted', async () => {
  const { ctx, sys, database } = fixture;
  const { environmentId } = await seed(ctx, 'lost key');
  await setSecret(ctx, { environmentId, name: 'lost', value: 'x' });
  await database.asOwner("update secret set key_id = 'k0' where environment_id = $1", [environmentId]);
  const answer = await resealAll({ ...sys, vault: createVault([fresh, vaultKey]) });
  assert.equal(answer.unopened, 1);
});
