import { Prisma } from './generated/client.ts';

/** SQL's NULL for a JSON column; a plain null would be ambiguous with JSON's own. */
export const dbNull = Prisma.DbNull;
