import type { ModelOverride, ModelSettings } from '@smokejumper/contracts';

/**
 * The model of one run: the one its flow or workspace names, else the worker's own. A workspace's key goes to its
 * provider; the worker's key and address are lent to a model of the same provider only. A key that is missing stays
 * so: the agent tells it when the model is asked, which a run that reads plainly never does.
 */
export function modelOfRun(input: {
  override: ModelOverride | null;
  own: ModelSettings | null;
  lend: boolean;
}): ModelSettings | null {
  const { override, own, lend } = input;
  if (override === null) return own;
  const { provider, name, key } = override;
  const shared = {
    ...(own?.prices === undefined ? {} : { prices: own.prices }),
    ...(own?.timeoutMs === undefined ? {} : { timeoutMs: own.timeoutMs }),
  };
  const lender = own?.provider === provider ? own : null;
  if (key !== null) return { provider, name, key, url: lender?.url ?? null, ...shared };
  return {
    provider,
    name,
    key: lend ? (lender?.key ?? null) : null,
    url: lend ? (lender?.url ?? null) : null,
    ...shared,
  };
}
