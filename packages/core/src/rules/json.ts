import { dbNull, type Prisma } from '@smokejumper/db';

/** A value for a JSON column that may be NULL. */
export function jsonOrNull(value: unknown): Prisma.InputJsonValue | typeof dbNull {
  return value === null || value === undefined ? dbNull : (value as Prisma.InputJsonValue);
}
