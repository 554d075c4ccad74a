import { z } from 'zod';
import { type BrowsingConfig, browsingConfig, browsingFields } from './browsing.ts';
import { flag, httpBase, wholeNumber } from './fields.ts';
import { type MailConfig, mailConfig, mailFields } from './mail.ts';
import { ofThisProcess, type ProcessConfig, processConfig, processFields } from './process.ts';
import { ConfigError, readEnv } from './read.ts';
import { type StoresConfig, storesConfig, storesFields } from './stores.ts';

export interface WorkerConfig extends ProcessConfig, StoresConfig, BrowsingConfig {
  /** Runs at a time in this process. */
  concurrency: number;
  /** A run whose lease is older than this is taken back, in milliseconds. */
  leaseMs: number;
  /** How often a lease is renewed and a cancellation noticed, in milliseconds. */
  heartbeatMs: number;
  /** How long runs under way may take after a signal to stop, in milliseconds; then they are given back. */
  drainMs: number;
  /** Whether a workspace that names a model of the same provider may use this process's key and address for it. */
  lendModelKey: boolean;
  mail: MailConfig;
  /** The API's address for links in notifications; null: none. */
  publicUrl: string | null;
}

const hourMs = 3_600_000;

const schema = z.object({
  ...processFields,
  ...storesFields,
  ...mailFields,
  ...browsingFields,
  SMOKEJUMPER_PUBLIC_URL: httpBase.optional(),
  SMOKEJUMPER_MODEL_LEND: flag.default(true),
  SMOKEJUMPER_WORKER_CONCURRENCY: wholeNumber({ min: 1, max: 64 }).default(2),
  SMOKEJUMPER_LEASE_MS: wholeNumber({ min: 500, max: hourMs }).default(30_000),
  SMOKEJUMPER_HEARTBEAT_MS: wholeNumber({ min: 100, max: hourMs }).default(5_000),
  SMOKEJUMPER_DRAIN_MS: wholeNumber({ min: 0, max: hourMs }).default(60_000),
});

/** The worker's configuration. Throws ConfigError. */
export function loadWorkerConfig(source = ofThisProcess()): WorkerConfig {
  const set = readEnv(schema, source.env);
  if (set.SMOKEJUMPER_HEARTBEAT_MS * 2 > set.SMOKEJUMPER_LEASE_MS) {
    const message = `SMOKEJUMPER_HEARTBEAT_MS is at most half of SMOKEJUMPER_LEASE_MS (${set.SMOKEJUMPER_LEASE_MS}), or a slow beat loses the lease.`;
    throw new ConfigError(message, ['SMOKEJUMPER_HEARTBEAT_MS']);
  }
  return {
    ...processConfig(set, source.isTerminal),
    ...storesConfig(set),
    mail: mailConfig(set),
    ...browsingConfig(set, source.env),
    publicUrl: set.SMOKEJUMPER_PUBLIC_URL ?? null,
    lendModelKey: set.SMOKEJUMPER_MODEL_LEND,
    concurrency: set.SMOKEJUMPER_WORKER_CONCURRENCY,
    leaseMs: set.SMOKEJUMPER_LEASE_MS,
    heartbeatMs: set.SMOKEJUMPER_HEARTBEAT_MS,
    drainMs: set.SMOKEJUMPER_DRAIN_MS,
  };
}
