import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch } from './harness.ts';
import { type CaseResult, runWorld } from './mutations/run.ts';

/** More on demand: SMOKEJUMPER_MUTATIONS=20000. */
const wanted = Number(process.env.SMOKEJUMPER_MUTATIONS ?? 2_000);
const blocks = 50;

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test(`${wanted} mutated pages: never the wrong element, every unique one healed, every refusal says why`, async () => {
  const results: CaseResult[] = [];
  for (let seed = 1; results.length < wanted; seed += 1) results.push(...(await runWorld(browser, seed, blocks)));
  const tell = (cases: CaseResult[]) =>
    cases.slice(0, 12).map(({ seed, block, kind, mutation, token, noted, result }) => ({
      seed,
      block,
      kind,
      mutation,
      token,
      noted,
      outcome: result.outcome,
      detail: result.detail,
    }));
  const of = (expects: string) => results.filter((one) => one.expects === expects);
  assert.deepEqual(tell(results.filter((one) => one.wrong)), [], 'actions on a wrong element');
  const healed = of('heal').filter((one) => one.result.outcome === 'healed');
  assert.ok(healed.length >= 0.9 * of('heal').length, `healed ${healed.length} of ${of('heal').length}`);
  assert.deepEqual(tell(of('act').filter((one) => !one.result.acted)), [], 'refused although nothing had changed');
  const misnamed = of('refuse').filter((one) => one.result.outcome !== one.outcome);
  assert.ok(misnamed.length <= 0.01 * of('refuse').length, JSON.stringify(tell(misnamed), null, 1));
  console.log(
    `${results.length} cases: 0 wrong, healed ${healed.length}/${of('heal').length}, ` +
      `refusals of the right class ${of('refuse').length - misnamed.length}/${of('refuse').length}`,
  );
});

test('500 mutated pages with a snapshot after the mutation: a ref that moved to a new element meets what was meant', async () => {
  const results: CaseResult[] = [];
  for (let seed = 5_001; results.length < 500; seed += 1)
    results.push(...(await runWorld(browser, seed, blocks, true)));
  assert.deepEqual(
    results.filter((one) => one.wrong).map(({ seed, block, mutation, result }) => [seed, block, mutation, result]),
    [],
  );
  const refused = results.filter((one) => one.expects !== 'refuse' && !one.result.acted);
  assert.ok(refused.length <= 0.1 * results.length, JSON.stringify(refused.slice(0, 5)));
});
