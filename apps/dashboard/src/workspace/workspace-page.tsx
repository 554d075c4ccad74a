import { useState } from 'react';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Page, Section } from '../parts/page.tsx';
import { meKey } from '../server/cache.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';
import { Leaving } from './leaving.tsx';
import { ModelSettings } from './model-settings.tsx';
import { Retention } from './retention.tsx';

export function WorkspacePage() {
  const { workspace, may } = useSession();
  return (
    <Page title="Workspace" lead={`You are ${workspace.role} of ${workspace.name}.`}>
      {may('settings:write') && <Rename />}
      <ModelSettings />
      <Retention />
      <Leaving />
    </Page>
  );
}

function Rename() {
  const { workspace } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  return (
    <Section title="Name">
      <Form
        verb="Save the name"
        layout="inline"
        submit={async ({ name = '' }) => {
          await server.renameWorkspace({ path: { workspaceId: workspace.id }, body: { name } });
          await refresh(meKey);
          setSaved(true);
        }}
        beside={saved && <span role="status">Saved.</span>}
      >
        <Text name="name" label="Name" required maxLength={100} defaultValue={workspace.name} />
      </Form>
    </Section>
  );
}
