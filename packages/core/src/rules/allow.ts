import { AppError, KeyScope, type Role } from '@smokejumper/contracts';
import type { Actor, SystemContext } from '../context.ts';

/** Each role onto the scopes that routes ask for. */
export const scopesOfRole: Record<Role, readonly KeyScope[]> = {
  owner: KeyScope.options,
  admin: KeyScope.options,
  member: ['flows:read', 'flows:write', 'runs:read', 'runs:write', 'settings:read'],
  viewer: ['flows:read', 'runs:read', 'settings:read'],
};

/** What an actor may do. A hook only starts runs, and reads what it needs for that. */
export function scopesOf(actor: Actor): readonly KeyScope[] {
  switch (actor.kind) {
    case 'apiKey':
      return actor.scopes;
    case 'user':
      return scopesOfRole[actor.role];
    case 'person':
      return [];
    case 'hook':
      return ['flows:read', 'runs:write'];
    case 'system':
      return KeyScope.options;
  }
}

/** Throws `forbidden` unless the actor has the scope. */
export function allow(ctx: SystemContext, scope: KeyScope): void {
  if (scopesOf(ctx.actor).includes(scope)) return;
  throw new AppError('forbidden', `This needs the scope ${scope}.`, { details: { scope } });
}

/** Throws `forbidden` unless a process of ours asks. */
export function allowSystem(ctx: SystemContext): void {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the service itself does this.');
}
