import type { RunListItem } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { Took, When } from '../parts/when.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { triggerWords } from './words.ts';

/** Runs, one a row. `environmentOf` names an environment, where rows are of several. */
export function RunRows(props: { runs: readonly RunListItem[]; environmentOf?: (id: string) => string }) {
  const { runs, environmentOf } = props;
  return (
    <ul className="rows">
      {runs.map((run) => (
        <li key={run.id} className="row">
          <div className="row-start">
            <VerdictBadge run={run} />
          </div>
          <div className="row-body">
            <Link className="row-title" to={`/runs/${run.id}`}>
              {run.flow}
            </Link>
            {run.summary !== null && <p className="row-text">{run.summary}</p>}
            <p className="row-meta">
              {environmentOf !== undefined && <span>{environmentOf(run.environmentId)}</span>}
              <span>by {triggerWords[run.trigger]}</span>
              {run.attempts > 1 && <span>{run.attempts} attempts</span>}
              {run.flaky && <Chip title="Passed only after a failure on the same deployment">flaky</Chip>}
              {run.quarantined && <Chip title="Counts as no failure">quarantine</Chip>}
            </p>
          </div>
          <div className="row-end">
            <When at={run.createdAt} />
            <Took ms={run.durationMs} />
          </div>
        </li>
      ))}
    </ul>
  );
}
