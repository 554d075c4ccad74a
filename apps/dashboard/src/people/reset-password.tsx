import { useState } from 'react';
import { Link } from 'react-router';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { useServer } from '../server/server.tsx';
import { Card } from './card.tsx';
import { useLinkToken } from './link-token.ts';

/** Where the link of the mail for a forgotten password leads. */
export function ResetPassword() {
  const token = useLinkToken();
  const { server } = useServer();
  const [done, setDone] = useState(false);
  if (token === null) {
    return (
      <Card title="This link is not whole">
        <p>
          Open it from the mail itself, or <Link to="/forgot-password">ask for a new one</Link>.
        </p>
      </Card>
    );
  }
  if (done) {
    return (
      <Card title="Your password is changed">
        <p role="status">You were signed out everywhere.</p>
        <p>
          <Link className="button primary" to="/sign-in">
            Sign in
          </Link>
        </p>
      </Card>
    );
  }
  return (
    <Card title="Choose a new password">
      <Form
        verb="Set the password"
        submit={async ({ password = '' }) => {
          await server.chooseNewPassword({ body: { token, password } });
          setDone(true);
        }}
      >
        <Text
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          minLength={10}
          hint="At least 10 characters, of any kind."
        />
      </Form>
      <p className="beneath">
        <Link to="/forgot-password">Ask for a new link</Link>
      </p>
    </Card>
  );
}
