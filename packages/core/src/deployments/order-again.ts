import type { WaitUntil } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { Wait } from '../runs/insert-runs.ts';

interface Ran {
  id: string;
  flowId: string;
  status: string;
}

interface Step {
  /** The flow that came before. */
  flowId: string;
  until: WaitUntil;
}

/**
 * The flows to run again, in an order in which each comes after those it waited for, with what its run waits for: also
 * across flows that are not run again, so that a suite keeps its order. One of these that has not ended is waited for
 * itself. `newest` are the newest runs of a deployment's flows.
 */
export async function orderAgain<R extends Ran>(
  tx: Tx,
  input: { deploymentId: string; newest: readonly R[]; again: readonly R[] },
): Promise<{ run: R; after: Wait[] }[]> {
  const before = await waitsOf(tx, input.deploymentId);
  const newest = new Map(input.newest.map((run) => [run.flowId, run]));
  const again = new Map(input.again.map((run) => [run.flowId, run]));
  const ordered: { run: R; after: Wait[] }[] = [];
  const places = new Map<string, number | 'begun'>();

  const place = (run: R): void => {
    if (places.has(run.flowId)) return;
    // Flows may wait in a circle, of runs that were made at different times: what was begun first stays first.
    places.set(run.flowId, 'begun');
    const after: Wait[] = [];
    for (const { flowId, until } of reached(run.flowId)) {
      const other = again.get(flowId);
      if (other) place(other);
      const at = other ? places.get(flowId) : newest.get(flowId)!.id;
      if (at !== undefined && at !== 'begun') after.push({ run: at, until });
    }
    places.set(run.flowId, ordered.push({ run, after }) - 1);
  };

  /** The nearest flows before it that are run again or have not ended. */
  const reached = (flowId: string): Step[] => {
    const found: Step[] = [];
    const seen = new Set([flowId]);
    const look = (steps: readonly Step[], passedSoFar: boolean): void => {
      for (const { flowId: other, until } of steps) {
        if (seen.has(other)) continue;
        seen.add(other);
        const strict = passedSoFar && until === 'passed';
        const open = ['queued', 'running'].includes(newest.get(other)?.status ?? '');
        if (again.has(other) || open) found.push({ flowId: other, until: strict ? 'passed' : 'ended' });
        else look(before.get(other) ?? [], strict);
      }
    };
    look(before.get(flowId) ?? [], true);
    return found;
  };

  for (const run of input.again) place(run);
  return ordered;
}

/** By flow, what any run of it had to wait for: a re-run that skipped a flow does not forget it. */
async function waitsOf(tx: Tx, deploymentId: string): Promise<Map<string, Step[]>> {
  const rows = await tx.$queryRaw<{ flowId: string; before: string; strict: boolean }[]>`
    select r.flow_id as "flowId", b.flow_id as before, bool_or(w.until = 'passed') as strict
    from run r join run_wait w on w.run_id = r.id join run b on b.id = w.after_run_id
    where r.deployment_id = ${deploymentId} and b.deployment_id = ${deploymentId}
    group by r.flow_id, b.flow_id order by r.flow_id, min(b.id)`;
  const steps = new Map<string, Step[]>();
  for (const { flowId, before, strict } of rows) {
    steps.set(flowId, [...(steps.get(flowId) ?? []), { flowId: before, until: strict ? 'passed' : 'ended' }]);
  }
  return steps;
}
