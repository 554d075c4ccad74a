import type { Hook } from '@smokejumper/contracts';

export function hookView(row: { id: string; environmentId: string; createdAt: Date }): Hook {
  return { id: row.id, environmentId: row.environmentId, source: 'generic', createdAt: row.createdAt.toISOString() };
}

/** What a sealed signing secret is bound to. */
export function aboutHook(hookId: string): string {
  return `hook ${hookId}`;
}
