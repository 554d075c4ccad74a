import {
  type AllowedPrivateHosts,
  classifyAddress,
  isMetadataName,
  normaliseHost,
  parseAddress,
  readHostRule,
} from '@smokejumper/addresses';
import { blockedPorts } from './blocked-ports.ts';

const longest = 2_000;
/** What only a network of one's own gives a meaning to. */
const ownNames = ['localhost', 'local', 'internal', 'home.arpa', 'lan'];

/**
 * Why an address of a deploy is not tested, as far as it shows without asking a name server; null: it may be tried. A
 * run's way out judges again, by all that a name leads to: this only says so at once what would come to nothing.
 */
export function tellRefusedAddress(address: string, { allowPrivate }: { allowPrivate: AllowedPrivateHosts }) {
  const url = httpUrl(address);
  const host = url === null ? null : normaliseHost(url.hostname);
  if (url === null || host === null) {
    const shown = address.slice(0, 200).replace(/\/\/[^/?#]*@/, '//…@');
    return `${JSON.stringify(shown)} is no http or https address.`;
  }
  if (namesUser(url))
    return `The address at ${host} names a user: what it needs belongs into the environment's basic auth.`;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const kind = parseAddress(host) === null ? null : classifyAddress(host);
  if (kind === 'metadata' || isMetadataName(host)) return `${host} is a cloud metadata service.`;
  if (blockedPorts.has(port)) return `Browsers open no page at port ${port}.`;
  const own = kind === null ? isOwnName(host) : kind === 'private';
  if (!own || isAllowed({ host, port, address: kind === null ? null : host }, allowPrivate)) return null;
  return `${host} is a private ${kind === null ? 'name' : 'address'}, and this server does not allow it.`;
}

/** Whether an address may be stored: one that a browser opens, and without a user's name or password. */
export function mayBeKept(address: string): boolean {
  const url = httpUrl(address);
  return url !== null && !namesUser(url);
}

function httpUrl(address: string): URL | null {
  const url = address.length > longest ? null : URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

function namesUser(url: URL): boolean {
  return url.username !== '' || url.password !== '';
}

function isOwnName(host: string): boolean {
  return !host.includes('.') || ownNames.some((name) => host.endsWith(`.${name}`));
}

function isAllowed(
  target: { host: string; port: number; address: string | null },
  allowed: AllowedPrivateHosts,
): boolean {
  if (typeof allowed === 'string') return allowed === 'all';
  // Where a name leads is not known here: it may be into a range that is allowed.
  return allowed.some((entry) => readHostRule(entry)?.(target) ?? false);
}
