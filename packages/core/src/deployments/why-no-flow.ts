import type { FlowChoice } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { loadCandidates } from './choose-flows.ts';
import { chooseForDeploy } from './standing-choice.ts';

/** Why a deploy has no runs, for people. `isMeant`: its flows cover what has not changed, so nobody misses them. */
export interface NoFlow {
  reason: string;
  isMeant: boolean;
}

export const noneFits: NoFlow = { reason: 'No flow fits what is to run for it.', isMeant: false };

/** For a deploy for which `chooseForDeploy` found none. */
export async function whyNoFlow(
  tx: Tx,
  input: { told: FlowChoice; hookId: string | null; projectId: string },
): Promise<NoFlow> {
  const { changedFiles, ...told } = input.told;
  if (changedFiles !== undefined && (await chooseForDeploy(tx, { ...input, told })).length > 0) {
    return { reason: 'No flow covers what has changed.', isMeant: true };
  }
  const candidates = await loadCandidates(tx);
  if (candidates.some(({ projectId }) => projectId === input.projectId)) return noneFits;
  return { reason: 'The project has no flow yet.', isMeant: false };
}
