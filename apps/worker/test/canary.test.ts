import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { runFlow } from '@smokejumper/agent';
import { createEnvironment, createFlow, createRun, setSecret } from '@smokejumper/core';
import { createLogger } from '@smokejumper/runtime';
import { startModelServer } from '../../../packages/agent/test/model-server/server.ts';
import { members } from '../../../packages/browser/test/zip.ts';
import { kinds, openStore } from '../../../packages/queue/test/stores.ts';
import { canary, hits, openEcho, readAcross } from './echo.ts';
import { type Fixture, openFixture, startWorker, untilDone } from './fixture.ts';

let fixture: Fixture;
before(async () => {
  fixture = await openFixture();
});
after(() => fixture.close());

async function queueRun(baseUrl: string, name: string): Promise<string> {
  const { ctx } = fixture;
  const environment = await createEnvironment(ctx, { name, baseUrl, variables: {} });
  await setSecret(ctx, { environmentId: environment.id, name: 'password', value: canary });
  const spec = `Type {{password}} into Password. Click "Echo". Confirm that "Done" is visible.
    Get the whole thing going somehow. Confirm that "It says nothing" is visible.`;
  const flow = await createFlow(ctx, { name, spec, url: '/', variables: {}, secrets: ['password'], tags: [] });
  const ids = { flowId: flow.id, environmentId: environment.id };
  return (await createRun(ctx, { ...ids, variables: {}, brain: 'auto', priority: 5, trigger: 'api' })).id;
}

for (const kind of kinds) {
  it(`a secret typed into a page that echoes it everywhere stands in no stored byte, with the queue on ${kind}`, async () => {
    const [queue, echo] = [await openStore(kind), await openEcho()];
    // Plans a click on nothing, so that it is asked again about the page with all its echoes.
    const model = await startModelServer({
      script: (asked, n) => {
        const clause = Number(/(\d+)\. PLAN/.exec(asked.last)?.[1]);
        const steps = [{ clause, action: 'click', target: { text: 'Nowhere' } }];
        return n === 0 ? { call: { name: 'plan', args: { steps } } } : { say: 'I cannot tell.' };
      },
    });
    let logged = '';
    const destination = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    const { stop } = await startWorker(fixture, queue.store, {
      log: createLogger({ name: 'worker', level: 'trace', pretty: false, destination }),
      runFlow: (ctx, input) => runFlow(ctx, { ...input, model: model.settings() }),
    });
    try {
      const runId = await queueRun(echo.url, kind);
      const run = await untilDone(fixture, runId);
      assert.ok(
        run.steps.some(({ action, outcome }) => action === 'click' && outcome === 'done'),
        run.summary ?? '',
      );
      assert.ok(hits(Buffer.concat(echo.typed)).length >= 8, 'the page got the secret and told it on');
      const kept = new Set<string>();
      for await (const { key } of fixture.store.list(`${fixture.ctx.workspaceId}/${runId}/`)) {
        const content = await buffer(await fixture.store.open(key));
        const archive = content.subarray(0, 2).toString() === 'PK';
        const [artifact] = await fixture.database.asOwner<{ kind: string }>(
          'select kind from artifact where key = $1',
          [key],
        );
        kept.add(artifact?.kind ?? 'orphan');
        for (const [name, inside] of archive ? await members(content) : [['', content] as const]) {
          assert.deepEqual(hits(inside), [], `${artifact?.kind} ${name}`);
          if (name.endsWith('.trace')) assert.deepEqual(hits(readAcross(inside)), [], `${name}, read across elements`);
        }
      }
      for (const each of ['trace', 'screenshot', 'snapshot', 'console', 'network', 'download', 'transcript'])
        assert.ok(kept.has(each), `there is a ${each} among ${[...kept]}`);
      assert.deepEqual(hits(await everyRow()), [], 'the database');
      assert.deepEqual(hits(await queue.dump()), [], 'the queue');
      assert.deepEqual(hits(logged), [], 'the log');
      assert.ok(logged.includes(runId) && (await queue.dump()).length > 50);
      assert.ok(model.requests.length > 1);
      for (const { bytes } of model.requests) assert.deepEqual(hits(bytes), [], 'a prompt');
    } finally {
      await stop();
      await model.close();
      echo.close();
      await queue.remove();
    }
  });
}

async function everyRow(): Promise<string> {
  const tables = await fixture.database.asOwner<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await fixture.database.asOwner<{ text: string }>(`select t::text as text from ${name} t`);
    rows.push(name, ...found.map(({ text }) => text));
  }
  assert.ok(rows.length > 100);
  return rows.join('\n');
}
