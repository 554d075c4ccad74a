import type { FlowBudgets, FlowVersion } from '@smokejumper/contracts';

/** What a version has set for itself, by its name for people; what it leaves to the environment is not there. */
export function settingsOf(version: FlowVersion): Map<string, string> {
  const { viewport, basicAuth } = version;
  const all: [name: string, value: string | null][] = [
    ['Name', version.name],
    ['Begins at', version.url],
    ['Begins after', version.needs],
    ['Variables', listed(version.variables)],
    ['Secrets', some(version.secrets)],
    ['Time limit', version.timeoutMs === null ? null : `${version.timeoutMs / 1_000} s`],
    ['Model', version.model],
    ['Viewport', viewport && `${viewport.width} × ${viewport.height}`],
    ['Language', version.locale],
    ['Time zone', version.timezone],
    ['Colours', version.colorScheme],
    ['User agent ends with', version.userAgentSuffix],
    ['Headers', listed(version.headers)],
    ['Basic auth', basicAuth && `${basicAuth.username}, password ${basicAuth.password}`],
    ['May go to besides', version.allowedOrigins && (some(version.allowedOrigins) ?? 'nowhere else')],
    ...budgets(version.budgets ?? {}),
  ];
  return new Map(all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
}

export interface Change {
  name: string;
  /** null: it was not set. */
  before: string | null;
  after: string | null;
}

/** What of it changed from one version to the next, besides its text. */
export function changedSettings(before: FlowVersion, after: FlowVersion): Change[] {
  const [old, now] = [settingsOf(before), settingsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names]
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

export const budgetNames: Record<keyof FlowBudgets, readonly [name: string, of: (value: number) => string]> = {
  steps: ['Most steps', String],
  expectMs: ['Waits for what should appear', (ms) => `${ms / 1_000} s`],
  retriesPerStep: ['Retries of a step', String],
  modelCalls: ['Most model calls', String],
  recoveryModelCalls: ['Most model calls to recover', String],
  tokens: ['Most tokens', (count) => count.toLocaleString('en')],
  costUsd: ['Most money', (usd) => `$${usd}`],
};

function budgets(caps: FlowBudgets): [string, string | null][] {
  return Object.entries(budgetNames).map(([cap, [name, of]]) => {
    const value = caps[cap as keyof FlowBudgets];
    return [name, value === undefined ? null : of(value)];
  });
}

const some = (words: readonly string[]): string | null => (words.length === 0 ? null : words.join(', '));

const listed = (record: Record<string, string>): string | null =>
  some(Object.entries(record).map(([name, value]) => `${name} = ${value}`));
