import type { Channel } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Badge } from '../parts/badge.tsx';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { channelKinds, isCheck } from './kinds.ts';
import { NewChannel } from './new-channel.tsx';

export function ChannelList() {
  const { may } = useSession();
  const channels = useList(['channels', 'list'], (server, page, signal) =>
    server.listChannels({ query: page, signal }),
  );
  return (
    <Page title="Notifications" lead="Where outcomes go: checks of commits, chats, mailboxes, your own service.">
      {may('settings:write') && <NewChannel />}
      <Listed list={channels} empty={<p>Nobody is told of outcomes yet.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function ChannelRow({ channel }: { channel: Channel }) {
  const environments = useEnvironmentNames();
  const { id, name, kind, environmentId, enabled, events } = channel;
  return (
    <li className="row">
      <div className="row-body">
        <Link className="row-title" to={`/channels/${id}`}>
          {name}
        </Link>
        <p className="row-meta">
          <span>{channelKinds[kind].name}</span>
          <span>{environmentId === null ? 'all environments' : environments.nameOf(environmentId)}</span>
          {!isCheck(kind) && <span>{events === 'change' ? 'what changes' : 'every run'}</span>}
        </p>
      </div>
      <Badge tone={enabled ? 'good' : 'idle'}>{enabled ? 'on' : 'off'}</Badge>
    </li>
  );
}
