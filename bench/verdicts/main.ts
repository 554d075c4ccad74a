import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createShop } from '@smokejumper/demo-shop';
import { chromium } from 'playwright';
import { openArgs } from '../replay/open-args.ts';
import { type Case, demoShopCases, noticeable, smallShopCases, uncovered } from './cases.ts';
import { inTurns, verdictOf } from './run-shop.ts';
import { shopFlows } from './shop-flows.ts';
import { type Found, tableOf } from './table.ts';

// node bench/verdicts/main.ts [--all] [--only=NAME,…] [--verbose]
// Flows against two sites as they should be, with seeded bugs and with harmless changes: how often is a verdict wrong?
// --only: deploys, such as `healthy`, `wrong-total` or `dead submit`. --all: each change of the demo shop under each flow.
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const isVerbose = process.argv.includes('--verbose');
const flowsPerChurn = process.argv.includes('--all') ? shopFlows.length : 3;
const atOnce = 3;

function isRight({ kind, deploy }: Case, verdict: string): boolean {
  if (kind === 'bug') return !verdict.startsWith('passed');
  return verdict === 'passed' || (kind === 'noticeable' && noticeable[deploy]?.test(verdict) === true);
}

const shop = await createShop({ password: 'correct horse' });
const browser = await chromium.launch(openArgs());
try {
  const began = performance.now();
  const all = [...smallShopCases(), ...demoShopCases(shop.url, { flowsPerChurn })];
  const cases = all.filter(({ deploy }) => only === undefined || only.includes(deploy));
  const found = await inTurns(cases, {
    atOnce,
    work: async (entry): Promise<Found> => {
      const outcome = await entry.run(browser);
      const verdict = verdictOf(outcome);
      const right = isRight(entry, verdict);
      if (!right || isVerbose)
        console.error(
          `${right ? ' ' : '!'} ${entry.site}, ${entry.deploy}: ${entry.flow}: ${verdict}: ${outcome.summary}`,
        );
      return { ...entry, verdict, right, summary: outcome.summary };
    },
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  const load = loadavg().map((value) => value.toFixed(1));
  const missed = uncovered();
  const text = `# Verdicts over bugs and harmless changes

Flows read from their words, without a plan and without a model, on two sites: the small shop of the agent's tests, each run on a server of its own, and the demo shop. A bug runs under the flows that look at what it breaks and must not pass. A harmless change must pass; of the demo shop each runs under ${flowsPerChurn} of ${shopFlows.length} flows, taken in turn. \`renamed-copy\` may fail, since flows quote old names, and \`overlay\` may be \`policy\`: a dialog that no flow speaks of is not closed. Bugs of the demo shop that no flow looks at: ${missed.length === 0 ? 'none' : missed.join(', ')}. ${atOnce} at a time, Chromium ${browser.version()}, Node ${process.version}, ${seconds} s in all, load average ${load.join(' ')}.

${tableOf(found)}`;
  console.log(text);
  // A part of the whole is for looking at, not for keeping.
  if (only === undefined) await writeFile(join(import.meta.dirname, '..', 'results', 'verdicts.md'), text);
  process.exitCode = found.every((entry) => entry.right) && missed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await shop.close();
}
