import {
  type AllowedPrivateHosts,
  classifyAddress,
  type HostRule,
  isMetadataName,
  readHostRule,
} from '@smokejumper/addresses';
import { AppError } from '@smokejumper/contracts';

/** Where a page may go besides the public internet. */
export interface EgressSettings {
  /** Private, loopback and link-local hosts: none, all, or these hosts (`*.` for subdomains) and CIDRs. */
  allowPrivate: AllowedPrivateHosts;
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

/** Throws AppError `invalid_input` for an entry that is neither a host nor a CIDR: a typing error opens nothing. */
export function createEgressPolicy(settings: EgressSettings): EgressPolicy {
  const listed = typeof settings.allowPrivate === 'string' ? [] : settings.allowPrivate;
  const rules = [...listed, ...settings.alwaysAllow].map(ruleOf);
  const all = settings.allowPrivate === 'all';

  return {
    judgeName(host) {
      if (isMetadataName(host)) return refuse(`${host} is a cloud metadata service`);
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

function ruleOf(entry: string): HostRule {
  const rule = readHostRule(entry);
  if (rule === null) throw new AppError('invalid_input', `${JSON.stringify(entry)} is neither a host nor a CIDR`);
  return rule;
}

function refuse(reason: string): Judgement {
  return { allowed: false, reason };
}
