import type { GetModelSettingsResponse } from '@smokejumper/sdk';
import { useState } from 'react';
import { Text, Tick } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAsk } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

/** Which model runs ask, and what one run may take of it. */
export function ModelSettings() {
  const { may } = useSession();
  const settings = useAsk(['model'], (server, signal) => server.getModelSettings({ signal }));
  return (
    <Section title="Model" lead="Asked for what plain reading cannot do; flows that it can read ask none.">
      <Problem error={settings.error} />
      {settings.data !== undefined &&
        (may('settings:write') ? (
          <ModelForm key={settings.data.updatedAt} settings={settings.data} />
        ) : (
          <p>{settings.data.model ?? 'The one the workers are set up with.'}</p>
        ))}
    </Section>
  );
}

function ModelForm({ settings }: { settings: GetModelSettingsResponse }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  const { budgets } = settings;
  return (
    <Form
      verb="Save the model"
      submit={async ({ model = '', modelKey = '', takeAway, modelCalls = '', costUsd = '' }) => {
        const key = takeAway === 'on' ? { key: null } : modelKey === '' ? {} : { key: modelKey };
        await server.setModelSettings({
          body: {
            model: model === '' ? null : model,
            ...key,
            budgets: {
              ...budgets,
              ...(modelCalls === '' ? {} : { modelCalls: Number(modelCalls) }),
              ...(costUsd === '' ? {} : { costUsd: Number(costUsd) }),
            },
          },
        });
        await refresh(['model']);
        setSaved(true);
      }}
      beside={saved && <span role="status">Saved.</span>}
    >
      <Text
        name="model"
        label="Model"
        defaultValue={settings.model ?? ''}
        placeholder="anthropic:…"
        hint="Empty: the one the workers are set up with."
      />
      <Text
        name="modelKey"
        label="Key of its provider"
        type="password"
        autoComplete="off"
        hint={settings.hasKey ? 'One is set; write a new one to replace it.' : 'Kept encrypted, never shown again.'}
      />
      {settings.hasKey && <Tick name="takeAway" label="Take the key away" />}
      <Text
        name="modelCalls"
        label="Calls a run may make"
        type="number"
        min={0}
        max={200}
        defaultValue={budgets.modelCalls}
        placeholder="25"
      />
      <Text
        name="costUsd"
        label="US dollars a run may take"
        type="number"
        min={0.001}
        max={100}
        step="any"
        defaultValue={budgets.costUsd}
        placeholder="1"
      />
    </Form>
  );
}
