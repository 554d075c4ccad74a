import type { Environment } from '@smokejumper/contracts';
import { useState } from 'react';
import { BrowserFields } from '../parts/forms/browser-fields.tsx';
import { browsingOf } from '../parts/forms/browsing-of.ts';
import { LongText, Text, Tick } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { lines, orNull, pairs } from '../parts/forms/lists-of-words.ts';
import { Section } from '../parts/page.tsx';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';

/** What is written in the fields, as the API takes it; an empty field takes back what was set. */
function patchOf(values: Values) {
  const { name = '', baseUrl = '', variables = '' } = values;
  return {
    name,
    baseUrl,
    variables: pairs(variables),
    ...browsingOf(values),
    allowPrivateHosts: values.allowPrivateHosts === 'on' ? null : false,
    model: orNull(values.model, String),
  };
}

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
      <BrowserFields set={environment} unset="as the browser has it" headersHint="Flows may add to them." />
      <Text name="model" label="Model" defaultValue={environment.model ?? ''} hint="Empty: the workspace’s." />
      <Tick
        name="allowPrivateHosts"
        label="May reach private hosts, where the workers allow any"
        defaultChecked={environment.allowPrivateHosts}
      />
    </div>
  );
}
