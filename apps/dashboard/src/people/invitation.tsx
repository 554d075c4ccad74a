import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { useSignOut } from '../session/person-menu.tsx';
import { useMe } from '../session/session.tsx';
import { Card } from './card.tsx';
import { useLinkToken } from './link-token.ts';

const tokenKey = 'smokejumper.invitation';

/** The token outlives signing up and signing in in this tab, and nothing else. */
function useInvitationToken(): string | null {
  const linked = useLinkToken();
  if (linked !== null) sessionStorage.setItem(tokenKey, linked);
  return linked ?? sessionStorage.getItem(tokenKey);
}

/** Where the link of an invitation leads. */
export function Invitation() {
  const token = useInvitationToken();
  const shown = useAsk(['invitation', token], (server) => server.showInvitation({ body: { token: token ?? '' } }), {
    enabled: token !== null,
  });
  const me = useMe();
  if (token === null) {
    return (
      <Card title="This link is not whole">
        <p>Open it from the mail itself, or copy all of it.</p>
      </Card>
    );
  }
  if (shown.isError) {
    return (
      <Card title="This invitation is not open">
        <Problem error={shown.error} />
        <p>It was used, taken back or has expired. Ask whoever invited you for a new one.</p>
      </Card>
    );
  }
  if (shown.data === undefined || me.isPending) return <Loading />;
  const { workspaceName, email, role, expiresAt } = shown.data;
  return (
    <Card title={`Join ${workspaceName}`}>
      <p>
        <strong>{email}</strong> is invited to {workspaceName} as {role}, until <When at={expiresAt} />.
      </p>
      {me.data ? <Answer token={token} email={email} mine={me.data.person.email} /> : <ComeInFirst email={email} />}
    </Card>
  );
}

function ComeInFirst({ email }: { email: string }) {
  const back = `returnTo=${encodeURIComponent('/invitation')}`;
  return (
    <p className="form-end">
      <Link className="button primary" to={`/sign-up?${back}&email=${encodeURIComponent(email)}`}>
        Create an account
      </Link>
      <Link className="button" to={`/sign-in?${back}`}>
        Sign in
      </Link>
    </p>
  );
}

function Answer({ token, email, mine }: { token: string; email: string; mine: string }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const signOut = useSignOut();
  const accept = useAct((server, _: undefined) => server.acceptInvitation({ body: { token } }), {
    done: async ({ id }) => {
      sessionStorage.removeItem(tokenKey);
      sessionStorage.setItem('smokejumper.workspace', id);
      await cache.invalidateQueries({ queryKey: meKey });
      navigate('/runs');
    },
  });
  const decline = useAct((server, _: undefined) => server.declineInvitation({ body: { token } }), {
    done: () => {
      sessionStorage.removeItem(tokenKey);
      navigate('/');
    },
  });
  if (mine.toLowerCase() !== email.toLowerCase()) {
    return (
      <>
        <p className="problem">
          You are signed in as {mine}. Sign out, then come in as {email}.
        </p>
        <button type="button" onClick={() => signOut.mutate(undefined)}>
          Sign out
        </button>
      </>
    );
  }
  return (
    <>
      <Problem error={accept.error ?? decline.error} />
      <div className="form-end">
        <button type="button" className="primary" disabled={accept.isPending} onClick={() => accept.mutate(undefined)}>
          Join
        </button>
        <button type="button" disabled={decline.isPending} onClick={() => decline.mutate(undefined)}>
          Decline
        </button>
      </div>
    </>
  );
}
