import type { Environment } from '@smokejumper/contracts';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { When } from '../parts/when.tsx';
import { useAct } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

/** Names and ages. Values are written and never read. */
export function Secrets({ environment }: { environment: Environment }) {
  const { may } = useSession();
  return (
    <Section
      title="Secrets"
      lead="Typed by the worker and seen by nobody else: a value that was set comes back from nowhere."
    >
      {environment.secrets.length === 0 ? (
        <p className="none">No secret yet.</p>
      ) : (
        <ul className="rows">
          {environment.secrets.map((secret) => (
            <SecretRow key={secret.name} environmentId={environment.id} secret={secret} />
          ))}
        </ul>
      )}
      {may('settings:write') && <SetSecret environmentId={environment.id} />}
    </Section>
  );
}

function SecretRow({ environmentId, secret }: { environmentId: string; secret: Environment['secrets'][number] }) {
  const { may } = useSession();
  const { name, version, updatedAt } = secret;
  const remove = useAct((server, _: undefined) => server.removeSecret({ path: { environmentId, name } }), {
    refresh: [['environments']],
  });
  return (
    <li className="row">
      <div className="row-body">
        <p className="row-title">{name}</p>
        <p className="row-meta">
          <span>version {version}</span>
          <span>
            set <When at={updatedAt} />
          </span>
        </p>
      </div>
      {may('settings:write') && (
        <Confirmed
          small
          verb="Remove"
          question={`Flows that need ${name} will not run here.`}
          act={() => remove.mutate(undefined)}
          state={remove}
        />
      )}
    </li>
  );
}

function SetSecret({ environmentId }: { environmentId: string }) {
  const { server } = useServer();
  const refresh = useRefresh();
  return (
    <Form
      verb="Set the secret"
      layout="inline"
      clears
      submit={async ({ secretName = '', value = '' }) => {
        await server.setSecret({ path: { environmentId, name: secretName }, body: { value } });
        await refresh(['environments']);
      }}
    >
      <Text name="secretName" label="Name" required placeholder="password" autoComplete="off" />
      <Text name="value" label="Value" type="password" required autoComplete="off" />
    </Form>
  );
}
