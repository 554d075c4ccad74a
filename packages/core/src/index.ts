export type { Actor, Clock, CoreContext, SystemContext } from './context.ts';
export type { Sealed, Vault } from './vault.ts';
export * from './verbs.ts';
