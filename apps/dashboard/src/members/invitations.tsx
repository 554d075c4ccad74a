import type { InvitationCreated, Role } from '@smokejumper/contracts';
import { useState } from 'react';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Listed } from '../parts/more.tsx';
import { Section } from '../parts/page.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';
import { roles } from './roles.ts';

export function Invitations() {
  const { may } = useSession();
  const invitations = useList(['invitations'], (server, page, signal) =>
    server.listInvitations({ query: page, signal }),
  );
  const cancel = useAct((server, invitationId: string) => server.cancelInvitation({ path: { invitationId } }), {
    refresh: [['invitations']],
  });
  return (
    <Section title="Invitations">
      {may('settings:write') && <Invite />}
      <Listed list={invitations} empty={<p>Nobody is invited.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map(({ id, email, role, status, expiresAt }) => (
              <li key={id} className="row">
                <div className="row-body">
                  <p className="row-title">{email}</p>
                  <p className="row-meta">
                    <span>as {role}</span>
                    <span>{status}</span>
                    {status === 'open' && (
                      <span>
                        until <When at={expiresAt} />
                      </span>
                    )}
                  </p>
                </div>
                {status === 'open' && may('settings:write') && (
                  <Confirmed
                    small
                    verb="Take back"
                    question="Its link will not work any more."
                    act={() => cancel.mutate(id)}
                    state={cancel}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </Section>
  );
}

function Invite() {
  const { workspace } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const [made, setMade] = useState<InvitationCreated | null>(null);
  const open = roles.filter((role) => role !== 'owner' || workspace.role === 'owner');
  return (
    <div className="panel">
      <Form
        verb="Invite"
        layout="inline"
        clears
        submit={async ({ email = '', role }) => {
          setMade(await server.inviteSomebody({ body: { email, role: role as Role } }));
          await refresh(['invitations']);
        }}
      >
        <Text name="email" label="E-mail" type="email" required />
        <Choice name="role" label="As" options={open.map((role) => [role, role])} defaultValue="member" />
      </Form>
      {made !== null && made.url === null && <p role="status">A mail is on its way to {made.email}.</p>}
      {made !== null && made.url !== null && (
        <ShownOnce
          lead={`This server sends no mail: hand the link to ${made.email} yourself. It works once, for seven days.`}
          values={[['Link', made.url]]}
          close={() => setMade(null)}
        />
      )}
    </div>
  );
}
