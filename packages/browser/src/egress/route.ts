import net, { type LookupFunction } from 'node:net';
import { normaliseHost } from '@smokejumper/addresses';
import { EgressRefusal } from './failure.ts';
import type { EgressPolicy } from './policy.ts';
import type { Resolve } from './resolve.ts';

/** A way to a host: its lookup answers exactly the addresses that were judged. */
export interface Route {
  host: string;
  port: number;
  lookup: LookupFunction;
}

/** Resolves a host once and judges it. Throws EgressRefusal. */
export async function findRoute(
  rules: { policy: EgressPolicy; resolve: Resolve; ownPort: number },
  rawHost: string,
  port: number,
): Promise<Route> {
  const host = normaliseHost(rawHost);
  const at = { host: host ?? rawHost, port };
  if (host === null) throw new EgressRefusal({ kind: 'blocked', ...at, reason: `${rawHost} is not a host name` });
  const byName = rules.policy.judgeName(host);
  if (byName?.allowed === false) throw new EgressRefusal({ kind: 'blocked', ...at, reason: byName.reason });
  const addresses = net.isIP(host) ? [host] : await resolveOrRefuse(rules.resolve, at);
  const judgement = rules.policy.judge({ host, port, addresses });
  if (!judgement.allowed) throw new EgressRefusal({ kind: 'blocked', ...at, reason: judgement.reason });
  if (port === rules.ownPort && addresses.some((address) => net.isIP(address) && isLoopback(address))) {
    throw new EgressRefusal({ kind: 'blocked', ...at, reason: 'the egress proxy does not call itself' });
  }
  return { host, port, lookup: pinned(addresses) };
}

async function resolveOrRefuse(resolve: Resolve, at: { host: string; port: number }): Promise<readonly string[]> {
  try {
    const addresses = await resolve(at.host);
    if (addresses.length > 0) return addresses;
  } catch {
    // The reason below says all that the resolver's error would.
  }
  throw new EgressRefusal({ kind: 'dns', ...at, reason: `the name ${at.host} does not resolve` });
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0]!.address, all[0]!.family);
  };
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1' || address.includes('ffff:7f') || address.includes(':127.');
}
