import type { ChannelKind } from '@smokejumper/contracts';
import { useState } from 'react';
import { Close, Disclosed } from '../parts/forms/disclosed.tsx';
import { Choice, LongText, Text, Tick } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { channelKinds, isCheck } from './kinds.ts';
import { targetOf } from './target.ts';

const kindOptions = Object.entries(channelKinds).map(([kind, { name }]) => [kind, name] as const);

export function NewChannel() {
  const { server } = useServer();
  const refresh = useRefresh();
  const environments = useEnvironmentNames();
  const [kind, setKind] = useState<ChannelKind>('slack');
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    return (
      <div className="panel">
        <ShownOnce
          lead="Your service checks our signatures by this secret. It is shown this once."
          values={[['Secret', secret]]}
          close={() => setSecret(null)}
        />
      </div>
    );
  }
  return (
    <Disclosed verb="New notification">
      {(close) => (
        <Form
          verb="Save"
          beside={<Close close={close} />}
          submit={async (values) => {
            const { name = '', environmentId = '', events } = values;
            const made = await server.createChannel({
              body: {
                name,
                target: targetOf(kind, values),
                environmentId: environmentId === '' ? null : environmentId,
                events: events === 'always' ? 'always' : 'change',
              },
            });
            await refresh(['channels']);
            if (made.secret !== null) setSecret(made.secret);
            else close();
          }}
        >
          <Choice
            name="kind"
            label="To"
            options={kindOptions}
            value={kind}
            onChange={({ target }) => setKind(target.value as ChannelKind)}
          />
          <Text name="name" label="Name" required maxLength={100} placeholder="Team" />
          <TargetFields key={kind} kind={kind} />
          <Choice name="environmentId" label="For" options={[['', 'all environments'], ...environments.options]} />
          {!isCheck(kind) && (
            <Choice
              name="events"
              label="Notify of"
              options={[
                ['change', 'what changes: begins to fail, passes again'],
                ['always', 'every run that ends'],
              ]}
            />
          )}
        </Form>
      )}
    </Disclosed>
  );
}

function TargetFields({ kind }: { kind: ChannelKind }) {
  return channelKinds[kind].fields.map(({ name, label, kind: fieldKind, optional, hint, placeholder }) => {
    const about = { name, label, ...(hint === undefined ? {} : { hint }) };
    if (fieldKind === 'tick') return <Tick key={name} {...about} defaultChecked />;
    const field = { ...about, required: optional !== true, placeholder, autoComplete: 'off' };
    if (fieldKind === 'key') return <LongText key={name} {...field} rows={4} spellCheck={false} />;
    return (
      <Text key={name} {...field} type={fieldKind === 'secret' ? 'password' : fieldKind === 'url' ? 'url' : 'text'} />
    );
  });
}
