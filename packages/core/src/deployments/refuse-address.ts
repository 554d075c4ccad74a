import { metadataAddresses, metadataNames } from '@smokejumper/contracts';
import ipaddr from 'ipaddr.js';
import { blockedPorts } from './blocked-ports.ts';

/** Private and loopback hosts: none, all, or these hosts (`*.` for subdomains, with or without a port) and CIDRs. */
export type AllowedPrivateHosts = 'none' | 'all' | readonly string[];

const longest = 2_000;
const metadata = new Set([...metadataNames, ...metadataAddresses]);
/** What only a network of one's own gives a meaning to. */
const ownNames = ['localhost', 'local', 'internal', 'home.arpa', 'lan'];

/**
 * Why an address of a deploy is not tested, as far as it shows without asking a name server; null: it may be tried. A
 * run's way out judges again, by all that a name leads to: this only says so at once what would come to nothing.
 */
export function tellRefusedAddress(address: string, { allowPrivate }: { allowPrivate: AllowedPrivateHosts }) {
  const url = address.length > longest ? null : URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return `${JSON.stringify(address.slice(0, 200))} is no http or https address.`;
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const ip = addressIn(host);
  if (metadata.has(ip?.toString() ?? host)) return `${host} is a cloud metadata service.`;
  if (blockedPorts.has(port)) return `Browsers open no page at port ${port}.`;
  const own = ip === null ? isOwnName(host) : !isPublic(ip);
  if (!own || isAllowed({ host, port, ip }, allowPrivate)) return null;
  return `${host} is a private ${ip === null ? 'name' : 'address'}, and this server does not allow it.`;
}

/** Null for a name. IPv4 that is written inside IPv6 is taken out. */
function addressIn(host: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (!ipaddr.isValid(host)) return null;
  const address = ipaddr.process(host);
  const bytes = address.toByteArray();
  const compatible = bytes.length === 16 && bytes.slice(0, 12).every((byte) => byte === 0);
  const carries = ['rfc6145', 'rfc6052'].includes(address.range()) || (compatible && bytes.slice(12, 14).some(Boolean));
  return carries ? new ipaddr.IPv4(bytes.slice(12)) : address;
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));
}

function isOwnName(host: string): boolean {
  return !host.includes('.') || ownNames.some((name) => host.endsWith(`.${name}`));
}

function isAllowed(
  { host, port, ip }: { host: string; port: number; ip: ipaddr.IPv4 | ipaddr.IPv6 | null },
  allowed: AllowedPrivateHosts,
): boolean {
  if (typeof allowed === 'string') return allowed === 'all';
  return allowed.some((entry) => {
    const text = entry.trim().toLowerCase();
    // Where a name leads is not known here: it may be into a range that is allowed.
    if (text.includes('/')) return ip === null || isInRange(ip, text);
    if (text.startsWith('*.')) return host.endsWith(text.slice(1));
    const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1$2');
    const listed = addressIn(bare);
    if (listed !== null) return ip === null || listed.toString() === ip.toString();
    return [host, `${host}:${port}`].includes(bare);
  });
}

function isInRange(ip: ipaddr.IPv4 | ipaddr.IPv6, text: string): boolean {
  const [start, bits] = ipaddr.parseCIDR(text);
  return start.kind() === ip.kind() && ip.match([start, bits] as [ipaddr.IPv4, number]);
}
