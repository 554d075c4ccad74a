import type { Me } from '@smokejumper/contracts';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Loading } from '../parts/loading.tsx';
import { Card } from '../people/card.tsx';
import { useSignOut } from './person-menu.tsx';
import { withoutWorkspace } from './without-workspace.ts';

interface AskedWorkspaceProps {
  asked: string;
  me: Me;
  enter: (workspaceId: string) => void;
}

/** A link of a mail or a check says which workspace it is about: that one is entered, and the address cleaned. */
export function AskedWorkspace({ asked, me, enter }: AskedWorkspaceProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isMember = me.workspaces.some(({ id }) => id === asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!isMember) return;
    enter(asked);
    navigate({ pathname, search: withoutWorkspace(search), hash }, { replace: true });
  }, [asked, isMember]);
  return isMember ? <Loading /> : <NoMember me={me} />;
}

function NoMember({ me }: { me: Me }) {
  const signOut = useSignOut();
  const [first] = me.workspaces;
  return (
    <Card title="You are no member there">
      <p>
        This link is about a workspace that {me.person.email} does not belong to, or that is gone. Ask whoever sent it
        for an invitation, or come in as somebody else.
      </p>
      <div className="form-end">
        <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          Sign in as somebody else
        </button>
        {first !== undefined && <Link to="/runs">To {me.workspaces.length === 1 ? first.name : 'my workspaces'}</Link>}
      </div>
    </Card>
  );
}
