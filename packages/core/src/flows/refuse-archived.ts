import { AppError } from '@smokejumper/contracts';

/** Throws `archived`: such a flow keeps its history and nothing more is done with it. */
export function refuseArchived({ id, archivedAt }: { id: string; archivedAt: Date | null }): void {
  if (archivedAt !== null) throw new AppError('archived', `The flow ${id} is archived.`);
}
