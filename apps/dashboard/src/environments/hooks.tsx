import type { Environment, Hook, HookCreated, HookSource } from '@smokejumper/contracts';
import { useState } from 'react';
import { chosenOf, everyFlow } from '../parts/flow-choice/chosen.ts';
import { ChosenWords, WhichFlows } from '../parts/flow-choice/which-flows.tsx';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Close, Disclosed } from '../parts/forms/disclosed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
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
          {rows.map((hook) => (
            <HookRow key={hook.id} hook={hook} remove={remove} />
          ))}
        </ul>
      )}
      {may('settings:write') && <NewHook environmentId={environment.id} />}
    </Section>
  );
}

interface HookRowProps {
  hook: Hook;
  remove: { mutate: (hookId: string) => void; isPending: boolean; error: unknown };
}

function HookRow({ hook, remove }: HookRowProps) {
  const { may } = useSession();
  const { id, environmentId, source, createdAt } = hook;
  const path = { environmentId, hookId: id };
  return (
    <li className="row">
      <div className="row-body">
        <p className="row-title">{sources.find(([value]) => value === source)?.[1]}</p>
        <p className="row-meta">
          <span>
            runs <ChosenWords chosen={hook} />
          </span>
          <span>
            created <When at={createdAt} />
          </span>
        </p>
        {may('settings:write') && <WhatItRuns hook={hook} />}
        {source === 'vercel' && may('settings:write') && <OwnSecret path={path} />}
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
  );
}

/** What a delivery may say of its own, by who sends it. */
const ownWords: Record<HookSource, string> = {
  generic: 'A delivery that names flows itself is followed; so is its list of changed files.',
  github: 'A deployment that names flows in its payload is followed; so are the changed files it tells.',
  vercel: 'A deployment that names flows in its metadata is followed; so are the changed files it tells.',
  gitlab: 'GitLab’s own deliveries name no flows and no changed files.',
  netlify: 'Netlify’s deliveries name no flows and no changed files.',
};

function WhatItRuns({ hook }: { hook: Hook }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  const { id: hookId, environmentId, source } = hook;
  return (
    <details>
      <summary>What it runs</summary>
      <Form
        verb="Save"
        submit={async (values) => {
          setSaved(false);
          await server.changeDeployHook({ path: { environmentId, hookId }, body: chosenOf(values, hook) });
          await refresh(['hooks', environmentId]);
          setSaved(true);
        }}
        beside={saved && <span role="status">Saved.</span>}
      >
        <WhichFlows chosen={hook} />
        <p className="hint">
          {ownWords[source]} Changed files leave out flows that cover others; flows that cover none always run.
        </p>
      </Form>
    </details>
  );
}

function NewHook({ environmentId }: { environmentId: string }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const [made, setMade] = useState<HookCreated | null>(null);
  if (made !== null) {
    return (
      <ShownOnce
        lead="Give both to whoever deploys. They are shown this once."
        values={[
          ['Address', made.url],
          ['Secret', made.secret],
        ]}
        close={() => setMade(null)}
      />
    );
  }
  return (
    <Disclosed verb="New hook">
      {(close) => (
        <Form
          verb="Create the hook"
          submit={async (values) => {
            const body = { source: values.source as HookSource, ...chosenOf(values, everyFlow) };
            setMade(await server.createDeployHook({ path: { environmentId }, body }));
            await refresh(['hooks', environmentId]);
          }}
          beside={<Close close={close} />}
        >
          <Choice name="source" label="Sent by" options={sources} />
          <WhichFlows />
        </Form>
      )}
    </Disclosed>
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
