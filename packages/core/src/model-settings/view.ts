import type { WorkspaceModelSettings } from '@smokejumper/contracts';

export function modelSettingsView(
  row: { model: string | null; sealed: string | null; budgets: unknown; updatedAt: Date } | null,
): WorkspaceModelSettings {
  return {
    model: row?.model ?? null,
    hasKey: typeof row?.sealed === 'string',
    budgets: (row?.budgets as WorkspaceModelSettings['budgets'] | undefined) ?? {},
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
