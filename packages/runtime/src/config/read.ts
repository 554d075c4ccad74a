import type { z } from 'zod';

/** The environment as a process sees it: `process.env`, or a plain object in a test. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A variable is missing or makes no sense. The message is one sentence per variable, naming it. */
export class ConfigError extends Error {
  readonly variables: readonly string[];

  constructor(message: string, variables: readonly string[]) {
    super(message);
    this.name = 'ConfigError';
    this.variables = variables;
  }
}

/**
 * Reads a schema whose keys are the names of variables; an empty variable counts as unset.
 * Throws ConfigError with every bad variable.
 */
export function readEnv<S extends z.ZodType>(schema: S, env: Env): z.output<S> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = schema.safeParse(set);
  if (read.success) return read.data;
  const variables = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))];
  const sentences = read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  throw new ConfigError(sentences.join(' '), variables);
}
