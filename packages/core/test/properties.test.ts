import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import fc from 'fast-check';
import { listSuites, withIdempotency } from '../src/index.ts';
import { type Fixture, openFixture } from './fixture.ts';

// Whatever is done in whatever order: fast-check looks for the shortest way to break it, and names its seed.
describe('a property', () => {
  let fixture: Fixture;
  before(async () => {
    fixture = await openFixture();
  });
  after(() => fixture.close());

  describe('of cursors', () => {
    const insert = async (offsets: readonly number[], prefix: string): Promise<void> => {
      const rows = offsets.map((offset, at) => ({
        id: fixture.sys.newId('suite'),
        name: `${prefix} ${at}`,
        at: new Date(Date.UTC(2026, 0, 1) + offset).toISOString(),
      }));
      await fixture.database.asOwner(
        `insert into suite (id, workspace_id, name, flow_ids, tags, run_order, on_failure, created_by, created_at, updated_at)
         select id, $1, name, '{}', '{a}', 'parallel', 'continue', 'test', at, at
         from jsonb_to_recordset($2::jsonb) as r(id text, name text, at timestamptz)`,
        [fixture.ctx.workspaceId, JSON.stringify(rows)],
      );
    };

    /** Ids of all pages; `between` happens after the first. */
    const walk = async (limit: number, between: () => Promise<void> = async () => {}): Promise<string[]> => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listSuites(fixture.ctx, { limit, cursor });
        assert.ok(page.data.length <= limit && page.hasMore === (page.nextCursor !== null));
        // A page that was said to be there holds something, and what was shown does not come again.
        assert.ok(cursor === undefined || page.data.length > 0);
        assert.ok(page.data.every(({ id }) => !ids.includes(id)));
        if (ids.length === 0) await between();
        ids.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return ids;
    };

    it('is that pages hold each row once and in order, however many are of one moment and whatever is added', async () => {
      const offsets = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(offsets, fc.integer({ min: 1, max: 5 }), offsets, async (there, limit, added) => {
          await fixture.database.asOwner('delete from suite');
          await insert(there, 'there');
          const expected = (
            await fixture.database.asOwner<{ id: string }>('select id from suite order by created_at desc, id desc')
          ).map(({ id }) => id);
          assert.deepEqual(await walk(limit), expected);
          // Newer ones that come meanwhile move nothing.
          const newer = added.map((offset) => offset + 10);
          assert.deepEqual(await walk(limit, () => insert(newer, 'newer')), expected);
        }),
        { numRuns: 15 },
      );
    });

    it('is that one that was changed anywhere is refused', async () => {
      await fixture.database.asOwner('delete from suite');
      await insert([0, 1], 'two');
      const { nextCursor } = await listSuites(fixture.ctx, { limit: 1 });
      const text = Buffer.from(nextCursor!, 'base64url').toString('latin1');
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.integer({ min: 33, max: 126 }), async (at, code) => {
          const changed = `${text.slice(0, at)}${String.fromCharCode(code)}${text.slice(at + 1)}`;
          fc.pre(changed !== text);
          const cursor = Buffer.from(changed, 'latin1').toString('base64url');
          await assert.rejects(listSuites(fixture.ctx, { limit: 1, cursor }), { code: 'invalid_cursor' });
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('of idempotency keys', () => {
    const ask = fc.record({
      kind: fc.constant('ask' as const),
      key: fc.constantFrom('a', 'b'),
      fingerprint: fc.constantFrom('one', 'two'),
      throws: fc.boolean(),
    });
    const pass = fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(61_000, 12 * 3_600_000) });
    const keptMs = 24 * 3_600_000;

    it('is that work is done once a day for a key, another request is refused, and a failure leaves nothing', async () => {
      let round = 0;
      const commands = fc.array(fc.oneof({ weight: 4, arbitrary: ask }, pass), { maxLength: 10 });
      const check = async (list: readonly ({ kind: 'pass'; ms: number } | AskedOf<typeof ask>)[]): Promise<void> => {
        round += 1;
        const kept = new Map<string, { fingerprint: string; body: number; at: number }>();
        let worked = 0;
        for (const command of list) {
          const now = fixture.sys.clock.now().getTime();
          if (command.kind === 'pass') fixture.pass(command.ms);
          else {
            const { key, fingerprint, throws } = command;
            const known = kept.get(key);
            const live = known !== undefined && now < known.at + keptMs ? known : undefined;
            const before = worked;
            const got = await withIdempotency(
              fixture.ctx,
              { key: `${key}${round}`, fingerprint, route: 'r' },
              async () => {
                worked += 1;
                if (throws) throw new Error('work');
                return { status: 201, body: worked, headers: {} };
              },
            ).catch((error: unknown) => (isAppError(error) ? error.code : 'threw'));
            if (live && live.fingerprint !== fingerprint) assert.equal(got, 'idempotency_key_reused');
            else if (live) assert.deepEqual(got, { status: 201, body: live.body, headers: {}, replayed: true });
            else if (throws) assert.equal(got, 'threw');
            else {
              assert.deepEqual(got, { status: 201, body: worked, headers: {}, replayed: false });
              kept.set(key, { fingerprint, body: worked, at: now });
            }
            assert.equal(worked - before, live ? 0 : 1);
            if (!live && throws) kept.delete(key);
          }
        }
      };
      await fc.assert(fc.asyncProperty(commands, check), { numRuns: 20 });
    });
  });
});

type AskedOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
