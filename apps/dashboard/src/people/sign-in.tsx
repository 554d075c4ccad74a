import { ProblemError } from '@smokejumper/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { Text, Tick } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { useAsk } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { useServer } from '../server/server.tsx';
import { useMe } from '../session/session.tsx';
import { Card } from './card.tsx';
import { keepReturn, returnTo } from './return-to.ts';

/** Why the way through GitHub ended here. */
const githubErrors: Record<string, string> = {
  account_not_linked:
    'There is an account with this address that is not tied to GitHub. Sign in with its password, or verify its address first.',
  access_denied: 'You turned GitHub down. Try again, or sign in with a password.',
  email_not_found: 'GitHub told no verified address of yours.',
  signup_disabled: 'This server is for invited people only. Ask for an invitation to the address you have at GitHub.',
};

export function useWays() {
  return useAsk(['ways'], (server, signal) => server.getWaysToSignIn({ signal })).data;
}

export function SignIn() {
  const { search } = useLocation();
  const me = useMe();
  const ways = useWays();
  const error = new URLSearchParams(search).get('error');
  if (me.data) return <Navigate to={returnTo(search)} replace />;
  return (
    <Card title="Sign in">
      {error !== null && (
        <p className="problem" role="alert">
          {githubErrors[error] ?? 'GitHub did not let you in. Try again, or sign in with a password.'}
        </p>
      )}
      <PasswordForm />
      {ways?.github && <GithubLink search={search} />}
      <p className="beneath">
        {ways?.mail && <Link to="/forgot-password">Forgot your password?</Link>}
        <Link to={`/sign-up${keepReturn(search)}`}>Create an account</Link>
      </p>
    </Card>
  );
}

function PasswordForm() {
  const { server } = useServer();
  const { search } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [unverified, setUnverified] = useState<string | null>(null);
  const submit = async ({ email = '', password = '', remember }: Values) => {
    setUnverified(null);
    try {
      await server.signIn({ body: { email, password, remember: remember === 'on' } });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'forbidden') setUnverified(email);
      throw error;
    }
    await cache.invalidateQueries({ queryKey: meKey });
    navigate(returnTo(search), { replace: true });
  };
  return (
    <>
      <Form verb="Sign in" submit={submit}>
        <Text name="email" label="E-mail" type="email" autoComplete="username" required />
        <Text name="password" label="Password" type="password" autoComplete="current-password" required />
        <Tick name="remember" label="Stay signed in on this computer" defaultChecked />
      </Form>
      {unverified !== null && <SendAgain email={unverified} />}
    </>
  );
}

function SendAgain({ email }: { email: string }) {
  const { server } = useServer();
  const [sent, setSent] = useState(false);
  if (sent) return <p role="status">If the address still waits to be verified, a new mail is on its way.</p>;
  return (
    <Form
      verb="Send the verification mail again"
      submit={async () => {
        await server.sendVerificationMailAgain({ body: { email } });
        setSent(true);
      }}
    />
  );
}

export function GithubLink({ search }: { search: string }) {
  return (
    <p className="other-way">
      <a className="button" href={`/auth/sign-in/github?returnTo=${encodeURIComponent(returnTo(search))}`}>
        Continue with GitHub
      </a>
    </p>
  );
}
