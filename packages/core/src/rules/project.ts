import type { Tx } from '@smokejumper/db';
import { found } from './not-found.ts';

/** The workspace's first project, which holds everything until people make more. */
export async function defaultProjectId(tx: Tx, workspaceId: string): Promise<string> {
  const project = await tx.project.findFirst({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true } });
  return found(project, 'project in workspace', workspaceId).id;
}
