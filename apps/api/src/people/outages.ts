import { type AppError, isAppError } from '@smokejumper/contracts';
import type { AccountTables } from '@smokejumper/core';

/** Knows when the tables could not be reached, which the sign-in library answers as some failure of its own. */
export interface Outages {
  /** The same tables, watched. */
  watch(tables: AccountTables): AccountTables;
  /** Does the work; where it fails while the tables are away, throws their AppError `unavailable` instead. */
  tell<T>(work: () => Promise<T>, failed: (answer: T) => boolean): Promise<T>;
}

export function createOutages(): Outages {
  let count = 0;
  let last: AppError | null = null;
  const note = (error: unknown): never => {
    if (isAppError(error) && error.code === 'unavailable') {
      count += 1;
      last = error;
    }
    throw error;
  };
  const watched =
    (query: (...args: unknown[]) => Promise<unknown>) =>
    (...args: unknown[]) =>
      query(...args).catch(note);
  const watchEach = (queries: object) =>
    Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, watched(query)]));
  return {
    watch: ({ $transaction, ...models }) => ({
      ...(Object.fromEntries(
        Object.entries(models).map(([name, queries]) => [name, watchEach(queries)]),
      ) as typeof models),
      $transaction: (work) => $transaction(work).catch(note),
    }),
    async tell(work, failed) {
      const before = count;
      const away = () => (count > before ? last : null);
      const answer = await work().catch((error: unknown) => {
        throw away() ?? error;
      });
      const outage = failed(answer) ? away() : null;
      if (outage !== null) throw outage;
      return answer;
    },
  };
}
