import { createHash } from 'node:crypto';
import type { PlanStep } from '@smokejumper/contracts';
import { readingVersion } from '@smokejumper/flow';

/** A hash over a spec and how its words are read: a step that was misread once is not replayed for ever. */
export function specHashOf(spec: string, version = readingVersion): string {
  return createHash('sha256').update(`${version}\n${spec}`).digest('hex');
}

/** A hash over a plan's steps that does not depend on the order of keys, which a database may change. */
export function sealOf(steps: readonly PlanStep[]): string {
  return createHash('sha256').update(canonical(steps)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}
