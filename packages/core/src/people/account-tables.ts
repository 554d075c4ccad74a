import { type AccountTables, openAccountTables } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';

export type { AccountTables };

/** The tables of those who sign in, for the library that does it; nobody else writes them. */
export function accountTables(ctx: SystemContext): AccountTables {
  return openAccountTables(ctx);
}
