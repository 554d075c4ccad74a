import { z } from 'zod';
import { type AllowedPrivateHosts, addressRanges, allowedPrivateHosts, httpBase, wholeNumber } from './fields.ts';
import { type PeopleConfig, peopleConfig, peopleFields } from './people.ts';
import { ofThisProcess, type ProcessConfig, processConfig, processFields } from './process.ts';
import { ConfigError, readEnv } from './read.ts';
import { type StoresConfig, storesConfig, storesFields } from './stores.ts';

export interface ApiConfig extends ProcessConfig, StoresConfig {
  people: PeopleConfig;
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** The address clients reach the API at, without a slash at the end; null: the one it listens on. */
  publicUrl: string | null;
  /** Where this process serves the trace viewer; null: it does not. Its origin is never the API's own. */
  tracePort: number | null;
  /** The address people reach the trace viewer at, likewise; null: the one it listens on, if it does. */
  traceUrl: string | null;
  allowPrivateHosts: AllowedPrivateHosts;
  /** Proxies whose `X-Forwarded-For` is believed, as addresses and CIDRs; none: nobody's is. */
  trustedProxies: string[];
  /** How long requests under way may take after a signal to stop, in milliseconds. */
  drainMs: number;
}

const schema = z.object({
  ...processFields,
  ...storesFields,
  ...peopleFields,
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  SMOKEJUMPER_PUBLIC_URL: httpBase.optional(),
  SMOKEJUMPER_TRACE_PORT: wholeNumber({ min: 0, max: 65_535 }).optional(),
  SMOKEJUMPER_TRACE_URL: httpBase.optional(),
  SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: allowedPrivateHosts.optional(),
  SMOKEJUMPER_TRUSTED_PROXIES: addressRanges.default([]),
  SMOKEJUMPER_DRAIN_MS: wholeNumber({ min: 0, max: 3_600_000 }).default(10_000),
});

/** The API's configuration. Throws ConfigError. */
export function loadApiConfig(source = ofThisProcess()): ApiConfig {
  const set = readEnv(schema, source.env);
  refuseSharedHost(set.SMOKEJUMPER_PUBLIC_URL, set.SMOKEJUMPER_TRACE_URL);
  return {
    ...processConfig(set, source.isTerminal),
    ...storesConfig(set),
    people: peopleConfig(set),
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.SMOKEJUMPER_PUBLIC_URL ?? null,
    tracePort: set.SMOKEJUMPER_TRACE_PORT ?? null,
    traceUrl: set.SMOKEJUMPER_TRACE_URL ?? null,
    allowPrivateHosts: set.SMOKEJUMPER_ALLOW_PRIVATE_HOSTS ?? 'none',
    trustedProxies: set.SMOKEJUMPER_TRUSTED_PROXIES,
    drainMs: set.SMOKEJUMPER_DRAIN_MS,
  };
}

/** A browser sends cookies to every port of a host: on the API's host, what a trace holds could act as who looks at it. */
function refuseSharedHost(publicUrl: string | undefined, traceUrl: string | undefined): void {
  if (publicUrl === undefined || traceUrl === undefined) return;
  if (new URL(publicUrl).hostname !== new URL(traceUrl).hostname) return;
  throw new ConfigError('SMOKEJUMPER_TRACE_URL is on the host of SMOKEJUMPER_PUBLIC_URL: it needs a host of its own.', [
    'SMOKEJUMPER_TRACE_URL',
  ]);
}
