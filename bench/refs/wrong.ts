import type { Browser } from 'playwright';
import { stage } from '../../packages/refs/test/harness.ts';
import { type CaseResult, runWorld } from '../../packages/refs/test/mutations/run.ts';
import { type CaseInfo, installWorld } from '../../packages/refs/test/mutations/world.ts';
import { percentile, type Row } from './stats.ts';

const blocks = 50;

interface Json {
  role: string;
  name?: string;
  ref?: string;
  children?: (Json | string)[];
}

/** The same worlds with `aria-ref=` alone: how many presses met an element that was not meant. */
async function plainWrong(browser: Browser, seed: number): Promise<number> {
  const lab = await stage(browser);
  await lab.page.setContent('<title>World</title><main></main>');
  const cases = await lab.page.evaluate(installWorld, { seed, blocks });
  const tree = (await lab.page.ariaSnapshotJSON({ mode: 'ai' } as object)) as unknown as Json[];
  const refs = cases.map((info) => plainRef(tree, info));
  await lab.page.evaluate('mutate()');
  let wrong = 0;
  for (const [at, info] of cases.entries()) {
    await lab.page
      .locator(`aria-ref=${refs[at]}`)
      .click({ timeout: 200 })
      .catch(() => {});
    const noted = (await lab.page.evaluate('log.splice(0)')) as string[];
    if (noted.some((token) => token !== info.token)) wrong += 1;
  }
  await lab.close();
  return wrong;
}

function plainRef(tree: readonly (Json | string)[], info: CaseInfo): string | undefined {
  const all = (nodes: readonly (Json | string)[]): Json[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...all(node.children ?? [])]));
  const block = all(tree).find((node) => node.role === 'region' && node.name === `Block ${info.block}`);
  const found = all(block?.children ?? []).filter(
    (node) => /^(button|link)$/.test(node.role) && node.name === info.name,
  );
  return found[info.index]?.ref;
}

const seeds = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110];
const plainSeeds = seeds.slice(0, 4);

export async function wrongElements(browser: Browser): Promise<Row[]> {
  const results: CaseResult[] = [];
  for (const seed of seeds) results.push(...(await runWorld(browser, seed, blocks)));
  let plain = 0;
  for (const seed of plainSeeds) plain += await plainWrong(browser, seed);
  const wrong = results.filter((one) => one.wrong).length;
  const healable = results.filter((one) => one.expects === 'heal');
  const healed = results.filter((one) => one.result.outcome === 'healed');
  const right = healed.filter((one) => !one.wrong).length;
  const faults = results.filter((one) => one.outcome !== null);
  const named = faults.filter((one) => one.result.outcome === one.outcome).length;
  const times = faults
    .filter((one) => /gone|intercepted|ambiguous/.test(one.result.outcome))
    .map((one) => one.result.durationMs);
  const p95 = percentile(times, 0.95);
  const recall = healed.length / healable.length;
  return [
    {
      what: 'actions on a wrong element',
      must: '0',
      ours: `${wrong} of ${results.length}`,
      plain: `${plain} of ${plainSeeds.length * blocks}`,
      holds: wrong === 0,
    },
    {
      what: 'healing: right of those healed',
      must: '100 %',
      ours: `${right} of ${healed.length}`,
      plain: 'never heals',
      holds: right === healed.length,
    },
    {
      what: 'healing: healed of those uniquely healable',
      must: '≥ 90 %',
      ours: `${healed.length} of ${healable.length}`,
      plain: '0',
      holds: recall >= 0.9,
    },
    {
      what: 'outcome class right, labelled faults',
      must: '≥ 99 % of ≥ 200',
      ours: `${named} of ${faults.length}`,
      plain: 'one error for all',
      holds: faults.length >= 200 && named >= 0.99 * faults.length,
    },
    {
      what: 'dead or covered ref reported, p95',
      must: '≤ 300 ms',
      ours: `${p95.toFixed(0)} ms (n=${times.length}, max ${Math.max(...times).toFixed(0)})`,
      plain: 'whole time-out (30 s)',
      holds: p95 <= 300,
    },
  ];
}
