import { getLimits, setLimits, within } from '@smokejumper/core';
import { limitArgs, limitNames } from './launch/limit-args.ts';
import { runAsOperator } from './launch/operator.ts';
import { Refusal } from './launch/refusal.ts';

const usage = `npm run limits -- WORKSPACE_ID [plan=PLAN|none] [NAME=NUMBER|none|plan]…; names: ${limitNames.join(', ')}`;

// npm run limits -- WORKSPACE_ID plan=team runs_per_day=500: sets a workspace's plan and limits and prints all of them.
await runAsOperator('limits', async (ctx) => {
  const [workspaceId, ...args] = process.argv.slice(2);
  if (!workspaceId?.startsWith('wsp_')) throw new Refusal(usage, { exitCode: 64 });
  const asked = limitArgs(args, usage);
  if (args.length > 0) await setLimits(ctx, { workspaceId, ...asked });
  const { plan, retention, data } = await getLimits(within(ctx, workspaceId));
  console.log(`plan: ${plan ?? 'none'}`);
  for (const { name, max, used } of data) {
    console.log(`${name}: ${Math.round(used * 100) / 100} of ${max ?? 'any number'}`);
  }
  console.log(`kept: artifacts ${retention.artifactDays} days, runs ${retention.runDays} days`);
});
