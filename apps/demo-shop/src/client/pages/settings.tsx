import { type FormEvent, useState } from 'react';
import { api, Refusal } from '../api.ts';
import { label } from '../copy.ts';
import { on } from '../deploy.ts';
import { Button, Choice, Field, Loading, Modal, ordered, Page, useFieldId } from '../parts.tsx';
import { useData, useStore } from '../store.tsx';
import { css } from '../styles.ts';

interface Settings {
  displayName: string;
  email: string;
  timeZone: string;
  newsletter: boolean;
  avatar: { name: string } | null;
}

export function SettingsPage() {
  const { data, set } = useData<Settings>('/settings');
  if (!data) return <Loading />;
  return (
    <Page title="Settings">
      <Profile settings={data} onSaved={set} />
      <Picture settings={data} onSaved={set} />
      <section aria-labelledby="security">
        <h2 id="security">Security</h2>
        <Password />
      </section>
    </Page>
  );
}

interface PartProps {
  settings: Settings;
  onSaved(settings: Settings): void;
}

const zones = ['Europe/Paris', 'Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'].map((value) => ({
  value,
  text: value,
}));

function Profile({ settings, onSaved }: PartProps) {
  const { toast, refreshMe } = useStore();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [newsletter, setNewsletter] = useState(settings.newsletter);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    const form = Object.fromEntries(new FormData(event.currentTarget));
    try {
      onSaved(await api.put<Settings>('/settings', { ...form, newsletter }));
      toast('Your settings are saved.');
      await refreshMe();
    } catch (refusal) {
      if (refusal instanceof Refusal) setErrors(refusal.fields);
    }
  };
  const fields = [
    <Field
      key="n"
      label="Display name"
      name="displayName"
      defaultValue={settings.displayName}
      error={errors.displayName}
    />,
    <Field key="e" label="Email" name="email" type="email" defaultValue={settings.email} error={errors.email} />,
  ];
  return (
    <form aria-labelledby="profile" className={css.narrowForm} onSubmit={submit} noValidate>
      <h2 id="profile">Profile</h2>
      {ordered(fields)}
      {on('extra-fields') && <Field label="Pronouns (optional)" name="pronouns" />}
      <Choice label="Time zone" name="timeZone" options={zones} defaultValue={settings.timeZone} />
      <div className={css.switchRow}>
        <span id="newsletter-label">Monthly newsletter</span>
        <button
          type="button"
          role="switch"
          aria-checked={newsletter}
          aria-labelledby="newsletter-label"
          className={css.switch}
          onClick={() => setNewsletter(!newsletter)}
        />
      </div>
      <Button type="submit">{label('Save changes')}</Button>
    </form>
  );
}

function Picture({ settings, onSaved }: PartProps) {
  const { toast, refreshMe } = useStore();
  const id = useFieldId('picture');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      onSaved(await api.post<Settings>('/settings/avatar', new FormData(event.currentTarget)));
      toast('Your picture is uploaded.');
      await refreshMe();
    } catch (refusal) {
      toast(refusal instanceof Error ? refusal.message : 'Something went wrong.');
    }
  };
  return (
    <form aria-labelledby="picture" className={css.narrowForm} onSubmit={submit}>
      <h2 id="picture">Picture</h2>
      <div className={css.field}>
        <label htmlFor={id}>Profile picture</label>
        <input id={id} type="file" name="avatar" accept="image/*" required />
      </div>
      <p className={css.hint}>{settings.avatar ? `Current picture: ${settings.avatar.name}` : 'No picture yet.'}</p>
      <Button type="submit" look="quiet">
        Upload
      </Button>
    </form>
  );
}

function Password() {
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { toast } = useStore();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    try {
      await api.post('/settings/password', Object.fromEntries(new FormData(event.currentTarget)));
      toast('Your password is changed.');
      setOpen(false);
    } catch (refusal) {
      if (refusal instanceof Refusal) setErrors(refusal.fields);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(!on('modal-dead'))}>
        {label('Change password')}
      </Button>
      <Modal title="Change your password" open={open} onClose={() => setOpen(false)}>
        <form onSubmit={submit} noValidate>
          <Field label="Current password" name="current" type="password" error={errors.current} />
          <Field label="New password" name="next" type="password" error={errors.next} />
          <div className={css.actions}>
            <Button look="quiet" onClick={() => setOpen(on('modal-stuck'))}>
              Cancel
            </Button>
            <Button type="submit">Save password</Button>
          </div>
        </form>
      </Modal>
    </>
  );
}
