import type { Hook, HookSource } from '@smokejumper/contracts';

export function hookView(row: { id: string; environmentId: string; source: string; createdAt: Date }): Hook {
  const { id, environmentId, createdAt } = row;
  return { id, environmentId, source: row.source as HookSource, createdAt: createdAt.toISOString() };
}

/** What a sealed signing secret is bound to. */
export function aboutHook(hookId: string): string {
  return `hook ${hookId}`;
}
