import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBudgets } from '@smokejumper/contracts';
import {
  changeEnvironment,
  changeFlow,
  claimRun,
  createEnvironment,
  createRun,
  getEnvironment,
  getRun,
  listSecrets,
  setModelSettings,
  setSecret,
} from '../../src/index.ts';
import { claim, lease, queue, seed } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

const fixture = useFixture();

const canary = 'bypass-canary-value';

test('a flow says before its environment how a browser is set up, headers name by name, and both must allow an origin', async () => {
  const { ctx, sys, database } = fixture;
  const ids = await seed(ctx, 'merged');
  const { environmentId } = ids;
  await changeEnvironment(ctx, {
    environmentId,
    patch: {
      viewport: { width: 800, height: 600 },
      locale: 'de-AT',
      timezone: 'Europe/Vienna',
      headers: { 'X-Bypass': '{{bypass}}', 'x-kind': 'preview' },
      basicAuth: { username: 'guest', password: '{{preview}}' },
      allowedOrigins: ['https://*.shop.example', 'https://id.example'],
      allowPrivateHosts: false,
      variables: { kind: 'own' },
    },
  });
  await changeFlow(ctx, {
    flowId: ids.flowId,
    patch: { locale: 'fr-FR', headers: { 'X-Kind': '{{kind}}' }, allowedOrigins: ['https://eu.shop.example'] },
  });
  await assert.rejects(queue(ctx, ids), { code: 'missing_variable', message: /secret bypass and the secret preview/ });
  for (const [name, value] of [
    ['bypass', canary],
    ['preview', 'hunter-two'],
  ] as const) {
    await setSecret(ctx, { environmentId, name, value });
  }
  await queue(ctx, ids);
  const { browsing, secrets, variables } = await claim(sys);
  const credentials = Buffer.from('guest:hunter-two').toString('base64');
  assert.deepEqual(browsing, {
    viewport: { width: 800, height: 600 },
    locale: 'fr-FR',
    timezone: 'Europe/Vienna',
    colorScheme: null,
    userAgentSuffix: null,
    headers: { 'X-Bypass': canary, 'X-Kind': 'own' },
    basicAuth: { username: 'guest', password: 'hunter-two' },
    allowedOrigins: ['https://eu.shop.example'],
    allowPrivateHosts: false,
    hidden: [canary, 'hunter-two', credentials],
  });
  assert.deepEqual([secrets, variables], [{}, { kind: 'own' }], 'what only a header needs is not for typing');
  const shown = await getEnvironment(ctx, { environmentId });
  assert.deepEqual(shown.headers, { 'X-Bypass': '{{bypass}}', 'x-kind': 'preview' });
  const rows = await database.asOwner<{ row: string }>(
    'select environment::text as row from environment union all select secret::text from secret union all select audit_entry::text from audit_entry union all select run::text from run',
  );
  assert.ok(!JSON.stringify(rows).includes(canary));
});

test('a setting that is taken back is the default again, and what a patch does not name stays', async () => {
  const { ctx } = fixture;
  const made = await createEnvironment(ctx, {
    name: 'patched',
    baseUrl: 'https://shop.example',
    variables: {},
    locale: 'de-AT',
    allowedOrigins: [],
    headers: { 'x-a': '1' },
    storageStateMaxAge: '30m',
    budgets: { steps: 7 },
    model: 'openai:small',
  });
  assert.deepEqual([made.allowedOrigins, made.storageStateMaxAgeMs, made.allowPrivateHosts], [[], 1_800_000, true]);
  const { id: environmentId } = made;
  const renamed = await changeEnvironment(ctx, { environmentId, patch: { name: 'renamed' } });
  assert.deepEqual(renamed, { ...made, name: 'renamed' });
  const patch = {
    locale: null,
    allowedOrigins: null,
    headers: null,
    storageStateMaxAge: null,
    budgets: null,
    model: null,
  };
  const bare = await changeEnvironment(ctx, { environmentId, patch });
  const nothing = { locale: null, allowedOrigins: null, headers: {}, budgets: null, model: null };
  assert.deepEqual(bare, { ...renamed, ...nothing, storageStateMaxAgeMs: 4 * 3_600_000 });
  await assert.rejects(changeEnvironment(ctx, { environmentId, patch: { storageStateMaxAge: '800h' } }), {
    details: { errors: [{ pointer: '/storageStateMaxAge', detail: 'is longer than 30 days' }] },
  });
});

test('model and caps are the flow’s, else the environment’s, else the workspace’s', async () => {
  const { ctx, sys } = fixture;
  await setModelSettings(ctx, { model: 'openai:small', key: 'sk-x', budgets: { steps: 9, modelCalls: 9 } });
  const ids = await seed(ctx, 'models');
  const patch = { model: 'openai:middle', budgets: { modelCalls: 5, wallMs: 60_000 } };
  await changeEnvironment(ctx, { environmentId: ids.environmentId, patch });
  await queue(ctx, ids);
  const first = await claim(sys);
  assert.equal(first.model?.name, 'middle');
  assert.deepEqual(first.budgets, { ...defaultBudgets, steps: 9, modelCalls: 5, wallMs: 60_000 });
  await changeFlow(ctx, { flowId: ids.flowId, patch: { model: 'openai:big', budgets: { modelCalls: 3 } } });
  await queue(ctx, ids);
  const second = await claim(sys);
  assert.deepEqual([second.model?.name, second.budgets.modelCalls, second.budgets.steps], ['big', 3, 9]);
});

test('a run for an address outside the allowed origins is refused, and ends as policy when its environment narrowed later', async () => {
  const { ctx, sys } = fixture;
  const ids = await seed(ctx, 'narrow');
  const { environmentId } = ids;
  const preview = (baseUrl: string) =>
    createRun(ctx, { ...ids, baseUrl, variables: {}, brain: 'auto', priority: 5, trigger: 'api' });
  await changeEnvironment(ctx, { environmentId, patch: { allowedOrigins: ['https://*.preview.example'] } });
  await assert.rejects(preview('https://evil.example'), {
    code: 'invalid_input',
    details: { errors: [{ pointer: '/baseUrl', detail: 'is outside the allowed origins of the environment' }] },
  });
  const { id: runId } = await preview('https://pr-1.preview.example');
  await changeEnvironment(ctx, { environmentId, patch: { allowedOrigins: [] } });
  assert.equal(await claimRun(sys, lease), null);
  const run = await getRun(ctx, { runId });
  assert.deepEqual([run.verdict, run.failureClass], ['inconclusive', 'policy']);
  assert.match(run.summary ?? '', /^https:\/\/pr-1\.preview\.example is outside the allowed origins/);
});

test('secrets are listed by name and version, and the text of a replaced one is gone', async () => {
  const { ctx, database } = fixture;
  const { environmentId } = await seed(ctx, 'versions');
  for (const value of ['first', 'second']) await setSecret(ctx, { environmentId, name: 'token', value });
  const { data } = await listSecrets(ctx, { environmentId });
  assert.deepEqual(
    data.map(({ name, version }) => [name, version]),
    [['token', 2]],
  );
  const rows = await database.asOwner<{ version: number; sealed: string | null }>(
    'select version, sealed from secret where environment_id = $1 order by version',
    [environmentId],
  );
  assert.deepEqual([rows[0]?.sealed, typeof rows[1]?.sealed], [null, 'string']);
});
