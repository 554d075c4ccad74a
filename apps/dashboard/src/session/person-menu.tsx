import { useQueryClient } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { useAct } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { useSession } from './session.tsx';

export function PersonMenu() {
  const { me, workspace } = useSession();
  const signOut = useSignOut();
  return (
    <div className="person">
      <NavLink to="/account">
        <strong>{me.person.name}</strong>
        <span>
          {me.person.email}, {workspace.role}
        </span>
      </NavLink>
      <button type="button" className="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
        Sign out
      </button>
    </div>
  );
}

/** Ends the session; nothing that was read in it is kept. */
export function useSignOut() {
  const cache = useQueryClient();
  return useAct((server, _: undefined) => server.signOut(), {
    done: () => {
      sessionStorage.clear();
      cache.clear();
      cache.setQueryData(meKey, null);
    },
  });
}
