import { normaliseHost } from '@smokejumper/addresses';
import { AppError } from '@smokejumper/contracts';
import { createEgressPolicy, type EgressSettings } from './policy.ts';
import { type Resolve, resolveHost } from './resolve.ts';

/**
 * The same guard for what is not a browser: answers every address of a host, all of them judged, for the caller to
 * dial exactly those. Throws AppError `policy_denied` for a host that may not be reached.
 */
export function createEgressGuard(
  settings: EgressSettings,
  resolve: Resolve = resolveHost,
): (target: { host: string; port: number }) => Promise<readonly string[]> {
  const policy = createEgressPolicy(settings);
  return async (target) => {
    const host = normaliseHost(target.host);
    if (host === null) throw new AppError('policy_denied', `${target.host} is no host`);
    const named = policy.judgeName(host);
    if (named && !named.allowed) throw new AppError('policy_denied', named.reason);
    const addresses = await resolve(host);
    const judgement = policy.judge({ host, port: target.port, addresses });
    if (!judgement.allowed) throw new AppError('policy_denied', judgement.reason);
    return addresses;
  };
}
