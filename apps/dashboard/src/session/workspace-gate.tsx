import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { Card } from '../people/card.tsx';
import { meKey } from '../server/cache.ts';
import { useServer } from '../server/server.tsx';
import { AskedWorkspace } from './asked-workspace.tsx';
import { mayAs, type Session, SessionContext, useMe } from './session.tsx';

const chosenKey = 'smokejumper.workspace';

/** Lets those in who are signed in and belong somewhere; leads the others to where they may. */
export function WorkspaceGate() {
  const me = useMe();
  const cache = useQueryClient();
  const { server, enter } = useServer();
  const { pathname, search } = useLocation();
  const [chosen, choose] = useState(() => sessionStorage.getItem(chosenKey));
  const data = me.data ?? null;
  const workspace = useMemo(() => {
    const named = [chosen, data?.activeWorkspaceId];
    const found = named.map((id) => data?.workspaces.find((one) => one.id === id)).find((one) => one !== undefined);
    return found ?? data?.workspaces[0] ?? null;
  }, [data, chosen]);
  if (me.isPending) return <Loading />;
  if (me.data === undefined) {
    return (
      <Card title="The server does not answer">
        <Problem error={me.error} />
        <p>
          <button type="button" className="primary" onClick={() => void me.refetch()}>
            Try again
          </button>
        </p>
      </Card>
    );
  }
  if (data === null) return <Navigate to={`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  const enterWorkspace = (workspaceId: string) => {
    sessionStorage.setItem(chosenKey, workspaceId);
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
    // Remembered for the next visit; this tab does not wait for it.
    server.setMyActiveWorkspace({ body: { workspaceId } }).catch(() => undefined);
    choose(workspaceId);
  };
  const asked = new URLSearchParams(search).get('workspace');
  if (asked !== null) return <AskedWorkspace asked={asked} me={data} enter={enterWorkspace} />;
  if (workspace === null) return <Navigate to="/welcome" replace />;
  enter(workspace.id);
  const session: Session = {
    me: data,
    workspace,
    may: (scope) => mayAs(workspace.role, scope),
    enter: enterWorkspace,
  };
  return (
    <SessionContext value={session}>
      <Outlet key={workspace.id} />
    </SessionContext>
  );
}
