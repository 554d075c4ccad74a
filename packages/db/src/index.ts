export { type Database, openDatabase } from './database.ts';
export { diffSchema } from './diff-schema.ts';
export { asSystem, type DoorContext, inWorkspace, type Tx } from './doors.ts';
export type { Prisma } from './generated/client.ts';
export { dbNull } from './json-null.ts';
export { type Listener, openListener } from './listener.ts';
export { migrate } from './migrate.ts';
export { type SystemPurpose, systemPurposes } from './system-purpose.ts';
export { isUniqueViolation } from './violations.ts';
