import type { ApiKeyCreated, KeyScope } from '@smokejumper/contracts';
import { useState } from 'react';
import { Chip } from '../parts/badge.tsx';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Close, Disclosed } from '../parts/forms/disclosed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Listed } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

const scopes: Record<KeyScope, string> = {
  'flows:read': 'read flows',
  'flows:write': 'write flows',
  'runs:read': 'read runs',
  'runs:write': 'start and cancel runs',
  'settings:read': 'read settings',
  'settings:write': 'change settings',
};
const allScopes = Object.keys(scopes) as KeyScope[];
const lifetimes = [
  ['', 'for good'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'a year'],
] as const;

export function KeyList() {
  const { may } = useSession();
  const keys = useList(['keys'], (server, page, signal) => server.listApiKeys({ query: page, signal }));
  const revoke = useAct((server, keyId: string) => server.revokeApiKey({ path: { keyId } }), { refresh: [['keys']] });
  return (
    <Page title="API keys" lead="For programs: CI, terminals, your own tools.">
      {may('settings:write') && <NewKey />}
      <Listed list={keys} empty={<p>There is no key.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map(({ id, name, hint, scopes: held, expiresAt, lastUsedAt, revokedAt }) => (
              <li key={id} className="row">
                <div className="row-body">
                  <p className="row-title">{name}</p>
                  <p className="row-meta">
                    <code>{hint}</code>
                    <span>{held.map((scope) => scopes[scope]).join(', ')}</span>
                  </p>
                  <p className="row-meta">
                    <span>
                      used <When at={lastUsedAt} />
                    </span>
                    {expiresAt !== null && (
                      <span>
                        ends <When at={expiresAt} />
                      </span>
                    )}
                  </p>
                </div>
                {revokedAt !== null ? (
                  <Chip>revoked</Chip>
                ) : (
                  may('settings:write') && (
                    <Confirmed
                      small
                      verb="Revoke"
                      question="Programs that use it are refused at once."
                      act={() => revoke.mutate(id)}
                      state={revoke}
                    />
                  )
                )}
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function NewKey() {
  const { server } = useServer();
  const refresh = useRefresh();
  const [made, setMade] = useState<ApiKeyCreated | null>(null);
  if (made !== null) {
    return (
      <div className="panel">
        <ShownOnce lead="The key is shown this once." values={[['Key', made.key]]} close={() => setMade(null)} />
      </div>
    );
  }
  return (
    <Disclosed verb="New API key">
      {(close) => (
        <Form
          verb="Create the key"
          beside={<Close close={close} />}
          submit={async (values) => {
            const { name = '', days = '' } = values;
            const chosen = allScopes.filter((scope) => values[scope] === 'on');
            const expiresAt = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
            const body = { name, scopes: chosen, ...(days === '' ? {} : { expiresAt }) };
            setMade(await server.createApiKey({ body }));
            await refresh(['keys']);
          }}
        >
          <Text name="name" label="Name" required maxLength={100} placeholder="ci" />
          <fieldset>
            <legend className="legend">It may</legend>
            {allScopes.map((scope) => (
              <label key={scope} className="tick">
                <input type="checkbox" name={scope} defaultChecked={scope.startsWith('runs')} /> {scopes[scope]}
              </label>
            ))}
          </fieldset>
          <Choice name="days" label="It is good" options={lifetimes} />
        </Form>
      )}
    </Disclosed>
  );
}
