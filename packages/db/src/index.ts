export type { Database } from './database.ts';
export type { Listener } from './listener.ts';
export type { SystemPurpose } from './system-purpose.ts';
