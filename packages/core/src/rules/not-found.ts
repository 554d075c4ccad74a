import { AppError } from '@smokejumper/contracts';

/** The row, or AppError `not_found`. What another workspace owns is not found either. */
export function found<T>(row: T | null | undefined, what: string, id: string): T {
  if (row === null || row === undefined) throw new AppError('not_found', `There is no ${what} ${id}.`);
  return row;
}
