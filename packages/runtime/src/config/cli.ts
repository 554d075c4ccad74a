import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type BrowsingConfig, browsingConfig, browsingFields } from './browsing.ts';
import { flag, httpBase } from './fields.ts';
import { ofThisProcess, type ProcessConfig, processConfig, processFields } from './process.ts';
import { readEnv } from './read.ts';

export interface CliConfig extends ProcessConfig, BrowsingConfig {
  /** The server that `trigger` and `runs` speak to; null where `login` has to say. */
  server: { url: string | null; key: string | null };
  /** Folder of a person's settings, where `login` keeps the server and its key. */
  settingsFolder: string;
  /** Running under a continuous integration service. */
  isCi: boolean;
  /** The value of SMOKEJUMPER_SECRET_<NAME> (`api key` → `SMOKEJUMPER_SECRET_API_KEY`), if it is set. */
  secret(name: string): string | undefined;
}

const schema = z.object({
  ...processFields,
  ...browsingFields,
  // A person at a terminal wants verdicts, not the log of how they came about.
  SMOKEJUMPER_LOG_LEVEL: processFields.SMOKEJUMPER_LOG_LEVEL.unwrap().default('warn'),
  CI: flag.catch(true).default(false),
  SMOKEJUMPER_URL: httpBase.optional(),
  SMOKEJUMPER_KEY: z.string().optional(),
  XDG_CONFIG_HOME: z.string().optional(),
});

/** The command line's configuration. Throws ConfigError. */
export function loadCliConfig(source = ofThisProcess()): CliConfig {
  const set = readEnv(schema, source.env);
  return {
    ...processConfig(set, source.isTerminal),
    ...browsingConfig(set, source.env),
    server: { url: set.SMOKEJUMPER_URL ?? null, key: set.SMOKEJUMPER_KEY || null },
    settingsFolder: join(set.XDG_CONFIG_HOME || join(homedir(), '.config'), 'smokejumper'),
    isCi: set.CI,
    secret: (name) => source.env[secretVariable(name)],
  };
}

/** The variable a secret of this name is read from. */
export function secretVariable(name: string): string {
  return `SMOKEJUMPER_SECRET_${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`;
}
