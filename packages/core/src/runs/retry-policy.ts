import { defaultRetryPolicy, type RetryPolicy, type RetryPolicyPatch } from '@smokejumper/contracts';

/** The policy of a run: its own, else its environment's, else the default, class by class. */
export function retryPolicyOf(own: RetryPolicyPatch | undefined, environments: RetryPolicyPatch | null): RetryPolicy {
  const of = (kind: keyof RetryPolicy): number => own?.[kind] ?? environments?.[kind] ?? defaultRetryPolicy[kind];
  return { infrastructure: of('infrastructure'), site: of('site'), agent: of('agent') };
}
