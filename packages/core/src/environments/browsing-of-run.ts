import type { Browsing } from '@smokejumper/contracts';
import { allowedByBoth, covers } from '../rules/origins.ts';
import { fillBrowsing, namesInBrowsing } from './placeholders.ts';
import { browsingView, versionBrowsing } from './settings.ts';

/** How a run's browser is set up, with all values in. */
export interface RunBrowsing extends Browsing {
  /** Whether it may reach private hosts, where the operator allows it. */
  allowPrivateHosts: boolean;
  /** Values that nothing the run leaves behind may show. */
  hidden: string[];
}

interface Parts {
  version: { browsing: unknown; viewport: unknown; locale: string | null };
  environment: { browsing: unknown; allowPrivateHosts: boolean };
  variables: Readonly<Record<string, string>>;
  /** All that headers and basic auth name, and the flow declares. */
  secrets: Readonly<Record<string, string>>;
}

/** The flow's word before the environment's, headers name by name; allowed is only what both allow. */
export function browsingOfRun({ version, environment, variables, secrets }: Parts): RunBrowsing {
  const theirs = browsingView(environment.browsing);
  const own = versionBrowsing(version);
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  const merged: Browsing = {
    ...theirs,
    ...said,
    headers: mergeHeaders(theirs.headers, own.headers),
    allowedOrigins: allowedByBoth(theirs.allowedOrigins, own.allowedOrigins),
  };
  const filled = fillBrowsing(merged, { ...variables, ...secrets });
  const named = [...namesInBrowsing(environment.browsing), ...namesInBrowsing(version.browsing)];
  const values = Object.entries(secrets).flatMap(([name, value]) => (named.includes(name) ? [value] : []));
  const auth = filled.basicAuth;
  const hidden =
    auth === null ? values : [...values, Buffer.from(`${auth.username}:${auth.password}`).toString('base64')];
  return { ...merged, ...filled, allowPrivateHosts: environment.allowPrivateHosts, hidden: [...new Set(hidden)] };
}

// Names of headers are the same in any case: the flow's word replaces the environment's.
function mergeHeaders(theirs: Browsing['headers'], own: Browsing['headers']): Browsing['headers'] {
  const replaced = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  return {
    ...Object.fromEntries(Object.entries(theirs).filter(([name]) => !replaced.has(name.toLowerCase()))),
    ...own,
  };
}

/** Why these settings cannot be used for this address, in one sentence; null when they can. */
export function tellUnusable(
  browsing: RunBrowsing,
  at: { baseUrl: string; environment: { name: string; baseUrl: string; browsing: unknown } },
): string | null {
  const odd = Object.entries(browsing.headers).find(([, value]) => !/^[\x20-\x7e\t\u0080-\u00ff]*$/.test(value));
  if (odd !== undefined) return `The value of the header ${odd[0]} holds characters that a header cannot carry.`;
  return tellOutside(at);
}

/** Says so when an address is not the environment's own and its allowed origins do not hold it. */
export function tellOutside(at: {
  baseUrl: string;
  environment: { name: string; baseUrl: string; browsing: unknown };
}): string | null {
  const { allowedOrigins } = browsingView(at.environment.browsing);
  const { origin } = new URL(at.baseUrl);
  const allowed = allowedOrigins === null ? null : [new URL(at.environment.baseUrl).origin, ...allowedOrigins];
  if (allowed === null || allowed.some((pattern) => covers(pattern, origin))) return null;
  return `${origin} is outside the allowed origins of the environment ${at.environment.name}.`;
}
