import { AppError, metadataNames } from '@smokejumper/contracts';
import ipaddr from 'ipaddr.js';
import { classifyAddress, inRange, parseAddress } from './address.ts';

/** Where a page may go besides the public internet. */
export interface EgressSettings {
  /** Private, loopback and link-local hosts: none, all, or these hosts (`*.` for subdomains) and CIDRs. */
  allowPrivate: 'none' | 'all' | readonly string[];
  /** Hosts (or `host:port`) that are let through whatever they resolve to, metadata addresses excepted. */
  alwaysAllow: readonly string[];
}

export type Judgement = { allowed: true } | { allowed: false; reason: string };

export interface EgressPolicy {
  /** Judges a host by its name before it is resolved; null: resolve it and ask `judge`. */
  judgeName(host: string): Judgement | null;
  /** Judges all addresses a host resolves to: one bad address refuses the host. */
  judge(target: { host: string; port: number; addresses: readonly string[] }): Judgement;
}

const metadata = new Set(metadataNames);

/** Throws AppError `invalid_input` for an entry that is neither a host nor a CIDR: a typing error opens nothing. */
export function createEgressPolicy(settings: EgressSettings): EgressPolicy {
  const listed = typeof settings.allowPrivate === 'string' ? [] : settings.allowPrivate;
  const rules = [...listed, ...settings.alwaysAllow].map(parseRule);
  const all = settings.allowPrivate === 'all';

  return {
    judgeName(host) {
      if (metadata.has(host)) return refuse(`${host} is a cloud metadata service`);
      return null;
    },
    judge({ host, port, addresses }) {
      if (addresses.length === 0) return refuse(`${host} has no address`);
      for (const text of addresses) {
        const kind = classifyAddress(text);
        if (kind === 'metadata') return refuse(`${host} leads to the cloud metadata address ${text}`);
        if (kind === 'private' && !all && !rules.some((rule) => rule({ host, port, address: text }))) {
          return refuse(
            host === text ? `${text} is a private address` : `${host} leads to the private address ${text}`,
          );
        }
      }
      return { allowed: true };
    },
  };
}

/** The one form of a host: lower case, no brackets, no final dot, IPv4 in four decimals; null if it is none. */
export function normaliseHost(host: string): string | null {
  const wrapped = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  if (/[\s/\\@?#]/.test(wrapped)) return null;
  const url = URL.parse(`http://${wrapped}/`);
  if (url === null || url.port !== '' || url.username !== '') return null;
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  return name === '' ? null : name;
}

type Rule = (target: { host: string; port: number; address: string }) => boolean;

function parseRule(entry: string): Rule {
  const text = entry.trim().toLowerCase();
  if (text.includes('/')) return rangeRule(entry, text);
  if (parseAddress(text) !== null) {
    const wanted = parseAddress(text)!.toString();
    return ({ address }) => parseAddress(address)?.toString() === wanted;
  }
  if (text.startsWith('*.')) {
    const suffix = normaliseHost(text.slice(2));
    if (suffix === null) throw notARule(entry);
    return ({ host }) => host.endsWith(`.${suffix}`);
  }
  return hostRule(entry, text);
}

function rangeRule(entry: string, text: string): Rule {
  try {
    const range = ipaddr.parseCIDR(text);
    return ({ address }) => {
      const parsed = parseAddress(address);
      return parsed !== null && inRange(parsed, range);
    };
  } catch (cause) {
    throw notARule(entry, cause);
  }
}

function hostRule(entry: string, text: string): Rule {
  const [, name, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(text) ?? [];
  const wanted = name === undefined ? null : normaliseHost(name);
  if (wanted === null) throw notARule(entry);
  return (target) => target.host === wanted && (port === undefined || target.port === Number(port));
}

function notARule(entry: string, cause?: unknown): AppError {
  return new AppError('invalid_input', `${JSON.stringify(entry)} is neither a host nor a CIDR`, { cause });
}

function refuse(reason: string): Judgement {
  return { allowed: false, reason };
}
