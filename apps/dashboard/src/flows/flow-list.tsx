import type { Flow } from '@smokejumper/contracts';
import { Link, useSearchParams } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { Listed } from '../parts/more.tsx';
import { useProjectNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { VerdictBadge } from '../runs/verdict-badge.tsx';
import { useAsk, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { Flake } from './flake.tsx';

export function FlowList() {
  const { may } = useSession();
  const projects = useProjectNames();
  const [params, setParams] = useSearchParams();
  const projectId = params.get('project');
  const flows = useList(['flows', 'list', projectId], (server, page, signal) =>
    server.listFlows({ query: { ...page, ...(projectId === null ? {} : { projectId }) }, signal }),
  );
  return (
    <Page
      title="Flows"
      lead="What should work, in plain words."
      actions={
        may('flows:write') && (
          <Link className="button primary" to="/flows/new">
            New flow
          </Link>
        )
      }
    >
      {projects.items.length > 1 && (
        <search className="filters" aria-label="Flows">
          <label className="filter">
            <span>Project</span>
            <select
              value={projectId ?? ''}
              onChange={({ target }) =>
                setParams(target.value === '' ? {} : { project: target.value }, { replace: true })
              }
            >
              <option value="">All</option>
              {projects.options.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </search>
      )}
      <Listed list={flows} empty={<p>There is no flow yet. The first one may be a single sentence.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((flow) => (
              <FlowRow key={flow.id} flow={flow} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function FlowRow({ flow }: { flow: Flow }) {
  return (
    <li className="row">
      <div className="row-start">
        <LastVerdict flowId={flow.id} />
      </div>
      <div className="row-body">
        <Link className="row-title" to={`/flows/${flow.id}`}>
          {flow.name}
        </Link>
        <p className="row-text">{flow.version.spec}</p>
        <p className="row-meta">
          {flow.quarantine !== null && <Chip title={flow.quarantine.reason}>quarantine</Chip>}
          {flow.version.needs !== null && <span>after {flow.version.needs}</span>}
          {flow.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
          {flow.file !== null && <span>{flow.file}</span>}
        </p>
      </div>
      <div className="row-end">
        <Flake flake={flow.flake} />
        <span>version {flow.version.number}</span>
      </div>
    </li>
  );
}

/** How the newest of the last runs that have ended turned out; read from one list for all rows. */
function LastVerdict({ flowId }: { flowId: string }) {
  const { data } = useAsk(['runs', 'recent'], (server, signal) => server.listRuns({ query: { limit: 100 }, signal }), {
    everyMs: 10_000,
  });
  const run = data?.data.find((one) => one.flowId === flowId && one.status !== 'cancelled');
  if (run === undefined) return <span className="none">{data === undefined ? '' : 'no run lately'}</span>;
  return (
    <Link className="plain" to={`/runs/${run.id}`} aria-label={`Last run: ${run.verdict ?? run.status}`}>
      <VerdictBadge run={run} />
    </Link>
  );
}
