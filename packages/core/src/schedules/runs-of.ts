import type { Tx } from '@smokejumper/db';
import { asSuite, type Candidate, loadCandidates, pickFlows, type SuiteOfFlows } from '../deployments/choose-flows.ts';
import { choiceOf } from '../deployments/standing-choice.ts';
import type { NewRun } from '../runs/insert-runs.ts';
import type { ScheduleRow } from './view.ts';

/** What is read once for all schedules of a workspace that fire at the same time. */
export interface Material {
  candidates: Candidate[];
  suites: ReadonlyMap<string, SuiteOfFlows>;
  environments: ReadonlyMap<string, { baseUrl: string; projectId: string }>;
}

export async function loadMaterial(tx: Tx, schedules: readonly ScheduleRow[]): Promise<Material> {
  const suiteIds = schedules.flatMap(({ suiteId }) => suiteId ?? []);
  const suites = suiteIds.length === 0 ? [] : await tx.suite.findMany({ where: { id: { in: suiteIds } } });
  const environments = await tx.environment.findMany({
    where: { id: { in: schedules.map(({ environmentId }) => environmentId) } },
    select: { id: true, baseUrl: true, projectId: true },
  });
  return {
    candidates: await loadCandidates(tx),
    suites: new Map(suites.map((suite) => [suite.id, asSuite(suite)])),
    environments: new Map(environments.map(({ id, ...environment }) => [id, environment])),
  };
}

/** The runs of one firing, in the order of the suite if there is one; none when every flow of it was archived. */
export function runsOf(
  material: Material,
  schedule: ScheduleRow,
  run: Pick<NewRun, 'trigger'> & { keyOf: (flowId: string) => string | null },
): NewRun[] {
  const environment = material.environments.get(schedule.environmentId)!;
  const candidates = material.candidates.filter(({ projectId }) => projectId === environment.projectId);
  const suite = schedule.suiteId === null ? null : (material.suites.get(schedule.suiteId) ?? null);
  return pickFlows(candidates, { choice: choiceOf(schedule), suite }).map((flow) => ({
    ...flow,
    environmentId: schedule.environmentId,
    deploymentId: null,
    rerunOfId: null,
    trigger: run.trigger,
    brain: 'auto',
    priority: 5,
    baseUrl: environment.baseUrl,
    variables: {},
    idempotencyKey: run.keyOf(flow.flowId),
  }));
}
