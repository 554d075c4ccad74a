import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Text } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { meKey } from '../server/cache.ts';
import { useServer } from '../server/server.tsx';
import { Card } from './card.tsx';
import { keepReturn, returnTo } from './return-to.ts';
import { GithubLink, useWays } from './sign-in.tsx';

export function SignUp() {
  const { server } = useServer();
  const { search } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const ways = useWays();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const invitedAs = new URLSearchParams(search).get('email') ?? undefined;
  const submit = async ({ name = '', email = '', password = '' }: Values) => {
    const { verification } = await server.signUp({ body: { name, email, password } });
    if (verification === 'mail') return setMailedTo(email);
    await server.signIn({ body: { email, password } });
    // Nothing on this page shows who is signed in: what is not shown would be read only after sending them to sign in.
    await cache.invalidateQueries({ queryKey: meKey, refetchType: 'all' });
    navigate(returnTo(search), { replace: true });
  };
  if (mailedTo !== null) return <LookAtYourMail email={mailedTo} />;
  return (
    <Card title="Create an account">
      {ways?.signUp === 'invited' && (
        <p>This server is for invited people: use the address your invitation was sent to.</p>
      )}
      <Form verb="Create an account" submit={submit}>
        <Text name="name" label="Your name" autoComplete="name" required maxLength={100} />
        <Text name="email" label="E-mail" type="email" autoComplete="username" required defaultValue={invitedAs} />
        <Text
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          minLength={10}
          hint="At least 10 characters, of any kind."
        />
      </Form>
      {ways?.github && <GithubLink search={search} />}
      <p className="beneath">
        <Link to={`/sign-in${keepReturn(search)}`}>I have an account</Link>
      </p>
    </Card>
  );
}

function LookAtYourMail({ email }: { email: string }) {
  return (
    <Card title="Look at your mail">
      <p role="status">
        We sent a link to <strong>{email}</strong>. Follow it within 24 hours, then sign in.
      </p>
      <p className="beneath">
        <Link to="/sign-in">To sign in</Link>
      </p>
    </Card>
  );
}
