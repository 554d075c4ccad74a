import ipaddr from 'ipaddr.js';
import { inRange, parseAddress } from './address.ts';
import { normaliseHost } from './host.ts';

/** Private and loopback hosts: none, all, or these hosts (`*.` for subdomains, with or without a port) and CIDRs. */
export type AllowedPrivateHosts = 'none' | 'all' | readonly string[];

/** Whether a list's entry means a target. `address`: null when a name has not been looked up: it may lead anywhere. */
export type HostRule = (target: { host: string; port: number; address: string | null }) => boolean;

/** Null for an entry that is neither a host nor a CIDR. */
export function readHostRule(entry: string): HostRule | null {
  const text = entry.trim().toLowerCase();
  if (text.includes('/')) return rangeRule(text);
  const wanted = parseAddress(text)?.toString();
  if (wanted !== undefined) return ({ address }) => address === null || parseAddress(address)?.toString() === wanted;
  if (!text.startsWith('*.')) return hostRule(text);
  const suffix = normaliseHost(text.slice(2));
  return suffix === null ? null : ({ host }) => host.endsWith(`.${suffix}`);
}

function rangeRule(text: string): HostRule | null {
  if (!ipaddr.isValidCIDR(text)) return null;
  const range = ipaddr.parseCIDR(text);
  return ({ address }) => {
    if (address === null) return true;
    const parsed = parseAddress(address);
    return parsed !== null && inRange(parsed, range);
  };
}

function hostRule(text: string): HostRule | null {
  const [, name, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(text) ?? [];
  const wanted = name === undefined ? null : normaliseHost(name);
  if (wanted === null) return null;
  return (target) => target.host === wanted && (port === undefined || target.port === Number(port));
}
