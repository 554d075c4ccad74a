import {
  type ArtifactLink,
  addUsage,
  type FlowOutcome,
  plansAnew,
  type RetryPolicy,
  type RetryPolicyPatch,
} from '@smokejumper/contracts';
import { toldWith } from './outcomes.ts';

export interface Try {
  outcome: FlowOutcome;
  artifacts: ArtifactLink[];
  storageState: string | null;
}

/**
 * Tries a flow, and again as often as `retries` says for what ended a try: none of what it leaves out. `replay` is false
 * once a try was inconclusive: then it plans anew, unless it was the plan that refused. Answers the last try with the files
 * and the cost of all.
 */
export async function tryAll(
  retries: RetryPolicyPatch,
  once: (attempt: { number: number; replay: boolean }) => Promise<Try>,
  seam: { signal: AbortSignal },
): Promise<Try & { attempts: number; flaky: boolean }> {
  const left: RetryPolicy = { infrastructure: 0, site: 0, agent: 0, ...given(retries) };
  const tries: Try[] = [];
  let replay = true;
  for (;;) {
    const last = await once({ number: tries.length + 1, replay });
    tries.push(last);
    const kind = kindOf(last.outcome);
    if (kind === null || left[kind] === 0 || seam.signal.aborted) return { ...summed(tries), attempts: tries.length };
    left[kind] -= 1;
    if (kind === 'agent' && plansAnew(last.outcome)) replay = false;
  }
}

function kindOf({ verdict, failureClass }: FlowOutcome): keyof RetryPolicy | null {
  if (verdict === 'failed') return 'site';
  if (verdict === 'errored') return 'infrastructure';
  return failureClass === 'ambiguous' || failureClass === 'no_evidence' ? 'agent' : null;
}

function given(retries: RetryPolicyPatch): Partial<RetryPolicy> {
  return Object.fromEntries(Object.entries(retries).filter(([, times]) => times !== undefined));
}

function summed(tries: readonly Try[]): Try & { flaky: boolean } {
  const last = tries.at(-1)!;
  const usage = tries.map(({ outcome }) => outcome.usage).reduce(addUsage);
  const failed = tries.find(({ outcome }) => outcome.verdict === 'failed');
  return {
    ...last,
    outcome: { ...toldWith(last.outcome, failed?.outcome), usage },
    artifacts: tries.flatMap(({ artifacts }) => artifacts),
    flaky: last.outcome.verdict === 'passed' && failed !== undefined,
  };
}
