import type { Channel } from '@smokejumper/contracts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page, Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { Unread } from '../parts/unread.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { ChannelTelling } from './channel-telling.tsx';
import { Deliveries } from './deliveries.tsx';
import { channelKinds } from './kinds.ts';

export function ChannelPage() {
  const { channelId = '' } = useParams();
  const channel = useAsk(['channels', channelId], (server, signal) =>
    server.getChannel({ path: { channelId }, signal }),
  );
  if (channel.data === undefined) return <Unread ask={channel} what="notification" list="/channels" />;
  return <OneChannel channel={channel.data} />;
}

function OneChannel({ channel }: { channel: Channel }) {
  const { may } = useSession();
  const environments = useEnvironmentNames();
  const settings = Object.entries(channel.settings).filter(([, value]) => value !== null && typeof value !== 'object');
  return (
    <Page
      title={channel.name}
      lead={channelKinds[channel.kind].name}
      actions={may('settings:write') && <Actions channel={channel} />}
    >
      {!channel.enabled && (
        <p className="note">It is off{channel.disabledReason === null ? '' : `: ${channel.disabledReason}`}.</p>
      )}
      <dl className="facts wide">
        <div>
          <dt>For</dt>
          <dd>{channel.environmentId === null ? 'all environments' : environments.nameOf(channel.environmentId)}</dd>
        </div>
        {settings.map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(channel, name)}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
      {may('settings:write') && <ChannelTelling channel={channel} />}
      <Section title="Deliveries">
        <Deliveries channelId={channel.id} />
      </Section>
    </Page>
  );
}

function Actions({ channel }: { channel: Channel }) {
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string | null>(null);
  const path = { channelId: channel.id };
  const refresh = [['channels'], ['deliveries', channel.id]];
  const test = useAct((server, _: undefined) => server.testChannel({ path }), { refresh });
  const turn = useAct((server, enabled: boolean) => server.changeChannel({ path, body: { enabled } }), { refresh });
  const rotate = useAct((server, _: undefined) => server.rotateSecretOfWebhook({ path }), {
    done: (answer) => setSecret(answer.secret),
  });
  const remove = useAct((server, _: undefined) => server.removeChannel({ path }), {
    refresh: [['channels', 'list']],
    done: () => navigate('/channels'),
  });
  return (
    <>
      <Problem error={test.error ?? turn.error ?? rotate.error} />
      {secret !== null && (
        <ShownOnce
          lead="The new secret is shown this once; the one before is signed with too for a while."
          values={[['Secret', secret]]}
          close={() => setSecret(null)}
        />
      )}
      <button type="button" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
        Send a test
      </button>
      <button type="button" disabled={turn.isPending} onClick={() => turn.mutate(!channel.enabled)}>
        {channel.enabled ? 'Turn off' : 'Turn on'}
      </button>
      {channel.kind === 'webhook' && (
        <button type="button" disabled={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
          New secret
        </button>
      )}
      <Confirmed
        verb="Remove"
        question="Nothing more is told there."
        act={() => remove.mutate(undefined)}
        state={remove}
      />
    </>
  );
}

function labelOf({ kind }: Channel, setting: string): string {
  return (
    channelKinds[kind].fields.find(({ name }) => name === setting)?.label ?? (setting === 'apiUrl' ? 'API' : setting)
  );
}
