import { reverse } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { classifyAddress, normaliseHost, parseAddress } from '@smokejumper/addresses';
import { type Resolve, resolveHost } from './egress/resolve.ts';

/** What the check asks of this machine; a test gives its own. */
export interface ConnectivityMeans {
  resolve: Resolve;
  /** The names of an address: asked only to hear whether the resolver answers at all. */
  reverse(address: string): Promise<readonly string[]>;
  interfaces(): NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'internal'>[]>;
  /** Milliseconds; a resolver that needs longer does not answer. */
  timeoutMs: number;
}

const systemMeans: ConnectivityMeans = {
  resolve: resolveHost,
  reverse,
  interfaces: networkInterfaces,
  timeoutMs: 5_000,
};

/** What a resolver says that works: there is no such name, or it has no address. */
const answers = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);

/**
 * Whether our own way to an address is good, so that its silence is the site's fault. Asks this machine and its
 * resolver only, never a third host: this machine's own address needs nothing, one of our network an interface that
 * leads out, any other a resolver that answers as well. In doubt the answer is no.
 */
export function connectivityTo(
  address: string,
  means: ConnectivityMeans = systemMeans,
): (seam: { signal: AbortSignal }) => Promise<boolean> {
  return async ({ signal }) => {
    signal.throwIfAborted();
    const host = normaliseHost(URL.parse(address)?.hostname ?? '');
    if (host === null) return false;
    const reached = await inTime(reachOf(host, means), { signal, ms: means.timeoutMs });
    if (reached === 'nothing') return false;
    return reached === 'machine' || leadsOut(means);
  };
}

/** What must stand for the way to be good: nothing but this machine, its network too, or nothing can be said. */
type Reach = 'machine' | 'network' | 'nothing';

async function reachOf(host: string, means: ConnectivityMeans): Promise<Reach> {
  if (isIP(host) !== 0) {
    if (isLoopback(host)) return 'machine';
    if (classifyAddress(host) !== 'public') return 'network';
    return (await answered(means.reverse(host))) === 'silence' ? 'nothing' : 'network';
  }
  // RFC 6761: no connection on earth leads there.
  if (host === 'invalid' || host.endsWith('.invalid')) return 'machine';
  const found = await answered(means.resolve(host));
  if (found === 'silence') return 'nothing';
  return found.length > 0 && found.every(isLoopback) ? 'machine' : 'network';
}

async function answered(asked: Promise<readonly string[]>): Promise<readonly string[] | 'silence'> {
  try {
    return await asked;
  } catch (error) {
    return answers.has(String((error as { code?: unknown }).code)) ? [] : 'silence';
  }
}

function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

// An address a machine gave itself (link-local) stands for a cable without a network.
function leadsOut(means: ConnectivityMeans): boolean {
  return Object.values(means.interfaces())
    .flatMap((entries) => entries ?? [])
    .some((entry) => !entry.internal && parseAddress(entry.address)?.range() !== 'linkLocal');
}

function inTime(work: Promise<Reach>, { signal, ms }: { signal: AbortSignal; ms: number }): Promise<Reach> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('nothing'), ms);
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  });
}
