import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAct } from '../server/ask.ts';
import { Card } from './card.tsx';
import { useLinkToken } from './link-token.ts';

/** Where the link of the verification mail leads. */
export function VerifyEmail() {
  const token = useLinkToken();
  const verify = useAct((server, token: string) => server.verifyAddress({ body: { token } }));
  const asked = useRef(false);
  const { mutate } = verify;
  useEffect(() => {
    // A link works once: never asked twice, however often this is drawn.
    if (token === null || asked.current) return;
    asked.current = true;
    mutate(token);
  }, [token, mutate]);
  if (token === null) {
    return (
      <Card title="This link is not whole">
        <p>Open it from the mail itself, or copy all of it.</p>
      </Card>
    );
  }
  if (verify.isSuccess) {
    return (
      <Card title="Your address is verified">
        <p role="status">
          <Link className="button primary" to="/sign-in">
            Sign in
          </Link>
        </p>
      </Card>
    );
  }
  if (!verify.isError) return <Loading />;
  return (
    <Card title="This link does not work any more">
      <Problem error={verify.error} />
      <p>It works once, for 24 hours. Sign in to get a new one.</p>
      <p className="beneath">
        <Link to="/sign-in">To sign in</Link>
      </p>
    </Card>
  );
}
