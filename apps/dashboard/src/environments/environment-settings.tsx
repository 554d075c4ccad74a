import type { Environment } from '@smokejumper/contracts';
import { useState } from 'react';
import { Choice, LongText, Text, Tick } from '../parts/fields.tsx';
import { Form, type Values } from '../parts/form.tsx';
import { joined, pairs, words } from '../parts/lists-of-words.ts';
import { Section } from '../parts/page.tsx';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';

const orNull = <T,>(text: string | undefined, read: (text: string) => T): T | null =>
  text === undefined || text.trim() === '' ? null : read(text.trim());

/** What is written in the fields, as the API takes it; an empty field takes back what was set. */
function patchOf(values: Values) {
  const { name = '', baseUrl = '', variables = '', headers, colorScheme, username, password } = values;
  return {
    name,
    baseUrl,
    variables: pairs(variables),
    headers: orNull(headers, pairs),
    allowedOrigins: orNull(values.allowedOrigins, words),
    locale: orNull(values.locale, String),
    timezone: orNull(values.timezone, String),
    colorScheme: orNull(colorScheme, (scheme) => scheme as 'light' | 'dark'),
    basicAuth: orNull(username, (user) => ({ username: user, password: password ?? '' })),
    allowPrivateHosts: values.allowPrivateHosts === 'on' ? null : false,
    model: orNull(values.model, String),
  };
}

const lines = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

export function EnvironmentSettings({ environment }: { environment: Environment }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  return (
    <Section title="Settings">
      <Form
        verb="Save the settings"
        submit={async (values) => {
          setSaved(false);
          await server.changeEnvironment({ path: { environmentId: environment.id }, body: patchOf(values) });
          await refresh(['environments']);
          setSaved(true);
        }}
        beside={saved && <span role="status">Saved.</span>}
      >
        <Text name="name" label="Name" required maxLength={100} defaultValue={environment.name} />
        <Text name="baseUrl" label="Base address" type="url" required defaultValue={environment.baseUrl} />
        <LongText
          name="variables"
          label="Variables"
          rows={3}
          defaultValue={lines(environment.variables)}
          placeholder="user=ann"
          hint="One name=value a line. Flows that name the same one have the last word."
        />
        <details>
          <summary>The browser, and where it may go</summary>
          <Browsing environment={environment} />
        </details>
      </Form>
    </Section>
  );
}

function Browsing({ environment }: { environment: Environment }) {
  return (
    <div className="form">
      <LongText
        name="headers"
        label="Headers"
        rows={2}
        defaultValue={lines(environment.headers)}
        placeholder="x-vercel-protection-bypass={{bypass}}"
        hint="One name=value a line, sent to the base address alone. {{name}} stands for a secret."
      />
      <Text
        name="username"
        label="Basic auth: user"
        defaultValue={environment.basicAuth?.username ?? ''}
        autoComplete="off"
      />
      <Text
        name="password"
        label="Basic auth: password"
        defaultValue={environment.basicAuth?.password ?? ''}
        placeholder="{{preview}}"
        autoComplete="off"
        hint="The name of a secret, in {{ }}."
      />
      <Text
        name="allowedOrigins"
        label="Origins it may go to besides"
        defaultValue={joined(environment.allowedOrigins ?? [])}
        placeholder="https://id.example, https://*.shop.example"
        hint="With commas. Empty: anywhere."
      />
      <Text name="locale" label="Language" defaultValue={environment.locale ?? ''} placeholder="de-AT" />
      <Text name="timezone" label="Time zone" defaultValue={environment.timezone ?? ''} placeholder="Europe/Vienna" />
      <Choice
        name="colorScheme"
        label="Colours"
        defaultValue={environment.colorScheme ?? ''}
        options={[
          ['', 'as the browser has them'],
          ['light', 'light'],
          ['dark', 'dark'],
        ]}
      />
      <Text name="model" label="Model" defaultValue={environment.model ?? ''} hint="Empty: the workspace’s." />
      <Tick
        name="allowPrivateHosts"
        label="May reach private hosts, where the workers allow any"
        defaultChecked={environment.allowPrivateHosts}
      />
    </div>
  );
}
