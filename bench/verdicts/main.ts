import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createShop, type SwitchName, switches } from '@smokejumper/demo-shop';
import { chromium } from 'playwright';
import { openArgs } from '../replay/open-args.ts';
import { inTurns, runShop, verdictOf } from './run-shop.ts';
import { type ShopFlow, shopFlows } from './shop-flows.ts';

// node bench/verdicts/main.ts [--all] [--only=NAME,…]
// Every bug of the demo shop under the flows that look at it, and every churn under flows in turn (--all: under each).
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const every = process.argv.includes('--all');
const flowsPerChurn = 3;

interface Case {
  kind: 'healthy' | 'bug' | 'churn';
  deploy: SwitchName | '';
  flow: ShopFlow;
}

const wanted = (name: string) => only === undefined || only.includes(name);
const named = (kind: 'bug' | 'churn') =>
  (Object.keys(switches) as SwitchName[]).filter((name) => switches[name].kind === kind && wanted(name));

function cases(): Case[] {
  const healthy = shopFlows
    .filter(() => only === undefined || only.includes('healthy'))
    .map((flow) => ({ kind: 'healthy' as const, deploy: '' as const, flow }));
  const bugs = named('bug').flatMap((deploy) =>
    shopFlows.filter((flow) => flow.bugs.includes(deploy)).map((flow) => ({ kind: 'bug' as const, deploy, flow })),
  );
  const churns = named('churn').flatMap((deploy, at) => {
    const flows = every
      ? shopFlows
      : Array.from({ length: flowsPerChurn }, (_, i) => shopFlows[(at * flowsPerChurn + i) % shopFlows.length]);
    return flows.flatMap((flow) => (flow === undefined ? [] : [{ kind: 'churn' as const, deploy, flow }]));
  });
  return [...healthy, ...bugs, ...churns];
}

// A flow that quotes an old name has to notice the new one; what lies over a page and is not spoken of is not closed.
const mayStop: Partial<Record<string, RegExp>> = {
  'renamed-copy': /^failed\/(missing_element|expectation_not_met)$/,
  overlay: /^inconclusive\/policy$/,
};
const asWanted = (entry: Case, verdict: string) =>
  entry.kind === 'bug'
    ? !verdict.startsWith('passed')
    : verdict === 'passed' || mayStop[entry.deploy]?.test(verdict) === true;

const uncovered = named('bug').filter((name) => !shopFlows.some((flow) => flow.bugs.includes(name)));
const shop = await createShop({ password: 'correct horse' });
const browser = await chromium.launch(openArgs());
try {
  const began = performance.now();
  const found = await inTurns(cases(), {
    atOnce: 3,
    work: async (entry) => {
      const expectMs = entry.kind === 'bug' ? 2_500 : 8_000;
      const outcome = await runShop(browser, { url: shop.url, flow: entry.flow, deploy: entry.deploy, expectMs });
      const verdict = verdictOf(outcome);
      const right = asWanted(entry, verdict);
      if (!right || process.argv.includes('--verbose'))
        console.error(
          `${right ? ' ' : '!'} ${entry.deploy || 'healthy'}: ${entry.flow.name}: ${verdict}: ${outcome.summary}`,
        );
      return { ...entry, verdict, right, summary: outcome.summary };
    },
  });
  const part = (kind: Case['kind']) => found.filter((entry) => entry.kind === kind);
  const row = (title: string, kind: Case['kind']) => {
    const all = part(kind);
    const tally = new Map<string, number>();
    for (const { verdict } of all) tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
    const verdicts = [...tally].map(([verdict, times]) => `${verdict} ${times}`).join(', ');
    return `| ${title} | ${new Set(all.map((entry) => entry.deploy)).size} | ${all.length} | ${all.filter((entry) => !entry.right).length} | ${verdicts} |`;
  };
  const wrong = found.filter((entry) => !entry.right);
  const text = `# Verdicts over the demo shop's switches

${shopFlows.length} flows, read from their words without a plan. A bug runs under the flows that look at what it breaks and must not pass; a churn runs under ${every ? 'every flow' : `${flowsPerChurn} flows, taken in turn,`} and must pass; \`renamed-copy\` may fail, since flows quote old names, and \`overlay\` may be \`policy\`: a dialog that no flow speaks of is not closed. Bugs that no flow looks at: ${uncovered.length === 0 ? 'none' : uncovered.join(', ')}. ${Math.round((performance.now() - began) / 1_000)} s in all.

| what | switches | runs | wrong | verdicts |
| --- | --- | --- | --- | --- |
${row('healthy shop', 'healthy')}
${row('bugs', 'bug')}
${row('churns', 'churn')}

${wrong.length === 0 ? 'No wrong verdict.' : wrong.map((entry) => `- ${entry.deploy || 'healthy'}, ${entry.flow.name}: ${entry.verdict}: ${entry.summary}`).join('\n')}
`;
  console.log(text);
  // A part of the whole is for looking at, not for keeping.
  if (only === undefined) await writeFile(join(import.meta.dirname, '..', 'results', 'verdicts.md'), text);
  process.exitCode = wrong.length === 0 && uncovered.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await shop.close();
}
