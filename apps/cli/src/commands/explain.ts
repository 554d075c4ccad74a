import { join, resolve } from 'node:path';
import { type Log, Plan } from '@smokejumper/contracts';
import { explicitPlan } from '@smokejumper/flow';
import { exitCodes } from '../exit-code.ts';
import { loadFlows } from '../flows/load-flows.ts';
import { createPlanStore } from '../plans/store.ts';

export interface ExplainCommandDeps {
  log: Log;
  cwd: string;
  out: (text: string) => void;
}

/**
 * `smokejumper explain`: what passed runs of the flows did, in words that run without a model, fit to put in place of
 * the spec. Throws AppError for a bad flow file; answers the exit code, inconclusive if a flow has no plan.
 */
export async function explainCommand(
  deps: ExplainCommandDeps,
  input: { files: string[]; plans?: string | undefined; json: boolean },
): Promise<number> {
  const loaded = await loadFlows(input.files, deps);
  const plans = createPlanStore(deps, resolve(deps.cwd, input.plans ?? join('.smokejumper', 'plans')));
  const owners = loaded.flatMap(({ file, content }) => content.flows.map((flow) => ({ file, flow: flow.name })));
  const explained = await Promise.all(
    owners.map(async (owner) => {
      const plan = Plan.safeParse(await plans.load(owner));
      return { name: owner.flow, plan: plan.success ? explicitPlan(plan.data.steps) : null };
    }),
  );
  const flows = explained.map(({ name, plan }) => ({ name, text: plan?.text ?? null, steps: plan?.lines ?? [] }));
  if (input.json) deps.out(`${JSON.stringify({ flows }, null, 2)}\n`);
  else for (const { name, text } of flows) deps.out(`# ${name}\n${text ?? '# no passed run has left a plan yet\n'}\n`);
  return flows.every(({ text }) => text !== null) ? exitCodes.passed : exitCodes.inconclusive;
}
