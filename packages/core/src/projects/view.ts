import type { Project } from '@smokejumper/contracts';
import { AppError } from '@smokejumper/contracts';
import { isUniqueViolation, type Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';

interface ProjectRow {
  id: string;
  name: string;
  createdAt: Date;
}

export function projectView(row: ProjectRow, defaultId: string): Project {
  return { id: row.id, name: row.name, isDefault: row.id === defaultId, createdAt: row.createdAt.toISOString() };
}

/** A project. Throws `not_found`. */
export async function loadProject(tx: Tx, projectId: string) {
  return found(await tx.project.findFirst({ where: { id: projectId } }), 'project', projectId);
}

/** Turns the database's refusal of a second project of the same name into AppError `conflict`. */
export async function refuseSameProject<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', `There is a project named ${name} already.`, {
      cause: error,
      details: { errors: [{ pointer: '/name', detail: 'is taken by another project' }] },
    });
  }
}
