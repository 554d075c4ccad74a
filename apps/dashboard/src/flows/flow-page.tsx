import type { Flow } from '@smokejumper/contracts';
import { Link, useParams, useSearchParams } from 'react-router';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page, Section } from '../parts/page.tsx';
import { Unread } from '../parts/unread.tsx';
import { When } from '../parts/when.tsx';
import { RunRows } from '../runs/run-rows.tsx';
import { useAsk, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { ArchiveFlow } from './archive-flow.tsx';
import { Baselines } from './baselines.tsx';
import { Flake } from './flake.tsx';
import { LearntPlan } from './learnt-plan.tsx';
import { Quarantine } from './quarantine.tsx';
import { RefFigures } from './ref-figures.tsx';
import { RunNow } from './run-now.tsx';
import { settingsOf } from './settings-of.ts';
import { Versions } from './versions.tsx';

export function FlowPage() {
  const { flowId = '' } = useParams();
  const flow = useAsk(['flows', flowId], (server, signal) => server.getFlow({ path: { flowId }, signal }));
  if (flow.data === undefined) return <Unread ask={flow} what="flow" list="/flows" />;
  return <OneFlow flow={flow.data} />;
}

function OneFlow({ flow }: { flow: Flow }) {
  const { may } = useSession();
  const [params] = useSearchParams();
  const view = views.find(([name]) => name === params.get('show'))?.[0] ?? 'runs';
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
          <Views shown={view} />
          {view === 'plan' && <LearntPlan flow={flow} />}
          {view === 'versions' && <Versions flow={flow} />}
          {view === 'references' && <RefFigures flow={flow} />}
          {view === 'baselines' && <Baselines flow={flow} />}
          {view === 'runs' && <RunsOfFlow flow={flow} />}
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

const views = [
  ['runs', 'Runs'],
  ['plan', 'Plan'],
  ['versions', 'Versions'],
  ['references', 'References'],
  ['baselines', 'Baselines'],
] as const;

function Views({ shown }: { shown: string }) {
  return (
    <nav className="views" aria-label="Of this flow">
      {views.map(([name, title]) => (
        <Link
          key={name}
          to={name === 'runs' ? '?' : `?show=${name}`}
          aria-current={name === shown ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

function RunsOfFlow({ flow }: { flow: Flow }) {
  const environments = useEnvironmentNames();
  const runs = useList(
    ['runs', { flowId: flow.id }],
    (server, page, signal) => server.listRuns({ query: { flowId: flow.id, ...page }, signal }),
    { everyMs: 5_000 },
  );
  return (
    <Listed list={runs} empty={<p>It has not run yet.</p>}>
      {(items) => <RunRows by="environment" runs={items} environmentOf={environments.nameOf} />}
    </Listed>
  );
}

function FlowFacts({ flow }: { flow: Flow }) {
  const { version } = flow;
  const set = settingsOf(version);
  set.delete('Name');
  if (flow.tags.length > 0) set.set('Tags', flow.tags.join(', '));
  if (flow.paths.length > 0) set.set('Covers', flow.paths.join(', '));
  if (flow.file !== null) set.set('File', flow.file);
  return (
    <Section title="Facts">
      <dl className="facts">
        {[...set].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Version</dt>
          <dd>
            {version.number}, <When at={version.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Stability</dt>
          <dd>
            <Flake flake={flow.flake} />
            {flow.flake.unstable > 0 && (
              <small className="hint block">
                {flow.flake.unstable} of the last {flow.flake.runs} runs passed only when tried again, or ended
                otherwise than the one before though nothing had changed.
              </small>
            )}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
