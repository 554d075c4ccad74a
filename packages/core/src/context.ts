import type { KeyScope, Log, NewId, Role } from '@smokejumper/contracts';
import type { Database } from '@smokejumper/db';
import type { Vault } from './vault.ts';

export interface Clock {
  now(): Date;
}

/** Who asks. `system` is a process of ours (a worker, a script), named by `id`. */
export type Actor =
  | { kind: 'apiKey'; id: string; scopes: readonly KeyScope[] }
  | { kind: 'user'; id: string; role: Role }
  /** Somebody signed in, outside of any workspace. */
  | { kind: 'person'; id: string }
  | { kind: 'hook'; id: string }
  | { kind: 'system'; id: string };

/** What every verb needs. Without a workspace: for the few verbs that cross tenants. */
export interface SystemContext {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  vault: Vault;
  actor: Actor;
  /** From 0 to 1; spreads waits. Absent: 0.5, no spread. */
  random?: (() => number) | undefined;
  /** Aborted: no new transaction starts. */
  signal?: AbortSignal | undefined;
}

/** What a verb inside one workspace needs. */
export interface CoreContext extends SystemContext {
  workspaceId: string;
}

/** What a verb needs that somebody signed in asks for, whichever workspaces they are in. */
export interface PersonContext extends SystemContext {
  actor: Extract<Actor, { kind: 'person' }>;
  person: { email: string; emailVerified: boolean; name: string; sessionId: string; activeWorkspaceId: string | null };
}

/** The same context inside a workspace, for another actor if one is given. */
export function within(ctx: SystemContext, workspaceId: string, actor: Actor = ctx.actor): CoreContext {
  return { ...ctx, workspaceId, actor };
}
