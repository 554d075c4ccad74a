import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Loading } from '../parts/loading.tsx';
import { meKey } from '../server/cache.ts';
import { useServer } from '../server/server.tsx';
import { useSignOut } from '../session/person-menu.tsx';
import { useMe } from '../session/session.tsx';
import { Card } from './card.tsx';

/** A new workspace: the first one of somebody who has none, or one more. */
export function Welcome() {
  const { server } = useServer();
  const me = useMe();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  if (me.isPending) return <Loading />;
  if (!me.data) return <Navigate to="/sign-in" replace />;
  const isFirst = me.data.workspaces.length === 0;
  return (
    <Card title={isFirst ? `Welcome, ${me.data.person.name}` : 'A new workspace'}>
      <p>A workspace holds your flows and whoever may see them. Name it after your team or product.</p>
      <Form
        verb="Create the workspace"
        submit={async ({ name = '' }) => {
          const { id } = await server.createWorkspace({ body: { name } });
          sessionStorage.setItem('smokejumper.workspace', id);
          await cache.invalidateQueries({ queryKey: meKey });
          navigate('/runs', { replace: true });
        }}
      >
        <Text name="name" label="Name" required maxLength={100} />
      </Form>
      <p className="beneath">
        {isFirst ? (
          <button type="button" className="quiet" onClick={() => signOut.mutate(undefined)}>
            Sign out
          </button>
        ) : (
          <Link to="/runs">Back</Link>
        )}
      </p>
    </Card>
  );
}
