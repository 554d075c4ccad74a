import type { Baseline, Flow } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { When } from '../parts/when.tsx';
import { Screenshot } from '../runs/screenshot.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';

/** The pictures that runs of the flow are compared with. */
export function Baselines({ flow }: { flow: Flow }) {
  const baselines = useList(['flows', flow.id, 'baselines'], (server, page, signal) =>
    server.listBaselinesOfFlow({ path: { flowId: flow.id }, query: page, signal }),
  );
  return (
    <Listed
      list={baselines}
      empty={
        <p>
          No picture is kept. A flow that says <q>The page matches the baseline "start"</q> stores one with its first
          run, and is compared with it from then on.
        </p>
      }
    >
      {(items) => (
        <ul className="pictures">
          {items.map((baseline) => (
            <OneBaseline key={baseline.id} baseline={baseline} isArchived={flow.archivedAt !== null} />
          ))}
        </ul>
      )}
    </Listed>
  );
}

function OneBaseline({ baseline, isArchived }: { baseline: Baseline; isArchived: boolean }) {
  const { may } = useSession();
  const environments = useEnvironmentNames();
  const { id: baselineId, flowId, name, environmentId, runId, acceptedBy, createdAt } = baseline;
  const remove = useAct((server, _: undefined) => server.removeBaseline({ path: { flowId, baselineId } }), {
    refresh: [['flows', flowId, 'baselines']],
  });
  return (
    <li>
      <h2>{name}</h2>
      <p className="row-meta">
        <span>{environments.nameOf(environmentId)}</span>
        {lookWords(baseline).map((words) => (
          <span key={words}>{words}</span>
        ))}
        <span>
          {acceptedBy === null ? 'stored' : 'accepted'} <When at={createdAt} />
        </span>
        <Link to={`/runs/${runId}`}>its run</Link>
      </p>
      <Screenshot artifact={baseline} of={`the baseline ${name}`} />
      {may('flows:write') && !isArchived && (
        <Confirmed
          small
          verb="Remove"
          question="The next run stores a new one, and is inconclusive."
          act={() => remove.mutate(undefined)}
          state={remove}
        />
      )}
    </li>
  );
}

/** What was set for the browser that took it; what was not set is not told. */
function lookWords({ look: { viewport, colorScheme, locale, timezone } }: Baseline): string[] {
  const size = viewport && `${viewport.width} × ${viewport.height}`;
  return [size, colorScheme, locale, timezone].filter((word) => word !== null);
}
