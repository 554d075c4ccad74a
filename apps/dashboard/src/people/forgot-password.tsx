import { useState } from 'react';
import { Link } from 'react-router';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { useServer } from '../server/server.tsx';
import { Card } from './card.tsx';

export function ForgotPassword() {
  const { server } = useServer();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Card title="Choose a new password">
      {sentTo === null ? (
        <Form
          verb="Send me a link"
          submit={async ({ email = '' }) => {
            await server.askForNewPassword({ body: { email } });
            setSentTo(email);
          }}
        >
          <Text name="email" label="E-mail" type="email" autoComplete="username" required />
        </Form>
      ) : (
        <p role="status">
          If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, for an hour.
        </p>
      )}
      <p className="beneath">
        <Link to="/sign-in">Back to sign in</Link>
      </p>
    </Card>
  );
}
