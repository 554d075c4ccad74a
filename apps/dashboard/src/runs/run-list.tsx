import type { RunStatus, Verdict } from '@smokejumper/contracts';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Select } from '../parts/forms/select.tsx';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames, useFlowNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { RunRows } from './run-rows.tsx';
import { statusTones, verdictTones } from './words.ts';

/** What is looked at, as the address says it. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const outcome = of('outcome');
  return {
    flow: of('flow'),
    environment: of('environment'),
    outcome,
    isOn: params.size > 0,
    clear: () => setParams({}, { replace: true }),
    set: (name: string, value: string) =>
      setParams(
        (before) => {
          if (value === '') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    query: {
      ...(of('flow') === '' ? {} : { flowId: of('flow') }),
      ...(of('environment') === '' ? {} : { environmentId: of('environment') }),
      ...(outcome in verdictTones ? { verdict: outcome as Verdict } : {}),
      ...(outcome in statusTones ? { status: outcome as RunStatus } : {}),
    },
  };
}

export function RunList() {
  const filter = useFilter();
  const { may } = useSession();
  const flows = useFlowNames();
  const environments = useEnvironmentNames();
  const runs = useList(
    ['runs', filter.query],
    (server, page, signal) => server.listRuns({ query: { ...filter.query, ...page }, signal }),
    { everyMs: 4_000 },
  );
  return (
    <Page title="Runs" lead="Every run of a flow, newest first. This page keeps itself up to date.">
      <search className="filters" aria-label="Runs">
        <Filter label="Flow" value={filter.flow} options={flows.options} set={(value) => filter.set('flow', value)} />
        <Filter
          label="Environment"
          value={filter.environment}
          options={environments.options}
          set={(value) => filter.set('environment', value)}
        />
        <Filter
          label="Outcome"
          value={filter.outcome}
          options={[...Object.keys(verdictTones), 'queued', 'running', 'cancelled'].map(
            (word) => [word, word] as const,
          )}
          set={(value) => filter.set('outcome', value)}
        />
        {filter.isOn && (
          <button type="button" className="quiet" onClick={filter.clear}>
            Show all
          </button>
        )}
      </search>
      <Listed list={runs} empty={filter.isOn ? <p>No run fits this.</p> : <FirstSteps mayWrite={may('flows:write')} />}>
        {(items) => <RunRows runs={items} environmentOf={environments.nameOf} />}
      </Listed>
    </Page>
  );
}

function Filter(props: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  set: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{props.label}</label>
      <Select
        id={id}
        label={props.label}
        value={props.value}
        options={[['', 'All'], ...props.options]}
        onChange={({ target }) => props.set(target.value)}
      />
    </div>
  );
}

function FirstSteps({ mayWrite }: { mayWrite: boolean }) {
  if (!mayWrite) return <p>Nothing has run yet.</p>;
  return (
    <>
      <h2>Nothing has run yet</h2>
      <ol>
        <li>
          <Link to="/environments">Create an environment</Link>: the address of the site to try.
        </li>
        <li>
          <Link to="/flows/new">Write a flow</Link>: a sentence or two of what should work.
        </li>
        <li>Run it now, or let each deploy run it: an environment’s hook tells us of one.</li>
      </ol>
    </>
  );
}
