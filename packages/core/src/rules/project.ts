import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { invalid } from './invalid.ts';
import { found } from './not-found.ts';

/** The workspace's first project, which holds everything that names none. */
export async function defaultProjectId(tx: Tx, workspaceId: string): Promise<string> {
  const project = await tx.project.findFirst({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true } });
  return found(project, 'project in workspace', workspaceId).id;
}

/** The project that is named, else the default one. Throws `invalid_input` for one that is not there. */
export async function projectIdOf(tx: Tx, ctx: CoreContext, named: string | undefined): Promise<string> {
  if (named === undefined) return defaultProjectId(tx, ctx.workspaceId);
  // Locked, so that it is not removed meanwhile.
  const rows = await tx.$queryRaw<unknown[]>`select 1 from project where id = ${named} for key share`;
  if (rows.length === 0) throw invalid('/projectId', 'names no project');
  return named;
}
