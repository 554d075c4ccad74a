import { z } from 'zod';
import { oneOf } from './fields.ts';
import type { Env } from './read.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What every process of ours reads. */
export interface ProcessConfig {
  /** Lines for a person instead of JSON: on a terminal, unless NODE_ENV is production. */
  log: { level: LogLevel; pretty: boolean };
}

export const processFields = {
  SMOKEJUMPER_LOG_LEVEL: oneOf(logLevels).default('info'),
  NODE_ENV: z.string().optional(),
};

export function processConfig(
  set: { SMOKEJUMPER_LOG_LEVEL: LogLevel; NODE_ENV?: string | undefined },
  isTerminal: boolean,
): ProcessConfig {
  return { log: { level: set.SMOKEJUMPER_LOG_LEVEL, pretty: isTerminal && set.NODE_ENV !== 'production' } };
}

/** The one place that looks at the process: everything below gets its environment as an argument. */
export function ofThisProcess(): { env: Env; isTerminal: boolean } {
  return { env: process.env, isTerminal: process.stdout.isTTY === true };
}
