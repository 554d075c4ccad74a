import { z } from 'zod';
import { oneOf } from './fields.ts';
import type { Env } from './read.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What every process of ours reads. */
export interface ProcessConfig {
  /** Pretty: lines for a person instead of JSON; on a terminal, unless NODE_ENV is production or a format is set. */
  log: { level: LogLevel; pretty: boolean; color: boolean };
}

export const processFields = {
  SMOKEJUMPER_LOG_LEVEL: oneOf(logLevels).default('info'),
  SMOKEJUMPER_LOG_FORMAT: oneOf(['pretty', 'json']).optional(),
  NODE_ENV: z.string().optional(),
  NO_COLOR: z.string().optional(),
};

const processSchema = z.object(processFields);

export function processConfig(set: z.output<typeof processSchema>, isTerminal: boolean): ProcessConfig {
  const format = set.SMOKEJUMPER_LOG_FORMAT ?? (isTerminal && set.NODE_ENV !== 'production' ? 'pretty' : 'json');
  const color = set.NO_COLOR === undefined;
  return { log: { level: set.SMOKEJUMPER_LOG_LEVEL, pretty: format === 'pretty', color } };
}

/** The one place that looks at the process: everything below gets its environment as an argument. */
export function ofThisProcess(): { env: Env; isTerminal: boolean } {
  return { env: process.env, isTerminal: process.stdout.isTTY === true };
}
