import type { FlowChoice } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { asSuite, type ChosenFlow, chooseFlows, loadCandidates, pickFlows } from './choose-flows.ts';

/** What a hook or a schedule is set to run. A list that is empty says nothing. */
export interface StandingChoice {
  flowIds: string[];
  tags: string[];
  files: string[];
  suiteId: string | null;
}

export function choiceOf({ flowIds, tags, files }: StandingChoice): Omit<FlowChoice, 'suite'> {
  return {
    ...(flowIds.length === 0 ? {} : { flows: flowIds }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(files.length === 0 ? {} : { files }),
  };
}

/**
 * The flows of a deploy: those that it names, else those that its hook is set to run, of both only what the changed
 * files touch. Throws `invalid_input` as `chooseFlows` does; what a hook names and is gone is left out, since nobody
 * could answer a refusal.
 */
export async function chooseForDeploy(
  tx: Tx,
  input: { told: FlowChoice; hookId: string | null; projectId: string },
): Promise<ChosenFlow[]> {
  const { told, hookId, projectId } = input;
  const names = told.flows ?? told.tags ?? told.files ?? told.suite;
  const hook = hookId === null || names !== undefined ? null : await tx.hook.findFirst({ where: { id: hookId } });
  if (hook === null) return chooseFlows(tx, { choice: told, projectId });
  const suite = hook.suiteId === null ? null : await tx.suite.findFirst({ where: { id: hook.suiteId } });
  const candidates = (await loadCandidates(tx)).filter((flow) => flow.projectId === projectId);
  const choice = { ...choiceOf(hook), changedFiles: told.changedFiles };
  return pickFlows(candidates, { choice, suite: suite && asSuite(suite) });
}
