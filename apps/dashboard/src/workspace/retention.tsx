import type { RetentionSettings } from '@smokejumper/contracts';
import { useState } from 'react';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAsk } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

export function Retention() {
  const { may } = useSession();
  const kept = useAsk(['retention'], (server, signal) => server.getHowLongThingsAreKept({ signal }));
  return (
    <Section title="Retention" lead="What is over is gone for good.">
      <Problem error={kept.error} />
      {kept.data !== undefined &&
        (may('settings:write') ? (
          <RetentionForm settings={kept.data} />
        ) : (
          <p>
            Pictures, traces and logs for {kept.data.artifactDays} days, runs for {kept.data.runDays}.
          </p>
        ))}
    </Section>
  );
}

function RetentionForm({ settings }: { settings: RetentionSettings }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  return (
    <Form
      verb="Save the days"
      layout="inline"
      submit={async ({ artifactDays, runDays }) => {
        const body = { artifactDays: Number(artifactDays), runDays: Number(runDays) };
        await server.setHowLongThingsAreKept({ body });
        await refresh(['retention']);
        setSaved(true);
      }}
      beside={saved && <span role="status">Saved.</span>}
    >
      <Text
        name="artifactDays"
        label="Days of pictures, traces, logs"
        type="number"
        min={1}
        max={365}
        required
        defaultValue={settings.artifactDays}
      />
      <Text
        name="runDays"
        label="Days of runs"
        type="number"
        min={1}
        max={730}
        required
        defaultValue={settings.runDays}
      />
    </Form>
  );
}
