import type { Hook, HookPatch, HookSource } from '@smokejumper/contracts';

export interface HookRow {
  id: string;
  environmentId: string;
  source: string;
  flowIds: string[];
  tags: string[];
  files: string[];
  suiteId: string | null;
  createdAt: Date;
}

export function hookView(row: HookRow): Hook {
  const { id, environmentId, tags, files, createdAt } = row;
  const source = row.source as HookSource;
  return {
    id,
    environmentId,
    source,
    flows: row.flowIds,
    tags,
    files,
    suite: row.suiteId,
    createdAt: createdAt.toISOString(),
  };
}

/** The columns of a hook's choice: what is told, the rest as it was. */
export function choiceColumns(told: HookPatch, before: Pick<HookRow, 'flowIds' | 'tags' | 'files' | 'suiteId'>) {
  return {
    flowIds: told.flows ?? before.flowIds,
    tags: told.tags ?? before.tags,
    files: told.files ?? before.files,
    suiteId: told.suite === undefined ? before.suiteId : told.suite,
  };
}

/** What a sealed signing secret is bound to. */
export function aboutHook(hookId: string): string {
  return `hook ${hookId}`;
}
