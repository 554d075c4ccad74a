import { z } from 'zod';
import { type AllowedPrivateHosts, allowedPrivateHosts, httpBase, wholeNumber } from './fields.ts';
import { ofThisProcess, type ProcessConfig, processConfig, processFields } from './process.ts';
import { readEnv } from './read.ts';
import { type StoresConfig, storesConfig, storesFields } from './stores.ts';

export interface ApiConfig extends ProcessConfig, StoresConfig {
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** The address clients reach the API at, without a slash at the end; null: the one it listens on. */
  publicUrl: string | null;
  allowPrivateHosts: AllowedPrivateHosts;
  /** How long requests under way may take after a signal to stop, in milliseconds. */
  drainMs: number;
}

const schema = z.object({
  ...processFields,
  ...storesFields,
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  SMOKEJUMPER_PUBLIC_URL: httpBase.optional(),
  SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: allowedPrivateHosts.optional(),
  SMOKEJUMPER_DRAIN_MS: wholeNumber({ min: 0, max: 3_600_000 }).default(10_000),
});

/** The API's configuration. Throws ConfigError. */
export function loadApiConfig(source = ofThisProcess()): ApiConfig {
  const set = readEnv(schema, source.env);
  return {
    ...processConfig(set, source.isTerminal),
    ...storesConfig(set),
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.SMOKEJUMPER_PUBLIC_URL ?? null,
    allowPrivateHosts: set.SMOKEJUMPER_ALLOW_PRIVATE_HOSTS ?? 'none',
    drainMs: set.SMOKEJUMPER_DRAIN_MS,
  };
}
