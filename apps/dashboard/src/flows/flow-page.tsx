import type { Flow } from '@smokejumper/contracts';
import { Link, useParams } from 'react-router';
import { Badge } from '../parts/badge.tsx';
import { Loading } from '../parts/loading.tsx';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page, Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { RunRows } from '../runs/run-rows.tsx';
import { useAsk, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { ArchiveFlow } from './archive-flow.tsx';
import { Flake } from './flake.tsx';
import { Quarantine } from './quarantine.tsx';
import { RunNow } from './run-now.tsx';

export function FlowPage() {
  const { flowId = '' } = useParams();
  const flow = useAsk(['flows', flowId], (server, signal) => server.getFlow({ path: { flowId }, signal }));
  if (flow.data === undefined) return flow.isPending ? <Loading /> : <Problem error={flow.error} />;
  return <OneFlow flow={flow.data} />;
}

function OneFlow({ flow }: { flow: Flow }) {
  const { may } = useSession();
  const environments = useEnvironmentNames();
  const runs = useList(
    ['runs', { flowId: flow.id }],
    (server, page, signal) => server.listRuns({ query: { flowId: flow.id, ...page }, signal }),
    { everyMs: 5_000 },
  );
  const isArchived = flow.archivedAt !== null;
  return (
    <Page
      title={flow.name}
      actions={
        may('flows:write') &&
        !isArchived && (
          <Link className="button" to={`/flows/${flow.id}/edit`}>
            Edit
          </Link>
        )
      }
    >
      {isArchived && (
        <p className="note">
          Archived <When at={flow.archivedAt} />: it does not run any more.
        </p>
      )}
      <div className="run-columns">
        <div>
          <p className="spec">{flow.version.spec}</p>
          {may('runs:write') && !isArchived && <RunNow flow={flow} />}
          <Section title="Runs">
            <Listed list={runs} empty={<p>It has not run yet.</p>}>
              {(items) => <RunRows by="environment" runs={items} environmentOf={environments.nameOf} />}
            </Listed>
          </Section>
        </div>
        <aside aria-label="About this flow">
          <FlowFacts flow={flow} />
          <Quarantine flow={flow} />
          {may('flows:write') && !isArchived && <ArchiveFlow flow={flow} />}
        </aside>
      </div>
    </Page>
  );
}

function FlowFacts({ flow }: { flow: Flow }) {
  const { version } = flow;
  const variables = Object.entries(version.variables).map(([name, value]) => `${name} = ${value}`);
  const facts: [string, string | null][] = [
    ['Begins at', version.url],
    ['Begins after', version.needs],
    ['Variables', variables.length === 0 ? null : variables.join(', ')],
    ['Secrets', version.secrets.length === 0 ? null : version.secrets.join(', ')],
    ['Time limit', version.timeoutMs === null ? null : `${version.timeoutMs / 1_000} s`],
    ['Model', version.model],
    ['Tags', flow.tags.length === 0 ? null : flow.tags.join(', ')],
    ['Covers', flow.paths.length === 0 ? null : flow.paths.join(', ')],
    ['File', flow.file],
  ];
  return (
    <Section title="Facts">
      <dl className="facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div>
          <dt>Version</dt>
          <dd>
            {version.number}, <When at={version.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Stability</dt>
          <dd>
            {flow.flake.unstable > 0 ? (
              <Badge tone="unsure">{flow.flake.unstable} unstable</Badge>
            ) : (
              <Flake flake={flow.flake} />
            )}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
