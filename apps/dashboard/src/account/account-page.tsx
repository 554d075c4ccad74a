import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '../parts/badge.tsx';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

export function AccountPage() {
  const { me } = useSession();
  const { server } = useServer();
  const cache = useQueryClient();
  const [changed, setChanged] = useState(false);
  return (
    <Page title="Your account" lead={me.person.email}>
      <Section title="Name">
        <Form
          verb="Save the name"
          layout="inline"
          submit={async ({ name = '' }) => {
            await server.changeMe({ body: { name } });
            await cache.invalidateQueries({ queryKey: meKey });
          }}
        >
          <Text
            name="name"
            label="Your name"
            defaultValue={me.person.name}
            required
            maxLength={100}
            autoComplete="name"
          />
        </Form>
      </Section>
      <Section title="Password" lead="Changing it signs you out everywhere else.">
        <Form
          verb="Change the password"
          clears
          submit={async ({ password = '', newPassword = '' }) => {
            setChanged(false);
            await server.changeMyPassword({ body: { password, newPassword } });
            await cache.invalidateQueries({ queryKey: ['sessions'] });
            setChanged(true);
          }}
        >
          <Text name="password" label="Password now" type="password" autoComplete="current-password" required />
          <Text
            name="newPassword"
            label="New password"
            type="password"
            autoComplete="new-password"
            minLength={10}
            required
            hint="At least 10 characters, of any kind."
          />
        </Form>
        {changed && <p role="status">The password is changed.</p>}
      </Section>
      <Sessions />
    </Page>
  );
}

function Sessions() {
  const sessions = useAsk(['sessions'], (server, signal) => server.listMySessions({ signal }));
  const refresh = [['sessions']];
  const end = useAct((server, sessionId: string) => server.revokeOneOfMySessions({ path: { sessionId } }), { refresh });
  const endOthers = useAct((server, _: undefined) => server.revokeMyOtherSessions(), { refresh });
  const rows = sessions.data?.data ?? [];
  return (
    <Section
      title="Where you are signed in"
      actions={
        rows.length > 1 && (
          <button type="button" disabled={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            Sign out everywhere else
          </button>
        )
      }
    >
      <Problem error={sessions.error ?? end.error ?? endOthers.error} />
      <ul className="rows">
        {rows.map(({ id, current, address, userAgent, lastUsedAt }) => (
          <li key={id} className="row">
            <div className="row-body">
              <p className="row-title">{browserOf(userAgent)}</p>
              <p className="row-meta">
                {address !== null && <span>{address}</span>}
                <span>
                  last used <When at={lastUsedAt} />
                </span>
              </p>
            </div>
            {current ? (
              <Chip>this one</Chip>
            ) : (
              <button type="button" onClick={() => end.mutate(id)}>
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A browser's name out of what it says of itself, as good as that can be. */
function browserOf(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown browser';
  const [, name = 'Another browser'] = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(userAgent) ?? [];
  const [, system = ''] = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(userAgent) ?? [];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return `${names[name] ?? name}${system === '' ? '' : ` on ${system.replace('Mac OS X', 'macOS')}`}`;
}
