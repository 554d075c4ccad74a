import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  archiveFlow,
  authenticateKey,
  changeEnvironment,
  changeFlow,
  createEnvironment,
  createFlow,
  createKey,
  createVault,
  finishRun,
  getEnvironment,
  listEnvironments,
  listFlows,
  listFlowVersions,
  listKeys,
  removeSecret,
  revokeKey,
  setSecret,
  within,
} from '../src/index.ts';
import { claim, flowInput, passed, queue, seed, vaultKey } from './fixture.ts';
import { useFixture } from './use-fixture.ts';

const page = { limit: 25 };

describe('verbs', () => {
  const fixture = useFixture({ poolSize: 10 });

  describe('flows', () => {
    it('get a new version with each change, and old versions stay as they were', async () => {
      const { ctx } = fixture;
      const flow = await createFlow(ctx, { ...flowInput, timeout: '90s' });
      assert.equal(flow.version.timeoutMs, 90_000);
      const changed = await changeFlow(ctx, { flowId: flow.id, patch: { spec: 'Go to /cart.' } });
      assert.deepEqual([changed.version.number, changed.version.spec, changed.name], [2, 'Go to /cart.', flow.name]);
      const same = await changeFlow(ctx, { flowId: flow.id, patch: { spec: 'Go to /cart.', tags: ['smoke'] } });
      assert.deepEqual([same.version.number, same.tags], [2, ['smoke']]);
      const { data } = await listFlowVersions(ctx, { ...page, flowId: flow.id });
      assert.deepEqual(
        data.map(({ number, spec }) => [number, spec]),
        [
          [2, 'Go to /cart.'],
          [1, flowInput.spec],
        ],
      );
    });

    it('number their versions without a gap when changed by many at once', async () => {
      const { ctx } = fixture;
      const flow = await createFlow(ctx, flowInput);
      const patch = (index: number) => changeFlow(ctx, { flowId: flow.id, patch: { name: `Name ${index}` } });
      await Promise.all(Array.from({ length: 8 }, (_, index) => patch(index)));
      const { data } = await listFlowVersions(ctx, { ...page, flowId: flow.id });
      assert.deepEqual(
        data.map(({ number }) => number).sort((a, b) => a - b),
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
      );
    });

    it('are neither changed nor run once archived', async () => {
      const { ctx } = fixture;
      const { flowId, environmentId } = await seed(ctx, 'archive');
      await archiveFlow(ctx, { flowId });
      assert.ok((await archiveFlow(ctx, { flowId })).archivedAt);
      await assert.rejects(changeFlow(ctx, { flowId, patch: { name: 'New' } }), { code: 'archived' });
      await assert.rejects(queue(ctx, { flowId, environmentId }), { code: 'archived' });
      assert.ok(!(await listFlows(ctx, page)).data.some(({ id }) => id === flowId));
      assert.ok((await listFlows(ctx, { ...page, archived: true })).data.some(({ id }) => id === flowId));
    });
  });

  describe('environments', () => {
    it('keep what a patch does not name, and refuse a name that is taken', async () => {
      const { ctx } = fixture;
      const made = await createEnvironment(ctx, {
        name: 'Production',
        baseUrl: 'https://shop.example',
        variables: { user: 'standard_user' },
      });
      const changed = await changeEnvironment(ctx, { environmentId: made.id, patch: { name: 'Live' } });
      assert.deepEqual(changed, { ...made, name: 'Live' });
      const again = createEnvironment(ctx, { name: 'Live', baseUrl: 'https://x.example', variables: {} });
      await assert.rejects(again, { code: 'conflict' });
    });

    it('show of a secret its name and version, and keep no older value', async () => {
      const { ctx, database } = fixture;
      const { environmentId } = await seed(ctx, 'secrets');
      await setSecret(ctx, { environmentId, name: 'password', value: 'first' });
      const second = await setSecret(ctx, { environmentId, name: 'password', value: 'second' });
      assert.equal(second.version, 2);
      const { secrets } = await getEnvironment(ctx, { environmentId });
      assert.deepEqual(secrets, [second]);
      const rows = await database.asOwner(
        'select version, sealed is null as wiped, key_id from secret where environment_id = $1 order by version',
        [environmentId],
      );
      assert.deepEqual(rows, [
        { version: 1, wiped: true, key_id: 'k1' },
        { version: 2, wiped: false, key_id: 'k1' },
      ]);
      await removeSecret(ctx, { environmentId, name: 'password' });
      assert.deepEqual((await getEnvironment(ctx, { environmentId })).secrets, []);
      await assert.rejects(removeSecret(ctx, { environmentId, name: 'password' }), { code: 'not_found' });
    });

    it('open secrets sealed by the key before, once a new one stands in front', async () => {
      const { ctx, sys } = fixture;
      const { environmentId } = await seed(ctx, 'rotation');
      await setSecret(ctx, { environmentId, name: 'password', value: 'old but good' });
      const flow = await createFlow(ctx, { ...flowInput, secrets: ['password'] });
      await queue(ctx, { flowId: flow.id, environmentId });
      const vault = createVault([{ id: 'k2', key: '22'.repeat(32) }, vaultKey]);
      const claimed = await claim({ ...sys, vault });
      assert.deepEqual(claimed.secrets, { password: 'old but good' });
      await finishRun(sys, { lease: claimed.lease, outcome: passed });
    });

    it('refuse a run whose flow needs a secret that they do not hold', async () => {
      const { ctx } = fixture;
      const { environmentId } = await seed(ctx, 'without');
      const flow = await createFlow(ctx, { ...flowInput, secrets: ['password'] });
      await assert.rejects(queue(ctx, { flowId: flow.id, environmentId }), { code: 'missing_variable' });
    });
  });

  describe('API keys', () => {
    it('are known by their hash, until they are revoked or expire', async () => {
      const { ctx, sys, database } = fixture;
      const made = await createKey(ctx, { name: 'CI', scopes: ['runs:read'] });
      const known = await authenticateKey(sys, { key: made.key });
      assert.deepEqual(known, {
        workspaceId: ctx.workspaceId,
        actor: { kind: 'apiKey', id: made.id, scopes: ['runs:read'] },
      });
      const rows = await database.asOwner('select 1 from api_key k where k::text like $1', [`%${made.key.slice(5)}%`]);
      assert.deepEqual(rows, []);
      await revokeKey(ctx, { keyId: made.id });
      await assert.rejects(authenticateKey(sys, { key: made.key }), { code: 'unauthenticated' });

      const expiresAt = new Date(sys.clock.now().getTime() + 1_000).toISOString();
      const short = await createKey(ctx, { name: 'Short', scopes: ['runs:read'], expiresAt });
      await authenticateKey(sys, { key: short.key });
      fixture.pass(1_000);
      await assert.rejects(authenticateKey(sys, { key: short.key }), { code: 'unauthenticated' });
    });

    it('write down their last use at most once a minute', async () => {
      const { ctx, sys } = fixture;
      const { key, id } = await createKey(ctx, { name: 'Busy', scopes: ['runs:read'] });
      const lastUsed = async () => (await listKeys(ctx, page)).data.find((row) => row.id === id)?.lastUsedAt;
      const uses = [];
      for (const wait of [0, 30_000, 31_000]) {
        fixture.pass(wait);
        await authenticateKey(sys, { key });
        uses.push(await lastUsed());
      }
      assert.ok(uses[0]);
      assert.equal(uses[1], uses[0]);
      assert.notEqual(uses[2], uses[0]);
    });

    it('give no more than their maker has, and do no more than they may', async () => {
      const { ctx } = fixture;
      const limited = within(ctx, ctx.workspaceId, { kind: 'apiKey', id: 'key_x', scopes: ['settings:write'] });
      await assert.rejects(createKey(limited, { name: 'Up', scopes: ['runs:write'] }), { code: 'forbidden' });
      await assert.rejects(createFlow(limited, flowInput), { code: 'forbidden' });
      await assert.rejects(listKeys(limited, page), { code: 'forbidden' });
    });
  });

  describe('lists', () => {
    it('show every row once over all pages, also rows of one millisecond', async () => {
      const { other } = fixture;
      const made: string[] = [];
      for (let index = 0; index < 7; index += 1) made.push((await createFlow(other, flowInput)).id);
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let pages = 0; pages < 10; pages += 1) {
        const next = await listFlows(other, { limit: 3, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...next.data.map(({ id }) => id));
        assert.equal(next.hasMore, next.nextCursor !== null);
        if (next.nextCursor === null) break;
        cursor = next.nextCursor;
      }
      assert.deepEqual(seen, made.reverse());
    });

    it('refuse a cursor of another list, another filter, another workspace, or none of ours', async () => {
      const { ctx, other } = fixture;
      const { nextCursor } = await listFlows(other, { limit: 1 });
      const cursor = nextCursor ?? '';
      await listFlows(other, { limit: 1, cursor });
      const strangers = [
        () => listFlows(ctx, { limit: 1, cursor }),
        () => listFlows(other, { limit: 1, cursor, archived: true }),
        () => listEnvironments(other, { limit: 1, cursor }),
        () => listFlows(other, { limit: 1, cursor: 'abc' }),
        () => listFlows(other, { limit: 1, cursor: `${cursor.slice(0, -2)}AA` }),
        () => listFlows(other, { limit: 1, cursor: '' }),
      ];
      for (const ask of strangers) await assert.rejects(ask, { code: 'invalid_cursor' });
    });
  });
});
