import { Prisma } from './generated/client.ts';

/** A part of a statement, its values bound: goes into `tx.$queryRaw` and into other parts. */
export const sql = Prisma.sql;
