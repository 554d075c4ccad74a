import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { FlowOutcome, Plan } from '@smokejumper/contracts';
import { createShop, type SwitchName } from '@smokejumper/demo-shop';
import { type Browser, chromium } from 'playwright';
import { bugs, type FlowName, flows } from '../../packages/agent/test/seeded/flows.ts';
import { runChanged } from '../../packages/agent/test/seeded/seeded.ts';
import { openArgs } from '../replay/open-args.ts';
import { inTurns, runShop, verdictOf } from '../verdicts/run-shop.ts';
import { type ShopFlow, shopFlows } from '../verdicts/shop-flows.ts';

// node bench/repeat/main.ts [--times=100] [--at-once=2] [--only=WORD]
// Runs each flow again and again, with the plan of its first run if that passed, and counts identical verdicts.
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const times = Number(option('times') ?? 100);
const atOnce = Number(option('at-once') ?? 2);
const only = option('only');

interface Again {
  name: string;
  wanted: string;
  run(plan: Plan | null): Promise<FlowOutcome>;
}

/** Flows that end in the same verdict each time, whatever it is: on whole pages and on broken ones. */
function all(browser: Browser, shopUrl: string): Again[] {
  const seeded = (flow: FlowName, change: string | null): Again => ({
    name: change === null ? `small shop: ${flow}` : `small shop: ${flow}, ${change}`,
    wanted: change === null ? 'passed' : 'failed',
    run: (plan) => runChanged(browser, { flow, change, expectMs: change === null ? 5_000 : 400, plan }),
  });
  const shop = (name: string, deploy: SwitchName | '', wanted: string): Again => {
    const flow = shopFlows.find((entry) => entry.name === name) as ShopFlow;
    return {
      name: deploy === '' ? `demo shop: ${name}` : `demo shop: ${name}, ${deploy}`,
      wanted,
      run: (plan) =>
        runShop(browser, { url: shopUrl, flow, deploy, expectMs: wanted === 'passed' ? 5_000 : 700, plan }),
    };
  };
  const unclear: ShopFlow = {
    name: 'an unclear name',
    path: '/products',
    spec: 'Accept the cookies. Click "Add to cart". I should see "is in your cart".',
    bugs: [],
  };
  const broken = (Object.keys(bugs) as FlowName[]).flatMap((flow) =>
    bugs[flow].slice(0, 1).map((bug) => ({ flow, bug })),
  );
  return [
    ...(Object.keys(flows) as FlowName[]).map((flow) => seeded(flow, null)),
    ...broken.slice(0, 4).map(({ flow, bug }) => seeded(flow, bug)),
    shop('a wrong password is refused', '', 'passed'),
    shop('search', '', 'passed'),
    shop('filter and sort', '', 'passed'),
    shop('three slate backpacks', '', 'passed'),
    shop('a promo code', '', 'passed'),
    shop('remove from the cart', '', 'passed'),
    shop('search', 'price-mismatch', 'failed'),
    shop('a promo code', 'wrong-total', 'failed'),
    shop('filter and sort', 'sort-reversed', 'failed'),
    {
      name: 'demo shop: a name that stands twelve times',
      wanted: 'inconclusive',
      run: () => runShop(browser, { url: shopUrl, flow: unclear, deploy: '', expectMs: 700 }),
    },
  ];
}

function most(verdicts: readonly string[]): { verdict: string; count: number; tally: Map<string, number> } {
  const tally = new Map<string, number>();
  for (const verdict of verdicts) tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
  const [verdict, count] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? ['none', 0];
  return { verdict, count, tally };
}

const shop = await createShop({ password: 'correct horse' });
const browser = await chromium.launch(openArgs());
try {
  const began = performance.now();
  const rows: string[] = [];
  let identical = 0;
  let rightOnes = 0;
  const list = all(browser, shop.url).filter((entry) => only === undefined || entry.name.includes(only));
  for (const entry of list) {
    const started = performance.now();
    const first = await entry.run(null);
    const rest = await inTurns(Array.from({ length: times - 1 }), {
      atOnce,
      work: async () => {
        const outcome = await entry.run(first.plan);
        const verdict = verdictOf(outcome);
        if (verdict !== verdictOf(first)) console.error(`! ${entry.name}: ${verdict}: ${outcome.summary}`);
        return verdict;
      },
    });
    const { verdict, count, tally } = most([verdictOf(first), ...rest]);
    const other = [...tally].filter(([key]) => key !== verdict).map(([key, n]) => `${key} ${n}`);
    const right = verdict.startsWith(entry.wanted);
    if (count === times) identical += 1;
    if (right) rightOnes += 1;
    else console.error(`! ${entry.name}: ${verdict}, not ${entry.wanted}: ${first.summary}`);
    const ms = Math.round((performance.now() - started) / times);
    rows.push(`| ${entry.name} | ${verdict} | ${count} of ${times} | ${other.join(', ')} | ${ms} |`);
    console.error(rows.at(-1));
  }
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  const text = `# The same flow again and again

${list.length} flows, ${times} runs each, ${atOnce} at a time: the first reads its words, the others replay its plan where it passed. Chromium ${browser.version()}, Node ${process.version}, ${Math.round((performance.now() - began) / 1_000)} s in all, load average ${load}.

| flow | verdict | identical | others | ms a run, all told |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Flows with ${times} of ${times} identical verdicts: ${identical} of ${list.length}. Flows whose verdict is the wanted one: ${rightOnes} of ${list.length}.
`;
  console.log(text);
  // A part of the whole is for looking at, not for keeping.
  if (only === undefined) await writeFile(join(import.meta.dirname, '..', 'results', 'repeat.md'), text);
  process.exitCode = identical === list.length && rightOnes === list.length ? 0 : 1;
} finally {
  await browser.close();
  await shop.close();
}
