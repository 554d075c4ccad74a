import type { Environment, HookCreated, HookSource } from '@smokejumper/contracts';
import { useState } from 'react';
import { Confirmed } from '../parts/confirmed.tsx';
import { Choice, Text } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

const sources: readonly (readonly [HookSource, string])[] = [
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['vercel', 'Vercel'],
  ['netlify', 'Netlify'],
  ['generic', 'Anything else (signed)'],
];

/** Who tells us of deploys. */
export function Hooks({ environment }: { environment: Environment }) {
  const { may } = useSession();
  const path = { environmentId: environment.id };
  const key = ['hooks', environment.id];
  const hooks = useAsk(key, (server, signal) => server.listDeployHooksOfEnvironment({ path, signal }));
  const remove = useAct((server, hookId: string) => server.removeDeployHook({ path: { ...path, hookId } }), {
    refresh: [key],
  });
  const rows = hooks.data?.data ?? [];
  return (
    <Section title="Deploy hooks" lead="Whoever deploys tells us here, and the flows run.">
      <Problem error={hooks.error} />
      {rows.length === 0 && !hooks.isPending && <p className="none">No hook yet.</p>}
      {rows.length > 0 && (
        <ul className="rows">
          {rows.map(({ id, source, createdAt }) => (
            <li key={id} className="row">
              <div className="row-body">
                <p className="row-title">{sources.find(([value]) => value === source)?.[1]}</p>
                <p className="row-meta">
                  <span>
                    made <When at={createdAt} />
                  </span>
                </p>
                {source === 'vercel' && may('settings:write') && <OwnSecret path={{ ...path, hookId: id }} />}
              </div>
              {may('settings:write') && (
                <Confirmed
                  small
                  verb="Remove"
                  question="What it sends is refused from then on."
                  act={() => remove.mutate(id)}
                  state={remove}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {may('settings:write') && <NewHook environmentId={environment.id} />}
    </Section>
  );
}

function NewHook({ environmentId }: { environmentId: string }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [made, setMade] = useState<HookCreated | null>(null);
  return (
    <>
      <Form
        verb="Make a hook"
        layout="inline"
        submit={async ({ source }) => {
          setMade(await server.createDeployHook({ path: { environmentId }, body: { source: source as HookSource } }));
          await refresh(['hooks', environmentId]);
        }}
      >
        <Choice name="source" label="Told by" options={sources} />
      </Form>
      {made !== null && (
        <ShownOnce
          lead="Give both to whoever deploys. They are shown this once."
          values={[
            ['Address', made.url],
            ['Secret', made.secret],
          ]}
          close={() => setMade(null)}
        />
      )}
    </>
  );
}

/** Vercel makes its secret itself, once it knows the hook's address. */
function OwnSecret({ path }: { path: { environmentId: string; hookId: string } }) {
  const { server } = useServer();
  return (
    <details>
      <summary>Take Vercel’s own secret</summary>
      <Form
        verb="Use this secret"
        layout="inline"
        clears
        submit={({ value = '' }) => server.setSecretOfDeployHook({ path, body: { value } })}
      >
        <Text name="value" label="Secret" type="password" required minLength={8} autoComplete="off" />
      </Form>
    </details>
  );
}
