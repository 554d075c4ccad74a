import { AppError, type Role } from '@smokejumper/contracts';
import type { CoreContext } from '../context.ts';
import { allow, scopesOf, scopesOfRole } from '../rules/allow.ts';

/**
 * Throws `forbidden` unless the actor may give this role to somebody, or take it away: owners handle every role,
 * admins all but the owner's, and an API key those whose scopes it has itself.
 */
export function mayHandle(ctx: CoreContext, role: Role): void {
  allow(ctx, 'settings:write');
  const { actor } = ctx;
  if (role === 'owner' && actor.kind === 'user' && actor.role === 'owner') return;
  if (role === 'owner' && actor.kind !== 'system') throw new AppError('forbidden', 'Only an owner may do this.');
  const mine = scopesOf(actor);
  const beyond = scopesOfRole[role].filter((scope) => !mine.includes(scope));
  if (beyond.length === 0) return;
  throw new AppError('forbidden', `The role ${role} may more than who gives it: ${beyond.join(', ')}.`);
}
