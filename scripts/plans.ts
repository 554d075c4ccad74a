import { listTariffs, removeTariff, type SystemContext, setTariff } from '@smokejumper/core';
import { limitArgs, limitNames } from './launch/limit-args.ts';
import { runAsOperator } from './launch/operator.ts';
import { Refusal } from './launch/refusal.ts';

const usage = `npm run plans [-- PLAN NAME=NUMBER|none… | PLAN remove]; names: ${limitNames.join(', ')}`;

// npm run plans -- team runs_per_day=500 run_days=90: makes or changes a plan, `team remove` removes it; then prints all of them.
await runAsOperator('plans', async (ctx) => {
  const [name, ...args] = process.argv.slice(2);
  if (name !== undefined && args.join(' ') === 'remove') await removeTariff(ctx, { name });
  else if (name !== undefined) await change(ctx, name, args);
  for (const each of await listTariffs(ctx)) {
    const said = Object.entries(each.limits).map(([word, max]) => `${word}=${max ?? 'none'}`);
    console.log(`${each.name} (${each.workspaces} workspaces): ${said.join(' ') || 'nothing but the defaults'}`);
  }
});

async function change(ctx: SystemContext, name: string, args: readonly string[]): Promise<void> {
  const { limits, byPlan, plan } = limitArgs(args, usage);
  if (byPlan.length > 0 || plan !== undefined) throw new Refusal(usage, { exitCode: 64 });
  await setTariff(ctx, { name, limits });
}
