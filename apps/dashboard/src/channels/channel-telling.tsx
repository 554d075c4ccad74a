import type { Channel } from '@smokejumper/contracts';
import { useState } from 'react';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { isCheck } from './kinds.ts';

/** When a channel tells, and how it shows what we could not tell. */
export function ChannelTelling({ channel }: { channel: Channel }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  return (
    <Section title="When to notify">
      <Form
        verb="Save"
        submit={async ({ events, failures = '1', digest = '0', from = '', to = '', timeZone = '', inconclusiveAs }) => {
          setSaved(false);
          await server.changeChannel({
            path: { channelId: channel.id },
            body: {
              events: events === 'always' ? 'always' : 'change',
              failuresBeforeTold: Number(failures),
              digestMinutes: Number(digest),
              quietHours: from === '' && to === '' ? null : { from, to, timeZone: timeZone === '' ? 'UTC' : timeZone },
              ...(inconclusiveAs === undefined
                ? {}
                : { inconclusiveAs: inconclusiveAs === 'success' ? 'success' : 'failure' }),
            },
          });
          await refresh(['channels']);
          setSaved(true);
        }}
        beside={saved && <span role="status">Saved.</span>}
      >
        {isCheck(channel.kind) ? <AsCheck channel={channel} /> : <ToPeople channel={channel} />}
      </Form>
    </Section>
  );
}

function AsCheck({ channel }: { channel: Channel }) {
  return (
    <Choice
      name="inconclusiveAs"
      label="When we could not tell"
      defaultValue={channel.inconclusiveAs}
      options={[
        ['failure', 'the check fails'],
        ['success', 'the check passes'],
      ]}
    />
  );
}

function ToPeople({ channel }: { channel: Channel }) {
  const { quietHours } = channel;
  return (
    <>
      <Choice
        name="events"
        label="Notify of"
        defaultValue={channel.events}
        options={[
          ['change', 'what changes: begins to fail, passes again'],
          ['always', 'every run that ends'],
        ]}
      />
      <Text
        name="failures"
        label="Failing runs in a row before it notifies"
        type="number"
        min={1}
        max={10}
        required
        defaultValue={channel.failuresBeforeTold}
      />
      <Text
        name="digest"
        label="Minutes to collect into one message"
        type="number"
        min={0}
        max={1440}
        required
        defaultValue={channel.digestMinutes}
        hint="0: a message for each, at once."
      />
      <Text name="from" label="Quiet from" type="time" defaultValue={quietHours?.from ?? ''} />
      <Text name="to" label="Quiet to" type="time" defaultValue={quietHours?.to ?? ''} />
      <Text
        name="timeZone"
        label="In the time zone"
        defaultValue={quietHours?.timeZone ?? ''}
        placeholder="Europe/Vienna"
      />
    </>
  );
}
