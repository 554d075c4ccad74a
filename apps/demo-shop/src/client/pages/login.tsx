import { type FormEvent, useState } from 'react';
import { api } from '../api.ts';
import { label } from '../copy.ts';
import { on } from '../deploy.ts';
import { Alert, Button, Field, ordered, Page } from '../parts.tsx';
import { go } from '../router.tsx';
import { type Me, useStore } from '../store.tsx';
import { css } from '../styles.ts';

export function LoginPage() {
  const { setMe } = useStore();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (on('sign-in-dead')) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setError(null);
    try {
      setMe(await api.post<Me>('/sign-in', form));
      go(new URLSearchParams(window.location.search).get('next') ?? '/products');
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  const fields = [
    <Field key="user" label="Username" name="username" autoComplete="username" required />,
    <Field key="pass" label="Password" name="password" type="password" autoComplete="current-password" required />,
  ];
  return (
    <Page title={label('Sign in')} intro="Sign in to check out and to see your orders.">
      <form className={css.narrowForm} onSubmit={submit}>
        {error && <Alert>{error}</Alert>}
        {ordered(fields)}
        {on('extra-fields') && <Field label="Company (optional)" name="company" />}
        <label className={css.check}>
          <input type="checkbox" name="remember" /> Remember me
        </label>
        <Button type="submit" disabled={busy}>
          {label('Sign in')}
        </Button>
      </form>
    </Page>
  );
}
