import { useNavigate } from 'react-router';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { readAll } from '../server/read-all.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

/** Handing over, leaving, deleting: what cannot be taken back. */
export function Leaving() {
  const { workspace } = useSession();
  const navigate = useNavigate();
  const path = { workspaceId: workspace.id };
  const leave = useAct((server, _: undefined) => server.leaveWorkspace({ path }), {
    refresh: [meKey],
    done: () => navigate('/'),
  });
  return (
    <Section title="Leaving">
      <p className="actions">
        <Confirmed
          verb="Leave the workspace"
          question="You lose it at once; the last owner cannot leave."
          act={() => leave.mutate(undefined)}
          state={leave}
        />
      </p>
      {workspace.role === 'owner' && (
        <>
          <HandOver />
          <Delete />
        </>
      )}
    </Section>
  );
}

function HandOver() {
  const { workspace, me } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const members = useAsk(['members', 'others'], (server, signal) =>
    readAll((query) => server.listMembers({ query, signal })),
  );
  const others = (members.data?.data ?? []).filter(({ userId }) => userId !== me.person.id);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>Hand the workspace over</summary>
      <Form
        verb="Hand over"
        layout="inline"
        submit={async ({ memberId = '' }) => {
          await server.transferWorkspace({ path: { workspaceId: workspace.id }, body: { memberId } });
          await refresh(meKey, ['members']);
        }}
      >
        <Choice
          name="memberId"
          label="To"
          options={others.map(({ id, name, email }) => [id, `${name} (${email})`])}
          hint="They become owner, you stay admin."
        />
      </Form>
    </details>
  );
}

function Delete() {
  const { workspace } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return (
    <details>
      <summary>Delete the workspace</summary>
      <p className="lead">
        Its keys, hooks and members lose it at once, its runs are cancelled, and all it owns is removed within minutes,
        for good.
      </p>
      <Form
        verb="Delete for good"
        layout="inline"
        submit={async ({ name = '' }) => {
          await server.deleteWorkspace({ path: { workspaceId: workspace.id }, body: { name } });
          sessionStorage.clear();
          await refresh(meKey);
          navigate('/');
        }}
      >
        <Text name="name" label={`Write “${workspace.name}” to confirm`} required autoComplete="off" />
      </Form>
    </details>
  );
}
