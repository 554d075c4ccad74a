import type { KeyScope, Me, Role, WorkspaceOfMine } from '@smokejumper/contracts';
import { ProblemError, type Smokejumper } from '@smokejumper/sdk';
import { createContext, useContext } from 'react';
import { useAsk } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';

/** Somebody signed in, looking at one workspace. */
export interface Session {
  me: Me;
  workspace: WorkspaceOfMine;
  /** Whether the role allows it; the server checks it all the same. */
  may(scope: KeyScope): boolean;
  /** Looks at another workspace. */
  enter(workspaceId: string): void;
}

export const SessionContext = createContext<Session | null>(null);

/** Throws outside of the pages of a workspace. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('These pages are for somebody signed in');
  return session;
}

/** Who is signed in; `data` is null where nobody is. */
export function useMe() {
  return useAsk<Me | null>(meKey, readMe);
}

/** Null where nobody is signed in. */
export async function readMe(server: Smokejumper, signal: AbortSignal): Promise<Me | null> {
  try {
    return await server.getMe({ signal });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}

/** The same table as the server's, which decides: here it only hides what would be refused. */
export function mayAs(role: Role, scope: KeyScope): boolean {
  if (role === 'owner' || role === 'admin') return true;
  return scope.endsWith(':read') || (role === 'member' && scope !== 'settings:write');
}
