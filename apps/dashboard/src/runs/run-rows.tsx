import type { RunListItem } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { Took, When } from '../parts/when.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { triggerWords } from './words.ts';

/** Runs, one a row, named by their flow; on a flow’s own page by the environment. */
interface RunRowsProps {
  runs: readonly RunListItem[];
  /** Names an environment, where rows are of several. */
  environmentOf?: (id: string) => string;
  by?: 'flow' | 'environment';
}

export function RunRows({ runs, environmentOf, by = 'flow' }: RunRowsProps) {
  return (
    <ul className="rows">
      {runs.map((run) => (
        <li key={run.id} className="row">
          <div className="row-start">
            <VerdictBadge run={run} />
          </div>
          <div className="row-body">
            <Link className="row-title" to={`/runs/${run.id}`}>
              {by === 'flow' ? run.flow : environmentOf?.(run.environmentId)}
            </Link>
            {run.summary !== null && <p className="row-text">{run.summary}</p>}
            <p className="row-meta">
              {by === 'flow' && environmentOf !== undefined && <span>{environmentOf(run.environmentId)}</span>}
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
